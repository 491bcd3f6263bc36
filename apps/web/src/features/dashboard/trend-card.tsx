import { mainCategoryNames } from '@daedap/contract/category-names';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type * as parts from '#/domain/answer/review/parts.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { dateText, shortDayOfMonthText } from '#/lib/time/date-text.ts';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { ScoreLine } from './score-line.tsx';
import { useTexts } from './texts.ts';
import { type TrendPoint, trendSummaryOf } from './trend.ts';

export type Trend = Pick<UseQueryResult<TrendPoint[]>, 'data' | 'isPending'>;

/** Comes after the page: the chart is complete without it. */
const missing: Pick<typeof parts, 'TrendDelivery'> = { TrendDelivery: () => null };
const TrendDelivery = lazy(async () => ({
  default: (
    await import('#/domain/answer/review/parts.ts').catch(
      reportAndReturn('answers', 'loading how it was said', missing),
    )
  ).TrendDelivery,
}));

/** A line needs two points. */
const fewestPoints = 2;

/** The trend is optional: without it the rest of the dashboard works as usual. */
export function TrendCard({ trend: { data, isPending } }: { trend: Trend }) {
  const { t } = useTexts();
  return (
    <Card title={t('dashboard.trend.title')}>
      {data === undefined && isPending && <Skeleton width="100%" height="12rem" />}
      {data === undefined && !isPending && <TrendMessage text={t('dashboard.trend.failed')} />}
      {data && data.length < fewestPoints && <TrendMessage text={t('dashboard.trend.tooFew')} />}
      {data && data.length >= fewestPoints && <TrendChart points={data} />}
      {data && (
        <Suspense>
          <TrendDelivery deliveries={data.map(({ delivery }) => delivery)} />
        </Suspense>
      )}
    </Card>
  );
}

/** Shown instead of a line that cannot be drawn. */
function TrendMessage({ text }: { text: string }) {
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center text-ink-soft">
      <span className="text-accent-ink">
        <BubblePicture>
          <path d="m30 56 18-13 15 9 27-23" />
        </BubblePicture>
      </span>
      <p className="max-w-xs text-pretty">{text}</p>
    </div>
  );
}

function TrendChart({ points }: { points: readonly TrendPoint[] }) {
  const { t } = useTexts();
  const { outcome, ...figures } = trendSummaryOf(points);
  const ends = [points[0], points.at(-1)];
  return (
    <figure>
      <figcaption className="text-pretty text-ink-soft">
        {t(`dashboard.trend.${outcome}`, figures)}
      </figcaption>
      <ScoreLine points={points} />
      <div aria-hidden="true" className="flex justify-between text-sm text-ink-soft tabular-nums">
        {ends.map((point, place) => (
          <span key={place === 0 ? 'first' : 'last'}>
            {point && shortDayOfMonthText(new Date(point.createdAt))}
          </span>
        ))}
      </div>
      <TrendTable points={points} />
    </figure>
  );
}

const columns = ['date', 'category', 'score'] as const;

/** The data of the chart as a table for screen readers. */
function TrendTable({ points }: { points: readonly TrendPoint[] }) {
  const { t, language } = useTexts();
  return (
    <div className="sr-only">
      <table>
        <caption>{t('dashboard.trend.table')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`dashboard.trend.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, createdAt, category, score }) => (
            <tr key={id}>
              <td>{dateText(new Date(createdAt))}</td>
              <td>{nameOf(mainCategoryNames, category, language)}</td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
