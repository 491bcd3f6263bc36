import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDirError, StartError } from './start-error.ts';

const shortest = 16;

/** The secret that signs tokens: made once and kept in DATA_DIR, readable by its owner only. */
export async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  try {
    const secret = (await readIfThere(path)) ?? (await makeSecret(path));
    if (secret.length >= shortest) return secret;
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
  throw new StartError(`${path} is damaged: remove it, and everyone signs in once more`);
}

function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Written whole before it gets its name, so that a crash leaves either all of it or nothing. */
async function makeSecret(path: string): Promise<string> {
  const secret = randomBytes(48).toString('base64url');
  const draft = `${path}-${process.pid}`;
  await writeFile(draft, secret, { mode: 0o600 });
  await link(draft, path);
  await rm(draft);
  return secret;
}
