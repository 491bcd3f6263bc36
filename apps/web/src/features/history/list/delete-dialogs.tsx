import { errorText } from '#/lib/api/error-text.ts';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { MessageDialog } from '#/ui/message-dialog.tsx';
import type { Deletion } from './use-deletion.ts';

type Props = {
  readonly deletion: Pick<Deletion, 'asked' | 'decline' | 'confirm' | 'error' | 'dismiss'>;
};

/** The question before a session is deleted, and what is said when it could not be. */
export function DeleteDialogs({ deletion }: Props) {
  const { t } = useTranslation();
  const { asked, decline, confirm, error, dismiss } = deletion;
  return (
    <>
      <AlertDialog
        open={asked !== null}
        title={t('sessions.delete.title')}
        text={t('sessions.delete.text')}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('sessions.delete.confirm')}
        onCancel={decline}
        onConfirm={confirm}
      />
      <MessageDialog
        open={error !== null}
        title={t('sessions.delete.failed')}
        text={errorText(error, t('records.deleteFailed'))}
        closeLabel={t('common.ok')}
        onClose={dismiss}
      />
    </>
  );
}
