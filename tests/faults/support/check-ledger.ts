import pg from 'pg';
import { expect } from 'vitest';
import type { Ledger } from '../../harness/crowd/ledger.ts';
import { type Verdict, verifyLedgers } from '../../harness/crowd/verify.ts';
import { within } from './within.ts';

/** What a killed process left is taken up after ten seconds without a sign of it, then done again. */
const jobsLimitMs = 60_000;

/** Waits until no job is left behind, then holds what the server said yes to against what stands in the database. */
export async function expectNothingLost(
  connection: pg.PoolConfig,
  ledgers: readonly Ledger[],
): Promise<Verdict> {
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
    const verdict = await verifyLedgers(pool, ledgers);
    expect(verdict).toEqual({
      acknowledged: expect.any(Number),
      lost: [],
      changed: [],
      unfinished: [],
      unjudged: [],
      undeleted: [],
    });
    return verdict;
  } finally {
    await pool.end();
  }
}
