import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('runs a limited number of tasks at a time, in order, also when some fail', async () => {
  const inTurn = limitConcurrency(2);
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(name);
      await Promise.resolve();
      running -= 1;
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([
    work('a'),
    work('b', true),
    work('c'),
    work('d'),
    work('e'),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});
