import { scoreColourOf } from '@daedap/contract/grades';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { isNumbered, placesOf } from './trend.ts';

type Props = {
  /** Oldest first. */
  readonly points: readonly { readonly id: number | string; readonly score: number }[];
};

const percent = (value: number) => `${value}%`;
const gridLines = [18, 50, 82];
/** The distance from a dot to the baseline of its number. */
const numberOffset = { above: -11, below: 21 } as const;

/** Uses percentages instead of a viewBox: the line stretches with the card, while dots and numbers keep their size. */
export function ScoreLine({ points }: Props) {
  const places = placesOf(points);
  return (
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
      {places.map(({ point, x, y, number }, place) => (
        <g key={point.id} className={scoreTextClass[scoreColourOf(point.score)]}>
          <circle
            cx={percent(x)}
            cy={percent(y)}
            r="4.5"
            className="fill-current stroke-surface"
            strokeWidth="2"
          />
          {isNumbered(points, place) && (
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
          )}
        </g>
      ))}
    </svg>
  );
}
