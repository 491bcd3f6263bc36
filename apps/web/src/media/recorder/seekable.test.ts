import { expect, test, vi } from 'vitest';
import { seekable } from './seekable.ts';

const recorded = new Blob(['recorded'], { type: 'video/webm;codecs=vp9,opus' });

class FakeWorker extends EventTarget {
  readonly posted: unknown[] = [];
  readonly terminate = vi.fn<() => void>();
  postMessage(message: unknown) {
    this.posted.push(message);
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function start() {
  const worker = new FakeWorker();
  const timer = new AbortController();
  const timeout = vi.fn<(ms: number) => AbortSignal>(() => timer.signal);
  const createWorker = () => worker as unknown as Worker;
  return { worker, timer, timeout, result: seekable(recorded, { createWorker, timeout }) };
}

test('returns the recording that the worker made', async () => {
  const { worker, timeout, result } = start();
  expect(worker.posted).toEqual([recorded]);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3_000);
  worker.answer(new ArrayBuffer(5));
  const made = await result;
  expect([made.size, made.type]).toEqual([5, 'video/webm;codecs=vp9,opus']);
  expect(worker.terminate).toHaveBeenCalled();
});

test.each<[string, (running: ReturnType<typeof start>) => void]>([
  ['cannot improve it', ({ worker }) => worker.answer(null)],
  ['sends another reply', ({ worker }) => worker.answer('?')],
  ['cannot be fetched', ({ worker }) => worker.dispatchEvent(new Event('error'))],
  ['takes too long', ({ timer }) => timer.abort()],
])('terminates a worker that %s and keeps the original recording', async (_, happen) => {
  const running = start();
  happen(running);
  expect(await running.result).toBe(recorded);
  expect(running.worker.terminate).toHaveBeenCalled();
});

test('returns the original recording in a browser without workers', async () => {
  const createWorker = () => {
    throw new ReferenceError('Worker is not defined');
  };
  expect(await seekable(recorded, { createWorker, timeout: vi.fn<() => AbortSignal>() })).toBe(
    recorded,
  );
});
