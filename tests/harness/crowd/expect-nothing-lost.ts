import pg from 'pg';
import { expect } from 'vitest';
import { within } from '../progress.ts';
import type { Crowd } from './crowd.ts';
import { type LedgerCheck, verifyLedgers } from './ledger.ts';

/** What a killed process left is taken up after ten seconds without a sign of it, then done again. */
const jobsLimitMs = 60_000;

/** Waits until no job is left, then compares what the server has acknowledged with what the database holds. */
export async function expectNothingLost(
  connection: pg.PoolConfig,
  { users }: Pick<Crowd, 'users'>,
): Promise<LedgerCheck> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('error', () => undefined);
  try {
    await within(jobsLimitMs, async () => {
      const { rows } = await pool.query<{ state: string; jobs: string }>(
        `select state::text, count(*) as jobs from pgboss.job where state < 'completed' group by state
         union all
         select analysis_status, count(*) from answers
           where analysis_status in ('pending', 'processing') group by analysis_status`,
      );
      expect(rows, 'jobs and answers that are not done').toEqual([]);
    });
    const check = await verifyLedgers(
      pool,
      users.map(({ ledger }) => ledger),
    );
    expect(check).toEqual({
      acknowledged: expect.any(Number),
      lost: [],
      changed: [],
      unfinished: [],
      unscored: [],
      undeleted: [],
    });
    return check;
  } finally {
    await pool.end();
  }
}
