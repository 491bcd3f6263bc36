import { scoreColourOf } from '@daedap/contract/grades';
import type { AnswerAttempt } from '@daedap/contract/interviews';
import { translate as reviewText } from '#/domain/answer/review/texts.ts';
import { HowWeScoreLink } from '#/domain/session/how-we-score-link.tsx';
import { formatDuration } from '#/lib/format.ts';
import { Card } from '#/ui/card.tsx';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { scoreOf } from './score-change.ts';
import { useTexts } from './texts.ts';
import type { AttemptPair } from './use-attempt-pair.ts';

const rows = ['score', 'relevance', 'clarity', 'depth', 'duration'] as const;

type Row = (typeof rows)[number];

const directionWords = {
  points: { more: 'up', less: 'down' },
  seconds: { more: 'longer', less: 'shorter' },
} as const;

export function ScoreTable({ pair }: { pair: AttemptPair }) {
  const { t } = useTexts();
  const name = (row: Row) =>
    row === 'score' || row === 'duration'
      ? t(`compare.table.${row}`)
      : reviewText(`feedback.dimensions.${row}`);
  const columns = [
    t('compare.pair.first'),
    t('compare.pair.second'),
    t('compare.table.difference'),
  ];
  return (
    <Card title={t('compare.table.title')}>
      <div className="relative overflow-x-auto">
        <table className="w-full text-right">
          <caption className="sr-only">{t('compare.table.title')}</caption>
          <thead>
            <tr className="border-b border-line text-sm text-ink-soft">
              <th scope="col" className="pb-2 text-left font-medium">
                <span className="sr-only">{t('compare.table.what')}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="pb-2 pl-2 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const from = valueOf(pair.first, row);
              const to = valueOf(pair.second, row);
              const unit = row === 'duration' ? 'seconds' : 'points';
              return (
                <tr key={row} className="border-b border-line last:border-0">
                  <th
                    scope="row"
                    className={`py-2.5 text-left ${row === 'score' ? 'font-bold' : 'font-medium'}`}
                  >
                    {name(row)}
                  </th>
                  {[from, to].map((value, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- always these two
                    <td key={place} className="py-2.5 pl-2">
                      <Value value={value} unit={unit} strong={row === 'score'} />
                    </td>
                  ))}
                  <td className="py-2.5 pl-2">
                    <Difference from={from} to={to} unit={unit} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className="mt-2 -mb-3">
        <HowWeScoreLink />
      </div>
    </Card>
  );
}

function valueOf(attempt: AnswerAttempt, row: Row): number | null {
  if (row === 'duration') return attempt.answerDuration;
  // Without a score, the scores of its parts mean nothing.
  const score = scoreOf(attempt);
  return score === null || row === 'score' ? score : attempt[`${row}Score`];
}

type ValueProps = {
  readonly value: number | null;
  readonly unit: 'points' | 'seconds';
  readonly strong: boolean;
};

function Value({ value, unit, strong }: ValueProps) {
  const { t } = useTexts();
  if (value === null) return <span className="text-ink-soft">{t('compare.table.none')}</span>;
  if (unit === 'seconds') return <span className="tabular-nums">{formatDuration(value)}</span>;
  const colour = scoreTextClass[scoreColourOf(Math.round(value))];
  return (
    <span
      className={`tabular-nums ${colour} ${strong ? 'text-2xl font-extrabold' : 'text-lg font-bold'}`}
    >
      {Math.round(value)}
    </span>
  );
}

type DifferenceProps = {
  readonly from: number | null;
  readonly to: number | null;
  /** Seconds have no colour: a longer answer is not a better one. */
  readonly unit: 'points' | 'seconds';
};

/** The difference as a signed number and in words. */
function Difference({ from, to, unit }: DifferenceProps) {
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
        {by > 0 ? '+' : '−'}
        {unit === 'points' ? size : formatDuration(size)}
      </span>{' '}
      <span className="block text-sm">{t(`compare.table.${directionWords[unit][direction]}`)}</span>
    </span>
  );
}
