import { sql } from 'kysely';
import { z } from 'zod';
import type { TestDatabase } from '@daedap/server/test/test-database.ts';

/** Counters move with every call, and the queue looks after itself. */
const notOurs = new Set(['rate_limits', 'kysely_migration', 'kysely_migration_lock']);

async function tablesOf({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !notOurs.has(name));
}

/**
 * Every row of every table, as text. What an attack must not change is equal before and after. One statement reads all
 * tables: the attacks do this about a thousand times.
 */
export async function everyRow(database: TestDatabase): Promise<Record<string, string[]>> {
  const tables = await tablesOf(database);
  const selects = tables.map(
    (name) =>
      sql`select ${sql.lit(name)} as name, to_jsonb(t)::text as row from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; row: string }>`
    ${sql.join(selects, sql` union all `)} order by 1, 2`.execute(database.db);
  const all: Record<string, string[]> = Object.fromEntries(tables.map((name) => [name, []]));
  for (const { name, row } of rows) all[name]?.push(row);
  return all;
}

const owner = z.object({
  id: z.unknown().optional(),
  user_id: z.number().optional(),
  session_id: z.number().optional(),
});

/** Every row that belongs to someone. */
export async function rowsOf(database: TestDatabase, userId: number): Promise<string[]> {
  const all = Object.entries(await everyRow(database)).flatMap(([table, rows]) =>
    rows.map((row) => ({ table, row, owner: owner.parse(JSON.parse(row)) })),
  );
  const sessions = new Set(
    all
      .filter(({ table, owner: by }) => table === 'interview_sessions' && by.user_id === userId)
      .map(({ owner: { id } }) => id),
  );
  return all
    .filter(
      ({ table, owner: by }) =>
        by.user_id === userId ||
        (by.session_id !== undefined && sessions.has(by.session_id)) ||
        (table === 'users' && by.id === userId),
    )
    .map(({ table, row }) => `${table} ${row}`);
}

/** Where in the database a text stands. */
export async function placesOf(database: TestDatabase, text: string): Promise<string[]> {
  const all = Object.entries(await everyRow(database));
  return all.filter(([, rows]) => rows.some((row) => row.includes(text))).map(([name]) => name);
}
