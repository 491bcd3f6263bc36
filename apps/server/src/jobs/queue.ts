import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Schema } from '../database/schema.ts';

/**
 * A killed process is noticed by its missing heartbeat, ten seconds being the shortest that pg-boss knows; the
 * monitor that looks for it passes every other second.
 */
const heartbeatSeconds = 10;
const heartbeatRefreshSeconds = 3;
const monitorSeconds = 2;
/** Jobs wake their worker; this is for retries, which come due without a word. */
const pollSeconds = 1;
/** Longer than any job takes; a hanging one is cut off by it. */
const expireSeconds = 10 * 60;
const keepSeconds = 24 * 60 * 60;
const poolSize = 4;

/** Who runs a job decides when it has failed for good; this is for jobs that take their process down each time. */
const retries = 10;
const retryDelaySeconds = 1;
const retryDelayMaxSeconds = 4;

/** `speech` jobs take long and are few at a time; `text` jobs must not wait behind them. */
type QueueName = 'analyse-text' | 'analyse-speech' | 'analysis-lost';

type AnalysisJob = { answerId: number };

export type JobRun = {
  data: AnalysisJob;
  signal: AbortSignal;
};

export type Queue = {
  /** In the caller's transaction: the job is there exactly when what it is about is. */
  send: (db: Kysely<Schema>, name: QueueName, data: AnalysisJob) => Promise<void>;
  work: (
    name: QueueName,
    concurrency: number,
    handler: (run: JobRun) => Promise<void>,
  ) => Promise<void>;
  check: () => Promise<void>;
  /** Lets what runs finish for so long; the rest is taken over by others. */
  stop: (timeoutMs: number) => Promise<void>;
};

/** Jobs in PostgreSQL, shared by all nodes. Its tables are its own, in the schema `pgboss`. */
export async function openQueue(connection: pg.PoolConfig, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    ...bossConnection(connection),
    max: poolSize,
    // That a job was taken or is done may be forgotten in a crash: it is then run again, and finds its answer done.
    // Sending one is part of the caller's transaction and as safe as that.
    options: '-c synchronous_commit=off',
    useListenNotify: true,
    schedule: false,
    monitorIntervalSeconds: monitorSeconds,
    superviseIntervalSeconds: monitorSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'trouble with the job queue'));
  boss.on('warning', ({ message }) => log.warn(`job queue: ${message}`));
  await boss.start();
  await createQueues(boss);
  return {
    send: async (db, name, data) => void (await boss.send(name, data, { db: fromKysely(db) })),
    work: async (name, concurrency, handler) => {
      for (let started = 0; started < concurrency; started += 1) await workOn(boss, name, handler);
    },
    check: async () => void (await boss.schemaVersion()),
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
  };
}

async function workOn(
  boss: PgBoss,
  name: QueueName,
  handler: (run: JobRun) => Promise<void>,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    heartbeatRefreshSeconds,
  };
  const worker = await boss.work<AnalysisJob>(name, options, async ([job]) => {
    if (!job) return;
    // More may have come than there were workers awake: this one looks again as soon as it is done.
    boss.notifyWorker(worker);
    await handler({ data: job.data, signal: job.signal });
  });
}

async function createQueues(boss: PgBoss): Promise<void> {
  const common = { notify: true, heartbeatSeconds, deleteAfterSeconds: keepSeconds };
  // A process that dies with a job on every try never says what became of it: the job then ends up here.
  await boss.createQueue('analysis-lost', { ...common, retryLimit: 10, retryDelay: 5 });
  for (const name of ['analyse-text', 'analyse-speech'] as const) {
    await boss.createQueue(name, {
      ...common,
      expireInSeconds: expireSeconds,
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryDelayMax: retryDelayMaxSeconds,
      retryBackoff: true,
      deadLetter: 'analysis-lost',
    });
  }
}

function bossConnection({ host, user, database, connectionString }: pg.PoolConfig) {
  return {
    ...(host !== undefined && { host }),
    ...(user !== undefined && { user }),
    ...(database !== undefined && { database }),
    ...(connectionString !== undefined && { connectionString }),
  };
}
