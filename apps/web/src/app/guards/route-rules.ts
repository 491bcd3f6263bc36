import {
  type LeaveRule,
  pageNames,
  type PageName,
  pageRow,
  pages,
  type SwipeRule,
} from '@daedap/contract/pages';
import { matchPath } from '#/lib/router/address.ts';

type RouteRule = {
  /** Null where the browser's own "back" works. */
  readonly leave: LeaveRule | null;
  readonly swipes: SwipeRule;
  /** Whether context menus, dragging and selection are off. */
  readonly still: boolean;
};

const elsewhere: RouteRule = { leave: null, swipes: 'edgesAndLarge', still: false };

/** The page at an address. The router ignores case, and so do the rules. */
const findPage = (pathname: string): PageName | undefined =>
  pageNames.find((name) => matchPath(pages[name], pathname) !== null);

export function findRule(pathname: string): RouteRule {
  const name = findPage(pathname);
  return name ? pageRow(name) : elsewhere;
}

/** Whether a link to this path needs a question first. */
export function leadsAway(openLinks: readonly string[], pathname: string): boolean {
  const name = findPage(pathname);
  return name === undefined || !openLinks.includes(name);
}
