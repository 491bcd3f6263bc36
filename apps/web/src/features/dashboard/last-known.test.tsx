import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreSession, startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { offline, stubServer } from '#/test/stub-server.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { answers, calls, sessions, statsOf } from './test-data.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => startSession('token-1', mina));

describe('what was shown the last time', () => {
  const tz = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const addresses = {
    stats: `/api/dashboard/stats?${new URLSearchParams({ tz }).toString()}`,
    recent: '/api/dashboard/recent-sessions',
  };

  /** The copies that the service worker has of what a user saw. */
  async function stubCopies(owner: number, keptAt = Date.now()) {
    const store = new Map<string, unknown>([
      [addresses.stats, { success: true, ...statsOf({ totalSessions: 7, bestScore: 66 }) }],
      [addresses.recent, { success: true, sessions }],
    ]);
    const name = `daedap-data-${owner}`;
    const match = async (address: string) =>
      store.has(address)
        ? Response.json(store.get(address), { headers: { 'x-kept-at': String(keptAt) } })
        : undefined;
    vi.stubGlobal('caches', {
      has: async (asked: string) => asked === name,
      open: async () => ({ match }),
    });
  }
  const totals = async () =>
    (await region('지금까지')).getAllByRole('definition').map((figure) => figure.textContent);
  const busy = () => document.querySelector('[aria-busy="true"]') !== null;

  test('is shown until the server responds, and the page says that it is busy', async () => {
    await stubCopies(mina.id);
    const gate = Promise.withResolvers<void>();
    stubServer({
      ...answers,
      [calls.stats]: async () => {
        await gate.promise;
        return answers[calls.stats];
      },
    });
    renderPage(<DashboardPage />);
    expect((await totals())[0]).toBe('7번');
    expect(busy()).toBe(true);
    gate.resolve();
    await waitFor(async () => expect((await totals())[0]).toBe('1,204번'));
    expect(busy()).toBe(false);
  });

  test.each([
    ['of another user', mina.id + 1, Date.now()],
    ['older than 30 days', mina.id, Date.now() - 31 * 24 * 60 * 60 * 1000],
  ])('%s is not shown', async (_name, owner, keptAt) => {
    await stubCopies(owner, keptAt);
    stubServer({ [calls.stats]: offline, [calls.recent]: offline, [calls.history]: offline });
    renderPage(<DashboardPage />);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('지금까지')).toBeNull();
  });
});

test('greets the user and loads the figures while the session is still checked', async () => {
  stubServer(answers);
  void restoreSession(() => Promise.withResolvers<never>().promise);
  renderPage(<DashboardPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('민아님, 반가워요');
  await screen.findByText('최근 면접');
  expect(screen.getByRole('status').textContent).toBe('불러오는 중이에요');
});
