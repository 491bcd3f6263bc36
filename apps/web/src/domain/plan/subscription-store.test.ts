import { expect, test, vi } from 'vitest';
import { createSubscriptionStore } from './subscription-store.ts';

const day = 24 * 60 * 60 * 1_000;
const start = Date.parse('2026-11-15T03:00:00.000Z');

/** A clock that the test moves; timers run when their time has come. */
function testClock() {
  let now = start;
  const timers = new Set<{ at: number; work: () => void }>();
  return {
    now: () => now,
    after: (ms: number, work: () => void) => {
      expect(ms, 'a browser runs longer timers at once').toBeLessThan(2 ** 31);
      const timer = { at: now + ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    move: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const next = [...timers].toSorted((a, b) => a.at - b.at)[0];
        if (!next || next.at > end) break;
        now = next.at;
        timers.delete(next);
        next.work();
      }
      now = end;
    },
    waiting: () => timers.size,
  };
}

function open() {
  const clock = testClock();
  const store = createSubscriptionStore(clock);
  return { clock, store, plan: () => store.get().plan.id };
}

test('is free without a subscription', () => {
  const { store } = open();
  expect(store.get()).toMatchObject({ plan: { id: 'free', timeLimit: 10 }, subscription: null });
});

test('stores an active subscription of 30 days', async () => {
  const { store, plan } = open();
  await store.activate('premium');
  expect(plan()).toBe('premium');
  expect(JSON.parse(localStorage.getItem('subscription') ?? '')).toEqual({
    tierId: 'premium',
    status: 'active',
    startedAt: '2026-11-15T03:00:00.000Z',
    expiresAt: '2026-12-15T03:00:00.000Z',
  });
});

test('falls back to free after 30 days and updates an open page', async () => {
  const { store, clock, plan } = open();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  await store.activate('basic');
  listener.mockClear();
  clock.move(30 * day - 1);
  expect(plan()).toBe('basic');
  expect(listener.mock.results.length).toBeLessThanOrEqual(1);
  clock.move(1);
  expect(plan()).toBe('free');
  expect(listener).toHaveBeenCalled();
  stop();
  expect(clock.waiting()).toBe(0);
});

test('returns the same object for the same state', async () => {
  const { store } = open();
  await store.activate('basic');
  expect(store.get()).toBe(store.get());
});

test.each([
  ['no JSON', 'garbage'],
  ['an unknown plan', { tierId: 'gold' }],
  ['an invalid date', { expiresAt: 'soon' }],
  ['a status other than active', { status: 'cancelled' }],
  ['an expired subscription', { expiresAt: '2026-11-15T03:00:00.000Z' }],
])('%s counts as free', (_, broken) => {
  const whole = {
    tierId: 'basic',
    status: 'active',
    startedAt: '2026-10-20T03:00:00.000Z',
    expiresAt: '2026-11-19T03:00:00.000Z',
  };
  const stored = typeof broken === 'string' ? broken : JSON.stringify({ ...whole, ...broken });
  localStorage.setItem('subscription', stored);
  const { plan } = open();
  expect(plan()).toBe('free');
});

test('follows an upgrade in another tab', async () => {
  const { store, plan } = open();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  await createSubscriptionStore(testClock()).activate('premium');
  window.dispatchEvent(new StorageEvent('storage', { key: 'subscription' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(plan()).toBe('premium');
  stop();
});

test('rejects when storing fails and keeps the previous plan', async () => {
  const { store, plan } = open();
  await store.activate('basic');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(store.activate('premium')).rejects.toThrow('full');
  expect(plan()).toBe('basic');
});
