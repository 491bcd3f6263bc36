import { expect, test } from 'vitest';
import { createLocalRecogniser } from './local-recogniser.ts';
import type { JobMessage, ReplyMessage } from './worker-messages.ts';

class FakeWorker extends EventTarget {
  readonly jobs: JobMessage[] = [];
  isTerminated = false;
  postMessage = (message: JobMessage) => void this.jobs.push(message);
  terminate = () => {
    this.isTerminated = true;
  };
  reply = (data: ReplyMessage) => this.dispatchEvent(new MessageEvent('message', { data }));
  fail = (message: string) =>
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
}

function start({ cached = true } = {}) {
  const workers: FakeWorker[] = [];
  const recogniser = createLocalRecogniser({
    isReady: async () => cached,
    spawn: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });
  const recognise = (signal = new AbortController().signal) =>
    recogniser.recognise(new Float32Array(16), 'ko', signal);
  return { recogniser, workers, recognise };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const recognition = { text: '네', segments: [{ start: 0, end: 1, text: '네' }], confidence: 0.8 };

test('rejects at once without the model, and starts no worker', async () => {
  const { recogniser, workers, recognise } = start({ cached: false });
  expect(await recogniser.isReady()).toBe(false);
  await expect(recognise()).rejects.toThrow('not on this device');
  recogniser.warm();
  await settled();
  expect(workers).toEqual([]);
});

test('runs all jobs in one worker, and each gets its own result', async () => {
  const { recogniser, workers, recognise } = start();
  recogniser.warm();
  const [first, second] = [recognise(), recognise()];
  await settled();
  const [worker] = workers;
  expect(worker?.jobs.map(({ job }) => job.type)).toEqual(['load', 'recognise', 'recognise']);
  const [load, one, two] = worker?.jobs.map(({ id }) => id) ?? [];
  worker?.reply({ id: load ?? 0, result: null });
  worker?.reply({ id: two ?? 0, error: 'Error: too much' });
  worker?.reply({ id: one ?? 0, result: recognition });
  expect(await first).toEqual(recognition);
  await expect(second).rejects.toThrow('too much');
  expect(workers).toHaveLength(1);
});

test('rejects at once when it is aborted, and tells the worker to stop', async () => {
  const { workers, recognise } = start();
  const giveUp = new AbortController();
  const reason = new Error('no longer needed');
  const running = recognise(giveUp.signal);
  await settled();
  giveUp.abort(reason);
  await expect(running).rejects.toBe(reason);
  const job = workers[0]?.jobs[0]?.job;
  expect(job?.type === 'recognise' && job.stop?.[0]).toBe(1);
  await expect(recognise(giveUp.signal)).rejects.toBe(reason);
  expect(workers[0]?.jobs).toHaveLength(1);
});

test('rejects the jobs of a worker that dies, and starts another for the next job', async () => {
  const { workers, recognise } = start();
  const lost = recognise();
  await settled();
  workers[0]?.fail('out of memory');
  await expect(lost).rejects.toThrow('out of memory');
  expect(workers[0]?.isTerminated).toBe(true);
  const next = recognise();
  await settled();
  workers[1]?.reply({ id: workers[1].jobs[0]?.id ?? 0, result: recognition });
  expect(await next).toEqual(recognition);
});

test('dispose rejects all jobs and ends the worker', async () => {
  const { recogniser, workers, recognise } = start();
  const running = recognise().catch((error: unknown) => error);
  await settled();
  recogniser.dispose();
  expect(await running).toMatchObject({ name: 'AbortError' });
  expect(workers[0]?.isTerminated).toBe(true);
  await expect(recognise()).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers).toHaveLength(1);
});
