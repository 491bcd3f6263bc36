import { Link } from 'react-router';
import { Button } from '#/ui/button.tsx';
import { Form } from '#/ui/form.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PasswordField } from '#/ui/password-field.tsx';
import { TextField } from '#/ui/text-field.tsx';
import { useFieldMessages } from './use-field-messages.ts';
import { registrationFields, taken, useRegistration } from './use-registration.ts';
import { useTexts } from './texts.ts';

export function RegisterForm({ loginPage }: { loginPage: string }) {
  const { t } = useTexts();
  const { form, submit } = useRegistration();
  const { errors, isSubmitting } = form.formState;
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
        {errors.email?.type === taken && (
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
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('auth.register.submit')}
      </Button>
    </Form>
  );
}
