import { setTimeout as sleep } from 'node:timers/promises';
import { clientErrorKinds } from '@daedap/contract/client-errors';
import { rateLimits } from '@daedap/contract/constants/network';
import { provider } from '@daedap/contract/health';
import { failureReasons } from '@daedap/contract/interviews';
import { keysOf } from '@daedap/contract/keys-of';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../lib/version.ts';
import { queueNames } from '../lib/job-queues.ts';
import {
  type JobCount,
  jobOutcomes,
  languageRoles,
  type Metrics,
  type Sources,
} from './metrics.ts';

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** An answer of five minutes takes a minute to transcribe. */
const jobSeconds = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320];
/** The other metrics must not wait for an unreachable database. */
const countLimitMs = 2_000;

/** Null when there is no such source, when it fails, or when it takes too long: the others are reported without it. */
async function inTime<Value>(source: (() => Promise<Value>) | undefined): Promise<Value | null> {
  if (!source) return null;
  // The pool, the queue and `npm run doctor` say what is wrong; here a gap in the graph does.
  return Promise.race([source(), sleep(countLimitMs, null)]).catch(() => null);
}

/** Two metrics that are collected at the same time ask once. */
function sharing<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  return () =>
    (running ??= ask().finally(() => {
      running = null;
    }));
}

/** For each queue the age of the oldest job that waits. */
function waitingAges(counts: readonly JobCount[]): Map<string, number> {
  const ages = new Map<string, number>();
  for (const { queue, state, oldestSeconds } of counts) {
    const isWaiting = state === 'created' || state === 'retry';
    ages.set(queue, Math.max(ages.get(queue) ?? 0, isWaiting ? oldestSeconds : 0));
  }
  return ages;
}

export type Prometheus = { metrics: Metrics; registry: Registry };

/** Metrics in the format of Prometheus. `ofProcess` adds memory, garbage collection and the event loop. */
export function createPrometheus({ ofProcess = true } = {}): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `daedap_${name}`, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name: `daedap_${name}`, help, labelNames, buckets, registers });
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    collect: (self: Gauge<Label>) => void | Promise<void> = () => undefined,
  ) =>
    new Gauge<Label>({
      name: `daedap_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        return collect(this);
      },
    });

  let sources: Partial<Sources> = {};
  gauge('build_info', 'What runs here', ['version', 'node']).set(
    { version, node: process.version },
    1,
  );
  const inFlight = gauge('http_requests_in_flight', 'Requests that have not been answered');
  const requests = histogram(
    'http_request_duration_seconds',
    'From the first byte of a request to the last of its answer',
    ['method', 'route', 'status'],
    requestSeconds,
  );
  const uploads = counter('upload_bytes_total', 'Forms with a file that were taken in', ['route']);
  const jobs = histogram(
    'job_duration_seconds',
    'Runs of jobs in this process',
    ['queue', 'outcome'],
    jobSeconds,
  );
  const engines = histogram(
    'engine_duration_seconds',
    'Calls of the engines, by who answered',
    ['role', 'engine', 'outcome'],
    jobSeconds,
  );
  const failed = counter('answers_failed_total', 'Answers that got no score', ['reason']);
  const limited = counter('rate_limited_total', 'Calls refused by a limit', ['limit']);
  const signIns = counter('sign_ins_failed_total', 'Wrong passwords and unknown addresses');
  const clientErrors = counter('client_errors_total', 'Faults that browsers reported', ['kind']);
  const slow = counter('slow_queries_total', 'Statements over SLOW_QUERY_MS');
  const gaps = counter('event_bus_gaps_total', 'Times the line between the nodes was lost');

  // A counter that first appears at 1 has not increased for Prometheus: what alerts and graphs ask for starts at 0.
  for (const limit of keysOf(rateLimits)) limited.inc({ limit }, 0);
  for (const reason of failureReasons) failed.inc({ reason }, 0);
  for (const kind of clientErrorKinds) clientErrors.inc({ kind }, 0);
  for (const queue of queueNames) {
    for (const outcome of jobOutcomes) jobs.zero({ queue, outcome });
  }
  for (const role of languageRoles)
    engines.zero({ role, engine: 'embedded-fallback', outcome: 'ok' });
  for (const engine of provider.options)
    engines.zero({ role: 'speech', engine, outcome: 'failed' });

  gauge('sockets_connected', 'Sockets on this node', [], (self) => {
    if (sources.sockets) self.set(sources.sockets());
  });
  gauge('database_connections', 'The pool of this process', ['state'], (self) => {
    const { pool } = sources;
    if (!pool) return;
    self.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    self.set({ state: 'idle' }, pool.idleCount);
    self.set({ state: 'waiting' }, pool.waitingCount);
  });
  const countedJobs = sharing(() => inTime(sources.jobs));
  gauge('jobs', 'The queue, which all nodes share', ['queue', 'state'], async (self) => {
    const counted = await countedJobs();
    self.reset();
    for (const { queue, state, count } of counted ?? []) self.set({ queue, state }, count);
  });
  gauge('queue_age_seconds', 'How long the oldest waiting job waits', ['queue'], async (self) => {
    const counted = await countedJobs();
    self.reset();
    for (const [queue, seconds] of waitingAges(counted ?? [])) self.set({ queue }, seconds);
  });
  // A gauge without a value is not reported: nobody is told that the disk is full when it could not be asked.
  const set = (self: Gauge, value: number | undefined) => {
    self.remove();
    if (value !== undefined) self.set(value);
  };
  const space = sharing(() => inTime(sources.disk));
  gauge('disk_size_bytes', 'The disk of DATA_DIR', [], async (self) => {
    set(self, (await space())?.totalBytes);
  });
  gauge('disk_free_bytes', 'What is free on the disk of DATA_DIR', [], async (self) => {
    set(self, (await space())?.freeBytes);
  });
  gauge(
    'certificate_end_timestamp_seconds',
    'When the certificate of TLS_CERT_FILE ends',
    [],
    async (self) => {
      const end = await inTime(sources.certificateEnd);
      set(self, end ? end.getTime() / 1000 : undefined);
    },
  );

  return {
    registry,
    metrics: {
      requestBegan: () => inFlight.inc(),
      requestEnded: ({ method, route, status, seconds, uploadBytes }) => {
        inFlight.dec();
        requests.observe({ method, route, status }, seconds);
        if (uploadBytes > 0) uploads.inc({ route }, uploadBytes);
      },
      jobEnded: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
      engineCalled: ({ seconds, ...labels }) => engines.observe(labels, seconds),
      answerFailed: (reason) => failed.inc({ reason }),
      rateLimited: (limit) => limited.inc({ limit }),
      signInFailed: () => signIns.inc(),
      clientError: (kind) => clientErrors.inc({ kind }),
      slowQuery: () => slow.inc(),
      eventGap: () => gaps.inc(),
      watch: (more) => {
        sources = { ...sources, ...more };
      },
    },
  };
}
