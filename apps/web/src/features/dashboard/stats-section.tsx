import { mainCategories } from '@daedap/contract/categories';
import { mainCategoryNames } from '@daedap/contract/category-names';
import type { ReactNode } from 'react';
import { HowWeScoreLink } from '#/domain/session/how-we-score-link.tsx';
import { Score } from '#/domain/session/score.tsx';
import { formatCount } from '#/lib/format.ts';
import { Card } from '#/ui/card.tsx';
import type { Stats } from './api.ts';
import { useTexts } from './texts.ts';
import { type Trend, TrendCard } from './trend-card.tsx';

type Props = { readonly stats: Stats; readonly trend: Trend };

export function StatsSection({ stats, trend }: Props) {
  // Default figures contain no session, even if the trend does.
  const points = stats.totalSessions > 0 ? trend.data : [];
  const completed = new Set(points?.map((point) => point.category));
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <Totals stats={stats} completed={completed.size > 0} />
      </div>
      <TrendCard trend={trend} />
      <CategoryTable stats={stats.categoryStats} completed={completed} />
      <div className="-mt-3 lg:col-span-2">
        <HowWeScoreLink />
      </div>
    </div>
  );
}

type FigureProps = { readonly label: string; readonly span: string; readonly children: ReactNode };

function Figure({ label, span, children }: FigureProps) {
  return (
    <div className={`flex flex-col ${span} @max-[12rem]:col-span-3 md:col-span-1`}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-auto">{children}</dd>
    </div>
  );
}

function Count({ value, unit }: { value: number; unit: string }) {
  return (
    <span className="text-2xl font-extrabold whitespace-nowrap tabular-nums sm:text-3xl">
      {formatCount(value)}
      <span className="text-sm font-semibold">{unit}</span>
    </span>
  );
}

const counts = [
  { name: 'totalSessions', unit: 'times', span: 'col-span-3' },
  { name: 'currentStreak', unit: 'days', span: 'col-span-3' },
  { name: 'todayCompleted', unit: 'times', span: 'col-span-2' },
] as const;
const scores = ['averageScore', 'bestScore'] as const;

type TotalsProps = { readonly stats: Stats; readonly completed: boolean };

function Totals({ stats, completed }: TotalsProps) {
  const { t } = useTexts();
  return (
    <Card title={t('dashboard.totals.title')}>
      {/* Five figures: rows of two and three on a phone, one row on wide screens. */}
      <div className="@container">
        <dl className="grid grid-cols-6 gap-x-2 gap-y-5 sm:gap-x-4 md:grid-cols-5">
          {counts.map(({ name, unit, span }) => (
            <Figure key={name} label={t(`dashboard.totals.${name}`)} span={span}>
              <Count value={stats[name]} unit={t(`dashboard.totals.${unit}`)} />
            </Figure>
          ))}
          {scores.map((name) => (
            <Figure key={name} label={t(`dashboard.totals.${name}`)} span="col-span-2">
              <Score value={scoreOrNone(stats[name], completed)} size="large" />
            </Figure>
          ))}
        </dl>
      </div>
    </Card>
  );
}

type CategoryTableProps = {
  readonly stats: Stats['categoryStats'];
  /** The categories that have a completed session. */
  readonly completed: ReadonlySet<string>;
};

function CategoryTable({ stats, completed }: CategoryTableProps) {
  const { t, language } = useTexts();
  return (
    <Card title={t('dashboard.categories.title')}>
      <div className="relative overflow-x-auto">
        <table className="w-full">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="pb-2 text-left font-normal">
                {t('dashboard.categories.category')}
              </th>
              <th scope="col" className="pb-2 pl-3 text-right font-normal">
                {t('dashboard.categories.count')}
              </th>
              <th scope="col" className="pb-2 pl-3 text-right font-normal">
                {t('dashboard.categories.average')}
              </th>
            </tr>
          </thead>
          <tbody>
            {mainCategories.map((category) => (
              <tr key={category} className="border-t border-line">
                <th scope="row" className="py-3 text-left font-semibold">
                  {mainCategoryNames[category][language]}
                </th>
                <td className="py-3 pl-3 text-right tabular-nums">
                  {t('dashboard.categories.times', {
                    number: formatCount(stats[category].count),
                  })}
                </td>
                <td className="py-3 pl-3 text-right">
                  <Score
                    value={scoreOrNone(stats[category].avgScore, completed.has(category))}
                    size="medium"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/**
 * In the figures 0 also means “no completed session”. It is shown as a score only for a category with a completed
 * session.
 */
function scoreOrNone(score: number, completed: boolean): number | null {
  return score === 0 && !completed ? null : score;
}
