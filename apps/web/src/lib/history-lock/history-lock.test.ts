import { historyLock } from '@daedap/contract/constants/navigation';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LockRule } from '@daedap/contract/pages';
import { createHistoryLock } from './history-lock.ts';
import { fakeHistory } from './testing/fake-history.ts';
import { eventually } from '#/test/eventually.ts';

const plain: LockRule = { initial: historyLock.initialEntries, toppedUp: false, jumps: false };
const live: LockRule = { initial: historyLock.initialEntriesLive, toppedUp: true, jumps: true };

const onBack = vi.fn<() => void>();
beforeEach(() => onBack.mockReset());

/** A lock on a page that has `before` entries before it in the history. */
function open(before = 0) {
  const browser = fakeHistory('/dashboard', before);
  const lock = createHistoryLock(browser.ports);
  const heard = browser.routerHears();
  return { browser, lock, heard };
}

describe('entries', () => {
  test('adds 2 numbered copies of the page', () => {
    const { browser, lock } = open(1);
    lock.hold(plain, onBack);
    expect(browser.addresses()).toEqual(['/before-0', '/dashboard', '/dashboard', '/dashboard']);
    expect(browser.places().slice(1)).toEqual([
      { usr: null, key: 'k1', idx: 1, lock: 0 },
      { usr: null, key: 'k1', idx: 2, lock: 1 },
      { usr: null, key: 'k1', idx: 3, lock: 2 },
    ]);
  });

  test('adds 3 copies in an interview and one more every 5 s, up to 5', () => {
    const { browser, lock } = open();
    const release = lock.hold(live, onBack);
    const copies = () => browser.addresses().length - 1;
    expect(copies()).toBe(3);
    browser.pass(4_999);
    expect(copies()).toBe(3);
    browser.pass(1);
    expect(copies()).toBe(4);
    browser.pass(5_000);
    expect(copies()).toBe(5);
    browser.pass(60_000);
    expect(copies()).toBe(5);
    release();
    expect(browser.timers()).toBe(0);
  });

  test('adds a copy on the first touch, because browsers skip untouched entries', () => {
    const { browser, lock } = open();
    lock.hold(plain, onBack);
    browser.ports.events.dispatchEvent(new Event('keydown'));
    browser.ports.events.dispatchEvent(new Event('pointerdown'));
    expect(browser.addresses()).toHaveLength(4);
  });

  test('reuses the copies found after a reload', () => {
    const { browser, lock } = open(1);
    lock.hold(plain, onBack);
    lock.dispose();
    const reloaded = createHistoryLock(browser.ports);
    reloaded.hold(plain, onBack);
    browser.ports.events.dispatchEvent(new Event('pointerdown'));
    expect(browser.addresses()).toHaveLength(4);
    browser.back();
    expect(onBack).toHaveBeenCalledOnce();
  });

  test.each([
    null,
    'text',
    {},
    { idx: -1 },
    { idx: 1.5 },
    { idx: 1, lock: 'x' },
    { idx: 1, lock: 7 },
  ])('treats a broken entry as an ordinary page: %j', (state) => {
    const { browser, lock } = open(1);
    browser.ports.history.replaceState(state, '');
    lock.hold(plain, onBack);
    browser.back();
    expect(onBack).toHaveBeenCalledOnce();
    expect(browser.addresses()).toHaveLength(4);
  });
});

describe('back', () => {
  test('asks and restores the entry without telling the router', () => {
    const { browser, lock, heard } = open(1);
    lock.hold(plain, onBack);
    for (let times = 1; times <= 12; times += 1) {
      browser.back();
      expect(onBack).toHaveBeenCalledTimes(times);
      expect(browser.at()).toBe(3);
    }
    expect(browser.addresses()).toHaveLength(4);
    expect(heard()).toBe(0);
  });

  test('asks when going back to the page itself in one jump', () => {
    const { browser, lock } = open(1);
    lock.hold(plain, onBack);
    browser.back(2);
    expect(onBack).toHaveBeenCalledOnce();
    expect(browser.at()).toBe(3);
    expect(browser.state()).toMatchObject({ idx: 3, lock: 2 });
  });

  test('leaves a jump to another page to the router', () => {
    const { browser, lock, heard } = open(2);
    lock.hold(plain, onBack);
    browser.back(4);
    expect(onBack).not.toHaveBeenCalled();
    expect(heard()).toBe(1);
  });

  test('returns to the page first if its rule covers jumps', async () => {
    const { browser, lock, heard } = open(2);
    lock.hold(live, onBack);
    browser.back(5);
    expect(onBack).not.toHaveBeenCalled();
    await browser.settle();
    expect(onBack).toHaveBeenCalledOnce();
    expect(browser.at()).toBe(5);
    expect(heard()).toBe(0);
  });

  test('blocks nothing after release', () => {
    const { browser, lock, heard } = open(1);
    const release = lock.hold(plain, onBack);
    release();
    browser.back();
    expect(onBack).not.toHaveBeenCalled();
    expect(heard()).toBe(1);
  });
});

