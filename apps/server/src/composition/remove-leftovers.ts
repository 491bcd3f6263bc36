import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { Schema } from '../database/schema.ts';
import { sweepErrors } from '../features/client-errors/service.ts';
import { sweepUploads } from '../features/answers/upload-store.ts';

const everyMs = 10 * 60 * 1000;
/** An upload takes minutes at most, and so does an interview's answer; but a clock may jump by hours. */
const leftoverMs = 24 * 60 * 60 * 1000;

type SweepDeps = {
  db: Kysely<Schema>;
  clock: Clock;
  log: Logger;
  streams: { sweep: (olderThan: Date) => Promise<void> } | null;
  removeBackups: () => Promise<void>;
};

/** Clears away what killed processes and vanished clients left behind: now, and every ten minutes. */
export function startSweeping(deps: SweepDeps): () => void {
  const sweep = () => {
    sweepOnce(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'sweeping failed'));
  };
  sweep();
  const timer = setInterval(sweep, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweepOnce(deps: Omit<SweepDeps, 'log'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - leftoverMs);
  await sweepUploads(deps.db, before);
  await sweepErrors(deps);
  await deps.streams?.sweep(before);
  await deps.removeBackups();
}
