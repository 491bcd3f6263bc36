import { expect, test } from 'vitest';
import type { ReadText } from '../text/read-text.ts';
import { isNearMiss, repairMisheardTerms } from './repair-misheard.ts';

const word = {
  surface: '코리를',
  start: 0,
  end: 3,
  tokens: [{ key: '코리', kind: 'content', tag: 'NNG' }],
  closes: false,
} as const;

const text = (byKey: readonly [string, number[]][]): ReadText => ({
  language: 'ko',
  raw: '코리를',
  words: [word],
  sentences: [],
  repeated: new Set(),
  byKey: new Map(byKey),
  byPiece: new Map(),
});

const repaired = (answer: ReadText) => repairMisheardTerms(answer, new Set(['쿼리']), () => false);

test('finds a misheard term at the place of the word', () => {
  expect(repaired(text([['코리', [0]]])).byKey.get('쿼리')).toEqual([0]);
});

test('ignores a misheard term that is only in a repetition', () => {
  expect(repaired(text([])).byKey.has('쿼리')).toBe(false);
});

test.each([
  ['코리', '쿼리'],
  ['인덕스', '인덱스'],
  ['백앤드', '백엔드'],
  ['checkut', 'checkout'],
])('%s may be a misheard %s', (heard, known) => {
  expect(isNearMiss(heard, known)).toBe(true);
});

test.each([
  ['쿼리', '쿼리'],
  ['나무', '쿼리'],
  ['일', '이'],
  ['고양이', '인덱스'],
  ['cat', 'car'],
])('%s is not a misheard %s', (heard, known) => {
  expect(isNearMiss(heard, known)).toBe(false);
});
