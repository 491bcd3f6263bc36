import type { Config } from '../config.ts';
import { checkServer, type Database, openDatabase } from './database.ts';
import { borrowEmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';

type Hooks = { say: (step: string) => void; onError: (error: Error) => void };

/** The server's database, up to date: the one of DATABASE_URL, or its own in DATA_DIR. Closing it stops the latter. */
export function openServerDatabase(config: Config, hooks: Hooks): Promise<Database> {
  return openWith(config, hooks, () =>
    startEmbeddedPostgres(config.dataDir, { say: hooks.say, onTrouble: hooks.onError }),
  );
}

/** The same database for a command, beside the server when one is running. */
export function openCommandDatabase(config: Config): Promise<Database> {
  const quiet = { say: () => undefined, onError: () => undefined };
  return openWith(config, quiet, () => borrowEmbeddedPostgres(config.dataDir));
}

async function openWith(
  config: Config,
  hooks: Hooks,
  startEmbedded: () => ReturnType<typeof startEmbeddedPostgres>,
): Promise<Database> {
  const embedded = config.databaseUrl ? null : await startEmbedded();
  const database = openDatabase(
    embedded?.connection ?? { connectionString: config.databaseUrl },
    hooks.onError,
  );
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    if (!embedded) await checkServer(database.pool);
    await migrate(database.db);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...database, close };
}
