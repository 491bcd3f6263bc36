import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatBytes, formatDuration } from '#/lib/format.ts';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import {
  discardUnfinished,
  keepUnfinished,
  type UnfinishedRecording,
} from '#/media/store/unfinished.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { storageKey, unfinishedQuery, useUserId } from './queries.ts';
import { useTexts } from './texts.ts';

/** Offers to keep or discard unfinished recordings. Shows nothing without any, or without a database. */
export function RecoveryNotice() {
  const userId = useUserId();
  return userId === null ? null : <UnfinishedList userId={userId} />;
}

function UnfinishedList({ userId }: { userId: number }) {
  const { t } = useTexts();
  const { data = [] } = useQuery(unfinishedQuery(userId));
  if (data.length === 0) return null;
  return (
    <Card title={t('storage.recovery.title')}>
      <p className="text-ink-soft">{t('storage.recovery.text')}</p>
      <ul className="mt-2 divide-y divide-line">
        {data.map((unfinished) => (
          <UnfinishedItem key={unfinished.draft.id} userId={userId} unfinished={unfinished} />
        ))}
      </ul>
    </Card>
  );
}

type ItemProps = { readonly userId: number; readonly unfinished: UnfinishedRecording };

function UnfinishedItem({ userId, unfinished }: ItemProps) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: storageKey(userId) });
  const keep = useMutation({
    mutationFn: async () => {
      const { status } = await keepUnfinished(unfinished);
      if (status === 'saved') showToast(t('storage.recovery.kept'));
      return status;
    },
    onSuccess: (status) => (status === 'saved' ? refresh() : undefined),
  });
  const discard = useMutation({
    mutationFn: () => discardUnfinished(unfinished),
    onSuccess: () => {
      showToast(t('storage.recovery.discarded'));
      return refresh();
    },
  });
  const { draft, duration, bytes } = unfinished;
  const question = draft.questionText || t('storage.row.noQuestion');
  const busy = keep.isPending || discard.isPending;
  const failed = keep.isError || discard.isError || (keep.isSuccess && keep.data !== 'saved');
  return (
    <li className="py-4 last:pb-0">
      <p className="font-semibold">{question}</p>
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        {[
          shortDateAndTimeText(new Date(draft.startedAt)),
          formatDuration(duration),
          formatBytes(bytes),
        ].join(' · ')}
      </p>
      {failed && (
        <div className="mt-3">
          <Notice tone="danger" role="alert">
            {keep.data === 'full' ? t('storage.recovery.full') : t('storage.recovery.failed')}
          </Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => keep.mutate()}>
          {t('storage.recovery.keep')}
        </Button>
        <Button variant="secondary" onClick={busy ? undefined : () => setAsking(true)}>
          {t('storage.recovery.discard')}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        title={t('storage.recovery.discardTitle')}
        text={t('storage.recovery.discardText', { question })}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('storage.recovery.discard')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          discard.mutate();
        }}
      />
    </li>
  );
}
