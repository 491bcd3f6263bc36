import type { LockRule } from '@daedap/contract/pages';
import { historyLock } from '@daedap/contract/constants/navigation';
import type { IntervalClock } from '#/lib/time/clock.ts';
import { createHistoryWalker } from './history-walker.ts';

export type LockPorts = {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'> & {
    scrollRestoration: ScrollRestoration;
  };
  /** The target of `popstate` and of the first touch. */
  readonly events: EventTarget;
  readonly address: () => string;
  readonly clock: Pick<IntervalClock, 'after' | 'every'>;
  /** The page of the router, as the router writes it into the history. */
  readonly shown: () => { readonly address: string; readonly state: object };
};

export type HistoryLock = {
  /**
   * Keeps the user on the current page and calls `onBack` on each attempt to go back. The returned function releases
   * the page.
   */
  readonly hold: (rule: LockRule, onBack: () => void) => () => void;
  /**
   * Call this when the router has changed the entry of the held page, or added one. `rendered` is the path of the page
   * on the screen: the router writes the entry of the next page before it renders that page, and that entry is not a
   * copy of this one.
   */
  readonly sync: (rendered: string) => void;
  /** Goes back to the entry of the page itself, so that a page that replaces it leaves no copies behind. */
  readonly toBase: () => Promise<void>;
  readonly dispose: () => void;
};

type HeldPage = {
  readonly rule: LockRule;
  readonly onBack: () => void;
  /** The indexes of the page itself (`base`) and of the current entry (`at`). */
  readonly base: number;
  at: number;
  /** The router has added an entry of the same page above the copies. Going back from it is up to the router. */
  above: boolean;
  /** State and address of the entry that is restored. */
  state: unknown;
  address: string;
  readonly closing: AbortController;
};

/**
 * Adds copies of a page to the history above the page itself. "Back" then lands on a copy, so the page stays and can
 * ask. The lock listens before the router, which gets no event. To everything else a copy is the page itself.
 */
