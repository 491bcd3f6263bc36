import { setTimeout as sleep } from 'node:timers/promises';
import { clusterDir } from '@daedap/server/src/database/embedded/cluster.ts';
import { borrowEmbeddedPostgres } from '@daedap/server/src/database/embedded/embedded-postgres.ts';
import {
  isPostmasterOf,
  readPostmaster,
} from '@daedap/server/src/database/embedded/postmaster-file.ts';

/** A PostgreSQL for several nodes: the packaged programs, and nobody but us who brings it back. */
export type OwnPostgres = {
  /** A folder with its socket (`.s.PGSQL.5432`), which stays the same over a restart. */
  readonly connection: { host: string; user: string; database: string };
  /** For DATABASE_URL. */
  readonly url: string;
  readonly pid: () => Promise<number>;
  /** kill -9 of the postmaster; its processes notice and end. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function startPostgres(dataDir: string): Promise<OwnPostgres> {
  let borrowed = await borrowEmbeddedPostgres(dataDir);
  const { connection } = borrowed;
  const { host, user, database } = connection;
  const folder = clusterDir(dataDir);
  const pid = async () => (await readPostmaster(folder))?.pid ?? 0;
  return {
    connection,
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    pid,
    kill: async () => {
      const running = await pid();
      process.kill(running, 'SIGKILL');
      while (await isPostmasterOf(folder, running)) await sleep(10);
    },
    restart: async () => {
      borrowed = await borrowEmbeddedPostgres(dataDir);
    },
    stop: () => borrowed.stop(),
  };
}
