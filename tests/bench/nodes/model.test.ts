import { expect, test } from 'vitest';
import { predict } from './model.ts';

const demand = { node: 0.01, database: 0.004, people: 0.006 };

test('a single person never waits', () => {
  const { throughput, response } = predict(demand, {
    people: 1,
    thinkSeconds: 0.48,
    cores: 2,
    nodes: 1,
  });
  expect(response).toBeCloseTo(0.02, 10);
  expect(throughput).toBeCloseTo(2, 10);
});

test.each([
  ['one event loop', 8, 1, 1 / 0.01],
  ['two event loops', 8, 2, 2 / 0.01],
  ['the cores', 1, 4, 1 / 0.02],
])('many people get what %s can do, and no more', (_, cores, nodes, limit) => {
  const crowd = predict(demand, { people: 2_000, thinkSeconds: 0.5, cores, nodes });
  expect(crowd.throughput).toBeLessThanOrEqual(limit);
  expect(crowd.throughput).toBeGreaterThan(0.98 * limit);
});

/** The closed formula for one server and N people who come back (M/M/1//N). */
function machineRepair(people: number, serviceSeconds: number, thinkSeconds: number): number {
  let weight = 1;
  let sum = 1;
  for (let waiting = 1; waiting <= people; waiting += 1) {
    weight *= (people - waiting + 1) * (serviceSeconds / thinkSeconds);
    sum += weight;
  }
  return (1 - 1 / sum) / serviceSeconds;
}

test.each([1, 5, 20, 60])('agrees with the formula for one queue and %i people', (people) => {
  const alone = { node: 0.02, database: 0, people: 0 };
  const load = { people, thinkSeconds: 0.5, cores: Number.MAX_SAFE_INTEGER, nodes: 1 };
  expect(predict(alone, load).throughput).toBeCloseTo(machineRepair(people, 0.02, 0.5), 6);
});
