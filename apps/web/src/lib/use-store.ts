import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Renders again when the store changes. */
export function useStore<State>(store: Pick<Store<State>, 'get' | 'subscribe'>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}
