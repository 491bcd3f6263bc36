import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#/lib/api/call.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { getDashboardStats } from '@daedap/contract/calls/dashboard';
import { takeReports } from '#/test/console.ts';
import { getConnection, noteAnswer, subscribeConnection, watchConnection } from './connection.ts';

let stop = () => undefined as void;

beforeEach(() => {
  stop = watchConnection();
  window.dispatchEvent(new Event('online'));
  return () => stop();
});

const go = (how: 'online' | 'offline') => window.dispatchEvent(new Event(how));

test('follows the browser, and tells of changes only', () => {
  const heard = vi.fn<() => void>();
  const unsubscribe = subscribeConnection(heard);
  go('offline');
  go('offline');
  expect(getConnection()).toBe('offline');
  go('online');
  expect(getConnection()).toBe('online');
  expect(heard).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('a start without a network', () => {
  go('online');
  stop();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stop = watchConnection();
  expect(getConnection()).toBe('offline');
});

test('copies are told of, with and without a network, until the server answers', () => {
  go('offline');
  noteAnswer({ isCopy: true });
  expect(getConnection()).toBe('offlineWithCopies');
  go('online');
  expect(getConnection()).toBe('online');
  noteAnswer({ isCopy: true });
  expect(getConnection()).toBe('copies');
  noteAnswer({ isCopy: false });
  expect(getConnection()).toBe('online');
  noteAnswer({ isCopy: true });
  go('offline');
  expect(getConnection()).toBe('offlineWithCopies');
  // It was on its way when the network went.
  noteAnswer({ isCopy: false });
  expect(getConnection()).toBe('offlineWithCopies');
});

test('every call says whether its answer was a copy; one that fails says nothing', async () => {
  const stats = 'GET /api/dashboard/stats';
  const ask = () => call(getDashboardStats, {}).catch(() => undefined);
  stubServer({ [stats]: { body: {}, headers: { 'x-from-cache': '1' } } });
  await ask();
  expect(takeReports()).toHaveLength(1);
  expect(getConnection()).toBe('copies');
  stubServer({ [stats]: offline });
  await ask();
  expect(getConnection()).toBe('copies');
  stubServer({ [stats]: failure(500, 'INTERNAL', '문제') });
  await ask();
  expect(getConnection()).toBe('online');
});
