import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteRecordings } from '#/media/store/recordings.ts';
import type { Recording } from '#/media/store/rows.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { storageKey } from './queries.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly userId: number;
  /** What to delete; null keeps the question closed. */
  readonly recording: Recording | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

export function DeleteRecording({ userId, recording, onClose, onDeleted }: Props) {
  const { t } = useTexts();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (going: string) => deleteRecordings(userId, ({ id }) => id === going),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: storageKey(userId) });
      showToast(t('storage.remove.done'));
      onDeleted();
    },
    onError: () => showToast(t('storage.remove.failed')),
  });
  const question = recording?.questionText || t('storage.row.noQuestion');
  return (
    <AlertDialog
      open={recording !== null}
      title={t('storage.remove.title')}
      text={t('storage.remove.text', { question })}
      cancelLabel={t('common.cancel')}
      confirmLabel={t('storage.remove.confirm')}
      onCancel={onClose}
      onConfirm={() => {
        if (recording) remove.mutate(recording.id);
        onClose();
      }}
    />
  );
}
