import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import type { SubScoresProps } from '#/domain/answer/review/scores.tsx';
import { useTexts } from '#/domain/answer/review/texts.ts';

const grid = [100, 66, 33] as const;

const dimensions = ['relevance', 'clarity', 'depth'] as const;

/** Positions beside the end of each axis. */
const labels = [
  { x: 110, y: 15, anchor: 'middle' },
  { x: 178, y: 152, anchor: 'middle' },
  { x: 42, y: 152, anchor: 'middle' },
] as const;

const centre = { x: 110, y: 98 };

const radius = 72;

/** A radar chart of three scores. The same scores are always beside it as text. */
export function ThreeAxes({ relevanceScore, clarityScore, depthScore }: SubScoresProps) {
  const { t } = useTexts();
  const values = [relevanceScore, clarityScore, depthScore] as const;
  return (
    <svg viewBox="0 0 220 162" className="w-full" fill="none" aria-hidden="true">
      {grid.map((value) => (
        <polygon
          key={value}
          points={trianglePoints([value, value, value])}
          className="stroke-line"
        />
      ))}
      {dimensions.map((dimension, axis) => {
        const [start, tip] = [pointOnAxis(axis, 0), pointOnAxis(axis, 100)];
        return (
          <line
            key={dimension}
            x1={start.x}
            y1={start.y}
            x2={tip.x}
            y2={tip.y}
            className="stroke-line"
          />
        );
      })}
      <polygon
        points={trianglePoints(values)}
        className="fill-accent-ink/15 stroke-accent-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {values.map((value, axis) => {
        const { x, y } = pointOnAxis(axis, value);
        return <circle key={dimensions[axis]} cx={x} cy={y} r="4" className="fill-accent-ink" />;
      })}
      {dimensions.map((dimension, axis) => (
        <text
          key={dimension}
          x={labels[axis]?.x}
          y={labels[axis]?.y}
          textAnchor={labels[axis]?.anchor}
          className="fill-ink-soft text-[13px] font-semibold"
        >
          {t(`feedback.dimensions.${dimension}`)}
        </text>
      ))}
    </svg>
  );
}

/** The averages of an interview, named like the scores of an answer; null when one is missing. */
export function averagesOf(analysis: ComprehensiveAnalysis): SubScoresProps | null {
  const { avgRelevanceScore, avgClarityScore, avgDepthScore } = analysis;
  if (avgRelevanceScore === null || avgClarityScore === null || avgDepthScore === null) return null;
  return {
    relevanceScore: avgRelevanceScore,
    clarityScore: avgClarityScore,
    depthScore: avgDepthScore,
  };
}

type Place = { readonly x: number; readonly y: number };

/** The point of a value from 0 to 100 on an axis: the first points up, the others follow clockwise. */
export function pointOnAxis(axis: number, value: number): Place {
  const angle = (axis / 3) * 2 * Math.PI - Math.PI / 2;
  const length = (radius * Math.min(100, Math.max(0, value))) / 100;
  return { x: centre.x + length * Math.cos(angle), y: centre.y + length * Math.sin(angle) };
}

/** The `points` of a polygon through one value on each axis. */
export const trianglePoints = (values: readonly [number, number, number]): string =>
  values
    .map((value, axis) => pointOnAxis(axis, value))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
