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

test('a new secret leaves the old one good until its tokens have expired', async () => {
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

test('a secret that got out can be forgotten at once', async () => {
  await loadSecrets(dataDir);
  await rotateSecret(dataDir, { keep: true });
  await rotateSecret(dataDir, { keep: false });
  expect((await loadSecrets(dataDir)).previousJwtSecret).toBeUndefined();
  expect(await readdir(dataDir)).toEqual(['jwt-secret']);
});

test('only its owner reads either of them', async () => {
  await rotateSecret(dataDir, { keep: true });
  for (const name of ['jwt-secret', 'jwt-secret-previous']) {
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
  }
});

test('a previous secret that is damaged is none, rather than one that everybody knows', async () => {
  await loadSecrets(dataDir);
  await writeFile(join(dataDir, 'jwt-secret-previous'), '');
  expect((await loadSecrets(dataDir)).previousJwtSecret).toBeUndefined();
});
