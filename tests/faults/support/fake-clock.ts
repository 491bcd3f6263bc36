import { existsSync, readdirSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installDebianPackages } from '../../../scripts/lib/debian-packages.mjs';

const libraries = '/usr/lib';

/** Where Debian's package has put libfaketime; null when it is not installed. */
function faketimeLibrary(): string | null {
  if (!existsSync(libraries)) return null;
  return (
    readdirSync(libraries)
      .map((name) => join(libraries, name, 'faketime/libfaketimeMT.so.1'))
      .find((path) => existsSync(path)) ?? null
  );
}

/** Debian's package, when nobody has installed it and we may. */
export async function ensureFaketime(): Promise<boolean> {
  if (!faketimeLibrary()) await installDebianPackages(['libfaketime']);
  return faketimeLibrary() !== null;
}

/** A clock on the wall that a test can turn, for the processes that are started with `env`. */
export type FakeClock = { env: Record<string, string>; jump: (hours: number) => Promise<void> };

export async function createFakeClock(folder: string): Promise<FakeClock> {
  const file = join(folder, 'clock');
  const jump = async (hours: number) => {
    await writeFile(file, hours === 0 ? '+0' : `${hours > 0 ? '+' : ''}${hours}h`);
    await utimes(file, new Date(), new Date());
  };
  await jump(0);
  return {
    env: {
      LD_PRELOAD: faketimeLibrary() ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      // It would look into the file every ten seconds only.
      FAKETIME_NO_CACHE: '1',
      // Nobody turns the clock that timers run by.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    jump,
  };
}
