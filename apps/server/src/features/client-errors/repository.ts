import { type Kysely, sql } from 'kysely';
import { maxKeptClientErrors, shownClientErrors } from '@daedap/contract/constants/client-errors';
import type { ClientErrorReport } from '@daedap/contract/client-errors';
import type { Schema } from '../../database/schema.ts';

type ReportedError = ClientErrorReport & { readonly fingerprint: string; readonly now: Date };

/** The count of an error stops here, so that it fits its column. */
const highestCount = 1_000_000_000;

/** Adds one to the count of an error. Its stack, page and browser are those of the latest report. */
export async function countError(
  db: Kysely<Schema>,
  { now, ...error }: ReportedError,
): Promise<void> {
  await db
    .insertInto('client_errors')
    .values({ ...error, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({
        count: sql`least(client_errors.count + 1, ${highestCount})`,
        stack: error.stack,
        page: error.page,
        browser: error.browser,
        last_seen_at: now,
      }),
    )
    .execute();
}

/** Keeps the latest errors. Rows that another node is changing at this moment are skipped. */
export async function dropOldest(db: Kysely<Schema>): Promise<void> {
  const oldest = db
    .selectFrom('client_errors')
    .select('fingerprint')
    .orderBy('last_seen_at', 'desc')
    .orderBy('fingerprint')
    .offset(maxKeptClientErrors)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('client_errors').where('fingerprint', 'in', oldest).execute();
}

export async function deleteUnseenSince(db: Kysely<Schema>, since: Date): Promise<void> {
  await db.deleteFrom('client_errors').where('last_seen_at', '<', since).execute();
}

export function latestErrors(db: Kysely<Schema>) {
  return db
    .selectFrom('client_errors')
    .selectAll()
    .orderBy('last_seen_at', 'desc')
    .orderBy('fingerprint')
    .limit(shownClientErrors)
    .execute();
}
