import { type Clock, systemClock } from '@daedap/server/src/lib/clock.ts';
import type { Database } from '@daedap/server/src/database/database.ts';
import type { Schema } from '@daedap/server/src/database/schema.ts';
import { Kysely, PostgresDialect } from 'kysely';

type Statement = { sql: string; parameters: readonly unknown[] };

/** All that a reading service needs. */
type ReadDeps = { db: Kysely<Schema>; clock: Clock };

/** What a service function of ours asks the database. */
export async function capturing(
  { pool }: Pick<Database, 'pool'>,
  run: (deps: ReadDeps) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  });
  await run({ db, clock: systemClock });
  return statements;
}
