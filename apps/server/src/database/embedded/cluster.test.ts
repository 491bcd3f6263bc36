import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

test('rotates the log of PostgreSQL', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'daedap-log-'));
  const log = join(dataDir, 'postgres.log');
  await writeFile(log, 'x'.repeat(2 * 1024 * 1024));
  const postgres = await startEmbeddedPostgres(dataDir, {
    say: () => undefined,
    signal: new AbortController().signal,
    onTrouble: () => undefined,
    onLost: () => undefined,
  });
  await postgres.stop();
  const text = await readFile(log, 'utf8');
  expect(text).toContain('ready to accept connections');
  expect(text.length).toBeLessThan(10_000);
  expect((await stat(`${log}.1`)).size).toBe(2 * 1024 * 1024);
  await rm(dataDir, { recursive: true });
});
