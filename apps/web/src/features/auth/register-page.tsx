import { register } from '@daedap/contract/calls/accounts';
import { policyVersion } from '@daedap/contract/constants/accounts';
import { pages } from '@daedap/contract/pages';
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
import { AuthFrame, withRedirect } from './auth-frame.tsx';
import { checkRegistration, type RegistrationValues } from './rules.ts';
import { useTexts } from './texts.ts';
import { useFieldMessages } from './use-field-messages.ts';

export function RegisterPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const loginPage = withRedirect(pages.login, query);
  return (
    <AuthFrame
      title={t('auth.register.title')}
      text={t('auth.register.text')}
      question={t('auth.register.haveAccount')}
      otherPage={loginPage}
      otherLabel={t('common.login')}
    >
      <RegisterForm loginPage={loginPage} />
    </AuthFrame>
  );
}

function RegisterForm({ loginPage }: { loginPage: string }) {
  const { t } = useTexts();
  const { form, submit } = useRegistration();
  const { errors, isSubmitting } = form;
  const messages = useFieldMessages(registrationFields, errors);
  const toggle = {
    showLabel: t('auth.fields.showPassword'),
    hideLabel: t('auth.fields.hidePassword'),
  };
  return (
    <Form label={t('auth.register.title')} onSubmit={submit}>
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <TextField
        label={t('auth.fields.username')}
        autoComplete="nickname"
        {...messages('username')}
        {...form.register('username')}
      />
      <div>
        <TextField
          label={t('auth.fields.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...messages('email')}
          {...form.register('email')}
        />
        {errors.email?.type === emailTaken && (
          <Link
            to={loginPage}
            className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
          >
            {t('auth.register.signInInstead')}
          </Link>
        )}
      </div>
      <PasswordField
        label={t('auth.fields.password')}
        hint={t('auth.fields.passwordHint')}
        autoComplete="new-password"
        {...toggle}
        {...messages('password')}
        {...form.register('password')}
      />
      <PasswordField
        label={t('auth.fields.confirm')}
        autoComplete="new-password"
        {...toggle}
        {...messages('confirm')}
        {...form.register('confirm')}
      />
      <ConsentLine />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('auth.register.submit')}
      </Button>
    </Form>
  );
}

/** What signing up means. The version goes to the server with the form. */
function ConsentLine() {
  const { t } = useTexts();
  const link = 'font-semibold text-accent-ink underline underline-offset-4';
  return (
    <p className="text-sm leading-relaxed text-ink-soft">
      {t('auth.register.consent')}{' '}
      <Link to={pages.terms} className={link}>
        {t('auth.register.terms')}
      </Link>
      {t('auth.register.and')}
      <Link to={pages.privacy} className={link}>
        {t('auth.register.privacy')}
      </Link>
      {t('auth.register.consentEnd')}
    </p>
  );
}

const registrationFields = ['username', 'email', 'password', 'confirm'] as const;

/** The error type of an email address that already has an account. */
const emailTaken = 'taken';

function useRegistration() {
  const { t } = useTexts();
  const form = useForm<keyof RegistrationValues>({
    check: checkRegistration,
    initial: { username: '', email: '', password: '', confirm: '' },
  });

  const showError = (error: unknown) => {
    const fallback = t('auth.errors.registrationFailed');
    if (error instanceof ApiError && error.code === 'EMAIL_TAKEN') {
      const message = formErrorText(error, fallback);
      form.setError('email', { type: emailTaken, message }, { shouldFocus: true });
      return;
    }
    const named = fieldErrors(error, registrationFields);
    for (const { field, message } of named) {
      form.setError(field, { type: 'server', message }, { shouldFocus: field === named[0]?.field });
    }
    if (named.length === 0) form.setError('root', { message: formErrorText(error, fallback) });
  };

  const submit = form.handleSubmit(async ({ email, password, username }) => {
    try {
      const body = { email, password, username, consent: policyVersion };
      const { token, user } = await call(register, { body });
      startSession(token, user);
    } catch (error) {
      showError(error);
    }
  });

  return { form, submit };
}
