import { expect, test } from 'vitest';
import { noChoices, withChoice } from './choices.ts';
import { forgetProgress, storeProgress, startingProgress, visitOf } from './stored-progress.ts';

const choices = {
  mainCategory: 'job',
  subCategory: 'design',
  difficulty: 'advanced',
  questionCount: 5,
} as const;

const terms = { mode: 'practice', format: 'free', preparationSeconds: 10 } as const;

const visit = (key: string, state: unknown = null) => startingProgress({ key, state, search: '' });
const shortcut = (category: string) => ({
  key: 'default',
  state: null,
  search: `?category=${category}`,
});

test('starts at step 1 with no choices on a first visit', () => {
  expect(visit('a')).toEqual({ step: 'mainCategory', choices: noChoices, terms });
});

test('restores step and choices after a reload', () => {
  storeProgress('a', { step: 'questionCount', choices, terms });
  expect(visit('a')).toMatchObject({ step: 'questionCount', choices, terms });
  forgetProgress();
  expect(visit('a')).toMatchObject({ step: 'mainCategory' });
});

test.each(['university', 'job', 'personality', 'pressure'])(
  'a quick start with %s begins at step 2, whatever was stored',
  (category) => {
    storeProgress('earlier', { step: 'questionCount', choices, terms });
    expect(visit('now', { category })).toEqual({
      step: 'subCategory',
      choices: { ...noChoices, mainCategory: category },
      terms,
    });
  },
);

test('keeps choices made since a quick start after a reload', () => {
  storeProgress('now', { step: 'difficulty', choices, terms });
  expect(visit('now', { category: 'pressure' })).toMatchObject({
    step: 'difficulty',
    choices,
    terms,
  });
});

test('takes the category of an app shortcut; another shortcut in the same window starts another visit', () => {
  expect(startingProgress(shortcut('job'))).toEqual({
    step: 'subCategory',
    choices: { ...noChoices, mainCategory: 'job' },
    terms,
  });
  storeProgress(visitOf(shortcut('job')), { step: 'difficulty', choices, terms });
  expect(startingProgress(shortcut('job'))).toMatchObject({ step: 'difficulty', choices, terms });
  expect(startingProgress(shortcut('pressure'))).toMatchObject({
    step: 'subCategory',
    choices: { mainCategory: 'pressure' },
  });
  expect(startingProgress(shortcut('cooking'))).toMatchObject({ step: 'difficulty' });
});

test.each([{ category: 'cooking' }, { category: 3 }, 'job', null, { other: 'job' }])(
  '%j preselects nothing',
  (state) => {
    expect(visit('a', state)).toEqual({ step: 'mainCategory', choices: noChoices, terms });
  },
);

test.each([
  ['text that is not JSON', '{', 'mainCategory', noChoices],
  [
    'a sub-category of another category',
    JSON.stringify({ visit: 'a', step: 'questionCount', ...choices, subCategory: 'stress' }),
    'subCategory',
    { ...choices, subCategory: null },
  ],
  [
    'a count that is none',
    JSON.stringify({ visit: 'a', step: 'questionCount', ...choices, questionCount: 4 }),
    'questionCount',
    { ...choices, questionCount: null },
  ],
  [
    'a step that is none',
    JSON.stringify({ visit: 'a', step: 9, ...choices, terms }),
    'mainCategory',
    choices,
  ],
])('%s is ignored', (_, stored, step, expected) => {
  sessionStorage.setItem('setupChoices', stored);
  expect(visit('a')).toMatchObject({ step, choices: expected });
});

test('choosing a main category clears the sub-category and nothing else', () => {
  expect(withChoice(choices, { step: 'mainCategory', value: 'university' })).toEqual({
    ...choices,
    mainCategory: 'university',
    subCategory: null,
  });
  expect(withChoice(choices, { step: 'difficulty', value: 'beginner' })).toEqual({
    ...choices,
    difficulty: 'beginner',
  });
});
