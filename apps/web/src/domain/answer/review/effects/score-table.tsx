import { type MovingEffect, movingEffects } from '@daedap/contract/score-effects';
import { pointsText, type ScoreRow, sumOf } from './score-rows.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly title: string;
  readonly rows: readonly ScoreRow[];
};

/** What moved a score, and their sum. */
export function ScoreTable({ title, rows }: Props) {
  const { t } = useTexts();
  const nameOf = useNames();
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
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
            {t('effects.total')}
          </th>
          <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{sumOf(rows)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The same on paper, in one line. */
export function ScoreLine({ title, rows }: Props) {
  const nameOf = useNames();
  return (
    <p className="text-sm">
      {title} {sumOf(rows)} ={' '}
      {rows.map((row) => `${nameOf(row)}\u00A0${pointsText(row)}`).join(' · ')}
    </p>
  );
}

/** What raises a score and what lowers it have names of their own: "Figures +5", "Few figures −4". */
function useNames() {
  const { t } = useTexts();
  return ({ name, points }: ScoreRow) =>
    isMoving(name)
      ? t(`effects.${points < 0 ? 'lowered' : 'raised'}.${name}`)
      : t(`effects.plain.${name}`);
}

const isMoving = (name: ScoreRow['name']): name is MovingEffect =>
  movingEffects.some((each) => each === name);

function colourOf({ name, points }: ScoreRow): string {
  if (name === 'usual' || name === 'other') return '';
  return points < 0 ? 'text-score-amber' : 'text-score-green';
}
