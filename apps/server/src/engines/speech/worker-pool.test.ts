import { afterEach, describe, expect, test } from 'vitest';
import { EngineClosed } from './transcriber.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

let pool: WorkerPool<string, string>;
afterEach(() => pool.close());

function open(more: Partial<WorkerPoolOptions> = {}) {
  pool = createWorkerPool({
    script: new URL('../../../test/fixtures/speech/pool-worker.ts', import.meta.url),
    size: 1,
    jobLimitMs: 120_000,
    attempts: 2,
    ...more,
  });
  return pool;
}

test('runs all jobs on its workers', async () => {
  open({ size: 2 });
  const jobs = ['a', 'b', 'c', 'd', 'e'];
  expect(await Promise.all(jobs.map((job) => pool.run(job)))).toEqual(
    jobs.map((job) => `${job} done`),
  );
});

test('rejects with the error of the job, and keeps the worker', async () => {
  open();
  await expect(pool.run('throw')).rejects.toMatchObject({
    name: 'TypeError',
    message: 'it was thrown',
  });
  expect(await pool.run('a')).toBe('a done');
});

describe('a worker that dies', () => {
  test.each(['die', 'crash'])('(%s) is replaced, and its job tried once more', async (job) => {
    open();
    const waiting = [pool.run(job), pool.run('a')];
    const [died, next] = await Promise.allSettled(waiting);
    expect(died).toMatchObject({ status: 'rejected', reason: { name: 'WorkerDied' } });
    expect(next).toEqual({ status: 'fulfilled', value: 'a done' });
  });

  test('because its job hangs is replaced, and the job is not tried again', async () => {
    open({ jobLimitMs: 8_000 });
    await expect(pool.run('hang')).rejects.toThrow('it took too long');
    expect(await pool.run('a')).toBe('a done');
  });

  test('because its job computes too much is replaced, and a job that waits is not', async () => {
    // Whatever the machine does besides: the time limit is far away.
    open({ limits: { externalBytes: 1e9, processorMs: 1_500 } });
    // The start of the worker counts for its first job.
    expect(await pool.run('a')).toBe('a done');
    expect(await pool.run('wait')).toBe('waited');
    await expect(pool.run('hang')).rejects.toThrow('it took too long');
    expect(await pool.run('a')).toBe('a done');
  });

  test('because its job takes too much memory is replaced', async () => {
    open({ limits: { externalBytes: 200_000_000, processorMs: 120_000 } });
    await expect(pool.run('hoard')).rejects.toThrow('it took too much memory');
    expect(await pool.run('a')).toBe('a done');
  });
});

describe('aborting', () => {
  test('removes a waiting job from the queue and tells a running one to stop', async () => {
    open();
    const giveUp = new AbortController();
    const running = pool.run('native', giveUp.signal);
    const waiting = pool.run('die', giveUp.signal);
    const other = pool.run('a');
    giveUp.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    await expect(waiting).rejects.toThrow('enough');
    expect(await other).toBe('a done');
    await expect(pool.run('b', giveUp.signal)).rejects.toThrow('enough');
  });
});

describe('closing', () => {
  test('rejects waiting and running jobs, and waits until a worker is out of native code', async () => {
    open();
    const running = pool.run('native');
    const waiting = pool.run('a');
    const ends = Promise.allSettled([running, waiting]);
    await pool.close();
    for (const end of await ends) expect(end).toMatchObject({ reason: expect.any(EngineClosed) });
    await expect(pool.run('b')).rejects.toThrow(EngineClosed);
  });

  test('works before any job and may be repeated', async () => {
    open();
    await pool.close();
    await pool.close();
    await expect(pool.run('b')).rejects.toThrow(EngineClosed);
  });
});
