import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { startPostgres } from './postgres.ts';

/** One real PostgreSQL for the whole run, thrown away after it. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'daedap-test-'));
  const postgres = await startPostgres(dataDir);
  const template = openDatabase(postgres.connection, () => undefined);
  // Nothing here has to outlive a power cut, and each test makes a database.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await template.pool.query(`alter system set ${setting} = off`);
  }
  await template.pool.query('select pg_reload_conf()');
  await migrate(template.db);
  // The queue makes its tables when it is first opened: here, once for all tests.
  const queue = await openQueue(postgres.connection, pino({ enabled: false }));
  await queue.stop(1_000);
  await template.close();
  project.provide('postgres', postgres.connection);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
}
