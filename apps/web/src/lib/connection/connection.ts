import { createStore } from '#/lib/store.ts';
import { useStore } from '#/lib/use-store.ts';

/** Whether the server can be reached, and whether what is shown are copies that were kept from when it could. */
export type Connection = 'online' | 'offline' | 'offlineWithCopies' | 'copies';

type Happening = 'online' | 'offline' | 'copyShown' | 'serverAnswered';

function after(before: Connection, what: Happening): Connection {
  switch (what) {
    case 'online':
      return 'online';
    case 'serverAnswered':
      // Without a network it was an answer on its way.
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

const happened = (what: Happening) => store.set(after(store.get(), what));

/** Every answer to a call says something: a kept copy that the server was not there. */
export function noteAnswer({ isCopy }: { isCopy: boolean }): void {
  happened(isCopy ? 'copyShown' : 'serverAnswered');
}

/** Follows what the browser knows. Calling what it returns ends it. */
export function watchConnection(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener('online', () => happened('online'), { signal });
  window.addEventListener('offline', () => happened('offline'), { signal });
  if (!navigator.onLine) happened('offline');
  return () => ending.abort();
}
