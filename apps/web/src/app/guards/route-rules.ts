import { historyLock } from '@daedap/contract/constants/navigation';
import { pages } from '@daedap/contract/pages';
import { matchPath } from 'react-router';
import type { SwipeRule } from '#/lib/gestures/judge-swipe.ts';
import type { LockRule } from '#/lib/history-lock/history-lock.ts';

export type LeaveRule = {
  /** Whose words the question has. The interview asks by itself. */
  readonly kind: 'live' | 'dashboard' | 'results' | 'records' | 'details' | 'setup';
  /** Where going back leads once it is confirmed. */
  readonly to: string;
  readonly lock: LockRule;
  /** Whether links on the page ask, too. */
  readonly links: boolean;
};

export type RouteRule = {
  /** Null where "back" is the browser's own. */
  readonly leave: LeaveRule | null;
  readonly swipes: SwipeRule;
  /** No menus, no dragging, no selection. */
  readonly still: boolean;
};

const lock: LockRule = { initial: historyLock.initialEntries, toppedUp: false, jumps: false };

const guarded = (leave: Partial<LeaveRule> & Pick<LeaveRule, 'kind'>): LeaveRule => ({
  to: pages.dashboard,
  lock,
  links: false,
  ...leave,
});

const elsewhere: RouteRule = { leave: null, swipes: 'edgesAndLarge', still: false };

const live: RouteRule = {
  ...elsewhere,
  leave: guarded({
    kind: 'live',
    lock: { initial: historyLock.initialEntriesLive, toppedUp: true, jumps: true },
  }),
  swipes: 'all',
};

const results: RouteRule = {
  ...elsewhere,
  leave: guarded({ kind: 'results', lock: { ...lock, jumps: true }, links: true }),
};

const rules: readonly (readonly [page: string, rule: RouteRule])[] = [
  [pages.dashboard, { ...elsewhere, leave: guarded({ kind: 'dashboard', to: pages.landing }) }],
  [pages.setup, { ...elsewhere, leave: guarded({ kind: 'setup' }), swipes: 'back' }],
  [pages.interview, live],
  [pages.live, live],
  [pages.results, results],
  [pages.recordResults, results],
  [pages.analysisResults, results],
  [pages.sessionResults, results],
  [pages.records, { leave: guarded({ kind: 'records' }), swipes: 'all', still: true }],
  [pages.sessionDetails, { ...elsewhere, leave: guarded({ kind: 'details' }) }],
];

export function ruleOf(pathname: string): RouteRule {
  const found = rules.find(([page]) => matchPath(page, pathname) !== null);
  return found ? found[1] : elsewhere;
}

const withoutAsking: readonly string[] = [
  // Signing out, and being signed out.
  pages.landing,
  pages.login,
  // Practising on, and looking closer.
  `${pages.interview}/*`,
  pages.sessionDetails,
];

/** Whether a link from the results leads on rather than away. */
export const leadsOn = (pathname: string): boolean =>
  withoutAsking.some((page) => matchPath(page, pathname) !== null);
