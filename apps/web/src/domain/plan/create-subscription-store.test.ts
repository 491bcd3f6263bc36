import { expect, test, vi } from 'vitest';
import { createSubscriptionStore } from './create-subscription-store.ts';

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
  return { clock, store, tier: () => store.get().tier.id };
}

test('nobody has subscribed: free', () => {
  const { store } = open();
  expect(store.get()).toMatchObject({ tier: { id: 'free', timeLimit: 10 }, subscription: null });
});

test('activating keeps an active subscription of 30 days', async () => {
  const { store, tier } = open();
  await store.activate('premium');
  expect(tier()).toBe('premium');
  expect(JSON.parse(localStorage.getItem('subscription') ?? '')).toEqual({
    tierId: 'premium',
    status: 'active',
    startedAt: '2026-11-15T03:00:00.000Z',
    expiresAt: '2026-12-15T03:00:00.000Z',
  });
});

test('it falls back to free after 30 days, and tells an open page', async () => {
  const { store, clock, tier } = open();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  await store.activate('basic');
  listener.mockClear();
  clock.move(30 * day - 1);
  expect(tier()).toBe('basic');
  expect(listener.mock.results.length).toBeLessThanOrEqual(1);
  clock.move(1);
  expect(tier()).toBe('free');
  expect(listener).toHaveBeenCalled();
  stop();
  expect(clock.waiting()).toBe(0);
});

test('the same state is the same object, so that nothing renders in vain', async () => {
  const { store } = open();
  await store.activate('basic');
  expect(store.get()).toBe(store.get());
});

test.each([
  ['no JSON', 'garbage'],
  ['an unknown tier', { tierId: 'gold' }],
  ['a date that is none', { expiresAt: 'soon' }],
  ['a status other than active', { status: 'cancelled' }],
  ['an expired one', { expiresAt: '2026-11-15T03:00:00.000Z' }],
])('%s counts as free', (_, broken) => {
  const whole = {
    tierId: 'basic',
    status: 'active',
    startedAt: '2026-10-20T03:00:00.000Z',
    expiresAt: '2026-11-19T03:00:00.000Z',
  };
  const stored = typeof broken === 'string' ? broken : JSON.stringify({ ...whole, ...broken });
  localStorage.setItem('subscription', stored);
  const { tier } = open();
  expect(tier()).toBe('free');
});

test('another tab’s upgrade is followed', async () => {
  const { store, tier } = open();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  await createSubscriptionStore(testClock()).activate('premium');
  window.dispatchEvent(new StorageEvent('storage', { key: 'subscription' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(tier()).toBe('premium');
  stop();
});

test('where nothing can be stored it rejects, and what was there stays', async () => {
  const { store, tier } = open();
  await store.activate('basic');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(store.activate('premium')).rejects.toThrow('full');
  expect(tier()).toBe('basic');
});
