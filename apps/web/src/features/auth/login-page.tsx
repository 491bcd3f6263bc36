import { login } from '@daedap/contract/calls/accounts';
import { pages } from '@daedap/contract/pages';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from '#/lib/router/hooks.ts';
import { Link } from '#/lib/router/link.tsx';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { fieldErrors, formErrorText } from '#/lib/api/error-text.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { useForm } from '#/lib/use-form.ts';
import { Button } from '#/ui/button.tsx';
import { Form } from '#/ui/form.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PasswordField, TextField } from '#/ui/text-field.tsx';
import { canUsePasskeys } from '#/lib/env.ts';
import { AuthFrame, textLinkClass, withRedirect } from './auth-frame.tsx';
import { checkSignIn, type SignInValues } from './rules.ts';
import { useTexts } from './texts.ts';
import { useFieldMessages } from './use-field-messages.ts';

export function LoginPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  return (
    <AuthFrame
      title={t('auth.login.title')}
      text={t('auth.login.text')}
      question={t('auth.login.noAccount')}
      otherPage={withRedirect(pages.register, query)}
      otherLabel={t('common.register')}
    >
      {query.get('reason') === 'expired' && (
        <div className="mb-5">
          <Notice tone="info">{t('auth.login.expired')}</Notice>
        </div>
      )}
      <LoginForm />
    </AuthFrame>
  );
}

const fields = ['email', 'password', 'code'] as const;

const never = () => () => undefined;
/** Nearly every browser can use them, so the page of the build offers them. */
const expectPasskeys = () => true;

/** Success changes the session, and the guard around the page redirects. */
function LoginForm() {
  const { t } = useTexts();
  const [needsCode, setNeedsCode] = useState(false);
  const { register, handleSubmit, setError, resetField, errors, isSubmitting } = useForm<
    keyof SignInValues
  >({
    check: (values) => checkSignIn(values, needsCode),
    initial: { email: '', password: '', code: '' },
  });
  const messages = useFieldMessages(fields, errors);
  const passkeys = useSyncExternalStore(never, canUsePasskeys, expectPasskeys);

  const showFailure = (error: unknown) =>
    setError('root', { message: formErrorText(error, t('auth.errors.loginFailed')) });
  const submit = handleSubmit(async ({ code, ...values }) => {
    try {
      const body = needsCode ? { ...values, code } : values;
      const { token, user } = await call(login, { body });
      startSession(token, user);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') {
        setNeedsCode(true);
        return;
      }
      const named = fieldErrors(error, fields);
      for (const { field, message } of named) setError(field, { type: 'server', message });
      if (named.length === 0) showFailure(error);
    }
  });
  const signInWithoutPassword = async () => {
    try {
      const { signInByPasskey } = await import('#/domain/account/passkey-calls.ts');
      const signedIn = await signInByPasskey();
      if (signedIn) startSession(signedIn.token, signedIn.user);
    } catch (error) {
      showFailure(error);
    }
  };
  const goBack = () => {
    resetField('code');
    setNeedsCode(false);
  };

  return (
    <Form label={t('auth.login.title')} onSubmit={submit}>
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      {needsCode ? (
        <TextField
          label={t('auth.login.code')}
          autoComplete="one-time-code"
          // The answer to what was just pressed.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...messages('code')}
          {...register('code')}
        />
      ) : (
        <>
          <TextField
            label={t('auth.fields.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...messages('email')}
            {...register('email')}
          />
          <PasswordField
            label={t('auth.fields.password')}
            showLabel={t('auth.fields.showPassword')}
            hideLabel={t('auth.fields.hidePassword')}
            autoComplete="current-password"
            {...messages('password')}
            {...register('password')}
          />
        </>
      )}
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('auth.login.submit')}
      </Button>
      {needsCode ? (
        <Button variant="quiet" wide onClick={goBack}>
          {t('common.cancel')}
        </Button>
      ) : (
        <p className="-my-2 flex flex-wrap justify-center gap-x-4 text-center">
          {passkeys && (
            <button
              type="button"
              className={textLinkClass}
              onClick={() => void signInWithoutPassword()}
            >
              {t('auth.login.passkey')}
            </button>
          )}
          <Link to={pages.forgotPassword} className={textLinkClass}>
            {t('auth.login.forgot')}
          </Link>
        </p>
      )}
    </Form>
  );
}
