import { Kysely, PostgresDialect, sql } from 'kysely';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { holdMigrations, migrate } from '../database/migrate.ts';
import type { Schema } from '../database/schema.ts';
import type { Queue } from '../jobs/queue.ts';
import { StartError } from '../lib/start-error.ts';
import { findTables, quoted } from './catalog.ts';
import { type Manifest, tablePath } from './manifest.ts';

type Db = Kysely<Schema>;

/**
 * Refuses a database that has accounts, unless they are to be replaced, and one that is in use: what others write now
 * would be lost.
 */
export async function checkTarget(pool: pg.Pool, options: { replace: boolean }): Promise<void> {
  const { rows } = await pool.query<{ users: boolean; others: string }>(
    `select to_regclass('users') is not null as users,
       (select count(*) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'
          and pid <> pg_backend_pid()) as others`,
  );
  const { users = false, others = '0' } = rows[0] ?? {};
  if (others !== '0') {
    throw new StartError('the database is in use: stop every server and worker on it first');
  }
  if (!users || options.replace) return;
  const found = await pool.query('select 1 from users limit 1');
  if (found.rowCount !== 0) {
    throw new StartError('the database has accounts already: --replace deletes them');
  }
}

/**
 * Replaces everything in the database by the archive, in one transaction: creates the tables of the archive's version,
 * fills them, runs the newer migrations, and sends a job for each answer that waits for its analysis.
 */
export async function restoreTables(
  connection: pg.ClientConfig,
  queue: Pick<Queue, 'send'>,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  await onOneConnection(connection, ({ client, db }) =>
    db.transaction().execute(async (trx) => {
      await holdMigrations(trx);
      await sql`set local statement_timeout = 0`.execute(trx);
      const orphans = await dropTables(client);
      await migrate(trx, manifest.migrations.at(-1));
      for (const table of manifest.tables) await fillTable(client, folder, table);
      await continueSequences(client, manifest.sequences);
      if (manifest.missingFiles.length > 0) {
        await client.query('delete from backups where storage_key = any($1)', [
          manifest.missingFiles,
        ]);
      }
      await migrate(trx);
      await listOrphans(trx, orphans);
      await sendJobs(trx, queue);
    }),
  );
}

/** Returns the keys of the files that the dropped rows referred to. */
async function dropTables(client: pg.Client): Promise<string[]> {
  const tables = (await findTables(client)).map(({ name }) => name);
  if (tables.length === 0) return [];
  const keys = tables.includes('backups')
    ? await client.query<{ storage_key: string }>('select storage_key from backups')
    : { rows: [] };
  const functions = await client.query<{ name: string }>(
    `select distinct tgfoid::regprocedure::text as name from pg_trigger
     where tgrelid = any($1::regclass[]) and not tgisinternal`,
    [tables.map(quoted)],
  );
  await client.query(`drop table ${tables.map(quoted).join(', ')} cascade`);
  for (const { name } of functions.rows) await client.query(`drop function ${name}`);
  await client.query('delete from kysely_migration');
  return keys.rows.map((row) => row.storage_key);
}

async function fillTable(client: pg.Client, folder: string, table: Manifest['tables'][number]) {
  const list = table.columns.map(quoted).join(', ');
  const rows = client.query(copyFrom(`copy ${quoted(table.name)} (${list}) from stdin`));
  await pipeline(createReadStream(tablePath(folder, table.name)), createGunzip(), rows);
  if (rows.rowCount !== table.rows) {
    throw new Error(`${rows.rowCount} instead of ${table.rows} rows came into ${table.name}`);
  }
}

async function continueSequences(client: pg.Client, sequences: Manifest['sequences']) {
  for (const { table, column, value, used } of sequences) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      quoted(table),
      column,
      value,
      used,
    ]);
  }
}

/** Lists files for removal that no backup refers to. */
async function listOrphans(db: Db, keys: readonly string[]): Promise<void> {
  await sql`
    insert into removed_backups (storage_key)
    select key from unnest(${keys}::text[]) as key
    where not exists (select from backups where storage_key = key)
    on conflict (storage_key) do nothing`.execute(db);
}

/** Jobs are not in an archive: they are created again from the answers that wait. */
async function sendJobs(db: Db, queue: Pick<Queue, 'send'>): Promise<void> {
  await sql`delete from pgboss.job`.execute(db);
  const waiting = await db
    .selectFrom('answers')
    .select(['id', 'source'])
    .where('analysis_status', 'in', ['pending', 'processing'])
    .orderBy('id')
    .execute();
  for (const { id, source } of waiting) {
    const name = source === 'text' ? 'analyse-text' : 'analyse-speech';
    await queue.send(db, name, { answerId: id });
  }
}

type OneConnection = { client: pg.Client; db: Kysely<Schema> };

/** One connection for both Kysely and COPY, so that both are in the same transaction. */
async function onOneConnection<Result>(
  connection: pg.ClientConfig,
  run: (on: OneConnection) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  const lent = Object.assign(client, { release: () => undefined });
  const pool = { options: {}, connect: async () => lent, end: async () => undefined };
  try {
    return await run({
      client,
      db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    });
  } finally {
    await client.end();
  }
}
