import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../lib/start-error.ts';
import { checkKey } from '../storage/storage.ts';
import { writeHashed } from './archive-files.ts';

/** To be raised when an older version can no longer read an archive. */
const format = 1;

const identifier = z.string().regex(/^[a-z_][a-z\d_]*$/);
const digest = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[\da-f]{64}$/) };
/** It is used as a path. */
const storageKey = z.string().refine((key) => {
  try {
    return checkKey(key) === key;
  } catch {
    // `checkKey` throws at an invalid key.
    return false;
  }
});

const manifest = z.object({
  format: z.literal(format),
  /** Versions of Daedap and PostgreSQL, for people to read. */
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).nonempty(),
  /** Each table after those that it refers to. */
  tables: z.array(
    z.object({ name: identifier, columns: z.array(identifier), rows: z.int(), ...digest }),
  ),
  sequences: z.array(
    z.object({
      table: identifier,
      column: identifier,
      value: z.string().regex(/^\d{1,19}$/),
      used: z.boolean(),
    }),
  ),
  /** null when files are in a bucket: they stay there. */
  files: z.array(z.object({ key: storageKey, ...digest })).nullable(),
  /** Files that were deleted during the backup. Their rows are in the tables. */
  missingFiles: z.array(storageKey),
  /** null when the secret is a setting. */
  secret: z.object(digest).nullable(),
});

export type Manifest = z.infer<typeof manifest>;

export const tablePath = (folder: string, table: string) => join(folder, `${table}.copy.gz`);
export const filePath = (folder: string, key: string) => join(folder, 'files', key);
export const secretPath = (folder: string) => join(folder, 'jwt-secret');
const manifestPath = (folder: string) => join(folder, 'manifest.json');
/** In the format of `sha256sum -c`. */
const checksumPath = (folder: string) => join(folder, 'manifest.sha256');

/** Written last: a folder without a manifest is not a backup. */
export async function writeManifest(folder: string, values: Omit<Manifest, 'format'>) {
  const text = `${JSON.stringify({ format, ...values }, null, 1)}\n`;
  const { sha256 } = await writeHashed(manifestPath(folder), chunksOf(text));
  await writeHashed(checksumPath(folder), chunksOf(`${sha256}  manifest.json\n`));
}

export async function readManifest(folder: string): Promise<Manifest> {
  const [text, checksum] = await Promise.all(
    [manifestPath(folder), checksumPath(folder)].map((path) => readFile(path, 'utf8')),
  ).catch(() => {
    throw new StartError(`${folder} is not a complete backup`);
  });
  const sha256 = createHash('sha256').update(text!).digest('hex');
  if (!checksum!.startsWith(sha256)) throw damaged(manifestPath(folder));
  const json: unknown = JSON.parse(text!);
  const written = z.object({ format: z.int() }).safeParse(json);
  if (written.success && written.data.format > format) {
    throw new StartError(`${folder} was made by a newer version: restore it with that one`);
  }
  const parsed = manifest.safeParse(json);
  if (!parsed.success) throw damaged(manifestPath(folder));
  return parsed.data;
}

export const damaged = (path: string) =>
  new StartError(`${path} is damaged: this backup cannot be restored`);

async function* chunksOf(text: string) {
  yield Buffer.from(text);
}
