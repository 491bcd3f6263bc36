import type { SubScoresProps } from '#/domain/answer/review/scores.tsx';
import { placeOf, triangleOf } from './axes.ts';
import { useTexts } from '#/domain/answer/review/texts.ts';

const grid = [100, 66, 33] as const;
const dimensions = ['relevance', 'clarity', 'depth'] as const;
/** Beside the tip of each axis. */
const labels = [
  { x: 110, y: 15, anchor: 'middle' },
  { x: 178, y: 152, anchor: 'middle' },
  { x: 42, y: 152, anchor: 'middle' },
] as const;

/** The shape of three scores. The same numbers always stand beside it as text. */
export function ThreeAxes({ relevanceScore, clarityScore, depthScore }: SubScoresProps) {
  const { t } = useTexts();
  const values = [relevanceScore, clarityScore, depthScore] as const;
  return (
    <svg viewBox="0 0 220 162" className="w-full" fill="none" aria-hidden="true">
      {grid.map((value) => (
        <polygon key={value} points={triangleOf([value, value, value])} className="stroke-line" />
      ))}
      {dimensions.map((dimension, axis) => {
        const [centre, tip] = [placeOf(axis, 0), placeOf(axis, 100)];
        return (
          <line
            key={dimension}
            x1={centre.x}
            y1={centre.y}
            x2={tip.x}
            y2={tip.y}
            className="stroke-line"
          />
        );
      })}
      <polygon
        points={triangleOf(values)}
        className="fill-accent-ink/15 stroke-accent-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {values.map((value, axis) => {
        const { x, y } = placeOf(axis, value);
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
