import type { Stats } from './api/get-stats.ts';
import { CategoryTable } from './category-table.tsx';
import { Totals } from './totals.tsx';
import { TrendCard, type Trend } from './trend-card.tsx';

type Props = { readonly stats: Stats; readonly trend: Trend };

export function StatsSection({ stats, trend }: Props) {
  // Default figures know of no session, whatever the trend has.
  const points = stats.totalSessions > 0 ? trend.data : [];
  const completed = new Set(points?.map((point) => point.category));
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <Totals stats={stats} completed={completed.size > 0} />
      </div>
      <TrendCard trend={trend} />
      <CategoryTable stats={stats.categoryStats} completed={completed} />
    </div>
  );
}
