import type { Db } from 'pg-boss';
import { z } from 'zod';
import type { JobCount } from '../metrics/metrics.ts';

/** What is done is kept for a day, and is no concern of anybody's. */
const states = ['created', 'retry', 'active', 'failed'] as const;

const counted = z.array(z.object({ queue: z.string(), state: z.enum(states), count: z.int() }));

/** How many jobs wait, run and have failed; also where there is none, so that a figure does not just end. */
export async function countJobs(
  db: Pick<Db, 'executeSql'>,
  queues: readonly string[],
): Promise<JobCount[]> {
  const { rows } = await db.executeSql(
    `select name as queue, state::text, count(*)::int from pgboss.job
     where name = any($1) and state = any($2::pgboss.job_state[]) group by name, state`,
    [[...queues], [...states]],
  );
  const found = counted.parse(rows);
  return queues.flatMap((queue) =>
    states.map((state) => {
      const row = found.find((one) => one.queue === queue && one.state === state);
      return { queue, state, count: row?.count ?? 0 };
    }),
  );
}
