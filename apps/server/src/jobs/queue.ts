import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import { publishJob } from '../events/event-bus.ts';
import { type QueueName, queueNames } from '../lib/job-queues.ts';
import { requestIdNow, withRequestId } from '../lib/request-context.ts';
import { type JobCount, type Metrics, noMetrics } from '../metrics/metrics.ts';
import {
  countJobs,
  createWorkerWaker,
  startRepairingTimes,
  monotonicClock,
  type WorkerWaker,
} from './pg-boss-additions.ts';

/** A killed process is noticed by its missing heartbeat. Ten seconds are the shortest interval that pg-boss allows. */
const heartbeatSeconds = 10;
const heartbeatRefreshSeconds = 3;
const monitorSeconds = 2;
/** New jobs wake a worker. Retries do not, so they are polled for. */
const pollSeconds = 1;
/** How often a worker looks for jobs without being woken. */
const idleSeconds = 30;
/** Longer than any job takes. A hanging job ends after it. */
const expireSeconds = 10 * 60;
const keepSeconds = 24 * 60 * 60;
const poolSize = 4;

/** The handler decides when a job has failed for good. This limit is for jobs that kill their process each time. */
const retries = 10;
const retryDelaySeconds = 1;
const retryDelayMaxSeconds = 4;

/** Jobs of older nodes have no request id. */
const storedJob = z.object({ answerId: z.int(), requestId: z.string().optional() });

type AnalysisJob = { answerId: number };

export type JobRun = {
  data: AnalysisJob;
  signal: AbortSignal;
};

export type Queue = {
  /** Sends a job in the caller's transaction: it exists exactly when its answer does. */
  send: (db: Kysely<Schema>, name: QueueName, data: AnalysisJob) => Promise<void>;
  work: (
    name: QueueName,
    concurrency: number,
    handler: (run: JobRun) => Promise<void>,
  ) => Promise<void>;
  /** Wakes a worker: the queue may have a job. */
  wake: (name: string) => void;
  check: () => Promise<void>;
  /** How many jobs wait, run and have failed, on all nodes. */
  counts: () => Promise<JobCount[]>;
  /** Gives running jobs this long to finish. Other nodes take over the rest. */
  stop: (timeoutMs: number) => Promise<void>;
};

/** Jobs in PostgreSQL, shared by all nodes. pg-boss keeps its own tables in the schema `pgboss`. */
export async function openQueue(
  connection: pg.PoolConfig,
  log: Logger,
  metrics: Pick<Metrics, 'jobEnded'> = noMetrics,
): Promise<Queue> {
  const boss = new PgBoss({
    ...bossConnection(connection),
    max: poolSize,
    // A crash may lose that a job was taken or completed: then it runs again and finds its answer analysed. Sending is
    // part of the caller's transaction, which this does not affect.
    options: '-c synchronous_commit=off',
    clock: monotonicClock,
    schedule: false,
    monitorIntervalSeconds: monitorSeconds,
    superviseIntervalSeconds: monitorSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warning'));
  await boss.start();
  await createQueues(boss);
  const stopRepairingTimes = startRepairingTimes(boss);
  const wakers = new Map<string, WorkerWaker>();
  const polling = setInterval(() => {
    for (const { wake } of wakers.values()) wake();
  }, pollSeconds * 1000).unref();
  return {
    send: async (db, name, data) => {
      const job: z.input<typeof storedJob> = { ...data, requestId: requestIdNow() };
      await boss.send(name, job, { db: fromKysely(db) });
      await publishJob(db, name);
    },
    work: async (name, concurrency, handler) => {
      const run = withLogging(name, handler, log, metrics);
      const waker = createWorkerWaker((worker) => boss.notifyWorker(worker));
      wakers.set(name, waker);
      for (let started = 0; started < concurrency; started += 1) {
        waker.add(await workOn(boss, name, run, waker));
      }
    },
    wake: (name) => wakers.get(name)?.wake(),
    check: async () => void (await boss.schemaVersion()),
    counts: () => countJobs(boss.getDb(), queueNames),
    stop: async (timeoutMs) => {
      stopRepairingTimes();
      clearInterval(polling);
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}

async function workOn(
  boss: PgBoss,
  name: QueueName,
  run: ReturnType<typeof withLogging>,
  waker: WorkerWaker,
): Promise<string> {
  const options = { pollingIntervalSeconds: idleSeconds, heartbeatRefreshSeconds };
  const worker = await boss.work<unknown>(name, options, async ([job]) => {
    if (!job) return;
    const { requestId, ...data } = storedJob.parse(job.data);
    const origin = { jobId: job.id, requestId: requestId ?? job.id };
    await waker.whileBusy(worker, () => run({ data, signal: job.signal }, origin));
  });
  return worker;
}

async function createQueues(boss: PgBoss): Promise<void> {
  const common = { heartbeatSeconds, deleteAfterSeconds: keepSeconds };
  // The dead letter queue: for jobs that killed their process on every try.
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

type Origin = { jobId: string; requestId: string };

/** Runs jobs under the id of the request that sent them, and logs and counts each run. */
function withLogging(
  queue: QueueName,
  handler: (run: JobRun) => Promise<void>,
  log: Logger,
  metrics: Pick<Metrics, 'jobEnded'>,
): (run: JobRun, origin: Origin) => Promise<void> {
  return (run, { jobId, requestId }) =>
    withRequestId(requestId, async () => {
      const start = performance.now();
      const { answerId } = run.data;
      const ms = () => Math.round(performance.now() - start);
      try {
        await handler(run);
        log.info({ queue, jobId, answerId, ms: ms() }, 'job done');
        metrics.jobEnded(queue, 'done', (performance.now() - start) / 1000);
      } catch (error) {
        log.warn({ queue, jobId, answerId, ms: ms(), err: error }, 'job failed: it is tried again');
        metrics.jobEnded(queue, 'failed', (performance.now() - start) / 1000);
        throw error;
      }
    });
}
