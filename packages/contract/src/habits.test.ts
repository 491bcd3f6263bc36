import { expect, test } from 'vitest';
import { drillNames, drills, habits } from './drills.ts';
import { bestHabit, shareOf, weakestHabit } from './habits.ts';

const line = (name: string, text: string) => ({
  name,
  shown: text.split('').map((sign) => (sign === '?' ? null : sign === '1')),
});

test('a habit needs three answers in which it can be told', () => {
  expect(shareOf(line('pace', '11'))).toBeNull();
  expect(shareOf(line('pace', '1?1?'))).toBeNull();
  expect(shareOf(line('pace', '110?1'))).toBe(0.75);
});

test('the best and the weakest habit', () => {
  const lines = [line('pointFirst', '0110'), line('figures', '0001'), line('reasons', '1111')];
  expect([bestHabit(lines), weakestHabit(lines)]).toEqual(['reasons', 'figures']);
});

test('nothing is weak where all answers show all, and nothing is good where none does', () => {
  expect(weakestHabit([line('pace', '111'), line('figures', '111')])).toBeNull();
  expect(bestHabit([line('pace', '000')])).toBeNull();
  expect([bestHabit([]), weakestHabit([])]).toEqual([null, null]);
});

test('there are ten drills, for every habit, each told in two sentences', () => {
  expect(drillNames).toHaveLength(10);
  expect(new Set(drillNames.map((name) => drills[name].habit))).toEqual(new Set(habits));
  for (const name of drillNames) {
    const { ko, en } = drills[name].text;
    expect([ko, en].map((text) => text.match(/[.!?]["']?(?= |$)/g)?.length)).toEqual([2, 2]);
  }
});
