import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokenLifetimeDays } from '@daedap/contract/constants/accounts';
import { dataDirError, StartError } from './start-error.ts';

const shortest = 16;

export const secretFile = (dataDir: string) => join(dataDir, 'jwt-secret');

const previousFile = (dataDir: string) => join(dataDir, 'jwt-secret-previous');

export type Secrets = {
  jwtSecret: string;
  /** It signs nothing new, but what it signed is still valid. */
  previousJwtSecret?: string | undefined;
};

/** The secrets of DATA_DIR. The previous one is valid until everything that it signed has expired. */
export async function loadSecrets(dataDir: string, now = Date.now()): Promise<Secrets> {
  const jwtSecret = await loadOrCreateSecret(dataDir);
  const path = previousFile(dataDir);
  // There is no previous secret.
  const replaced = await stat(path).catch(() => null);
  const isGood = replaced && now - replaced.mtimeMs < tokenLifetimeDays * 24 * 60 * 60 * 1000;
  const previous = isGood ? await readIfThere(path) : null;
  const isWhole = previous !== null && previous.length >= shortest;
  return { jwtSecret, previousJwtSecret: isWhole ? previous : undefined };
}

/**
 * Replaces the secret of DATA_DIR. A server uses the new one after its next start. With `keep` everything that the old
 * secret signed stays valid. Without it, which is for a leaked secret, everyone has to sign in again.
 */
export async function rotateSecret(dataDir: string, { keep }: { keep: boolean }): Promise<void> {
  const current = await loadOrCreateSecret(dataDir);
  try {
    if (keep) await replace(previousFile(dataDir), current);
    else await rm(previousFile(dataDir), { force: true });
    await replace(secretFile(dataDir), newSecret());
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
}

/** The secret that signs tokens. It is created once and only its owner can read it. */
async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const path = secretFile(dataDir);
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

/** Writes a draft and then links it, so that a crash leaves a complete file or none. */
async function makeSecret(path: string): Promise<string> {
  const secret = newSecret();
  const draft = `${path}-${process.pid}`;
  await writeFile(draft, secret, { mode: 0o600 });
  await link(draft, path);
  await rm(draft);
  return secret;
}

async function replace(path: string, secret: string): Promise<void> {
  const draft = `${path}-${process.pid}`;
  await writeFile(draft, secret, { mode: 0o600 });
  await rename(draft, path);
}

const newSecret = () => randomBytes(48).toString('base64url');
