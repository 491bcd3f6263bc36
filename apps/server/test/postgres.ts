import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';

type Connection = { host: string; user: string; database: string };

/** For DATABASE_URL. */
export const databaseUrl = ({ host, user, database }: Connection) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;

/** The packaged PostgreSQL on a folder of the test. It is silent, and throws when it goes away. */
export function startPostgres(dataDir: string) {
  const fail = (error: Error) => {
    throw error;
  };
  return startEmbeddedPostgres(dataDir, {
    say: () => undefined,
    signal: new AbortController().signal,
    onTrouble: fail,
    onLost: fail,
  });
}
