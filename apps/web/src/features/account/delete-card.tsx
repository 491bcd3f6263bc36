import { deleteMe } from '@daedap/contract/calls/accounts';
import { isValidationText } from '@daedap/contract/validation-texts';
import { useState } from 'react';
import { useUserId } from '#/domain/recording/queries.ts';
import { call } from '#/lib/api/call.ts';
import { fieldErrors, formErrorText } from '#/lib/api/error-text.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { signOut } from '#/lib/exit-app.ts';
import { firstIssues } from '#/lib/form-rules.ts';
import { ruleError, useForm } from '#/lib/use-form.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Form } from '#/ui/form.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PasswordField } from '#/ui/text-field.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { useTexts } from './texts.ts';

export function DeleteCard() {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('account.delete.title')}>
      <p className="text-ink-soft">{t('account.delete.text')}</p>
      <div className="mt-4">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('account.delete.button')}
        </Button>
      </div>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

const lost = ['lostAccount', 'lostSessions', 'lostAnalysis', 'lostRecordings'] as const;

function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open={open} title={t('account.delete.dialogTitle')} locked={busy} onDismiss={onClose}>
      <p className="mt-4 font-semibold">{t('account.delete.lost')}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {lost.map((what) => (
          <li key={what}>{t(`account.delete.${what}`)}</li>
        ))}
      </ul>
      <p className="mt-3 mb-5 text-ink-soft">{t('account.delete.cannotUndo')}</p>
      <DeleteForm onCancel={onClose} onBusy={setBusy} />
    </Dialog>
  );
}

type Values = { password: string };
type DeleteFormProps = { readonly onCancel: () => void; readonly onBusy: (busy: boolean) => void };

/** The videos are on this device: without the account nobody could reach them here any more. */
const deleteLocalData = (userId: number | null) =>
  deleteIfKnown(userId).then(
    () => 'done' as const,
    reportAndReturn('storage', 'deleting the recordings of an account', 'doneElsewhere' as const),
  );

async function deleteIfKnown(userId: number | null): Promise<void> {
  if (userId === null) return;
  // Few users need it, so it does not come with the page.
  const { deleteEverythingOf } = await import('#/media/store/delete-everything.ts');
  await deleteEverythingOf(userId);
}

function DeleteForm({ onCancel, onBusy }: DeleteFormProps) {
  const { t } = useTexts();
  const userId = useUserId();
  const { register, handleSubmit, setError, errors, isSubmitting } = useForm<keyof Values>({
    check: (values) => firstIssues(deleteMe.body, values),
    initial: { password: '' },
  });
  const message = errors.password?.message ?? '';
  const byRule = errors.password?.type === ruleError && isValidationText(message);

  const remove = async (values: Values) => {
    try {
      await call(deleteMe, { body: values });
    } catch (error) {
      const [wrong] = fieldErrors(error, ['password']);
      if (wrong) {
        setError('password', { type: 'server', message: wrong.message }, { shouldFocus: true });
      } else {
        setError('root', { message: formErrorText(error, t('account.delete.failed')) });
      }
      return;
    }
    const result = await deleteLocalData(userId);
    await signOut({ alreadyEnded: true });
    showToast(t(`account.delete.${result}`));
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
