/** Functions that are called when something happens. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Call the returned function to stop listening. */
    add: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
    clear: () => listeners.clear(),
    count: () => listeners.size,
  };
}

export type Store<State> = {
  readonly get: () => State;
  readonly set: (next: State) => void;
  /** The listener is called after each change. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A value outside React that components follow with `useStore`. Setting the same value notifies nobody. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = createListeners();
  let state = initial;
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return;
      state = next;
      listeners.notify();
    },
    subscribe: listeners.add,
  };
}
