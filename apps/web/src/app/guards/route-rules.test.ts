import { pages } from '@daedap/contract/pages';
import { expect, test } from 'vitest';
import { leadsAway, findRule } from './route-rules.ts';

const addressOf = (page: string) => page.replaceAll(/:\w+/g, '7');

test.each([
  [pages.interview, 'live', 'dashboard', 3],
  [pages.live, 'live', 'dashboard', 3],
  [pages.dashboard, 'dashboard', 'landing', 2],
  [pages.setup, 'setup', 'dashboard', 2],
  [pages.results, 'results', 'dashboard', 2],
  [pages.recordingResults, 'results', 'dashboard', 2],
  [pages.analysisResults, 'results', 'dashboard', 2],
  [pages.sessionResults, 'results', 'dashboard', 2],
  [pages.history, 'records', 'dashboard', 2],
  [pages.sessionDetails, 'details', 'dashboard', 2],
  [pages.month, 'month', 'dashboard', 2],
  [pages.account, 'account', 'dashboard', 2],
  [pages.admin, 'admin', 'dashboard', 2],
])('%s asks the question %s, leaves to %s and has %i copies', (page, question, to, initial) => {
  const { leave } = findRule(addressOf(page));
  expect([leave?.question, leave?.to, leave?.lock.initial]).toEqual([question, to, initial]);
  expect(leave?.lock.toppedUp).toBe(question === 'live');
  expect(leave?.openLinks !== null).toBe(question === 'results' || question === 'records');
});

test.each([pages.landing, pages.login, pages.register, '/nope'])(
  '%s has the browser’s own back button',
  (page) => {
    expect(findRule(page).leave).toBeNull();
  },
);

test('blocks back swipes in the setup, all in the interview and the history, edge and large ones elsewhere', () => {
  const swipes = Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, findRule(addressOf(page)).swipes]),
  );
  const { setup, interview, live, history, ...others } = swipes;
  expect({ setup, interview, live, history }).toEqual({
    setup: 'back',
    interview: 'all',
    live: 'all',
    history: 'all',
  });
  expect(new Set(Object.values(others))).toEqual(new Set(['edgesAndLarge']));
});

test('only the history page blocks menus, dragging and selection', () => {
  const still = Object.values(pages).filter((page) => findRule(addressOf(page)).still);
  expect(still).toEqual([pages.history]);
});

/** The pages that links on this page open without asking. */
function openedFrom(page: string) {
  const openLinks = findRule(addressOf(page)).leave?.openLinks ?? [];
  return Object.values(pages).filter((target) => !leadsAway(openLinks, addressOf(target)));
}

test('the results page opens practice, details and sign-out without asking, and nothing else', () => {
  expect(openedFrom(pages.sessionResults)).toEqual([
    pages.landing,
    pages.login,
    pages.setup,
    pages.interview,
    pages.live,
    pages.results,
    pages.sessionDetails,
  ]);
});

test('the history page opens what a card links to and sign-out without asking, and nothing else', () => {
  expect(openedFrom(pages.history)).toEqual([
    pages.landing,
    pages.login,
    pages.live,
    pages.recordingResults,
    pages.sessionDetails,
  ]);
});
