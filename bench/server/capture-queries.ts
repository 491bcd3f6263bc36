import type { Database } from '@daedap/server/src/database/database.ts';
import type { Schema } from '@daedap/server/src/database/schema.ts';
import { Kysely, PostgresDialect } from 'kysely';

type Statement = { sql: string; parameters: readonly unknown[] };

const nothing = () => Promise.resolve();

/** What a service function of ours asks the database. */
export async function capturing(
  { pool }: Pick<Database, 'pool'>,
  // oxlint-disable-next-line typescript/no-explicit-any -- each takes what it needs of it
  run: (deps: any) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  });
  await run({
    db,
    clock: { now: () => new Date() },
    links: { sign: (path: string) => path },
    refreshAnalysis: nothing,
    removeStoredBackups: nothing,
  });
  return statements;
}
