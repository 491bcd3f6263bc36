import { expect, test, vi } from 'vitest';
import { createUserCache } from './user-cache.ts';

const user = { id: 1, username: '민지', email: 'a@b.co', role: 'user' } as const;
const claims = { userId: 1, signInId: 2, issuedAt: new Date(0) };
const noEvents = { subscribe: () => () => undefined, onGap: () => undefined };

test('queries an account again after ten seconds, and when the clock was put back', async () => {
  let now = Date.parse('2026-11-15T03:00:00.000Z');
  const look = vi.fn<() => Promise<typeof user>>(() => Promise.resolve(user));
  const known = createUserCache(look, noEvents, { now: () => new Date(now) });
  await known.find(claims);
  now += 9_999;
  await known.find(claims);
  expect(look).toHaveBeenCalledTimes(1);
  now += 1;
  await known.find(claims);
  expect(look).toHaveBeenCalledTimes(2);
  now -= 60 * 60 * 1_000;
  await known.find(claims);
  expect(look).toHaveBeenCalledTimes(3);
});

test('one sign-in does not speak for another', async () => {
  const look = vi.fn<(of: typeof claims) => Promise<typeof user | null>>(({ signInId }) =>
    Promise.resolve(signInId === 2 ? user : null),
  );
  const known = createUserCache(look as never, noEvents, { now: () => new Date(0) });
  expect(await known.find(claims)).toEqual(user);
  expect(await known.find({ ...claims, signInId: 3 })).toBeNull();
});
