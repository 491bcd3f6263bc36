import { type Path, resolveAddress, toAddress } from './address.ts';

export type Location = Path & {
  /** What the page before passed on. It survives a reload. */
  readonly state: unknown;
  /** Names the entry in the history. */
  readonly key: string;
};

/** How a location was reached: by a link, in place of the page before, or by going back or forward. */
export type NavigationKind = 'push' | 'replace' | 'pop';

/** The history of the browser, or one in memory for tests. */
export type RouterHistory = {
  readonly location: () => Location;
  readonly push: (location: Location) => void;
  readonly replace: (location: Location) => void;
  readonly go: (steps: number) => void;
  /** Calls back after going back or forward, with the number of steps; null if that is unknown. */
  readonly listen: (onPop: (steps: number | null) => void) => () => void;
};

/** The key of the entry with which the app was opened. */
export const firstKey = 'default';

export const makeKey = (): string => Math.random().toString(36).slice(2, 10);

/**
 * Entries hold `usr` (the state), `key` and `idx` (their index), so that steps can be counted. The history lock reads and
 * writes them too.
 */
export function browserHistory(): RouterHistory {
  const entry = () => readEntry(window.history.state);
  let index = entry().idx;
  if (index === null) {
    index = 0;
    window.history.replaceState({ ...window.history.state, idx: index }, '');
  }
  const stateOf = ({ state, key }: Location, idx: number | null) => ({ usr: state, key, idx });
  return {
    location: () => {
      const { pathname, search, hash } = window.location;
      const { usr, key } = entry();
      return { pathname, search, hash, state: usr, key };
    },
    push: (location) => {
      index = (entry().idx ?? index ?? 0) + 1;
      try {
        window.history.pushState(stateOf(location, index), '', toAddress(location));
      } catch (error) {
        // The state cannot be stored: a mistake of ours. Anything else is Safari, which allows 100 entries in 30 s.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        window.location.assign(toAddress(location));
      }
    },
    replace: (location) => {
      index = entry().idx ?? index;
      window.history.replaceState(stateOf(location, index), '', toAddress(location));
    },
    go: (steps) => window.history.go(steps),
    listen: (onPop) => {
      const listener = () => {
        const next = entry().idx;
        const steps = next === null || index === null ? null : next - index;
        index = next;
        onPop(steps);
      };
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}

function readEntry(value: unknown) {
  const state: object = typeof value === 'object' && value !== null ? value : {};
  return {
    usr: 'usr' in state ? state.usr : null,
    key: 'key' in state && typeof state.key === 'string' ? state.key : firstKey,
    idx: 'idx' in state && typeof state.idx === 'number' ? state.idx : null,
  };
}

export type MemoryEntry = string | (Partial<Path> & { readonly state?: unknown });

export function memoryHistory(
  entries: readonly MemoryEntry[] = ['/'],
  start = entries.length - 1,
): RouterHistory {
  const root: Path = { pathname: '/', search: '', hash: '' };
  const stack = entries.map((entry, number): Location => ({
    ...(typeof entry === 'string' ? resolveAddress(entry, root) : { ...root, ...entry }),
    state: typeof entry === 'string' ? null : (entry.state ?? null),
    key: number === 0 ? firstKey : makeKey(),
  }));
  let index = start;
  let notify: ((steps: number) => void) | null = null;
  return {
    location: () => stack[index]!,
    push: (location) => {
      index += 1;
      stack.splice(index, Infinity, location);
    },
    replace: (location) => {
      stack[index] = location;
    },
    go: (steps) => {
      const next = Math.max(0, Math.min(stack.length - 1, index + steps));
      const taken = next - index;
      index = next;
      notify?.(taken);
    },
    listen: (onPop) => {
      notify = onPop;
      return () => {
        notify = null;
      };
    },
  };
}
