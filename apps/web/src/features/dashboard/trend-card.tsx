import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { TrendPoint } from './trend.ts';
import { TrendChart } from './trend-chart.tsx';
import { TrendMessage } from './trend-message.tsx';
import { useTexts } from './texts.ts';

export type Trend = Pick<UseQueryResult<TrendPoint[]>, 'data' | 'isPending'>;

/** Two points make a line. */
const fewestPoints = 2;

/** Nice to have: while it is missing, the rest of the dashboard does not mind. */
export function TrendCard({ trend: { data, isPending } }: { trend: Trend }) {
  const { t } = useTexts();
  return (
    <Card title={t('dashboard.trend.title')}>
      {data === undefined && isPending && <Skeleton width="100%" height="12rem" />}
      {data === undefined && !isPending && <TrendMessage text={t('dashboard.trend.failed')} />}
      {data && data.length < fewestPoints && <TrendMessage text={t('dashboard.trend.tooFew')} />}
      {data && data.length >= fewestPoints && <TrendChart points={data} />}
    </Card>
  );
}
