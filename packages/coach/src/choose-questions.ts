import type { Topic } from './competences.ts';
import type { BankQuestion } from './question.ts';
import { randomFrom, shuffled } from './seeded.ts';

export type Choice = {
  readonly cell: readonly BankQuestion[];
  readonly count: number;
  readonly seed: string;
  /** The ids of the questions that this user was asked, once for each time. */
  readonly seen: readonly string[];
};

/** Chooses the questions of a session: the least seen ones, an easy one first, then varied and more and more demanding. */
export function chooseQuestions({ cell, count, seed, seen }: Choice): BankQuestion[] {
  const random = randomFrom(seed);
  const pool = shuffled(cell, random);
  const bySeen = Map.groupBy(pool, ({ id }) => seen.filter((other) => other === id).length);
  const chosen: BankQuestion[] = [];
  for (const timesSeen of [...bySeen.keys()].toSorted((one, two) => one - two)) {
    const left = [...bySeen.get(timesSeen)!];
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

/** Takes one of the easiest quarter. The shuffled order decides which. */
function takeOpener(left: BankQuestion[]): BankQuestion {
  const friendly = left.filter(({ topic }) => openingTopics.has(topic));
  const able = friendly.length > 0 ? friendly : left;
  const easiest = able.toSorted((one, two) => demandOf(one) - demandOf(two));
  const quarter = new Set(easiest.slice(0, Math.ceil(easiest.length / 4)));
  const opener = able.find((question) => quarter.has(question))!;
  left.splice(left.indexOf(opener), 1);
  return opener;
}

/** How much a question of the same type or topic makes two questions alike. */
const likenessWeights = { questionType: 2, topic: 3 } as const;

/** Takes the question whose type and topic the session has least of so far. */
function takeMostDifferent(left: BankQuestion[], chosen: readonly BankQuestion[]): BankQuestion {
  const likeness = ({ questionType, topic }: BankQuestion) =>
    chosen.filter((other) => other.questionType === questionType).length *
      likenessWeights.questionType +
    chosen.filter((other) => other.topic === topic).length * likenessWeights.topic;
  const next = left.reduce((best, question) =>
    likeness(question) < likeness(best) ? question : best,
  );
  left.splice(left.indexOf(next), 1);
  return next;
}

/** How demanding a question is, in seconds: those of a good answer, and these for its type and each of its points. */
const typeDemand = { general: 0, behavioral: 10, situational: 15, technical: 20 } as const;

const pointDemand = 5;

/** Used only to sort questions. */
export const demandOf = ({ expectedDuration, points, questionType }: BankQuestion) =>
  expectedDuration + pointDemand * points.length + typeDemand[questionType];
