import { expect, test } from 'vitest';
import * as categories from './categories.ts';
import * as names from './category-names.ts';
import { errorStatus } from './errors.ts';
import { isPage, pages } from './pages.ts';
import { subscriptionDays, tiers, trialDays } from './tiers.ts';

test('categories, sub-categories, difficulties and statuses', () => {
  expect(categories.mainCategories).toEqual(['university', 'job', 'personality', 'pressure']);
  expect(categories.subCategories).toEqual({
    university: ['regular', 'special', 'graduate'],
    job: ['it', 'design', 'marketing', 'sales', 'management', 'finance'],
    personality: ['basic'],
    pressure: ['stress'],
  });
  expect(categories.difficulties).toEqual(['beginner', 'intermediate', 'advanced']);
  expect(categories.questionTypes).toEqual(['general', 'behavioral', 'situational', 'technical']);
  expect(categories.sessionStatuses).toEqual(['started', 'in_progress', 'completed', 'abandoned']);
  expect(categories.activeSessionStatuses).toEqual(['started', 'in_progress']);
  expect(categories.sessionStatusColours).toEqual({
    completed: 'green',
    in_progress: 'blue',
    started: 'amber',
    abandoned: 'red',
  });
  expect(categories.analysisStatuses).toEqual(['pending', 'processing', 'completed', 'failed']);
  expect(categories.defaultInterview).toEqual({
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'intermediate',
  });
});

test('plans have their seconds, prices and backups, and one is popular', () => {
  const rows = tiers.map((tier) => [
    tier.id,
    tier.timeLimit,
    tier.price,
    tier.backups,
    tier.isPopular,
  ]);
  expect(rows).toEqual([
    ['free', 10, 0, 0, false],
    ['basic', 60, 9900, 20, true],
    ['premium', 300, 19900, Infinity, false],
  ]);
  expect(new Set(tiers.map((tier) => tier.currency))).toEqual(new Set(['KRW']));
  expect(tiers.map((tier) => tier.features)).toEqual([
    ['localStorage'],
    ['serverBackup'],
    ['unlimitedBackup'],
  ]);
  expect([subscriptionDays, trialDays]).toEqual([30, 30]);
});

test('every error code has its status', () => {
  expect(errorStatus).toEqual({
    VALIDATION: 400,
    BAD_JSON: 400,
    UNAUTHENTICATED: 401,
    TOKEN_EXPIRED: 401,
    BAD_CREDENTIALS: 401,
    SECOND_FACTOR_REQUIRED: 401,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    EMAIL_TAKEN: 409,
    SECOND_FACTOR_ON: 409,
    PASSKEY_LIMIT: 409,
    SESSION_LIMIT: 409,
    SESSION_CLOSED: 409,
    NOTHING_TO_ANALYSE: 409,
    SET_LIMIT: 409,
    SET_CHANGED: 409,
    LINK_EXPIRED: 410,
    FILE_TOO_LARGE: 413,
    UNSUPPORTED_MEDIA: 415,
    RATE_LIMITED: 429,
    INTERNAL: 500,
    STT_UNAVAILABLE: 503,
    TTS_UNAVAILABLE: 503,
    MAIL_UNAVAILABLE: 503,
    PASSKEYS_UNAVAILABLE: 503,
    UNAVAILABLE: 503,
  });
});

test.each([
  '/',
  '/login',
  '/register',
  '/dashboard',
  '/interview',
  '/interview/live',
  '/interview/results',
])('%s is a page', (path) => expect(isPage(path)).toBe(true));
test.each([
  '/recordings',
  '/recordings/7',
  '/results/7',
  '/analysis-results/7',
  '/session-details/7',
  '/admin/',
])('%s is a page', (path) => expect(isPage(path)).toBe(true));
test.each(['/nothing', '/login/x', '/recordings/7/8', '//login', '/results/', ''])(
  '%s is not a page',
  (path) => {
    expect(isPage(path)).toBe(false);
  },
);

test('every page has an address of its own', () => {
  expect(new Set(Object.values(pages)).size).toBe(Object.values(pages).length);
});

test('categories, difficulties and question types have names, also those that only results carry', () => {
  expect(Object.values(names.mainCategoryNames).map(({ ko }) => ko)).toEqual([
    '대학',
    '취업',
    '인성',
    '압박 면접',
  ]);
  expect(Object.values(names.difficultyNames).map(({ ko }) => ko)).toEqual([
    '초급',
    '중급',
    '고급',
  ]);
  expect(Object.keys(names.subCategoryNames)).toEqual(
    Object.values(categories.subCategories).flat(),
  );
  expect(Object.keys(names.questionTypeNames)).toEqual(categories.questionTypes);
  expect(Object.keys(names.resultCategoryNames)).toEqual([
    'hr',
    'general',
    'entrance',
    'scholarship',
    'exchange',
  ]);
});
