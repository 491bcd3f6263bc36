import { useSyncExternalStore } from 'react';
import { type Connection, getConnection, subscribeConnection } from './connection.ts';

export function useConnection(): Connection {
  return useSyncExternalStore(subscribeConnection, getConnection);
}
