import { smallestShownEffect } from '@daedap/contract/constants/interview';
import type { ScoreEffect } from '@daedap/contract/interviews';
import { type EffectName, effectNames } from '@daedap/contract/score-effects';

export type ScoreRow = { readonly name: EffectName | 'other'; readonly points: number };

/**
 * What made a score: an ordinary answer's points, then what moved them most. The rows add up to the score. What moved it
 * little, and what only a newer server has a name for, is one row. Effects that do not add up explain nothing: no rows.
 */
export function scoreRows(
  effects: readonly ScoreEffect[],
  dimension: ScoreEffect['dimension'],
  score: number | null,
): ScoreRow[] {
  const own = effects.filter((effect) => effect.dimension === dimension);
  const points = new Map<ScoreRow['name'], number>();
  for (const { name, points: given } of own) {
    const known = effectNames.find((each) => each === name) ?? 'other';
    points.set(known, (points.get(known) ?? 0) + given);
  }
  const all = [...points].map(([name, given]) => ({ name, points: given }));
  if (own.length === 0 || sumOf(all) !== score) return [];
  const shown = all.filter(
    (row) =>
      row.name === 'usual' || (row.name !== 'other' && Math.abs(row.points) >= smallestShownEffect),
  );
  const other = sumOf(all) - sumOf(shown);
  return [
    ...shown.toSorted((one, two) => rankOf(two) - rankOf(one)),
    ...(other === 0 ? [] : [{ name: 'other' as const, points: other }]),
  ];
}

export const sumOf = (rows: readonly ScoreRow[]) =>
  rows.reduce((total, { points }) => total + points, 0);

/** The scale's limit comes last, because it answers to all the others. */
function rankOf({ name, points }: ScoreRow): number {
  if (name === 'usual') return Infinity;
  return name === 'limit' ? 0 : Math.abs(points);
}

/** With its sign: +12, −7. What an ordinary answer gets is no change and has none. */
export function pointsText({ name, points }: ScoreRow): string {
  if (name === 'usual') return String(points);
  return points < 0 ? `−${-points}` : `+${points}`;
}
