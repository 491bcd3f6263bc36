import pg from 'pg';
import type { Cluster } from './cluster.ts';
import type { Aim } from './report.ts';
import type { User } from '../../harness/crowd/user.ts';
import { verifyLedgers } from '../../harness/crowd/verify.ts';

/** Reads straight from PostgreSQL whether all that was acknowledged is there. */
export async function checkAnswers(cluster: Cluster, crowd: readonly User[]): Promise<Aim[]> {
  const pool = new pg.Pool(cluster.postgres.connection);
  try {
    const verdict = await verifyLedgers(
      pool,
      crowd.map((user) => user.ledger),
    );
    const { acknowledged, lost, changed, unfinished, unjudged, undeleted } = verdict;
    return [
      {
        aim: 'no lost answer',
        met: acknowledged > 0 && lost.length + changed.length === 0,
        seen: `${acknowledged} acknowledged, ${lost.length} lost, ${changed.length} changed`,
      },
      {
        aim: 'nothing left undone',
        met: unfinished.length + unjudged.length + undeleted.length === 0,
        seen: `${unfinished.length} answers without a result, ${unjudged.length} interviews without theirs, ${undeleted.length} deleted and still there`,
      },
    ];
  } finally {
    await pool.end();
  }
}
