import { chmod, mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { StartError } from '../lib/start-error.ts';
import { createFileStorage } from './files.ts';
import { type ContractContext, storageContract } from './storage-contract.ts';
import { StorageFull } from './storage.ts';
import { bytesOf } from './testing/sources.ts';

const context = { stored } as ContractContext;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'daedap-files-'));
  context.storage = createFileStorage(dataDir);
  await context.storage.check();
});
afterAll(async () => {
  context.storage.close();
  await rm(dataDir, { recursive: true });
});

async function stored(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .toSorted();
}

storageContract(context);

const key = 'backups/3/0f8fad5b-d9cb-469f-a165-70867728950e';
const modeOf = async (path: string) => (await stat(join(dataDir, path))).mode & 0o777;

test('only the owner can read files and folders', async () => {
  await context.storage.write(key, bytesOf(10), { contentType: 'video/webm' });
  expect(await modeOf(key)).toBe(0o600);
  expect(await modeOf('backups/3')).toBe(0o700);
  expect(await modeOf('backups/drafts')).toBe(0o700);
  expect(await modeOf('backups')).toBe(0o700);
  await context.storage.remove(key);
});

test('reports a full disk and leaves nothing behind', async () => {
  const before = await stored();
  const handle = await open(join(dataDir, 'backups'), 'r');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockRejectedValueOnce(full);
  await handle.close();
  const writing = context.storage.write(key, bytesOf(10), { contentType: 'video/webm' });
  await expect(writing).rejects.toMatchObject({ name: 'StorageFull', cause: full });
  await expect(writing).rejects.toBeInstanceOf(StorageFull);
  expect(await stored()).toEqual(before);
});

test('the start removes drafts older than an hour, but no younger ones', async () => {
  const [old, young] = ['backups/drafts/old', 'backups/drafts/young'];
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await writeFile(join(dataDir, old), 'x');
  await writeFile(join(dataDir, young), 'x');
  await utimes(join(dataDir, old), minutesAgo(61), minutesAgo(61));
  await utimes(join(dataDir, young), minutesAgo(59), minutesAgo(59));
  await context.storage.check();
  const left = await stored();
  expect(left).not.toContain(old);
  expect(left).toContain(young);
  await rm(join(dataDir, young));
});

test('reports an unusable folder in one line', async () => {
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  await chmod(file, 0o600);
  const checking = createFileStorage(file).check();
  await expect(checking).rejects.toBeInstanceOf(StartError);
  await expect(checking).rejects.toThrow(`DATA_DIR ${file} cannot be used: ENOTDIR`);
  await rm(file);
});
