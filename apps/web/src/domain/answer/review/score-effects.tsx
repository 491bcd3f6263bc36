import type { ScoreEffect } from '@daedap/contract/interviews';
import { type MovingEffect, movingEffects } from '@daedap/contract/score-effects';
import { pointsText, type ScoreRow, scoreRows } from './score-rows.ts';
import { translate, useTexts } from './texts.ts';

type Props = {
  readonly dimension: ScoreEffect['dimension'];
  readonly score: number;
  readonly effects: readonly ScoreEffect[];
};

/** What made a score, on demand. Nothing for scores that nobody explained: those of a model or an earlier version. */
export function ScoreEffects({ dimension, score, effects }: Props) {
  const { t } = useTexts();
  const rows = scoreRows(effects, dimension, score);
  if (rows.length === 0) return null;
  const name = t(`feedback.dimensions.${dimension}`);
  return (
    <details className="group open:pb-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-sm text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <span>
          <span className="sr-only">{name}: </span>
          {t('feedback.effects.title')}
        </span>
        <Chevron />
      </summary>
      {/* Dragging over it selects text; it does not turn to the next answer. */}
      <div data-text="" className="rounded-xl bg-sunken px-4 py-2">
        <table className="w-full text-sm">
          <caption className="sr-only">
            {name}: {t('feedback.effects.title')}
          </caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row" className="py-1 pr-3 text-left font-normal text-pretty">
                  {nameOf(row)}
                </th>
                <td
                  className={`py-1 text-right align-top whitespace-nowrap tabular-nums ${colourOf(row)}`}
                >
                  {pointsText(row)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line font-semibold">
              <th scope="row" className="py-1.5 pr-3 text-left">
                {t('feedback.effects.total')}
              </th>
              <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{score}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}

/** The same on paper, in one line. */
export function PrintedEffects({ dimension, score, effects }: Props) {
  const { t } = useTexts();
  const rows = scoreRows(effects, dimension, score);
  if (rows.length === 0) return null;
  return (
    <p className="text-sm">
      {t(`feedback.dimensions.${dimension}`)} {score} ={' '}
      {rows.map((row) => `${nameOf(row)}\u00A0${pointsText(row)}`).join(' · ')}
    </p>
  );
}

/** What raises a score and what lowers it have names of their own: "숫자로 보여준 말 +5", "숫자가 드문 말 −4". */
function nameOf({ name, points }: ScoreRow): string {
  if (!isMoving(name)) return translate(`feedback.effects.plain.${name}`);
  return translate(`feedback.effects.${points < 0 ? 'lowered' : 'raised'}.${name}`);
}

const isMoving = (name: ScoreRow['name']): name is MovingEffect =>
  movingEffects.some((each) => each === name);

function colourOf({ name, points }: ScoreRow): string {
  if (name === 'usual' || name === 'other') return '';
  return points < 0 ? 'text-score-amber' : 'text-score-green';
}

const Chevron = () => (
  <svg
    viewBox="0 0 24 24"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="transition-transform duration-150 group-open:rotate-180"
    aria-hidden="true"
  >
    <path d="m6 9 6 6 6-6" />
  </svg>
);
