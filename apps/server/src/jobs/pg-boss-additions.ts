/*
 * What our queue needs and pg-boss 12 does not have (https://pgboss.io, https://github.com/timgit/pg-boss).
 *
 * Waking: its `useListenNotify` wakes every worker of a queue for every job, each of which queries the database, and
 * holds one more connection. We have an event bus already and wake one worker.
 * Clocks: it compares times of the database's clock and assumes that this clock is never put back.
 * Counts: its `getQueueStats` does not tell new jobs from retries, and may be up to an hour old
 * (https://pgboss.io/api/queues#getqueuestats-name-options).
 * Deletion: its `deleteJob` needs the ids of the jobs.
 */
import { type Kysely, sql } from 'kysely';
import { type Db, type PgBoss, systemClock } from 'pg-boss';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import { jobStates } from '../lib/job-queues.ts';
import type { JobCount } from '../metrics/metrics.ts';

/** Decides which worker of a queue looks for a job, and when. */
export type WorkerWaker = {
  add: (worker: string) => void;
  /** Wakes a free worker: there may be a job. */
  wake: () => void;
  /** Runs a job. Its worker is not woken meanwhile. */
  whileBusy: (worker: string, runJob: () => Promise<void>) => Promise<void>;
};

/**
 * Wakes one worker for a job. A worker that finds a job wakes the next one, so that as many look as there are jobs. A
 * job that comes while all workers are busy is looked for by the first one that is free again.
 */
export function createWorkerWaker(notify: (worker: string) => void): WorkerWaker {
  const workers: string[] = [];
  const busy = new Set<string>();
  let missed = false;
  const wake = () => {
    const free = workers.find((worker) => !busy.has(worker));
    if (free === undefined) {
      missed = true;
      return;
    }
    // Move it to the end, so that a worker whose query hangs is not woken again and again.
    workers.splice(workers.indexOf(free), 1);
    workers.push(free);
    notify(free);
  };
  return {
    add: (worker) => void workers.push(worker),
    wake,
    whileBusy: async (worker, runJob) => {
      busy.add(worker);
      wake();
      try {
        await runJob();
      } finally {
        busy.delete(worker);
        if (missed) {
          missed = false;
          notify(worker);
        }
      }
    },
  };
}

/** Workers measure their polling interval with this clock. If it could be put back, they would sleep for as long. */
export const monotonicClock = {
  ...systemClock,
  now: () => Math.round(performance.timeOrigin + performance.now()),
};

const repairEveryMs = 5_000;

/**
 * Our jobs are delayed by seconds at most. A time further ahead was written while the clock of PostgreSQL was wrong,
 * and pg-boss would wait for it: with the job, with the check of its heartbeat, and with its own maintenance.
 */
const isAhead = (column: string) => `${column} > now() + interval '1 minute'`;
const repairs = [
  `update pgboss.job set start_after = least(start_after, now()), heartbeat_on = least(heartbeat_on, now())
     where state < 'completed' and (${isAhead('start_after')} or ${isAhead('heartbeat_on')})`,
  `update pgboss.queue set monitor_claim_on = now() where ${isAhead('monitor_claim_on')}`,
  `update pgboss.queue set maintain_on = now() where ${isAhead('maintain_on')}`,
];

/** Sets times in the future to now, every five seconds. Call the result to stop. */
export function startRepairingTimes(boss: PgBoss): () => void {
  let running = false;
  const repair = async () => {
    if (running) return;
    running = true;
    try {
      for (const statement of repairs) await boss.getDb().executeSql(statement);
    } catch {
      // The queue itself reports an unreachable database.
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void repair(), repairEveryMs).unref();
  return () => clearInterval(timer);
}

const countedRows = z.array(
  z.object({
    queue: z.string(),
    state: z.enum(jobStates),
    count: z.int(),
    oldestSeconds: z.number(),
  }),
);

/** Counts the jobs of each queue and state, with the age of the oldest, also where there are none: a metric must not disappear. */
export async function countJobs(
  db: Pick<Db, 'executeSql'>,
  queues: readonly string[],
): Promise<JobCount[]> {
  const { rows } = await db.executeSql(
    `select name as queue, state::text, count(*)::int,
       greatest(0, extract(epoch from now() - min(created_on)))::float as "oldestSeconds"
     from pgboss.job
     where name = any($1) and state = any($2::pgboss.job_state[]) group by name, state`,
    [[...queues], [...jobStates]],
  );
  const counts = countedRows.parse(rows);
  return queues.flatMap((queue) =>
    jobStates.map((state) => {
      const row = counts.find((one) => one.queue === queue && one.state === state);
      return { queue, state, count: row?.count ?? 0, oldestSeconds: row?.oldestSeconds ?? 0 };
    }),
  );
}

/** Deletes the jobs for a user's answers, also completed ones. */
export async function deleteJobsOfUser(db: Kysely<Schema>, userId: number): Promise<void> {
  await sql`
    delete from pgboss.job
    where data ->> 'answerId' in (select id::text from answers where user_id = ${userId})`.execute(
    db,
  );
}
