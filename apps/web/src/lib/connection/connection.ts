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

let connection: Connection = 'online';
const listeners = new Set<() => void>();

function happened(what: Happening): void {
  const before = connection;
  connection = after(before, what);
  if (connection !== before) for (const listener of listeners) listener();
}

export function getConnection(): Connection {
  return connection;
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
