import { formatDuration } from '#/lib/format.ts';
import { useTexts } from './texts.ts';

const minus = '−';

type Props = {
  readonly from: number | null;
  readonly to: number | null;
  /** Longer is not better: seconds have no colour. */
  readonly unit: 'points' | 'seconds';
};

const words = {
  points: { more: 'up', less: 'down' },
  seconds: { more: 'longer', less: 'shorter' },
} as const;

/** How far apart: a sign and a number, and the same in words. */
export function Difference({ from, to, unit }: Props) {
  const { t } = useTexts();
  if (from === null || to === null) return <span className="text-ink-soft">–</span>;
  const by = Math.round(to) - Math.round(from);
  if (by === 0) return <span className="text-ink-soft">{t('compare.table.same')}</span>;
  const size = Math.abs(by);
  const direction = by > 0 ? 'more' : 'less';
  const colours = { more: 'text-score-green', less: 'text-score-amber' };
  return (
    <span className={unit === 'points' ? colours[direction] : ''}>
      <span className="block font-bold tabular-nums">
        {by > 0 ? '+' : minus}
        {unit === 'points' ? size : formatDuration(size)}
      </span>{' '}
      <span className="block text-sm">{t(`compare.table.${words[unit][direction]}`)}</span>
    </span>
  );
}
