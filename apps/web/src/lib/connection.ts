import { createStore } from './store.ts';
import { useStore } from './use-store.ts';

/** Whether the server can be reached, and whether the page shows copies stored while it could. */
export type Connection = 'online' | 'offline' | 'offlineWithCopies' | 'copies';

type ConnectionEvent = 'online' | 'offline' | 'copyShown' | 'serverResponded';

function nextState(before: Connection, event: ConnectionEvent): Connection {
  switch (event) {
    case 'online':
      return 'online';
    case 'serverResponded':
      // Without a network, this response was already on its way.
      return before === 'copies' ? 'online' : before;
    case 'offline':
      return before === 'copies' || before === 'offlineWithCopies'
        ? 'offlineWithCopies'
        : 'offline';
    case 'copyShown':
      return before === 'online' || before === 'copies' ? 'copies' : 'offlineWithCopies';
  }
}

const store = createStore<Connection>('online');

export const { get: getConnection, subscribe: subscribeConnection } = store;

export const useConnection = (): Connection => useStore(store);

const apply = (event: ConnectionEvent) => store.set(nextState(store.get(), event));

/** Each response says something about the connection: a stored copy means that the server was unreachable. */
export function noteResponse({ isCopy }: { isCopy: boolean }): void {
  apply(isCopy ? 'copyShown' : 'serverResponded');
}

/** Follows the browser's own events. Returns a function that ends this. */
export function watchConnection(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener('online', () => apply('online'), { signal });
  window.addEventListener('offline', () => apply('offline'), { signal });
  if (!navigator.onLine) apply('offline');
  return () => ending.abort();
}
