import { inject } from 'vitest';
import type { Database } from '../src/database/database.ts';

/** The settings of a real process on a test's database. */
export function nodeEnv(database: Database, dataDir: string): Record<string, string> {
  const { host, user } = inject('postgres');
  const name = String(database.connection.database);
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    JWT_SECRET: 'sixteen letters or more',
  };
}
