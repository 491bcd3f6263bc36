import { readEntry, type LockPorts } from '#/lib/history-lock/history-lock.ts';

type Entry = { readonly state: unknown; readonly address: string };

/** A browser history whose moves end when the test says so, and a clock. */
export function fakeHistory(address = '/dashboard', before = 0) {
  const events = new EventTarget();
  let entries: Entry[] = Array.from({ length: before + 1 }, (_, idx) => ({
    state: { usr: null, key: `k${idx}`, idx },
    address: idx === before ? address : `/before-${idx}`,
  }));
  let at = before;
  let journeys: number[] = [];
  let now = 0;
  let timers: { due: number; every: number | null; work: () => void }[] = [];
  const here = () => {
    const entry = entries[at];
    if (!entry) throw new Error('nowhere');
    return entry;
  };
  const place = () => readEntry(here().state)?.idx ?? 0;
  const add = (state: unknown, to: string) => {
    entries = [...entries.slice(0, at + 1), { state, address: to }];
    at += 1;
  };
  const later = (ms: number, work: () => void, every: number | null) => {
    const timer = { due: now + ms, every, work };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  const arrive = (steps: number) => {
    if (!entries[at + steps]) return;
    at += steps;
    events.dispatchEvent(new Event('popstate'));
  };

  const ports: LockPorts = {
    history: {
      scrollRestoration: 'auto',
      get state() {
        return structuredClone(here().state);
      },
      pushState: (state: unknown, _, to) =>
        add(structuredClone(state), String(to ?? here().address)),
      replaceState: (state: unknown, _, to) => {
        entries[at] = { state: structuredClone(state), address: String(to ?? here().address) };
      },
      go: (steps = 0) => void journeys.push(steps),
    },
    events,
    address: () => here().address,
    clock: {
      after: (ms, work) => later(ms, work, null),
      every: (ms, work) => later(ms, work, ms),
    },
    shown: () => ({ address: '/shown', state: { usr: null, key: 'shown' } }),
  };

  return {
    ports,
    /** The addresses of all entries, from the router and the lock. */
    addresses: () => entries.map((entry) => entry.address),
    places: () => entries.map(({ state }) => state),
    at: () => at,
    state: () => here().state,
    /** Like the browser's back button, or its menu. */
    back: (steps = 1) => arrive(-steps),
    /** Like a link of the app. */
    routerPush: (to: string) => {
      add({ usr: null, key: to, idx: place() + 1 }, to);
    },
    routerReplace: (to: string) => {
      entries[at] = { state: { usr: null, key: to, idx: place() }, address: to };
    },
    /** Like a link to an anchor on the page. */
    fragment: (hash: string) => {
      add(null, `${here().address}${hash}`);
      events.dispatchEvent(new Event('popstate'));
    },
    /** Ends the requested moves, one after the other. */
    settle: async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const [steps, ...rest] = journeys;
        journeys = rest;
        if (steps !== undefined) arrive(steps);
        await Promise.resolve();
      }
    },
    pass: (ms: number) => {
      now += ms;
      for (const timer of timers.slice()) {
        while (timers.includes(timer) && timer.due <= now) {
          if (timer.every === null) timers = timers.filter((other) => other !== timer);
          else timer.due += timer.every;
          timer.work();
        }
      }
    },
    timers: () => timers.length,
    /** A listener like the router's. It counts the events that the lock lets through. */
    routerHears: () => {
      let heard = 0;
      events.addEventListener('popstate', () => (heard += 1));
      return () => heard;
    },
  };
}
