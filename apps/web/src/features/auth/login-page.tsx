import { login } from '@daedap/contract/calls/accounts';
import { pages } from '@daedap/contract/pages';
import { useForm } from 'react-hook-form';
import { useSearchParams } from '#/lib/router/hooks.ts';
import { call } from '#/lib/api/call.ts';
import { fieldErrors, formErrorText } from '#/lib/api/error-text.ts';
import { rulesResolver } from '#/lib/form-rules.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { Button } from '#/ui/button.tsx';
import { Form } from '#/ui/form.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PasswordField, TextField } from '#/ui/text-field.tsx';
import { AuthFrame, withRedirect } from './auth-frame.tsx';
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

const fields = ['email', 'password'] as const;
const resolver = rulesResolver<SignInValues>(checkSignIn);

/** Success changes the session, and the guard around the page redirects. */
function LoginForm() {
  const { t } = useTexts();
  const { register, handleSubmit, setError, formState } = useForm<SignInValues>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const messages = useFieldMessages(fields, formState.errors);

  const submit = handleSubmit(async (values) => {
    try {
      const { token, user } = await call(login, { body: values });
      startSession(token, user);
    } catch (error) {
      const named = fieldErrors(error, fields);
      for (const { field, message } of named) setError(field, { type: 'server', message });
      if (named.length > 0) return;
      setError('root', { message: formErrorText(error, t('auth.errors.loginFailed')) });
    }
  });

  return (
    <Form label={t('auth.login.title')} onSubmit={submit}>
      {formState.errors.root && (
        <Notice tone="danger" role="alert">
          {formState.errors.root.message}
        </Notice>
      )}
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
      <Button type="submit" size="large" wide busy={formState.isSubmitting}>
        {t('auth.login.submit')}
      </Button>
    </Form>
  );
}
