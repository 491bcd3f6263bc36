import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenLifetimeDays } from '@daedap/contract/constants/accounts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets, rotateSecret } from './secrets.ts';

const dayMs = 24 * 60 * 60 * 1000;
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'daedap-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('keeps the previous secret valid until its tokens have expired', async () => {
  const { jwtSecret: first, previousJwtSecret } = await loadSecrets(dataDir);
  expect(previousJwtSecret).toBeUndefined();
  await rotateSecret(dataDir, { keep: true });
  const second = await loadSecrets(dataDir);
  expect(second.previousJwtSecret).toBe(first);
  expect(second.jwtSecret).not.toBe(first);
  expect(await loadSecrets(dataDir, Date.now() + (tokenLifetimeDays - 1) * dayMs)).toEqual(second);
  expect(await loadSecrets(dataDir, Date.now() + (tokenLifetimeDays + 1) * dayMs)).toEqual({
    jwtSecret: second.jwtSecret,
    previousJwtSecret: undefined,
  });
});

test('can invalidate a leaked secret at once', async () => {
  await loadSecrets(dataDir);
  await rotateSecret(dataDir, { keep: true });
  await rotateSecret(dataDir, { keep: false });
  expect((await loadSecrets(dataDir)).previousJwtSecret).toBeUndefined();
  expect(await readdir(dataDir)).toEqual(['jwt-secret']);
});

test('only the owner can read the secrets', async () => {
  await rotateSecret(dataDir, { keep: true });
  for (const name of ['jwt-secret', 'jwt-secret-previous']) {
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
  }
});

test('ignores a corrupt previous secret', async () => {
  await loadSecrets(dataDir);
  await writeFile(join(dataDir, 'jwt-secret-previous'), '');
  expect((await loadSecrets(dataDir)).previousJwtSecret).toBeUndefined();
});
