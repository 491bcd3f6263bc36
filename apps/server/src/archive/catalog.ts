import { keysOf } from '@daedap/contract/keys-of';
import type pg from 'pg';
import type { Schema } from '../database/schema.ts';
import type { Manifest } from './manifest.ts';

/**
 * Our tables. A table that a migration drops stays listed, so that an older database is still backed up completely. The
 * queue's tables are not listed: jobs are created again from the answers that wait.
 */
const tableNames = keysOf({
  users: true,
  rate_limits: true,
  interview_sessions: true,
  questions: true,
  uploads: true,
  upload_parts: true,
  answers: true,
  analyses: true,
  backups: true,
  removed_backups: true,
  speech_streams: true,
  speech_chunks: true,
  speech_windows: true,
  client_errors: true,
  voice_sounds: true,
  scripts: true,
  practice_plans: true,
  sign_ins: true,
  mail_links: true,
  second_factors: true,
  recovery_codes: true,
  passkeys: true,
  passkey_challenges: true,
  consents: true,
  question_sets: true,
} satisfies Record<keyof Schema, true>);

type Client = Pick<pg.ClientBase, 'query'>;

export type TableColumns = { name: string; columns: string[] };

/** The existing tables, each after those that it refers to, which is the order to fill them in. */
export async function findTables(client: Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns & { refers_to: string[] }>(
    `select c.relname as name,
       array(select attname::text from pg_attribute
             where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
             order by attnum) as columns,
       array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
             where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as refers_to
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname = any($1)
     order by c.relname`,
    [tableNames],
  );
  const ordered: TableColumns[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const names = new Set(waiting.map((table) => table.name));
    const free = waiting.filter((table) => !table.refers_to.some((name) => names.has(name)));
    if (free.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...free.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** The names of the migrations that have run. An empty database has none. */
export async function findMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('kysely_migration') is not null as there",
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return rows.map((row) => row.name);
}

/** The state of the sequences, so that the id of a deleted row is not used again. */
export async function findSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column,
       pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relname = any($1) and a.attidentity <> ''
     order by 1`,
    [tableNames],
  );
  const sequences: Manifest['sequences'] = [];
  for (const { table, column, sequence } of rows) {
    const state = await client.query<{ value: string; used: boolean }>(
      `select last_value as value, is_called as used from ${sequence}`,
    );
    sequences.push({ table, column, ...state.rows[0]! });
  }
  return sequences;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