export function createHistoryLock(ports: LockPorts): HistoryLock {
  const { history, events, clock } = ports;
  const traveller = createHistoryWalker(ports);
  let held: HeldPage | null = null;

  const remember = (hold: HeldPage) => {
    hold.state = history.state;
    hold.address = ports.address();
  };

  /** Adds one more copy of the current entry. */
  const lay = (hold: HeldPage) => {
    hold.at += 1;
    const place = { idx: hold.at, lock: hold.at - hold.base };
    history.pushState({ ...history.state, ...place }, '');
    remember(hold);
  };

  const fillTo = (hold: HeldPage, copies: number) => {
    while (hold.at - hold.base < copies) lay(hold);
  };

  const isOwn = (hold: HeldPage, entry: Entry) =>
    entry.lock !== null && entry.idx - entry.lock === hold.base;

  const addOne = (hold: HeldPage) => {
    if (hold.above || traveller.onTheWay()) return;
    const entry = readEntry(history.state);
    // The router has put another page here that is not rendered yet, so this page is about to be released.
    if (!entry || !isOwn(hold, entry)) return;
    fillTo(hold, Math.min(hold.at - hold.base + 1, historyLock.maxEntries));
  };

  /** Restores the entries between here and where the user was. */
  const putBack = (hold: HeldPage, from: number) => {
    for (let idx = from + 1; idx <= hold.at; idx += 1) {
      const place = { idx, lock: idx - hold.base };
      history.pushState({ ...Object(hold.state), ...place }, '', hold.address);
    }
  };

  /** A link to an anchor on this page has added an entry. Turns it into one of ours before the router sees it. */
  const adopt = (hold: HeldPage): Entry => {
    if (ports.address() !== hold.address) hold.at += 1;
    const place = { idx: hold.at, lock: hold.at - hold.base };
    // Without the router's key, which would restore the scroll position.
    history.replaceState({ ...Object(hold.state), key: undefined, ...place }, '');
    return place;
  };

  const onPop = (event: Event) => {
    if (traveller.arrived()) {
      event.stopImmediatePropagation();
      return;
    }
    if (!held) return;
    const hold = held;
    const entry = readEntry(history.state) ?? adopt(hold);
    if (isOwn(hold, entry)) {
      if (hold.above || entry.idx >= hold.at) {
        Object.assign(hold, { above: false, at: entry.idx });
        fillTo(hold, hold.rule.initial);
        remember(hold);
        return;
      }
      event.stopImmediatePropagation();
      putBack(hold, entry.idx);
      hold.onBack();
    } else if (hold.rule.jumps && entry.idx < hold.base) {
      event.stopImmediatePropagation();
      void traveller.go(hold.at - entry.idx, hold.onBack);
    }
  };
  events.addEventListener('popstate', onPop);

  const begin = (rule: LockRule, onBack: () => void): HeldPage => {
    const entry = readEntry(history.state) ?? { idx: 0, lock: null };
    const base = entry.idx - (entry.lock ?? 0);
    const closing = new AbortController();
    const hold: HeldPage = {
      rule,
      onBack,
      base,
      at: entry.idx,
      above: false,
      state: null,
      address: '',
      closing,
    };
    // Each entry has its own setting, and copies inherit it. With `manual` the page keeps its scroll position.
    history.scrollRestoration = 'manual';
    if (entry.lock === null) history.replaceState({ ...history.state, idx: base, lock: 0 }, '');
    remember(hold);
    const found = hold.at;
    fillTo(hold, rule.initial);
    if (hold.at > found) {
      // Some browsers skip entries without user interaction. A copy that is added at the first touch leaves an entry
      // below it that has one.
      const touched = () => {
        stopListening.abort();
        addOne(hold);
      };
      const stopListening = new AbortController();
      const signal = AbortSignal.any([closing.signal, stopListening.signal]);
      for (const kind of ['pointerdown', 'keydown']) {
        events.addEventListener(kind, touched, { signal, capture: true });
      }
    }
    if (rule.toppedUp) {
      const stop = clock.every(historyLock.topUpMs, () => addOne(hold));
      closing.signal.addEventListener('abort', stop);
    }
    return hold;
  };

  const end = (hold: HeldPage) => {
    hold.closing.abort();
    if (held === hold) held = null;
    const entry = readEntry(history.state);
    const replaced = entry !== null && entry.lock === null && entry.idx === hold.at;
    if (!replaced || hold.at === hold.base || traveller.onTheWay()) return;
    // Another page has replaced the topmost copy. It moves down to the entry of the page itself.
    void traveller.go(hold.base - hold.at, () => {
      const { address, state } = ports.shown();
      history.replaceState({ ...state, idx: hold.base }, '', address);
    });
  };

  return {
    hold: (rule, onBack) => {
      let mine: HeldPage | null = null;
      let wanted = true;
      traveller.whenThere(() => {
        if (wanted) mine = held = begin(rule, onBack);
      });
      return () => {
        wanted = false;
        if (mine) end(mine);
      };
    },
    sync: (rendered) => {
      if (!held || traveller.onTheWay() || pathOf(ports.address()) !== rendered) return;
      const entry = readEntry(history.state);
      if (entry?.lock !== null) return;
      if (entry.idx === held.at) {
        history.replaceState({ ...history.state, lock: held.at - held.base }, '');
      } else {
        Object.assign(held, { above: true, at: entry.idx });
      }
      remember(held);
    },
    toBase: async () => {
      const hold = held;
      if (!hold) return;
      hold.closing.abort();
      await traveller.go(hold.base - hold.at, () => {
        hold.at = hold.base;
        remember(hold);
      });
    },
    dispose: () => {
      held?.closing.abort();
      held = null;
      events.removeEventListener('popstate', onPop);
    },
  };
}

/**
 * An entry of the browser's history. `idx` is its index among the entries of the app: the router and the lock use one
 * numbering, so the difference between two is the number of steps. `lock` is the number of a copy of a held page, 0 for
 * the page itself.
 */
type Entry = { readonly idx: number; readonly lock: number | null };

const pathOf = (address: string) => address.split(/[?#]/, 1)[0];

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Null for an entry of neither the router nor the lock, such as one of a link to an anchor. */
export function readEntry(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  if (!isCount(state.idx)) return null;
  const lock =
    'lock' in state && isCount(state.lock) && state.lock <= state.idx ? state.lock : null;
  return { idx: state.idx, lock };
}
