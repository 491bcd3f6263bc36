import { historyLock } from '@daedap/contract/constants/navigation';
import { pages } from '@daedap/contract/pages';
import { matchPath } from 'react-router';
import type { SwipeRule } from '#/lib/gestures/judge-swipe.ts';
import type { LockRule } from '#/lib/history-lock/history-lock.ts';

export type LeaveRule = {
  /** Whose words the question has. The interview asks by itself. */
  readonly kind:
    | 'live'
    | 'dashboard'
    | 'results'
    | 'records'
    | 'details'
    | 'setup'
    | 'account'
    | 'admin';
  /** Where going back leads once it is confirmed. */
  readonly to: string;
  readonly lock: LockRule;
  /** Null where links lead away at once; otherwise the pages that a link opens without asking. */
  readonly openLinks: readonly string[] | null;
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
  openLinks: null,
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

/** Signing out, which has asked by itself, and being signed out. */
const signedOut: readonly string[] = [pages.landing, pages.login];

const results: RouteRule = {
  ...elsewhere,
  leave: guarded({
    kind: 'results',
    lock: { ...lock, jumps: true },
    // Practising on, and looking closer.
    openLinks: [...signedOut, `${pages.interview}/*`, pages.sessionDetails],
  }),
};

const records: RouteRule = {
  leave: guarded({
    kind: 'records',
    // What the cards of the list are for: details, results, and going on with an interview.
    openLinks: [...signedOut, pages.sessionDetails, pages.recordResults, pages.live],
  }),
  swipes: 'all',
  still: true,
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
  [pages.records, records],
  [pages.sessionDetails, { ...elsewhere, leave: guarded({ kind: 'details' }) }],
  [pages.account, { ...elsewhere, leave: guarded({ kind: 'account' }) }],
  [pages.admin, { ...elsewhere, leave: guarded({ kind: 'admin' }) }],
];

export function ruleOf(pathname: string): RouteRule {
  const found = rules.find(([page]) => matchPath(page, pathname) !== null);
  return found ? found[1] : elsewhere;
}

/** Whether a link to a page leads away, rather than to one that may be opened without asking. */
export const leadsAway = (openLinks: readonly string[], pathname: string): boolean =>
  !openLinks.some((page) => matchPath(page, pathname) !== null);
