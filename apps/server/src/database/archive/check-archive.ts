import { StartError } from '../../lib/start-error.ts';
import { migrationNames } from '../migrate.ts';
import { type Digest, hashFile } from './hashed-files.ts';
import {
  damaged,
  filePath,
  type Manifest,
  readManifest,
  secretPath,
  tablePath,
} from './manifest.ts';

/** Reads all of an archive once, before anything is touched for it: what is damaged or too new is refused here. */
export async function checkArchive(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const unknown = manifest.migrations.find((name, index) => name !== migrationNames[index]);
  if (unknown !== undefined) {
    throw new StartError(
      `${folder} was made by a newer version (${unknown}): restore it with that one`,
    );
  }
  for (const table of manifest.tables) await checkFile(tablePath(folder, table.name), table);
  for (const file of manifest.files ?? []) await checkFile(filePath(folder, file.key), file);
  if (manifest.secret) await checkFile(secretPath(folder), manifest.secret);
  return manifest;
}

async function checkFile(path: string, expected: Digest): Promise<void> {
  const found = await hashFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new StartError(`${path} is missing: this backup cannot be restored`);
    throw error;
  });
  if (found.sha256 !== expected.sha256) throw damaged(path);
}
