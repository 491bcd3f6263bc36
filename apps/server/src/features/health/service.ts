import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Health } from '@daedap/contract/health';
import type { Schema } from '../../database/schema.ts';
import type { EnginesHealth } from '../../engines/engine-health.ts';
import type { Queue } from '../../jobs/queue.ts';

export type HealthDeps = {
  db: Kysely<Schema>;
  version: string;
  engines: () => Promise<EnginesHealth>;
  queue: Pick<Queue, 'check'>;
};

export async function checkHealth(deps: HealthDeps): Promise<Health> {
  const [database, queue, engines] = await Promise.all([
    checkDatabase(deps.db),
    checkQueue(deps.queue),
    deps.engines(),
  ]);
  return {
    status: database.status === 'ok' ? 'ok' : 'down',
    version: deps.version,
    uptime: process.uptime(),
    database,
    queue,
    engines,
  };
}

async function checkDatabase(db: Kysely<Schema>): Promise<Health['database']> {
  const start = performance.now();
  try {
    await inTime(sql`select 1`.execute(db));
    return { status: 'ok', latencyMs: Math.round((performance.now() - start) * 10) / 10 };
  } catch {
    // The result says that it is down. The pool logs why.
    return { status: 'down', latencyMs: null };
  }
}

function checkQueue(queue: Pick<Queue, 'check'>): Promise<Health['queue']> {
  return inTime(queue.check()).then(
    () => ({ status: 'ok' }),
    // The result says that it is down. The queue logs why.
    () => ({ status: 'down' }),
  );
}

/** Shorter than the timeouts of the database: a health check must respond soon. */
const checkLimitMs = 3_000;

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const overtime = sleep(checkLimitMs, undefined, { ref: false }).then(() => {
    throw new Error('no response in time');
  });
  return Promise.race([work, overtime]);
}
