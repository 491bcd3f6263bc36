import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { checkServer, type Database, openDatabase } from './database.ts';
import {
  borrowEmbeddedPostgres,
  type EmbeddedPostgres,
  type ServerContext,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';

/** A query that hangs must not keep the database from being stopped, which ends the query. */
const poolCloseLimitMs = 400;

/** The server's database, up to date: the one of DATABASE_URL, or its own in DATA_DIR. Closing it stops the latter. */
export async function openServerDatabase(
  config: Config,
  context: ServerContext,
): Promise<Database> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir, context);
  return openOn(embedded, config, context.onTrouble);
}

/** The same database for a command, beside the server when one is running. */
export async function openCommandDatabase(config: Config): Promise<Database> {
  const embedded = config.databaseUrl ? null : await borrowEmbeddedPostgres(config.dataDir);
  return openOn(embedded, config, () => undefined);
}

async function openOn(
  embedded: EmbeddedPostgres | null,
  config: Config,
  onError: (error: Error) => void,
): Promise<Database> {
  const database = openDatabase(
    embedded?.connection ?? { connectionString: config.databaseUrl },
    onError,
  );
  const close = async () => {
    await Promise.race([database.close(), sleep(poolCloseLimitMs)]);
    await embedded?.stop();
  };
  try {
    if (!embedded) await checkServer(database.pool);
    await migrate(database.db);
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`the database could not be brought up to date: ${reason}`);
  }
  return { ...database, close };
}
