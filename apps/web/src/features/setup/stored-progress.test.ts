import { expect, test } from 'vitest';
import { keepLastInterview } from './last-interview.ts';
import { noChoices, plannedCount, withChoice } from './choices.ts';
import { forgetProgress, startingProgress, storeProgress, visitOf } from './stored-progress.ts';

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
  expect(visit('a')).toEqual({
    step: 'mainCategory',
    choices: noChoices,
    terms,
    fill: false,
    language: null,
  });
});

test('restores step and choices after a reload', () => {
  storeProgress('a', { step: 'questionCount', choices, terms, fill: false, language: null });
  expect(visit('a')).toMatchObject({ step: 'questionCount', choices, terms });
  forgetProgress();
  expect(visit('a')).toMatchObject({ step: 'mainCategory' });
});

test.each(['university', 'job', 'personality', 'pressure'])(
  'a quick start with %s begins at step 2, whatever was stored',
  (category) => {
    storeProgress('earlier', {
      step: 'questionCount',
      choices,
      terms,
      fill: false,
      language: null,
    });
    expect(visit('now', { category })).toEqual({
      step: 'subCategory',
      choices: { ...noChoices, mainCategory: category },
      terms,
      fill: false,
      language: null,
    });
  },
);

test('keeps choices made since a quick start after a reload', () => {
  storeProgress('now', { step: 'difficulty', choices, terms, fill: false, language: null });
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
    fill: false,
    language: null,
  });
  storeProgress(visitOf(shortcut('job')), {
    step: 'difficulty',
    choices,
    terms,
    fill: false,
    language: null,
  });
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
    expect(visit('a', state)).toEqual({
      step: 'mainCategory',
      choices: noChoices,
      terms,
      fill: false,
      language: null,
    });
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

const ownState = (questions: number, category: string | null = 'job') => ({
  own: {
    source: 'materials',
    category,
    questions: Array.from({ length: questions }, (_, index) => ({ text: `질문 ${index}?` })),
  },
});

test('own questions choose their category and the smallest count that holds them', () => {
  expect(visit('a', ownState(4))).toEqual({
    step: 'subCategory',
    choices: { ...noChoices, mainCategory: 'job', questionCount: 5 },
    terms,
    fill: false,
    language: null,
  });
  expect(visit('b', ownState(2, null))).toMatchObject({
    step: 'mainCategory',
    choices: { mainCategory: null, questionCount: 3 },
  });
});

test('own questions go straight to the last step when the last interview was of their category', () => {
  keepLastInterview(choices, terms);
  expect(visit('a', ownState(1))).toMatchObject({
    step: 'questionCount',
    choices: { ...choices, questionCount: 3 },
  });
  expect(visit('b', ownState(1, 'university'))).toMatchObject({
    step: 'subCategory',
    choices: { mainCategory: 'university', subCategory: null },
  });
  storeProgress('a', { step: 'difficulty', choices, terms, fill: true, language: 'en' });
  expect(visit('a', ownState(1))).toEqual({
    step: 'difficulty',
    choices,
    terms,
    fill: true,
    language: 'en',
  });
});

test('a state that holds no readable questions is none', () => {
  for (const state of [{ own: { source: 'materials', questions: [] } }, ownState(8), { own: 1 }])
    expect(visit('a', state)).toMatchObject({ step: 'mainCategory', choices: noChoices });
});

test('without the bank an interview asks no more than the user brings', () => {
  const own = { source: 'questions', category: null, questions: [{}, {}] } as never;
  expect(plannedCount(5, own, false)).toBe(2);
  expect(plannedCount(5, own, true)).toBe(5);
  expect(plannedCount(3, null, false)).toBe(3);
});
