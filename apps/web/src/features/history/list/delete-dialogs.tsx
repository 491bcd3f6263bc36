import { errorText } from '#/lib/api/error-text.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { MessageDialog } from '#/ui/message-dialog.tsx';
import type { Deletion } from './use-deletion.ts';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly deletion: Pick<Deletion, 'asked' | 'decline' | 'confirm' | 'error' | 'dismiss'>;
};

/** The question before a session is deleted, and what is said when it could not be. */
export function DeleteDialogs({ deletion }: Props) {
  const { t } = useTexts();
  const { asked, decline, confirm, error, dismiss } = deletion;
  return (
    <>
      <AlertDialog
        open={asked !== null}
        title={sessionText('sessions.delete.title')}
        text={sessionText('sessions.delete.text')}
        cancelLabel={t('common.cancel')}
        confirmLabel={sessionText('sessions.delete.confirm')}
        onCancel={decline}
        onConfirm={confirm}
      />
      <MessageDialog
        open={error !== null}
        title={sessionText('sessions.delete.failed')}
        text={errorText(error, t('records.deleteFailed'))}
        closeLabel={t('common.ok')}
        onClose={dismiss}
      />
    </>
  );
}
