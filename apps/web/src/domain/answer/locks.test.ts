import { expect, test, vi } from 'vitest';
import { runIfFree } from './locks.ts';

function stubLocks(request: (work: (lock: object | null) => unknown) => unknown) {
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, _options: object, work: (lock: object | null) => unknown) =>
        request(work),
    },
  });
}

const work = async () => 'done';

test('a lock that this page holds is not free', async () => {
  const held = Promise.withResolvers<void>();
  const holding = runIfFree('a', () => held.promise);
  expect(await runIfFree('a', work)).toEqual({ isFree: false });
  expect(await runIfFree('b', work)).toEqual({ isFree: true, result: 'done' });
  held.resolve();
  await holding;
  expect(await runIfFree('a', work)).toEqual({ isFree: true, result: 'done' });
});

test('a lock that another tab holds is not free', async () => {
  stubLocks((run) => run(null));
  expect(await runIfFree('a', work)).toEqual({ isFree: false });
  stubLocks((run) => run({}));
  expect(await runIfFree('a', work)).toEqual({ isFree: true, result: 'done' });
});

test('uses its own locks where the browser refuses them', async () => {
  stubLocks(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await runIfFree('a', work)).toEqual({ isFree: true, result: 'done' });
});

test('passes errors of the work on', async () => {
  stubLocks((run) => run({}));
  const broken = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('broken')));
  await expect(runIfFree('a', broken)).rejects.toThrow('broken');
  expect(broken).toHaveBeenCalledOnce();
});
