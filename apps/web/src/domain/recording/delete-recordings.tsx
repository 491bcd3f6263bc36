import { recordingsKeptByCleanup } from '@daedap/contract/constants/storage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportError } from '#/lib/errors/report-error.ts';
import { formatBytes } from '#/lib/format.ts';
import { beyondLatest, cleanUp, deleteRecordings } from '#/media/store/recordings.ts';
import type { Recording } from '#/media/store/rows.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Button } from '#/ui/button.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { storageKey } from './queries.ts';
import { useTexts } from './texts.ts';

type Props = { readonly userId: number; readonly recordings: readonly Recording[] };

/** Deletes all but the latest recordings, after a confirmation. Shown only when there are more. */
export function CleanUp({ userId, recordings }: Props) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const clean = useMutation({
    mutationFn: () => cleanUp(userId),
    onSuccess: (number) => {
      showToast(t('storage.cleanUp.done', { number }));
      return client.invalidateQueries({ queryKey: storageKey(userId) });
    },
    onError: (error) => {
      reportError(error, 'storage', 'deleting recordings');
      showToast(t('storage.remove.failed'));
    },
  });
  const going = beyondLatest(recordings);
  if (going.length === 0) return null;
  const kept = recordingsKeptByCleanup;
  const size = formatBytes(bytesOf(going));
  return (
    <>
      <Button variant="secondary" busy={clean.isPending} onClick={() => setAsking(true)}>
        {t('storage.cleanUp.button', { kept })}
      </Button>
      <AlertDialog
        open={asking}
        title={t('storage.cleanUp.title', { kept })}
        text={t('storage.cleanUp.text', { number: going.length, size })}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('storage.cleanUp.confirm', { number: going.length })}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          clean.mutate();
        }}
      />
    </>
  );
}

type DeleteProps = {
  readonly userId: number;
  /** What to delete; null keeps the question closed. */
  readonly recording: Recording | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Deletes one recording after a confirmation. */
export function DeleteRecording({ userId, recording, onClose, onDeleted }: DeleteProps) {
  const { t } = useTexts();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (going: string) => deleteRecordings(userId, ({ id }) => id === going),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: storageKey(userId) });
      showToast(t('storage.remove.done'));
      onDeleted();
    },
    onError: (error) => {
      reportError(error, 'storage', 'deleting recordings');
      showToast(t('storage.remove.failed'));
    },
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

/** The total size of recordings. */
export function bytesOf(recordings: readonly { readonly blob: Blob }[]): number {
  return recordings.reduce((sum, { blob }) => sum + blob.size, 0);
}
