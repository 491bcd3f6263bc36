import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { nodeEnv } from '../../test/node-env.ts';
import { type ServerProcess, spawnWorker } from '../../test/server-process.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { holdMigrations } from '../database/migrate.ts';
import { createLogger } from '../lib/logger.ts';
import { StartError } from '../lib/start-error.ts';
import { version } from '../lib/version.ts';
import { noMetrics } from './metrics.ts';
import { openMetrics } from './open-metrics.ts';

const portIn = (log: string) => Number(/"port":(\d+),"msg":"metrics"/.exec(log)?.[1]);

const metricsOfWorker = { METRICS_PORT: '0', LOG_LEVEL: 'info', STT: 'off' };

/** The port is in the log. */
function portOf({ child }: ServerProcess): Promise<number> {
  let errors = '';
  child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  return eventually(() => {
    expect(portIn(errors)).toBeGreaterThan(0);
    return portIn(errors);
  });
}

async function open(isReady?: () => boolean) {
  let text = '';
  const log = createLogger('info', { write: (line) => void (text += line) });
  const opened = await openMetrics({ metrics: { host: '127.0.0.1', port: 0 } }, log, isReady);
  return { ...opened, log, port: portIn(text) };
}

test('does nothing without the setting', async () => {
  const { metrics, close } = await openMetrics({ metrics: null }, createLogger('silent'));
  expect(metrics).toBe(noMetrics);
  await close();
});

test('serves one path, with metrics of the process', async () => {
  const { port, close } = await open();
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
  }
  expect(text).toContain(`daedap_build_info{version="${version}",node="${process.version}"} 1`);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/metrics/x', 'GET'],
  ] as const) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(404);
  }
  await close();
});

test('reports a port in use in one line with the setting', async () => {
  const { port, log, close } = await open();
  await expect(openMetrics({ metrics: { host: '127.0.0.1', port } }, log)).rejects.toThrow(
    new StartError(`port ${port} is in use: set METRICS_PORT to another`),
  );
  await close();
});

test('answers with 503 until the process works', async () => {
  let works = false;
  const { port, close } = await open(() => works);
  const status = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).status;
  expect(await status()).toBe(503);
  works = true;
  expect(await status()).toBe(200);
  await close();
});

test('a worker is ready when its jobs have started, not before', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'daedap-metrics-'));
  // The lock lasts as long as its connection.
  const other = openDatabase({ ...database.connection, idleTimeoutMillis: 0 }, () => undefined);
  await holdMigrations(other.db);
  const worker = spawnWorker({ ...nodeEnv(database, folder), ...metricsOfWorker });
  const port = await portOf(worker);
  const status = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).status;
  expect(await status()).toBe(503);
  await other.close();
  await worker.ready;
  expect(await status()).toBe(200);
  expect(await worker.stop()).toBe(0);
  await rm(folder, { recursive: true });
  await database.close();
});

test('a worker has metrics, too', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'daedap-metrics-'));
  const worker = spawnWorker({ ...nodeEnv(database, folder), ...metricsOfWorker });
  const port = await portOf(worker);
  await worker.ready;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('daedap_jobs{queue="analyse-text",state="created"} 0');
  expect(text).toMatch(/daedap_database_connections\{state="idle"\} \d/);
  worker.child.kill('SIGTERM');
  expect((await worker.ended).code).toBe(0);
  await rm(folder, { recursive: true });
  await database.close();
});
