import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ClientError, ClientErrorReport } from '@daedap/contract/client-errors';
import {
  clientErrorDays,
  clientErrorMessageMaxLength,
  clientErrorStackMaxLength,
} from '@daedap/contract/constants/client-errors';
import { removePersonalData } from '@daedap/contract/personal-data';
import type { Clock } from '../../lib/clock.ts';
import type { Schema } from '../../database/schema.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import * as repository from './repository.ts';

export type ClientErrorDeps = {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly limits: Pick<RateLimits, 'consume'>;
  readonly metrics: Pick<Metrics, 'clientError'>;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Counts an error that a browser reported, without its user. Personal data is removed here again, because a client can
 * send anything.
 */
export async function recordError(
  deps: ClientErrorDeps,
  userId: number,
  report: ClientErrorReport,
): Promise<void> {
  await deps.limits.consume('clientErrorsHourly', String(userId));
  const error = {
    ...report,
    message: cleaned(report.message, clientErrorMessageMaxLength),
    stack: cleaned(report.stack, clientErrorStackMaxLength),
  };
  const now = deps.clock.now();
  await repository.countError(deps.db, { ...error, fingerprint: fingerprintOf(error), now });
  await repository.dropOldest(deps.db);
  deps.metrics.clientError(error.kind);
}

const cleaned = (text: string, longest: number) =>
  removePersonalData(text).toWellFormed().slice(0, longest).toWellFormed();

/** Errors with the same message in the same place of the same version are counted together. */
function fingerprintOf({ kind, message, stack, version }: ClientErrorReport): string {
  const frame = stack.split('\n').find((line) => /:\d+/.test(line)) ?? '';
  const parts = JSON.stringify([kind, message, frame.trim(), version]);
  return createHash('sha256').update(parts).digest('hex');
}

export async function listErrors({ db }: Pick<ClientErrorDeps, 'db'>): Promise<ClientError[]> {
  const rows = await repository.latestErrors(db);
  return rows.map((row) => ({
    id: row.fingerprint,
    kind: row.kind,
    message: row.message,
    stack: row.stack,
    page: row.page,
    version: row.version,
    browser: row.browser,
    count: row.count,
    firstSeenAt: row.first_seen_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}

/** Deletes errors that have not occurred for a long time. */
export function deleteOldErrors({
  db,
  clock,
}: Pick<ClientErrorDeps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - clientErrorDays * dayMs);
  return repository.deleteUnseenSince(db, since);
}
