import { useQuery } from '@tanstack/react-query';
import { LocalRows } from '#/domain/recording/local-rows.tsx';
import { localRowsQuery } from '#/domain/recording/queries.ts';
import { countOf } from '#/media/store/local-rows.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly sessionId: number; readonly userId: number };

/** For developers only. */
export function DebugPanel({ sessionId, userId }: Props) {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = useQuery(localRowsQuery(userId));
  const missing = isError ? t('details.debug.failed') : '…';
  const rows = {
    session: sessionId,
    user: userId,
    recordings: data ? countOf(data.recordings) : missing,
    sessions: data ? countOf(data.sessions) : missing,
    videoAnswers: data ? countOf(data.videoAnswers) : missing,
  };
  return (
    <Card title={t('details.debug.title')}>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {(['session', 'user', 'recordings', 'sessions', 'videoAnswers'] as const).map((name) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line pb-1">
            <dt className="text-ink-soft">{t(`details.debug.${name}`)}</dt>
            <dd className="font-mono wrap-anywhere">{rows[name]}</dd>
          </div>
        ))}
      </dl>
      {data && <LocalRows rows={data} />}
      <div className="mt-4">
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('details.debug.refresh')}
        </Button>
      </div>
    </Card>
  );
}
