import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { HowWeScoreLink } from '#/domain/session/how-we-score-link.tsx';
import { Score } from '#/domain/session/score.tsx';
import { formatCount } from '#/lib/format.ts';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import type { Totals } from './queries.ts';
import { useTexts } from './texts.ts';

/** Rows of two and three on a phone, one row on a wide screen. */
const tiles = [
  { name: 'totalSessions', unit: 'count', span: 'col-span-3' },
  { name: 'completedSessions', unit: 'count', span: 'col-span-3' },
  { name: 'totalAnswers', unit: 'count', span: 'col-span-2' },
  { name: 'avgScore', unit: null, span: 'col-span-2' },
  { name: 'totalTime', unit: 'minutes', span: 'col-span-2' },
] as const;

type Tile = (typeof tiles)[number];

type Query = Pick<UseQueryResult<Totals>, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;

const look = 'text-2xl font-extrabold whitespace-nowrap tabular-nums sm:text-3xl';

/** The five figures above the lists. The lists do not depend on them. */
export function TotalTiles({ query }: { query: Query }) {
  const { t } = useTexts();
  const titleId = useId();
  const { data, errorUpdateCount } = query;
  const missing = data === undefined && errorUpdateCount > 0;
  const shown = ({ name, unit }: Tile): ReactNode => {
    if (missing) return <Unknown />;
    if (!data) return <Skeleton width="3.5rem" height="1.75rem" />;
    if (unit !== null) return <Figure value={data[name]} unit={t(`records.totals.${unit}`)} />;
    // Without completed sessions there is no average; the server sends 0.
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
      <HowWeScoreLink />
      {missing && (
        <div className="mt-1">
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

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={look}>
      {formatCount(value)}
      <span className="text-sm font-semibold">{unit}</span>
    </span>
  );
}

/** Stands for a figure that could not be loaded. */
function Unknown() {
  const { t } = useTexts();
  return (
    <span className={`${look} text-ink-soft`}>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{t('records.totals.none')}</span>
    </span>
  );
}
