import { scoreColourOf } from '@daedap/contract/grades';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { placesOf, trendSummaryOf, type TrendPoint } from './trend.ts';
import { TrendTable } from './trend-table.tsx';
import { useTexts } from './texts.ts';

const percent = (value: number) => `${value}%`;
const gridLines = [18, 50, 82];
/** From the dot to the line on which its number stands. */
const numberOffset = { above: -11, below: 21 } as const;

/** Percentages instead of a viewBox: the line stretches with the card, dots and numbers keep their size. */
export function TrendChart({ points }: { points: readonly TrendPoint[] }) {
  const { t, language } = useTexts();
  const { outcome, ...figures } = trendSummaryOf(points);
  const places = placesOf(points);
  const day = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' });
  const ends = [points[0], points.at(-1)];
  return (
    <figure>
      <figcaption className="text-pretty text-ink-soft">
        {t(`dashboard.trend.${outcome}`, figures)}
      </figcaption>
      <svg width="100%" height="168" className="mt-2" aria-hidden="true">
        {gridLines.map((y) => (
          <line
            key={y}
            x1="0"
            x2="100%"
            y1={percent(y)}
            y2={percent(y)}
            className="stroke-line"
            strokeDasharray="2 6"
            strokeLinecap="round"
          />
        ))}
        {places.slice(1).map(({ point, x, y }, before) => (
          <line
            key={point.id}
            x1={percent(places[before]?.x ?? x)}
            y1={percent(places[before]?.y ?? y)}
            x2={percent(x)}
            y2={percent(y)}
            className="stroke-accent-ink"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        ))}
        {places.map(({ point, x, y, number }) => (
          <g key={point.id} className={scoreTextClass[scoreColourOf(point.score)]}>
            <circle
              cx={percent(x)}
              cy={percent(y)}
              r="4.5"
              className="fill-current stroke-surface"
              strokeWidth="2"
            />
            <text
              x={percent(x)}
              y={percent(y)}
              dy={numberOffset[number]}
              textAnchor="middle"
              strokeWidth="4"
              strokeLinejoin="round"
              className="fill-current stroke-surface text-sm font-bold tabular-nums [paint-order:stroke]"
            >
              {point.score}
            </text>
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="flex justify-between text-sm text-ink-soft tabular-nums">
        {ends.map((point, place) => (
          <span key={place === 0 ? 'first' : 'last'}>
            {point && day.format(new Date(point.createdAt))}
          </span>
        ))}
      </div>
      <TrendTable points={points} />
    </figure>
  );
}
