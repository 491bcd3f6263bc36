import { deleteMe } from '@daedap/contract/calls/accounts';
import { isValidationText } from '@daedap/contract/validation-texts';
import { useForm } from 'react-hook-form';
import { formErrorText } from '#/lib/api/error-text.ts';
import { fieldErrors } from '#/lib/api/field-errors.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { signOut } from '#/lib/exit-app.ts';
import { firstIssues } from '#/lib/forms/first-issues.ts';
import { ruleError, rulesResolver } from '#/lib/forms/rules-resolver.ts';
import { deleteEverythingOf } from '#/media/store/delete-everything.ts';
import { useUserId } from '#/domain/recording/queries.ts';
import { Button } from '#/ui/button.tsx';
import { Form } from '#/ui/form.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PasswordField } from '#/ui/password-field.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { deleteAccount } from './api/delete-account.ts';
import { useTexts } from './texts.ts';

type Values = { password: string };
type Props = { readonly onCancel: () => void; readonly onBusy: (busy: boolean) => void };

/** The videos are on this device: without the account nobody could reach them here any more. */
const forgetHere = (userId: number | null) =>
  (userId === null ? Promise.resolve() : deleteEverythingOf(userId)).then(
    () => 'done' as const,
    reportAndReturn('storage', 'deleting the recordings of an account', 'doneElsewhere' as const),
  );

const resolver = rulesResolver<Values>((values) => firstIssues(deleteMe.body, values));

export function DeleteForm({ onCancel, onBusy }: Props) {
  const { t } = useTexts();
  const userId = useUserId();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const message = errors.password?.message ?? '';
  const byRule = errors.password?.type === ruleError && isValidationText(message);

  const remove = async (values: Values) => {
    try {
      await deleteAccount(values);
    } catch (error) {
      const [wrong] = fieldErrors(error, ['password']);
      if (wrong) {
        setError('password', { type: 'server', message: wrong.message }, { shouldFocus: true });
      } else {
        setError('root', { message: formErrorText(error, t('account.delete.failed')) });
      }
      return;
    }
    const outcome = await forgetHere(userId);
    await signOut();
    showToast(t(`account.delete.${outcome}`));
  };

  const submit = handleSubmit(async (values) => {
    onBusy(true);
    await remove(values);
    onBusy(false);
  });

  return (
    <Form label={t('account.delete.dialogTitle')} onSubmit={submit}>
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <PasswordField
        label={t('account.delete.password')}
        showLabel={t('account.delete.showPassword')}
        hideLabel={t('account.delete.hidePassword')}
        autoComplete="current-password"
        error={byRule ? t(`account.errors.${message}`) : message}
        {...register('password')}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={isSubmitting ? undefined : onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          {t('account.delete.confirm')}
        </Button>
      </div>
    </Form>
  );
}
