import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Score } from '#/domain/session/score.tsx';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { Totals } from './api/get-totals.ts';
import { Figure, Unknown } from './figure.tsx';
import { useTexts } from './texts.ts';

/** Two and three in a row on a phone, all beside each other where there is room. */
const tiles = [
  { name: 'totalSessions', unit: 'count', span: 'col-span-3' },
  { name: 'completedSessions', unit: 'count', span: 'col-span-3' },
  { name: 'totalAnswers', unit: 'count', span: 'col-span-2' },
  { name: 'avgScore', unit: null, span: 'col-span-2' },
  { name: 'totalTime', unit: 'minutes', span: 'col-span-2' },
] as const;

type Tile = (typeof tiles)[number];
type Query = Pick<UseQueryResult<Totals>, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;

/** The five figures above the list. Without them the list stands all the same. */
export function TotalTiles({ query }: { query: Query }) {
  const { t } = useTexts();
  const titleId = useId();
  const { data, errorUpdateCount } = query;
  const missing = data === undefined && errorUpdateCount > 0;
  const shown = ({ name, unit }: Tile): ReactNode => {
    if (missing) return <Unknown />;
    if (!data) return <Skeleton width="3.5rem" height="1.75rem" />;
    if (unit !== null) return <Figure value={data[name]} unit={t(`records.totals.${unit}`)} />;
    // An average of nothing is no zero.
    return <Score value={data.completedSessions === 0 ? null : data.avgScore} size="large" />;
  };
  return (
    <section aria-labelledby={titleId} className="@container">
      <h2 id={titleId} className="sr-only">
        {t('records.totals.title')}
      </h2>
      <dl className="grid grid-cols-6 gap-2 sm:gap-3 md:grid-cols-5">
        {tiles.map((tile) => (
          <div
            key={tile.name}
            className={`flex flex-col gap-1 rounded-card border border-line bg-surface p-3 @max-3xs:col-span-3 sm:p-4 md:col-span-1 ${tile.span}`}
          >
            <dt className="text-sm text-ink-soft">{t(`records.totals.${tile.name}`)}</dt>
            <dd className="mt-auto flex min-h-9 items-end">{shown(tile)}</dd>
          </div>
        ))}
      </dl>
      {missing && (
        <div className="mt-3">
          <Notice tone="info">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="text-pretty">{t('records.totals.missing')}</p>
              <Button
                variant="secondary"
                busy={query.isFetching}
                onClick={() => void query.refetch()}
              >
                {t('records.totals.again')}
              </Button>
            </div>
          </Notice>
        </div>
      )}
    </section>
  );
}
