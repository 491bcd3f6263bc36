import type { ReactNode } from 'react';
import { Card } from '#/ui/card.tsx';
import type { Stats } from './api/get-stats.ts';
import { Score } from '#/domain/session/score.tsx';
import { scoreOrNone } from './score-or-none.ts';
import { useTexts } from './texts.ts';

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
  const { language } = useTexts();
  return (
    <span className="text-2xl font-extrabold whitespace-nowrap tabular-nums sm:text-3xl">
      {value.toLocaleString(language)}
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

type Props = { readonly stats: Stats; readonly completed: boolean };

export function Totals({ stats, completed }: Props) {
  const { t } = useTexts();
  return (
    <Card title={t('dashboard.totals.title')}>
      {/* Five figures: two and three in a row on a phone, all beside each other where there is room. */}
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
