import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error.ts';
import { nobody, type RunAs } from './run-as.ts';

/**
 * A private folder for PostgreSQL's socket. It cannot stand in DATA_DIR: a socket's path has at most 107
 * characters. Who may enter it may use the database, so a folder that someone else made is refused.
 */
export async function makeSocketDir(folder: string, runAs: RunAs): Promise<string> {
  const uid = process.getuid?.() ?? 0;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const path = join(tmpdir(), `daedap-${uid}-${hash}`);
  // It may be there already; what it is the next lines find out.
  await mkdir(path, { mode: 0o700 }).catch(() => undefined);
  // Missing after all, which is refused below.
  const found = await lstat(path).catch(() => null);
  const owners = runAs.kind === 'nobody' ? [uid, nobody] : [uid];
  if (!found?.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o077) !== 0) {
    throw new StartError(`${path} is not a private folder of this user: remove it and start again`);
  }
  return path;
}
