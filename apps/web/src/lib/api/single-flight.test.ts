import { beforeEach, expect, test, vi } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

function setUp(delayMs = 500) {
  const once = createSingleFlight<string>(delayMs);
  const made: PromiseWithResolvers<string>[] = [];
  const work = () => {
    const request = Promise.withResolvers<string>();
    made.push(request);
    return request.promise;
  };
  return { once, made, work };
}

const { signal } = new AbortController();

test('runs after its delay, once for the same name while it waits or runs', async () => {
  const { once, made, work } = setUp();
  const first = once('next', signal, work);
  const second = once('next', signal, work);
  await vi.advanceTimersByTimeAsync(499);
  expect(made).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  const third = once('next', signal, work);
  expect(made).toHaveLength(1);
  made[0]?.resolve('one');
  expect(await Promise.all([first, second, third])).toEqual(['one', 'one', 'one']);
});

test('makes separate requests for another name, and for the same name later', async () => {
  const { once, made, work } = setUp(0);
  const first = once('a', signal, work);
  const other = once('b', signal, work);
  await vi.advanceTimersByTimeAsync(0);
  made[0]?.resolve('a');
  made[1]?.reject(new Error('no'));
  expect(await first).toBe('a');
  await expect(other).rejects.toThrow('no');
  void once('a', signal, work);
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toHaveLength(3);
});

test('does not make a cancelled request and frees its name at once', async () => {
  const { once, made, work } = setUp();
  const stopping = new AbortController();
  const cancelled = once('a', stopping.signal, work).catch((error: unknown) => error);
  stopping.abort();
  const second = once('a', signal, work);
  expect(await cancelled).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(500);
  expect(made).toHaveLength(1);
  made[0]?.resolve('second');
  expect(await second).toBe('second');
  await expect(once('b', stopping.signal, work)).rejects.toMatchObject({ name: 'AbortError' });
});
