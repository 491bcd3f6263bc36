import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteLocalDatabases } from '#/media/store/delete-database.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Button } from '#/ui/button.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { Notice } from '#/ui/notice.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { storageKey } from './queries.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly userId: number;
  readonly retrying: boolean;
  readonly onRetry: () => void;
};

/** The database cannot be opened: offers a retry, or a reset that deletes its content. */
export function StorageFailure({ userId, retrying, onRetry }: Props) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: deleteLocalDatabases,
    onSuccess: (deletion) => {
      if (deletion === 'blocked') return undefined;
      showToast(t('storage.failure.resetDone'));
      return client.invalidateQueries({ queryKey: storageKey(userId) });
    },
  });
  return (
    <>
      <ErrorState
        title={t('storage.failure.title')}
        text={t('storage.failure.text')}
        action={
          <>
            <Button variant="secondary" busy={retrying} onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <Button variant="quiet" busy={reset.isPending} onClick={() => setAsking(true)}>
              {t('storage.failure.reset')}
            </Button>
          </>
        }
      />
      {(reset.isError || reset.data === 'blocked') && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {reset.isError ? t('storage.failure.resetFailed') : t('storage.failure.resetBlocked')}
          </Notice>
        </div>
      )}
      <AlertDialog
        open={asking}
        title={t('storage.failure.resetTitle')}
        text={t('storage.failure.resetText')}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('storage.failure.resetConfirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          reset.mutate();
        }}
      />
    </>
  );
}
