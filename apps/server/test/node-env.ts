import { inject } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { databaseUrl } from './postgres.ts';

/** The settings of a real process on a test's database. */
export function nodeEnv(database: Database, dataDir: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl({
      ...inject('postgres'),
      database: String(database.connection.database),
    }),
    JWT_SECRET: 'sixteen letters or more',
  };
}
