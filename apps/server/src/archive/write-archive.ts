import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../lib/start-error.ts';
import { NotStored, type Storage } from '../storage/storage.ts';
import { version } from '../lib/version.ts';
import { findMigrations, findSequences, findTables, type TableColumns, quoted } from './catalog.ts';
import { fillFolder, type Digest, writeHashed } from './archive-files.ts';
import { filePath, type Manifest, secretPath, tablePath, writeManifest } from './manifest.ts';

export type ArchiveSource = {
  /** null when files are in a bucket: they stay there. */
  storage: Storage | null;
  /** null when the secret is a setting. */
  secretFile: string | null;
};

/**
 * Runs something on a connection that sees the database as it is at this moment, whatever others write meanwhile. Only
 * migrations have to wait: a table that is rewritten looks empty to a transaction that began before.
 */
export async function inSnapshot<Result>(
  connection: pg.ClientConfig,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const tables = (await findTables(client)).map(({ name }) => quoted(name));
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local datestyle = 'ISO, YMD'",
    );
    // The snapshot is taken with the first query after this.
    if (tables.length > 0)
      await client.query(`lock table ${tables.join(', ')} in access share mode`);
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Writes all rows of a snapshot, and the files they refer to, into a new folder. */
export function writeArchive(
  client: pg.Client,
  { storage, secretFile }: ArchiveSource,
  folder: string,
): Promise<Manifest> {
  return fillFolder(folder, async (draft) => {
    const [first, ...others] = await findMigrations(client);
    if (first === undefined) throw new StartError('there is nothing to back up: no server has run');
    const tables: Manifest['tables'] = [];
    for (const table of await findTables(client)) {
      tables.push({ ...table, ...(await writeTable(client, table, draft)) });
    }
    const hasFiles = tables.some(({ name }) => name === 'backups');
    const keys = hasFiles ? await backupKeys(client) : [];
    const stored = storage && (await writeFiles(keys, storage, draft));
    const manifest = {
      madeBy: `Daedap ${version}, PostgreSQL ${await serverVersion(client)}`,
      madeAt: new Date().toISOString(),
      migrations: [first, ...others] satisfies [string, ...string[]],
      tables,
      // Read after the rows, so that they are beyond the ids of all rows.
      sequences: await findSequences(client),
      files: stored?.files ?? null,
      missingFiles: stored?.missing ?? [],
      secret: secretFile === null ? null : await writeSecret(secretFile, draft),
    } as const;
    await writeManifest(draft, manifest);
    return { format: 1, ...manifest };
  });
}

async function writeTable(client: pg.Client, { name, columns }: TableColumns, draft: string) {
  const list = columns.map(quoted).join(', ');
  const rows = client.query(copyTo(`copy ${quoted(name)} (${list}) to stdout`));
  // Large columns hold audio, which hardly compresses. Text compresses well at any level.
  const digest: Digest = await pipeline(
    rows,
    createGzip({ level: constants.Z_BEST_SPEED }),
    (chunks: AsyncIterable<Uint8Array>) => writeHashed(tablePath(draft, name), chunks),
  );
  // The row count is known after the last row: certainly once the next query has returned.
  await client.query('select 1');
  return { rows: rows.rowCount, ...digest };
}

/**
 * A file is stored before its row, so every row of the snapshot had its file. A file can only be missing because the
 * user has deleted it since. Its row is left out when the archive is restored.
 */
async function writeFiles(keys: readonly string[], storage: Storage, draft: string) {
  const files: { key: string; bytes: number; sha256: string }[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const path = filePath(draft, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      files.push({ key, ...(await writeHashed(path, await storage.read(key))) });
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
      missing.push(key);
    }
  }
  return { files, missing };
}

async function backupKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ storage_key: string }>(
    'select storage_key from backups order by storage_key',
  );
  return rows.map((row) => row.storage_key);
}

/** The secret is missing when the database was created without a server. */
function writeSecret(from: string, draft: string): Promise<Digest | null> {
  return writeHashed(secretPath(draft), createReadStream(from)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}

async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}
