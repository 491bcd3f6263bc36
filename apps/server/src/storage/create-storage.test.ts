import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { StorageConfig } from './create-storage.ts';

const run = promisify(execFile);
const file = fileURLToPath(new URL('create-storage.ts', import.meta.url));
const s3 = {
  endpoint: 'http://127.0.0.1:9',
  bucket: 'b',
  accessKeyId: 'k',
  secretAccessKey: 's',
  region: 'auto',
};

/** How many files of the S3 client a fresh process has loaded after it made its storage. */
async function clientFilesLoaded(config: StorageConfig): Promise<number> {
  const script = `
    const { createStorage } = await import(process.argv[1]);
    (await createStorage(JSON.parse(process.argv[2]))).close();
    const { Module } = process.getBuiltinModule('module');
    const loaded = Object.keys(Module._cache).filter((path) => path.includes('@aws-sdk'));
    console.log(loaded.length);`;
  const options = ['--input-type=module', '-e', script, file, JSON.stringify(config)];
  const { stdout } = await run(process.execPath, options);
  return Number(stdout);
}

test('the S3 client is loaded only where it is configured', async () => {
  expect(await clientFilesLoaded({ dataDir: '.', s3: undefined })).toBe(0);
  expect(await clientFilesLoaded({ dataDir: '.', s3 })).toBeGreaterThan(0);
});
