import { resolve } from 'node:path';
import { loadConfig } from '../lib/config.ts';
import { inSnapshot, writeArchive } from '../archive/write-archive.ts';
import { openToBackUp } from '../database/open.ts';
import { secretFile } from '../lib/secrets.ts';
import { runCommand } from './run-command.ts';
import { StartError } from '../lib/start-error.ts';
import { createFileStorage } from '../storage/files.ts';

/** `npm run backup -- folder`: backs up everything at one moment, while the server runs or not. */
async function backUp(folder: string | undefined): Promise<string[]> {
  if (!folder) throw new StartError('usage: npm run backup -- a-new-folder');
  const config = loadConfig(process.env);
  const path = resolve(folder);
  const source = {
    storage: config.s3 ? null : createFileStorage(config.dataDir),
    secretFile: config.jwtSecret === undefined ? secretFile(config.dataDir) : null,
  };
  const database = await openToBackUp(config);
  try {
    const { tables, files, missingFiles, secret } = await inSnapshot(
      database.connection,
      (client) => writeArchive(client, source, path),
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `${path} is complete (rows: ${rows}, recordings: ${files?.length ?? 0})`,
      ...(missingFiles.length > 0
        ? [`recordings deleted before they could be copied: ${missingFiles.length}`]
        : []),
      ...(files === null ? ['recordings stay in the bucket of S3_BUCKET'] : []),
      ...(secret === null ? ['JWT_SECRET is not in the backup: keep it as well'] : []),
    ];
  } finally {
    await database.close();
  }
}

await runCommand(() => backUp(process.argv[2]));
