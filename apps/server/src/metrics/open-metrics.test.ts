import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { nodeEnv } from '../../test/node-env.ts';
import { spawnWorker } from '../../test/server-process.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { createLogger } from '../lib/logger.ts';
import { StartError } from '../lib/start-error.ts';
import { version } from '../lib/version.ts';
import { noMetrics } from './metrics.ts';
import { openMetrics } from './open-metrics.ts';

const portIn = (log: string) => Number(/"port":(\d+),"msg":"metrics"/.exec(log)?.[1]);

async function open() {
  let text = '';
  const log = createLogger('info', { write: (line) => void (text += line) });
  const opened = await openMetrics({ metrics: { host: '127.0.0.1', port: 0 } }, log);
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

test('a worker has metrics, too', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'daedap-metrics-'));
  const env = { ...nodeEnv(database, folder), METRICS_PORT: '0', LOG_LEVEL: 'info', STT: 'off' };
  const worker = spawnWorker(env);
  let errors = '';
  worker.child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  await worker.ready;
  const port = await eventually(() => {
    expect(portIn(errors)).toBeGreaterThan(0);
    return portIn(errors);
  });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('daedap_jobs{queue="analyse-text",state="created"} 0');
  expect(text).toMatch(/daedap_database_connections\{state="idle"\} \d/);
  worker.child.kill('SIGTERM');
  expect((await worker.ended).code).toBe(0);
  await rm(folder, { recursive: true });
  await database.close();
});
