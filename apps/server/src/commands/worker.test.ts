import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeEnv } from '../../test/node-env.ts';
import { spawnWorker } from '../../test/server-process.ts';
import { createTestDatabase } from '../../test/test-database.ts';

test('a worker that fails to start by a fault says so in a line of the log', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'daedap-worker-'));
  await database.pool.query('drop schema if exists pgboss cascade');
  await database.pool.query('create schema pgboss');
  await database.pool.query('create table pgboss.version (nothing int)');
  const { code, errors } = await spawnWorker({ ...nodeEnv(database, folder), STT: 'off' }).ended;
  expect(code).toBe(1);
  const line: unknown = JSON.parse(errors.trim().split('\n').at(-1) ?? '');
  expect(line).toMatchObject({
    level: 60,
    time: expect.any(String),
    msg: 'the process ends',
    err: { message: expect.any(String), stack: expect.stringContaining('\n') },
  });
  await rm(folder, { recursive: true });
  await database.close();
});
