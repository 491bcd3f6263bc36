import { resolve } from 'node:path';
import { loadConfig } from '../lib/config.ts';
import { checkArchive, restoreArchive } from '../archive/restore-archive.ts';
import { openToRestore } from '../database/open.ts';
import { secretFile } from '../lib/secrets.ts';
import { runCommand } from './run-command.ts';
import { StartError } from '../lib/start-error.ts';
import { createStorage } from '../storage/create-storage.ts';

const replaceOption = '--replace';

/** `npm run restore -- folder`: restores a backup into an empty DATA_DIR or the empty database of DATABASE_URL. */
async function restore(args: readonly string[]): Promise<string[]> {
  const [folder, ...others] = args.filter((arg) => arg !== replaceOption);
  if (folder === undefined || others.length > 0) {
    throw new StartError(`usage: npm run restore -- folder [${replaceOption}]`);
  }
  const config = loadConfig(process.env);
  const path = resolve(folder);
  const manifest = await checkArchive(path);
  const storage = await createStorage(config);
  const database = await openToRestore(config);
  const target = {
    database,
    storage,
    secretFile: config.jwtSecret === undefined ? secretFile(config.dataDir) : null,
  };
  try {
    await storage.check();
    await restoreArchive(target, path, manifest, { replace: args.includes(replaceOption) });
  } finally {
    await database.close();
    storage.close();
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const sameSecret = (manifest.secret === null) === (target.secretFile === null);
  return [
    `Restored the backup of ${manifest.madeAt} (rows: ${rows}, recordings: ${manifest.files?.length ?? 0})`,
    ...(manifest.files === null ? ['recordings are read from the bucket of S3_BUCKET'] : []),
    ...(sameSecret ? [] : ['tokens are valid only with the JWT_SECRET of the backup']),
  ];
}

await runCommand(() => restore(process.argv.slice(2)));
