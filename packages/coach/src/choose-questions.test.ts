import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bank } from './bank.ts';
import { chooseQuestions, demandOf } from './choose-questions.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

const cell = bank.filter(
  ({ subCategory, difficulty }) => subCategory === 'it' && difficulty === 'intermediate',
);
const idsOf = (seed: string, seen: readonly string[] = [], count = 5) =>
  chooseQuestions({ cell, count, seed, seen }).map(({ id }) => id);

test('the same seed gives the same questions, another seed different ones', () => {
  expect(idsOf('one')).toEqual(idsOf('one'));
  expect(idsOf('one')).not.toEqual(idsOf('two'));
});

test('a session does not ask a question twice', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(3, 5, 7), (seed, count) => {
      expect(new Set(idsOf(seed, [], count)).size).toBe(count);
    }),
  );
});

test('repeats no question until all questions of the cell were asked', () => {
  const seen: string[] = [];
  for (let session = 0; session < 12; session += 1)
    seen.push(...idsOf(`session ${session}`, seen, 7));
  const times = cell.map(({ id }) => seen.filter((other) => other === id).length);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
});

describe('a session', () => {
  const sessions = Array.from({ length: 50 }, (_, index) =>
    chooseQuestions({ cell, count: 5, seed: `seed ${index}`, seen: [] }),
  );

  test('opens with an easy question', () => {
    const demands = cell.map(demandOf).toSorted((one, two) => one - two);
    for (const [first] of sessions)
      expect(demandOf(first!)).toBeLessThanOrEqual(demands[cell.length / 2]!);
  });

  test('becomes more demanding after the first question', () => {
    for (const [, ...rest] of sessions) {
      const demands = rest.map(demandOf);
      expect(demands).toEqual(demands.toSorted((one, two) => one - two));
    }
  });

  test('has at least three question types in five questions', () => {
    for (const session of sessions)
      expect(new Set(session.map(({ questionType }) => questionType)).size).toBeGreaterThanOrEqual(
        3,
      );
  });

  test('does not always open with the same question', () => {
    expect(new Set(sessions.map(([first]) => first!.id)).size).toBeGreaterThan(1);
  });
});
