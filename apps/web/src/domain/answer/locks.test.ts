import { expect, test, vi } from 'vitest';
import { ifFree } from './locks.ts';

function stubLocks(request: (work: (lock: object | null) => unknown) => unknown) {
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, _options: object, work: (lock: object | null) => unknown) =>
        request(work),
    },
  });
}

const work = async () => 'done';

test('a name that this page holds is not free', async () => {
  const held = Promise.withResolvers<void>();
  const holding = ifFree('a', () => held.promise);
  expect(await ifFree('a', work)).toEqual({ free: false });
  expect(await ifFree('b', work)).toEqual({ free: true, result: 'done' });
  held.resolve();
  await holding;
  expect(await ifFree('a', work)).toEqual({ free: true, result: 'done' });
});

test('nor one that another tab holds', async () => {
  stubLocks((run) => run(null));
  expect(await ifFree('a', work)).toEqual({ free: false });
  stubLocks((run) => run({}));
  expect(await ifFree('a', work)).toEqual({ free: true, result: 'done' });
});

test('a page that may not have locks counts its own', async () => {
  stubLocks(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await ifFree('a', work)).toEqual({ free: true, result: 'done' });
});

test('what goes wrong in the work is the work’s', async () => {
  stubLocks((run) => run({}));
  const broken = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('broken')));
  await expect(ifFree('a', broken)).rejects.toThrow('broken');
  expect(broken).toHaveBeenCalledOnce();
});
