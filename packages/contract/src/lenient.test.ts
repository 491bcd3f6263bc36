import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  lenientBoolean,
  lenientCount,
  lenientEnum,
  lenientNumber,
  lenientScore,
  lenientSeconds,
  lenientTime,
  openEnum,
  lenientList,
  stringList,
} from './lenient.ts';

test.each([
  [
    ['논리적', '구체적'],
    ['논리적', '구체적'],
  ],
  [['한 문장, 쉼표까지'], ['한 문장, 쉼표까지']],
  ['["논리적","구체적"]', ['논리적', '구체적']],
  ['["쉼표, 그대로"]', ['쉼표, 그대로']],
  ['논리적, 구체적 ,, ', ['논리적', '구체적']],
  ['하나', ['하나']],
  [7, ['7']],
  [true, ['true']],
  [
    ['a', 1, null, { b: 2 }, '  '],
    ['a', '1'],
  ],
  ['[broken', ['[broken']],
  ['{"a":1}', ['{"a":1}']],
  ['', []],
  [null, []],
  [undefined, []],
  [{ a: 1 }, []],
])('reads a list from %j', (value, expected) => {
  expect(stringList.parse(value)).toEqual(expected);
});

test.each([
  [7, 7],
  ['7', 7],
  [' 7.5 ', 7.5],
  ['-1e2', -100],
  [0, 0],
  ['', null],
  ['seven', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['Infinity', null],
  [null, null],
  [true, null],
  [[7], null],
])('reads a number from %j', (value, expected) => {
  expect(lenientNumber.parse(value)).toBe(expected);
});

test.each([
  [true, true],
  [false, false],
  ['true', true],
  ['TRUE ', true],
  ['1', true],
  [1, true],
  ['yes', true],
  ['on', true],
  ['false', false],
  ['0', false],
  [0, false],
  ['no', false],
  ['', false],
  [null, false],
  [undefined, false],
  ['maybe', false],
  [{}, false],
])('reads a boolean from %j', (value, expected) => {
  expect(lenientBoolean.parse(value)).toBe(expected);
});

test('sends plain arrays, numbers and booleans', () => {
  const schema = z.object({ list: stringList, number: lenientNumber, flag: lenientBoolean });
  expect(z.encode(schema, { list: ['a, b'], number: null, flag: true })).toEqual({
    list: ['a, b'],
    number: null,
    flag: true,
  });
});

test('keeps an unknown value of an open enum; other enums use their fallback', () => {
  const colour = openEnum(['green', 'blue']);
  expect([colour.parse('green'), colour.parse('violet')]).toEqual(['green', 'violet']);
  expect([colour.parse(undefined), colour.parse({})]).toEqual(['', '']);
  expect(lenientEnum(['ko', 'en'], 'ko').parse('fr')).toBe('ko');
  expect(lenientEnum(['a'], null).parse('b')).toBeNull();
});

test('uses the fallback for counts, scores and seconds that cannot be read', () => {
  expect([lenientCount().parse('7'), lenientCount().parse(null)]).toEqual([7, 0]);
  expect(['84', 140, -3, 'high'].map((value) => lenientScore.parse(value))).toEqual([
    84,
    100,
    0,
    null,
  ]);
  expect([lenientSeconds(30).parse('60'), lenientSeconds(30).parse('long')]).toEqual([60, 30]);
  expect(lenientTime.parse('2026-11-15T12:00:00+09:00')).toBe('2026-11-15T03:00:00.000Z');
  expect(lenientTime.safeParse('yesterday').success).toBe(false);
});

test('leaves items that cannot be read out of a list', () => {
  const items = lenientList(z.object({ id: z.int() }));
  expect(items.parse([{ id: 1 }, { id: 'two' }, null])).toEqual([{ id: 1 }]);
  expect(items.parse(undefined)).toEqual([]);
});

test('reads a missing field like a value that cannot be read', () => {
  const row = z.object({ score: lenientNumber, list: stringList, status: openEnum(['a']) });
  expect(row.parse({})).toEqual({ score: null, list: [], status: '' });
});
