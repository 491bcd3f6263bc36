import { expect, test, vi } from 'vitest';
import { createFaceReader } from './face-reader.ts';
import type { ReaderMessage } from './face-reader.ts';

/** A worker that says what the test lets it say. */
function scriptedWorker() {
  const worker = Object.assign(new EventTarget(), {
    postMessage: vi.fn<(message: unknown) => void>(),
    terminate: vi.fn<() => void>(),
  });
  const say = (data: ReaderMessage) =>
    worker.dispatchEvent(new MessageEvent<ReaderMessage>('message', { data }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a worker that is used
  return { worker, say, spawn: () => worker as unknown as Worker };
}

const recording = new Blob(['film'], { type: 'video/webm' });
const noProgress = () => undefined;

test('hands the recording to the worker, and its progress and samples back', async () => {
  const { worker, say, spawn } = scriptedWorker();
  const progress: unknown[] = [];
  const reading = createFaceReader({ spawn })(recording, {
    onProgress: (...step) => progress.push(step),
    signal: new AbortController().signal,
  });
  expect(worker.postMessage).toHaveBeenCalledWith(recording);
  say({ type: 'progress', step: 'loading', part: 0.5 });
  say({ type: 'progress', step: 'reading', part: 1 });
  const samples = [{ atSeconds: 0.25, face: 'none' }] as const;
  say({ type: 'done', samples });
  expect(await reading).toEqual({ kind: 'read', samples });
  expect(progress).toEqual([
    ['loading', 0.5],
    ['reading', 1],
  ]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('ends the worker when it is cancelled', async () => {
  const { worker, spawn } = scriptedWorker();
  const cancelling = new AbortController();
  const { signal } = cancelling;
  const reading = createFaceReader({ spawn })(recording, { onProgress: noProgress, signal });
  cancelling.abort();
  expect(await reading).toEqual({ kind: 'cancelled' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('starts no worker for what is cancelled already', async () => {
  const spawn = vi.fn<() => Worker>();
  const signal = AbortSignal.abort();
  const outcome = await createFaceReader({ spawn })(recording, { onProgress: noProgress, signal });
  expect(outcome).toEqual({ kind: 'cancelled' });
  expect(spawn).not.toHaveBeenCalled();
});

test.each([
  ['says so', { type: 'failed', failure: 'picture' }, 'picture'],
  ['does not load', new Event('error'), 'network'],
  ['breaks', new ErrorEvent('error', { message: 'out of memory' }), 'other'],
] as const)('names the failure when the worker %s', async (_case, said, failure) => {
  const { worker, say, spawn } = scriptedWorker();
  const { signal } = new AbortController();
  const reading = createFaceReader({ spawn })(recording, { onProgress: noProgress, signal });
  if (said instanceof Event) worker.dispatchEvent(said);
  else say(said);
  expect(await reading).toEqual({ kind: 'failed', failure });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('reports a browser that starts no worker', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const spawn = () => {
    throw new DOMException('no workers here', 'SecurityError');
  };
  const { signal } = new AbortController();
  const outcome = await createFaceReader({ spawn })(recording, { onProgress: noProgress, signal });
  expect(outcome).toEqual({ kind: 'failed', failure: 'other' });
});
