import type { Habit } from './drills.ts';

/** Whether each of the newest answers shows a habit, oldest first; null where it cannot be told. */
type HabitLine<Name extends string> = {
  readonly name: Name;
  readonly shown: readonly (boolean | null)[];
};

/** With fewer answers a habit is an accident. */
export const fewestHabitAnswers = 3;

/** The share of answers that show the habit; null while there are too few. */
export function shareOf({ shown }: HabitLine<string>): number | null {
  const told = shown.filter((one) => one !== null);
  return told.length < fewestHabitAnswers ? null : told.filter(Boolean).length / told.length;
}

const byShare = <Name extends string>(lines: readonly HabitLine<Name>[]) =>
  lines
    .flatMap(({ name, shown }) => {
      const share = shareOf({ name, shown });
      return share === null ? [] : [{ name, share }];
    })
    .toSorted((one, two) => two.share - one.share);

/** The habit that most answers show; null if none shows one. */
export function bestHabit<Name extends string = Habit>(
  lines: readonly HabitLine<Name>[],
): Name | null {
  const best = byShare(lines)[0];
  return best && best.share > 0 ? best.name : null;
}

/** The habit that the fewest answers show; null if all answers show all. */
export function weakestHabit<Name extends string = Habit>(
  lines: readonly HabitLine<Name>[],
): Name | null {
  const weakest = byShare(lines).at(-1);
  return weakest && weakest.share < 1 ? weakest.name : null;
}
