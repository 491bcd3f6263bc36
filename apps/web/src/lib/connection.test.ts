import { beforeEach, expect, test, vi } from 'vitest';
import { call } from './api/call.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { getDashboardStats } from '@daedap/contract/calls/dashboard';
import { takeReports } from '#/test/console.ts';
import { getConnection, noteResponse, subscribeConnection, watchConnection } from './connection.ts';

let stop = () => undefined as void;

beforeEach(() => {
  stop = watchConnection();
  window.dispatchEvent(new Event('online'));
  return () => stop();
});

const go = (how: 'online' | 'offline') => window.dispatchEvent(new Event(how));

test('follows the browser and notifies of changes only', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeConnection(listener);
  go('offline');
  go('offline');
  expect(getConnection()).toBe('offline');
  go('online');
  expect(getConnection()).toBe('online');
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('starts offline without a network', () => {
  go('online');
  stop();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stop = watchConnection();
  expect(getConnection()).toBe('offline');
});

test('reports copies, with and without a network, until the server responds', () => {
  go('offline');
  noteResponse({ isCopy: true });
  expect(getConnection()).toBe('offlineWithCopies');
  go('online');
  expect(getConnection()).toBe('online');
  noteResponse({ isCopy: true });
  expect(getConnection()).toBe('copies');
  noteResponse({ isCopy: false });
  expect(getConnection()).toBe('online');
  noteResponse({ isCopy: true });
  go('offline');
  expect(getConnection()).toBe('offlineWithCopies');
  // This response was already on its way when the network was lost.
  noteResponse({ isCopy: false });
  expect(getConnection()).toBe('offlineWithCopies');
});

test('each call notes whether its response was a copy; a failed call notes nothing', async () => {
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
