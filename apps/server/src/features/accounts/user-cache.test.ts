import { expect, test, vi } from 'vitest';
import { createUserCache } from './user-cache.ts';

const user = { id: 1, username: '민지', email: 'a@b.co', role: 'user' } as const;
const noEvents = { subscribe: () => () => undefined, onGap: () => undefined };

test('queries an account again after ten seconds, and when the clock was put back', async () => {
  let now = Date.parse('2026-11-15T03:00:00.000Z');
  const look = vi.fn<() => Promise<typeof user>>(() => Promise.resolve(user));
  const known = createUserCache(look, noEvents, { now: () => new Date(now) });
  await known.find(1);
  now += 9_999;
  await known.find(1);
  expect(look).toHaveBeenCalledTimes(1);
  now += 1;
  await known.find(1);
  expect(look).toHaveBeenCalledTimes(2);
  now -= 60 * 60 * 1_000;
  await known.find(1);
  expect(look).toHaveBeenCalledTimes(3);
});
