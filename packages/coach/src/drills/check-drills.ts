import { type DrillName, drillNames, type Habit, habits } from '@daedap/contract/drills';
import { makeLookup } from '../lookup.ts';
import type { AnswerReading } from '../reading.ts';
import type { MarkName } from '../scoring/marks.ts';
import { comfortablePace, measure, type Measures } from '../scoring/measures.ts';

/** With fewer words, few fillers prove nothing. */
const leastWords = 20;
const mostFillers = 1;
/** Up to this share of words, fillers do not disturb. */
const quietShare = 0.03;

type Checked = {
  readonly measures: Measures;
  readonly spoken: AnswerReading['answer']['language'];
  readonly count: (name: MarkName) => number;
};

function checkedOf(reading: AnswerReading): Checked {
  return {
    measures: measure(reading),
    spoken: reading.answer.language,
    count: (name) => reading.marks[name].length,
  };
}

function isComfortable({ measures: { pace }, spoken }: Checked): boolean | null {
  if (pace === null) return null;
  const { from, to } = comfortablePace[spoken];
  return pace >= from && pace <= to;
}

const drillChecks: { readonly [name in DrillName]: (answer: Checked) => boolean | null } = {
  conclusionFirst: ({ measures }) => measures.conclusionFirst,
  announceOrder: ({ count }) => count('step') >= 2,
  myPart: ({ measures }) => measures.ownActions >= 2,
  endWithResult: ({ measures }) => measures.action && measures.result,
  oneFigure: ({ measures }) => measures.numbers >= 1,
  beforeAndAfter: ({ measures }) => measures.numbers >= 2,
  sayWhy: ({ measures }) => measures.reasons >= 2,
  oneExample: ({ count }) => count('example') + count('situation') >= 1,
  fewFillers: ({ measures }) => measures.words > leastWords && measures.fillers <= mostFillers,
  evenPace: isComfortable,
};

/** Whether an answer passes each drill; null where it cannot be told, as the pace of a typed answer. */
export function checkDrills(reading: AnswerReading): Record<DrillName, boolean | null> {
  const checked = checkedOf(reading);
  return makeLookup(drillNames, (name) => drillChecks[name](checked));
}

const habitChecks: { readonly [name in Habit]: (answer: Checked) => boolean | null } = {
  pointFirst: ({ measures }) => measures.conclusionFirst,
  ownAction: ({ measures }) => measures.action,
  figures: ({ measures }) => measures.numbers >= 1,
  reasons: ({ measures }) => measures.reasons >= 1,
  fillers: ({ measures }) => measures.fillers <= Math.max(mostFillers, quietShare * measures.words),
  pace: isComfortable,
};

/** Whether an answer shows each habit; null where it cannot be told. */
export function checkHabits(reading: AnswerReading): Record<Habit, boolean | null> {
  const checked = checkedOf(reading);
  return makeLookup(habits, (name) => habitChecks[name](checked));
}
