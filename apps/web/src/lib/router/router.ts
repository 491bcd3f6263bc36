import { type ComponentType, createElement, type ReactNode } from 'react';
import { matchPath, type Params, resolveAddress } from './address.ts';
import {
  browserHistory,
  makeKey,
  memoryHistory,
  type Location,
  type MemoryEntry,
  type NavigationKind,
  type RouterHistory,
} from './history.ts';

/** A page, or a layout around the pages that are its children. */
export type Route = {
  /** Absolute. A layout has none. */
  readonly path?: string;
  readonly element?: ReactNode;
  /** Loads the component, once. */
  readonly load?: () => Promise<ComponentType>;
  /** Shown in the place of this route when it or one of its children fails. */
  readonly failure?: ReactNode;
  readonly children?: readonly Route[];
};

export type NavigateOptions = {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  /** Keeps the scroll position. */
  readonly keepScroll?: boolean | undefined;
};

export type Navigation = {
  readonly kind: NavigationKind;
  readonly from: Location;
  readonly to: Location;
};

/** Decides whether a navigation has to wait for the user's consent. */
type Blocker = {
  readonly blocks: (navigation: Navigation) => boolean;
  readonly onBlocked: (proceed: () => void) => void;
};

export type RouterState = {
  readonly location: Location;
  readonly kind: NavigationKind;
  /** From the outermost layout to the page. Empty before the first page is loaded. */
  readonly routes: readonly Route[];
  readonly params: Params;
  /** What failed while a route was loaded, and the place of that route in `routes`. */
  readonly failed: { readonly error: unknown; readonly at: number } | null;
  /** The code of the next page is being loaded. */
  readonly loading: boolean;
  readonly keepScroll: boolean;
};

export type Router = {
  readonly state: RouterState;
  /** Resolves once the first page is loaded. */
  readonly ready: Promise<void>;
  readonly subscribe: (listener: (state: RouterState) => void) => () => void;
  /** Resolves once the page is there, or the navigation was blocked or replaced by another one. */
  readonly navigate: (to: string | number, options?: NavigateOptions) => Promise<void>;
  readonly addBlocker: (blocker: Blocker) => () => void;
  /** Undefined for a route that only groups others. */
  readonly contentOf: (route: Route) => ReactNode;
  readonly dispose: () => void;
};

/** `keepScroll`: the first page is on the screen already, and may be scrolled. */
export const createBrowserRouter = (routes: readonly Route[], { keepScroll = false } = {}) =>
  createRouter(routes, browserHistory(), keepScroll);

export const createMemoryRouter = (
  routes: readonly Route[],
  options: { initialEntries?: readonly MemoryEntry[]; initialIndex?: number } = {},
) => createRouter(routes, memoryHistory(options.initialEntries, options.initialIndex));

/**
 * Shows the page of an address. The code of a page is loaded before the page is shown, so that the page before stays
 * usable meanwhile.
 */
function createRouter(tree: readonly Route[], history: RouterHistory, firstStays = false): Router {
  const branches = branchesOf(tree);
  const listeners = new Set<(state: RouterState) => void>();
  const blockers = new Set<Blocker>();
  const loaded = new Map<Route, ReactNode>();
  /** Grows with each navigation: a page that is loaded too late is not shown. */
  let run = 0;
  /** A step back that the router takes itself, to undo a blocked one. */
  let undone: (() => void) | null = null;

  let state: RouterState = {
    location: history.location(),
    kind: 'pop',
    routes: [],
    params: {},
    failed: null,
    loading: false,
    keepScroll: firstStays,
  };
  const update = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  };

  const isLoaded = (route: Route) => !route.load || loaded.has(route);
  const loadRoute = async (route: Route) => {
    if (route.load && !loaded.has(route)) loaded.set(route, createElement(await route.load()));
  };

  async function open(
    location: Location,
    kind: NavigationKind,
    { write, keepScroll = false }: { write?: () => void; keepScroll?: boolean } = {},
  ): Promise<void> {
    run += 1;
    const own = run;
    const { routes, params } = findPage(branches, location.pathname);
    let failed: RouterState['failed'] = null;
    if (!routes.every(isLoaded)) {
      update({ loading: true });
      const results = await Promise.allSettled(routes.map(loadRoute));
      if (own !== run) return;
      const at = results.findIndex(({ status }) => status === 'rejected');
      const result = results[at];
      if (result?.status === 'rejected')
        failed = { error: result.reason, at: failureAround(routes, at) };
    }
    write?.();
    update({ location, kind, routes, params, failed, loading: false, keepScroll });
  }

  /** Asks the blockers. One that blocks gets the means to proceed after all. */
  function isBlocked(navigation: Navigation, proceed: () => void): boolean {
    const blocker = [...blockers].find(({ blocks }) => blocks(navigation));
    blocker?.onBlocked(proceed);
    return blocker !== undefined;
  }

  async function navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    const { replace = false, keepScroll = false } = options;
    const from = state.location;
    const location = { ...resolveAddress(to, from), state: options.state ?? null, key: makeKey() };
    const kind = replace ? 'replace' : 'push';
    const proceed = () =>
      open(location, kind, { write: () => history[kind](location), keepScroll });
    if (!isBlocked({ kind, from, to: location }, () => void proceed())) await proceed();
  }

  /** The next step in the history has the user's consent. */
  let allowed = false;
  const unlisten = history.listen((steps) => {
    if (undone) {
      const done = undone;
      undone = null;
      done();
      return;
    }
    const location = history.location();
    const { promise: isBack, resolve } = Promise.withResolvers<void>();
    const proceed = async () => {
      await isBack;
      allowed = true;
      history.go(steps ?? 0);
    };
    const navigation = { kind: 'pop', from: state.location, to: location } as const;
    if (!allowed && steps !== null && isBlocked(navigation, () => void proceed())) {
      // The browser has left the page already: it goes back to it.
      undone = resolve;
      history.go(-steps);
      return;
    }
    allowed = false;
    void open(location, 'pop');
  });

  const ready = open(state.location, 'pop', { keepScroll: firstStays });

  return {
    get state() {
      return state;
    },
    ready,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    addBlocker: (blocker) => {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    contentOf: (route) => loaded.get(route) ?? route.element,
    dispose: unlisten,
  };
}

type Branch = { readonly pattern: string; readonly routes: readonly Route[] };

function branchesOf(tree: readonly Route[]): readonly Branch[] {
  const under = (routes: readonly Route[], parents: readonly Route[]): Branch[] =>
    routes.flatMap((route) => {
      const chain = [...parents, route];
      const own = route.path === undefined ? [] : [{ pattern: route.path, routes: chain }];
      return [...own, ...under(route.children ?? [], chain)];
    });
  return under(tree, []).toSorted((a, b) => vagueness(a.pattern) - vagueness(b.pattern));
}

/** A pattern without parameters comes before one with them, and `*` comes last. */
const vagueness = (pattern: string) =>
  (pattern.endsWith('*') ? 100 : 0) + pattern.split(':').length - 1;

function findPage(
  branches: readonly Branch[],
  pathname: string,
): Pick<RouterState, 'routes' | 'params'> {
  for (const { pattern, routes } of branches) {
    const params = matchPath(pattern, pathname);
    if (params) return { routes, params };
  }
  return { routes: [], params: {} };
}

/** The innermost route around this one that can show a failure. */
const failureAround = (routes: readonly Route[], at: number) =>
  routes.findLastIndex((route, index) => index <= at && route.failure !== undefined);
