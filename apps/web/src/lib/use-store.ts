import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/**
 * Renders again when the store changes. `rendered` is the state with which the build rendered the page, where that may
 * be another one than a browser's: React adopts such a page as it is and then shows the current state.
 */
export function useStore<State>(
  store: Pick<Store<State>, 'get' | 'subscribe'>,
  rendered: () => State = store.get,
): State {
  return useSyncExternalStore(store.subscribe, store.get, rendered);
}
