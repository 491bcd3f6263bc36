import type { LockRule } from '@daedap/contract/pages';
import { historyLock } from '@daedap/contract/constants/navigation';
import type { IntervalClock } from '#/lib/time/clock.ts';
import { createHistoryWalker } from './history-walker.ts';

export type LockPorts = {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'> & {
    scrollRestoration: ScrollRestoration;
  };
  /** Where `popstate` and the first touch are heard. */
  readonly events: EventTarget;
  readonly address: () => string;
  readonly clock: Pick<IntervalClock, 'after' | 'every'>;
  /** What the router shows, as it writes it into the history. */
  readonly shown: () => { readonly address: string; readonly state: object };
};

export type HistoryLock = {
  /** Keeps the person on the page that is shown; `onBack` hears of it. Calling what it returns lets go. */
  readonly hold: (rule: LockRule, onBack: () => void) => () => void;
  /** The router has changed the entry of the held page, or added one. */
  readonly sync: () => void;
  /** Goes down to the page itself: what replaces it then leaves no copy behind. */
  readonly toBase: () => Promise<void>;
  readonly dispose: () => void;
};

type HeldPage = {
  readonly rule: LockRule;
  readonly onBack: () => void;
  /** The places of the page itself and of the entry that is shown. */
  readonly base: number;
  at: number;
  /** The router has put an entry of the same page above the copies: going back from there is its business. */
  above: boolean;
  /** What is put back. */
  state: unknown;
  address: string;
  readonly closing: AbortController;
};

/**
 * Lays copies of a page above itself, so that "back" lands on one of them: the page stays, and asks. It listens before
 * the router does, which never hears of it. Copies are the page itself to everyone else: whoever comes back to one has
 * come back to the page.
 */
export function createHistoryLock(ports: LockPorts): HistoryLock {
  const { history, events, clock } = ports;
  const traveller = createHistoryWalker(ports);
  let held: HeldPage | null = null;

  const remember = (hold: HeldPage) => {
    hold.state = history.state;
    hold.address = ports.address();
  };

  /** One copy more of what is shown. */
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
    // The router has put another page here, which is not drawn yet: this one is about to be let go of.
    if (!entry || !isOwn(hold, entry)) return;
    fillTo(hold, Math.min(hold.at - hold.base + 1, historyLock.maxEntries));
  };

  /** Back to where the person was, on the way up again. */
  const putBack = (hold: HeldPage, from: number) => {
    for (let idx = from + 1; idx <= hold.at; idx += 1) {
      const place = { idx, lock: idx - hold.base };
      history.pushState({ ...Object(hold.state), ...place }, '', hold.address);
    }
  };

  /** A link to a place on this page has made an entry of its own. It becomes one of ours, before the router sees it. */
  const adopt = (hold: HeldPage): Entry => {
    if (ports.address() !== hold.address) hold.at += 1;
    const place = { idx: hold.at, lock: hold.at - hold.base };
    // Without the router's key: it would take the page back to where it was scrolled to.
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
    // Each entry has its own, which the copies take over: the page stays where it is scrolled to.
    history.scrollRestoration = 'manual';
    if (entry.lock === null) history.replaceState({ ...history.state, idx: base, lock: 0 }, '');
    remember(hold);
    const found = hold.at;
    fillTo(hold, rule.initial);
    if (hold.at > found) {
      // Some browsers pass over entries on which nobody has touched anything. From the first touch on there is one
      // below that somebody has.
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
    // Another page has taken the place of the topmost copy: it goes down to where the page itself was.
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
    sync: () => {
      if (!held || traveller.onTheWay()) return;
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
 * An entry of the browser's history. `idx` is its place among the entries of the app: the router counts its own, the
 * lock counts on, so the difference of two is the number of steps between them. `lock`: which copy of a held page it
 * is, 0 for the page itself.
 */
type Entry = { readonly idx: number; readonly lock: number | null };

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Null for an entry that neither made: a link to a place on the same page leaves one. */
export function readEntry(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  if (!isCount(state.idx)) return null;
  const lock =
    'lock' in state && isCount(state.lock) && state.lock <= state.idx ? state.lock : null;
  return { idx: state.idx, lock };
}
