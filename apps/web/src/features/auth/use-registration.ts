import { useForm } from 'react-hook-form';
import { ApiError } from '#/lib/api/api-error.ts';
import { formErrorText } from '#/lib/api/error-text.ts';
import { fieldErrors } from '#/lib/api/field-errors.ts';
import { rulesResolver } from '#/lib/forms/rules-resolver.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { createAccount } from './api/create-account.ts';
import { checkRegistration, type RegistrationValues } from './rules.ts';
import { useTexts } from './texts.ts';

export const registrationFields = ['username', 'email', 'password', 'confirm'] as const;

/** The error type of an address that has an account already. */
export const taken = 'taken';

const resolver = rulesResolver<RegistrationValues>(checkRegistration);

export function useRegistration() {
  const { t } = useTexts();
  const form = useForm<RegistrationValues>({
    resolver,
    defaultValues: { username: '', email: '', password: '', confirm: '' },
  });

  const show = (error: unknown) => {
    const fallback = t('auth.errors.registrationFailed');
    if (error instanceof ApiError && error.code === 'EMAIL_TAKEN') {
      const message = formErrorText(error, fallback);
      form.setError('email', { type: taken, message }, { shouldFocus: true });
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
      const { token, user } = await createAccount({ email, password, username });
      startSession(token, user);
    } catch (error) {
      show(error);
    }
  });

  return { form, submit };
}
