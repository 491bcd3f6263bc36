import { recordingsKeptByCleanup } from '@daedap/contract/constants/storage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beyondLatest, cleanUp } from '#/media/store/clean-up.ts';
import type { Recording } from '#/media/store/rows.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Button } from '#/ui/button.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { formatBytes } from '#/lib/format.ts';
import { bytesOf } from './bytes-of.ts';
import { storageKey } from './queries.ts';
import { useTexts } from './texts.ts';

type Props = { readonly userId: number; readonly recordings: readonly Recording[] };

/** There only when there is something to clean up, and done only after a second word. */
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
    onError: () => showToast(t('storage.remove.failed')),
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
