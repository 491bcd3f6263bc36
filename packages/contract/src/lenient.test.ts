import { expect, test } from 'vitest';
import { z } from 'zod';
import { lenientBoolean, lenientNumber, stringList } from './lenient.ts';

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
])('a list from %j', (value, expected) => {
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
])('a number from %j', (value, expected) => {
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
])('a boolean from %j', (value, expected) => {
  expect(lenientBoolean.parse(value)).toBe(expected);
});

test('our own wire holds plain arrays, numbers and booleans', () => {
  const schema = z.object({ list: stringList, number: lenientNumber, flag: lenientBoolean });
  expect(z.encode(schema, { list: ['a, b'], number: null, flag: true })).toEqual({
    list: ['a, b'],
    number: null,
    flag: true,
  });
});