describe('the router on the same page', () => {
  test('restores a replaced entry with its new address', () => {
    const { browser, lock } = open(1);
    lock.hold(plain, onBack);
    browser.routerReplace('/dashboard?q=1');
    lock.sync('/dashboard');
    expect(browser.state()).toEqual({ usr: null, key: '/dashboard?q=1', idx: 3, lock: 2 });
    browser.back();
    expect(onBack).toHaveBeenCalledOnce();
    expect(browser.ports.address()).toBe('/dashboard?q=1');
  });

  test('lets the router go back from an entry it added', () => {
    const { browser, lock, heard } = open(1);
    lock.hold(plain, onBack);
    browser.routerPush('/dashboard?q=1');
    lock.sync('/dashboard');
    browser.back();
    expect(onBack).not.toHaveBeenCalled();
    expect(heard()).toBe(1);
    browser.back();
    expect(onBack).toHaveBeenCalledOnce();
  });

  test('adopts the entry of a link to an anchor on the page', async () => {
    const { browser, lock, heard } = open(1);
    lock.hold(plain, onBack);
    browser.fragment('#main');
    expect(heard()).toBe(1);
    lock.sync('/dashboard');
    expect(browser.state()).toMatchObject({ idx: 4, lock: 3 });
    browser.back();
    expect(onBack).toHaveBeenCalledOnce();
    expect(browser.ports.address()).toBe('/dashboard#main');
    void lock.toBase();
    await browser.settle();
    expect(browser.at()).toBe(1);
  });
});

describe('leaving', () => {
  test('goes down to the page itself, so that its replacement leaves no copies', async () => {
    const { browser, lock, heard } = open(1);
    const release = lock.hold(plain, onBack);
    const arrived = vi.fn<() => void>();
    void lock.toBase().then(arrived);
    await browser.settle();
    expect(arrived).toHaveBeenCalledOnce();
    expect(browser.at()).toBe(1);
    browser.routerReplace('/');
    release();
    await browser.settle();
    expect([browser.at(), heard()]).toEqual([1, 0]);
    browser.back();
    expect(browser.ports.address()).toBe('/before-0');
    expect(heard()).toBe(1);
  });

  test('the timer of the previous page adds no copy to its replacement', async () => {
    const { browser, lock } = open(1);
    const release = lock.hold(live, onBack);
    browser.routerReplace('/interview/results');
    // The router has changed the entry, but the page is not rendered yet.
    browser.pass(historyLock.topUpMs);
    release();
    lock.hold(plain, onBack);
    await browser.settle();
    expect(browser.addresses()).toEqual(['/before-0', '/shown', '/shown', '/shown']);
    expect(browser.state()).toMatchObject({ idx: 3, lock: 2 });
  });

  test('an effect of the previous page that runs late does not take its replacement for a copy', async () => {
    const { browser, lock } = open(1);
    const release = lock.hold(plain, onBack);
    browser.routerReplace('/recordings');
    // The router has changed the entry, but the page is not rendered yet.
    lock.sync('/dashboard');
    release();
    lock.hold(plain, onBack);
    await browser.settle();
    expect(browser.addresses()).toEqual(['/before-0', '/shown', '/shown', '/shown']);
    expect(browser.state()).toMatchObject({ idx: 3, lock: 2 });
  });

  test('moves a page that replaced the topmost copy down to the base', async () => {
    const { browser, lock, heard } = open(1);
    const release = lock.hold(live, onBack);
    browser.routerReplace('/interview/results');
    release();
    const hold = lock.hold(plain, onBack);
    await browser.settle();
    expect(browser.addresses()).toEqual(['/before-0', '/shown', '/shown', '/shown']);
    expect(browser.state()).toEqual({ usr: null, key: 'shown', idx: 3, lock: 2 });
    expect(heard()).toBe(0);
    browser.back();
    expect(onBack).toHaveBeenCalledOnce();
    hold();
  });

  test('one step back after a link returns to this page', () => {
    const { browser, lock, heard } = open(1);
    const release = lock.hold(plain, onBack);
    browser.routerPush('/account');
    release();
    browser.back();
    expect(heard()).toBe(1);
    expect(browser.ports.address()).toBe('/dashboard');
    lock.hold(plain, onBack);
    expect(browser.addresses()).toEqual([
      '/before-0',
      '/dashboard',
      '/dashboard',
      '/dashboard',
      '/account',
    ]);
    browser.back();
    expect(onBack).toHaveBeenCalledOnce();
  });

  test('does not wait forever for a browser that sends no popstate', async () => {
    const { browser, lock } = open();
    lock.hold(plain, onBack);
    const arrived = vi.fn<() => void>();
    void lock.toBase().then(arrived);
    await Promise.resolve();
    browser.pass(5_000);
    await eventually(() => expect(arrived).toHaveBeenCalledOnce());
    expect(browser.timers()).toBe(0);
  });
});
