import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import { type JobCount, type Metrics, noMetrics } from '../metrics/metrics.ts';
import { publishJob } from '../events/event-bus.ts';
import { requestIdNow } from '../lib/request-context.ts';
import { countJobs } from './count-jobs.ts';
import { followed } from './followed.ts';
import { createWaking, type Waking } from './waking.ts';
import { startRepairing, steadyClock } from './wrong-clocks.ts';

/**
 * A killed process is noticed by its missing heartbeat, ten seconds being the shortest that pg-boss knows; the
 * monitor that looks for it passes every other second.
 */
const heartbeatSeconds = 10;
const heartbeatRefreshSeconds = 3;
const monitorSeconds = 2;
/** Jobs wake a worker; this is for retries, which come due without a word. */
const pollSeconds = 1;
/** A worker that nobody wakes looks by itself now and then. */
const idleSeconds = 30;
/** Longer than any job takes; a hanging one is cut off by it. */
const expireSeconds = 10 * 60;
const keepSeconds = 24 * 60 * 60;
const poolSize = 4;

/** Who runs a job decides when it has failed for good; this is for jobs that take their process down each time. */
const retries = 10;
const retryDelaySeconds = 1;
const retryDelayMaxSeconds = 4;

/** `speech` jobs take long and are few at a time; `text` jobs must not wait behind them. */
const queueNames = ['analyse-text', 'analyse-speech', 'analysis-lost'] as const;

export type QueueName = (typeof queueNames)[number];

/** Jobs of older nodes do not say which request made them. */
const storedJob = z.object({ answerId: z.int(), requestId: z.string().optional() });

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
  /** A job of that queue may have come. */
  wake: (name: string) => void;
  check: () => Promise<void>;
  /** What waits, runs and has failed, on all nodes. */
  counts: () => Promise<JobCount[]>;
  /** Lets what runs finish for so long; the rest is taken over by others. */
  stop: (timeoutMs: number) => Promise<void>;
};

/** Jobs in PostgreSQL, shared by all nodes. Its tables are its own, in the schema `pgboss`. */
export async function openQueue(
  connection: pg.PoolConfig,
  log: Logger,
  metrics: Pick<Metrics, 'jobEnded'> = noMetrics,
): Promise<Queue> {
  const boss = new PgBoss({
    ...bossConnection(connection),
    max: poolSize,
    // That a job was taken or is done may be forgotten in a crash: it is then run again, and finds its answer done.
    // Sending one is part of the caller's transaction and as safe as that.
    options: '-c synchronous_commit=off',
    clock: steadyClock,
    schedule: false,
    monitorIntervalSeconds: monitorSeconds,
    superviseIntervalSeconds: monitorSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'trouble with the job queue'));
  boss.on('warning', ({ message }) => log.warn(`job queue: ${message}`));
  await boss.start();
  await createQueues(boss);
  const stopRepairing = startRepairing(boss);
  const wakings = new Map<string, Waking>();
  const polling = setInterval(() => {
    for (const { wake } of wakings.values()) wake();
  }, pollSeconds * 1000).unref();
  return {
    send: async (db, name, data) => {
      const job: z.input<typeof storedJob> = { ...data, requestId: requestIdNow() };
      await boss.send(name, job, { db: fromKysely(db) });
      await publishJob(db, name);
    },
    work: async (name, concurrency, handler) => {
      const run = followed(name, handler, log, metrics);
      const waking = createWaking((worker) => boss.notifyWorker(worker));
      wakings.set(name, waking);
      for (let started = 0; started < concurrency; started += 1) {
        waking.add(await workOn(boss, name, run, waking));
      }
    },
    wake: (name) => wakings.get(name)?.wake(),
    check: async () => void (await boss.schemaVersion()),
    counts: () => countJobs(boss.getDb(), queueNames),
    stop: async (timeoutMs) => {
      stopRepairing();
      clearInterval(polling);
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}

async function workOn(
  boss: PgBoss,
  name: QueueName,
  run: ReturnType<typeof followed>,
  waking: Waking,
): Promise<string> {
  const options = { pollingIntervalSeconds: idleSeconds, heartbeatRefreshSeconds };
  const worker = await boss.work<unknown>(name, options, async ([job]) => {
    if (!job) return;
    const { requestId, ...data } = storedJob.parse(job.data);
    const origin = { jobId: job.id, requestId: requestId ?? job.id };
    await waking.during(worker, () => run({ data, signal: job.signal }, origin));
  });
  return worker;
}

async function createQueues(boss: PgBoss): Promise<void> {
  const common = { heartbeatSeconds, deleteAfterSeconds: keepSeconds };
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

function bossConnection(connection: pg.PoolConfig) {
  const { host, user, database, connectionString, query_timeout } = connection;
  return {
    ...(host !== undefined && { host }),
    ...(user !== undefined && { user }),
    ...(database !== undefined && { database }),
    ...(connectionString !== undefined && { connectionString }),
    ...(query_timeout !== undefined && { query_timeout }),
  };
}
