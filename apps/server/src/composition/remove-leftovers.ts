import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { Schema } from '../database/schema.ts';
import { deleteOldLinks } from '../features/accounts/mail/links.ts';
import { deleteOldChallenges } from '../features/accounts/passkeys/repository.ts';
import { deleteOldSignIns } from '../features/accounts/sign-ins/repository.ts';
import { deleteOldErrors } from '../features/client-errors/service.ts';
import { deleteOldUploads } from '../features/answers/upload-store.ts';

const everyMs = 10 * 60 * 1000;
/** Uploads and answers take minutes, but a clock may jump by hours. */
const leftoverMs = 24 * 60 * 60 * 1000;

type LeftoverDeps = {
  db: Kysely<Schema>;
  clock: Clock;
  log: Logger;
  streams: { sweep: (olderThan: Date) => Promise<void> } | null;
  removeBackups: () => Promise<void>;
};

/** Removes what killed processes and vanished clients left behind, now and every ten minutes. Call the result to stop. */
export function startRemovingLeftovers(deps: LeftoverDeps): () => void {
  const run = () => {
    removeLeftovers(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'leftovers could not be removed'),
    );
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

export async function removeLeftovers(deps: Omit<LeftoverDeps, 'log'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - leftoverMs);
  await deleteOldUploads(deps.db, before);
  await deleteOldErrors(deps);
  await deleteOldSignIns(deps.db, deps.clock.now());
  await deleteOldLinks(deps.db, deps.clock.now());
  await deleteOldChallenges(deps.db, deps.clock.now());
  await deps.streams?.sweep(before);
  await deps.removeBackups();
}
