import type { Topic } from './competences.ts';
import type { BankQuestion } from './question.ts';
import { randomFrom, shuffled } from './seeded.ts';

export type Choice = {
  readonly cell: readonly BankQuestion[];
  readonly count: number;
  readonly seed: string;
  /** Ids of the questions that this user has had, one for each time. */
  readonly seen: readonly string[];
};

/** The questions of a session: the least seen ones, an easy one first, then varied and rising. */
export function chooseQuestions({ cell, count, seed, seen }: Choice): BankQuestion[] {
  const random = randomFrom(seed);
  const pool = shuffled(cell, random);
  const times = Map.groupBy(pool, ({ id }) => seen.filter((other) => other === id).length);
  const chosen: BankQuestion[] = [];
  for (const often of [...times.keys()].toSorted((one, two) => one - two)) {
    const left = [...times.get(often)!];
    if (chosen.length === 0 && left.length > 0) chosen.push(takeOpener(left));
    while (chosen.length < count && left.length > 0) chosen.push(takeMostDifferent(left, chosen));
  }
  const [opener, ...rest] = chosen.slice(0, count);
  if (!opener) return [];
  return [opener, ...rest.toSorted((one, two) => demandOf(one) - demandOf(two))];
}

const openingTopics: ReadonlySet<Topic> = new Set([
  'introduction',
  'motivation',
  'strengths',
  'experience',
  'activities',
]);

/** The first of the easiest quarter: shuffling has decided which that is. */
function takeOpener(left: BankQuestion[]): BankQuestion {
  const friendly = left.filter(({ topic }) => openingTopics.has(topic));
  const able = friendly.length > 0 ? friendly : left;
  const easiest = able.toSorted((one, two) => demandOf(one) - demandOf(two));
  const quarter = new Set(easiest.slice(0, Math.ceil(easiest.length / 4)));
  const opener = able.find((question) => quarter.has(question))!;
  left.splice(left.indexOf(opener), 1);
  return opener;
}

/** The question whose type and topic the session has least of so far. */
function takeMostDifferent(left: BankQuestion[], chosen: readonly BankQuestion[]): BankQuestion {
  const likeness = ({ questionType, topic }: BankQuestion) =>
    chosen.filter((other) => other.questionType === questionType).length * 2 +
    chosen.filter((other) => other.topic === topic).length * 3;
  const next = left.reduce((best, question) =>
    likeness(question) < likeness(best) ? question : best,
  );
  left.splice(left.indexOf(next), 1);
  return next;
}

const typeDemand = { general: 0, behavioral: 10, situational: 15, technical: 20 } as const;

/** How much a question asks of the person: used only to put questions in order. */
export const demandOf = ({ expectedDuration, points, questionType }: BankQuestion) =>
  expectedDuration + 5 * points.length + typeDemand[questionType];
