import { expect, test } from 'vitest';
import type { ReadText } from '../text/read-text.ts';
import { repair } from './repair.ts';

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

const repaired = (answer: ReadText) => repair(answer, new Set(['쿼리']), () => false);

test('a misheard term is found where the word stands', () => {
  expect(repaired(text([['코리', [0]]])).byKey.get('쿼리')).toEqual([0]);
});

test('one that stands only where something is said again has no place', () => {
  expect(repaired(text([])).byKey.has('쿼리')).toBe(false);
});
