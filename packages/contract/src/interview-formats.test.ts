import { expect, test } from 'vitest';
import { answerSecondsOf, formatRules, ownFollowUps } from './interview-formats.ts';
import { interviewFormats, preparationChoices } from './interview-modes.ts';
import { tiers } from './tiers.ts';

test('the formats have the times of the interviews that they are like', () => {
  expect(preparationChoices).toEqual([0, 10, 30, 60]);
  expect(formatRules.free).toMatchObject({ mode: 'practice', preparation: 10, answer: null });
  expect(formatRules.competency).toMatchObject({ preparation: 30, answer: 60 });
  expect(formatRules.hirevue).toMatchObject({ preparation: 30, answer: 180 });
  expect(formatRules.admission).toMatchObject({ total: 600, followUps: 2 });
});

test.each(interviewFormats)('%s never gives more time than the plan', (format) => {
  for (const { timeLimit } of tiers) {
    expect(answerSecondsOf(format, timeLimit)).toBeLessThanOrEqual(timeLimit);
  }
});

const terms = { mode: 'practice', format: 'free', mainCategory: 'job', questionCount: 3 } as const;

test.each([
  ['practice', {}, 0],
  ['real mode', { mode: 'real' }, 2],
  ['a pressure interview', { mainCategory: 'pressure' }, 2],
  ['a pressure interview in a format without', { mainCategory: 'pressure', format: 'hirevue' }, 2],
  ['practice in the admission format', { format: 'admission' }, 2],
  ['the competency format', { mode: 'real', format: 'competency' }, 0],
  ['one question', { mode: 'real', mainCategory: 'pressure', questionCount: 1 }, 0],
] as const)('%s: follow-ups that come by themselves', (_, change, count) => {
  expect(ownFollowUps({ ...terms, ...change })).toBe(count);
});
