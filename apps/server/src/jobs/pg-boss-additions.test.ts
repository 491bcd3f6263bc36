import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { createWorkerWaker } from './pg-boss-additions.ts';
import { openQueue } from './queue.ts';

function threeWorkers() {
  const woken: string[] = [];
  const waker = createWorkerWaker((worker) => woken.push(worker));
  for (const worker of ['one', 'two', 'three']) waker.add(worker);
  const begin = (worker: string) => {
    const job = Promise.withResolvers<void>();
    const ended = waker.whileBusy(worker, () => job.promise);
    return {
      end: () => (job.resolve(), ended),
      fail: () => (job.reject(new Error('broken')), ended),
    };
  };
  return { waker, begin, news: () => woken.splice(0) };
}

test('a job wakes one worker, and the worker that finds it wakes the next', () => {
  const { waker, begin, news } = threeWorkers();
  waker.wake();
  expect(news()).toEqual(['one']);
  begin('one');
  expect(news()).toEqual(['two']);
  begin('two');
  expect(news()).toEqual(['three']);
});

test('the next job wakes another worker, even if the first has not reacted', () => {
  const { waker, news } = threeWorkers();
  for (let jobs = 0; jobs < 4; jobs += 1) waker.wake();
  expect(news()).toEqual(['one', 'two', 'three', 'one']);
});

test('a job that comes while all workers are busy wakes the first one that is free', async () => {
  const { waker, begin, news } = threeWorkers();
  const jobs = ['one', 'two', 'three'].map(begin);
  news();
  waker.wake();
  expect(news()).toEqual([]);
  await jobs[1]?.end();
  expect(news()).toEqual(['two']);
  await jobs[0]?.end();
  expect(news()).toEqual([]);
});

test('a worker is free again after a failed job', async () => {
  const { waker, begin, news } = threeWorkers();
  const job = begin('one');
  await expect(job.fail()).rejects.toThrow('broken');
  news();
  waker.wake();
  expect(news()).toEqual(['one']);
});

test('runs jobs that were sent, or taken by a dead process, while the clock was an hour ahead', async () => {
  const database = await createTestDatabase();
  const { db, pool, connection } = database;
  const queue = await openQueue(connection, pino({ enabled: false }));
  await queue.send(db, 'analyse-text', { answerId: 1 });
  await queue.send(db, 'analyse-text', { answerId: 2 });
  await pool.query(
    `update pgboss.job set start_after = now() + interval '1 hour' where data ->> 'answerId' = '1'`,
  );
  await pool.query(
    `update pgboss.job set state = 'active', started_on = now() + interval '1 hour',
       heartbeat_on = now() + interval '1 hour', heartbeat_seconds = 1 where data ->> 'answerId' = '2'`,
  );
  await pool.query(`update pgboss.queue set monitor_claim_on = now() + interval '1 hour'`);
  const done = vi.fn<(answerId: number) => void>();
  await queue.work('analyse-text', 1, async ({ data }) => done(data.answerId));
  await eventually(() => expect(done.mock.calls).toEqual([[1], [2]]));
  await queue.stop(1_000);
  await database.close();
});
