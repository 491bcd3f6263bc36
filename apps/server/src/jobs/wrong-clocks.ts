import { type PgBoss, systemClock } from 'pg-boss';

/** By this a worker measures its rounds. One that can be put back would send it to sleep for as long. */
export const steadyClock = {
  ...systemClock,
  now: () => Math.round(performance.timeOrigin + performance.now()),
};

const everyMs = 5_000;

/**
 * No job of ours is put off by more than seconds. What lies further ahead was written while PostgreSQL's clock was
 * wrong, and would be left alone until that time: jobs, signs of life, and the look for those who give none.
 */
const ahead = (column: string) => `${column} > now() + interval '1 minute'`;
const repairs = [
  `update pgboss.job set start_after = least(start_after, now()), heartbeat_on = least(heartbeat_on, now())
     where state < 'completed' and (${ahead('start_after')} or ${ahead('heartbeat_on')})`,
  `update pgboss.queue set monitor_claim_on = now() where ${ahead('monitor_claim_on')}`,
  `update pgboss.queue set maintain_on = now() where ${ahead('maintain_on')}`,
];

/** Looks for such times now and then. Call the result to stop. */
export function startRepairing(boss: PgBoss): () => void {
  let running = false;
  const repair = async () => {
    if (running) return;
    running = true;
    try {
      for (const statement of repairs) await boss.getDb().executeSql(statement);
    } catch {
      // The queue itself tells when the database cannot be reached.
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void repair(), everyMs).unref();
  return () => clearInterval(timer);
}
