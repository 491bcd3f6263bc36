import { expect, test } from 'vitest';
import { createWaking } from './waking.ts';

function threeWorkers() {
  const woken: string[] = [];
  const waking = createWaking((worker) => woken.push(worker));
  for (const worker of ['one', 'two', 'three']) waking.add(worker);
  const begin = (worker: string) => {
    const job = Promise.withResolvers<void>();
    const ended = waking.during(worker, () => job.promise);
    return {
      end: () => (job.resolve(), ended),
      fail: () => (job.reject(new Error('broken')), ended),
    };
  };
  return { waking, begin, news: () => woken.splice(0) };
}

test('a job wakes one worker, and whoever finds it wakes the next', () => {
  const { waking, begin, news } = threeWorkers();
  waking.wake();
  expect(news()).toEqual(['one']);
  begin('one');
  expect(news()).toEqual(['two']);
  begin('two');
  expect(news()).toEqual(['three']);
});

test('one that does not answer is not waited for: the next wake is for another', () => {
  const { waking, news } = threeWorkers();
  for (let jobs = 0; jobs < 4; jobs += 1) waking.wake();
  expect(news()).toEqual(['one', 'two', 'three', 'one']);
});

test('what comes while all are at work is looked for by the first to be done', async () => {
  const { waking, begin, news } = threeWorkers();
  const jobs = ['one', 'two', 'three'].map(begin);
  news();
  waking.wake();
  expect(news()).toEqual([]);
  await jobs[1]?.end();
  expect(news()).toEqual(['two']);
  await jobs[0]?.end();
  expect(news()).toEqual([]);
});

test('a job that fails gives its worker back as well', async () => {
  const { waking, begin, news } = threeWorkers();
  const job = begin('one');
  await expect(job.fail()).rejects.toThrow('broken');
  news();
  waking.wake();
  expect(news()).toEqual(['one']);
});
