import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/database/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this test run; its database is migrated and serves as the template of each test's own. */
    postgres: { host: string; user: string; database: string };
  }
}

export type TestDatabase = Database;

/** A database of the test's own, migrated, and dropped when it is closed. */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const postgres = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = options.empty ? 'template1' : postgres.database;
  // A third of the processor time that writing each page to the log takes.
  await asAdmin(`create database ${name} template ${template} strategy file_copy`);
  const connection = { ...postgres, database: name };
  const database = openDatabase(connection, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

/** Runs a statement on the server as a whole. */
export async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await admin.connect();
  // Two files that copy the template at the same moment would collide.
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(statement);
  await admin.end();
}
