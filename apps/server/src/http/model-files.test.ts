import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  speechModelFilePath,
  speechModelList,
  speechModelListPath,
} from '@daedap/contract/speech-model';
import { clientOf, createTestApp, testAppForFile } from '../../test/test-app.ts';
import { modelHashes, packagedModelDir } from '../engines/speech/whisper-files.ts';

// Speech on the server is off; the model is for browsers.
const context = testAppForFile({ STT: 'off' });

const listOf = async ({ app }: Pick<typeof context, 'app'>) =>
  speechModelList.parse((await app.inject({ method: 'GET', url: speechModelListPath })).json());
const pathOf = async (name: string) => speechModelFilePath((await listOf(context)).version, name);

test('lists every file that is loaded, with its expected hash', async () => {
  const { files } = await listOf(context);
  const hashes = Object.fromEntries(files.map(({ name, sha256 }) => [name, sha256]));
  expect(hashes).toEqual(modelHashes('base'));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBe(79_677_901);
  const answer = await context.app.inject({ method: 'GET', url: speechModelListPath });
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('sends a file completely, to be cached forever', async () => {
  const name = 'onnx/encoder_model_quantized.onnx';
  const answer = await context.app.inject({ method: 'GET', url: await pathOf(name) });
  expect(answer.statusCode).toBe(200);
  const hash = createHash('sha256').update(answer.rawPayload).digest('hex');
  expect(hash).toBe(modelHashes('base')[name]);
  expect(answer.headers).toMatchObject({
    'content-length': '23200850',
    'content-type': 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${hash}"`,
  });
});

test('responds with 304 to a known hash, and to HEAD without a body', async () => {
  const url = await pathOf('config.json');
  const head = await context.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '2248']);
  const etag = String(head.headers['etag']);
  const again = await context.app.inject({
    method: 'GET',
    url,
    headers: { 'if-none-match': etag },
  });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
});

describe('nothing else', () => {
  test.each([
    // In the folder, but not read.
    'vocab.json',
    '',
    'onnx',
    'onnx/',
    'config.json/',
    'Config.json',
    'constructor',
    '../../../package.json',
    '..%2f..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/%2e%2e/package.json',
    'config.json%00',
    '..\\package.json',
  ])('is served as %j', async (name) => {
    const answer = await context.app.inject({ method: 'GET', url: await pathOf(name) });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('NOT_FOUND');
  });

  test.each(['/models', '/models/', '/models/whisper-base', '/models/whisper-base/config.json'])(
    'is served at %s',
    async (url) => {
      expect(await context.client.get(url)).toMatchObject({ status: 404 });
    },
  );

  test('is served under another version', async () => {
    const url = speechModelFilePath('0000000000000000', 'config.json');
    expect(await context.client.get(url)).toMatchObject({ status: 404 });
  });
});

describe('a custom model', () => {
  test('is served instead, with its own version', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'daedap-model-'));
    await cp(packagedModelDir(), folder, { recursive: true });
    await writeFile(join(folder, 'config.json'), '{}');
    const own = await createTestApp(context.database, { WHISPER_MODEL_DIR: folder });
    const { version, files } = await listOf(own);
    expect(version).not.toBe((await listOf(context)).version);
    expect(files.find(({ name }) => name === 'config.json')).toEqual({
      name: 'config.json',
      bytes: 2,
      sha256: createHash('sha256').update('{}').digest('hex'),
    });
    const url = speechModelFilePath(version, 'config.json');
    const answer = await own.app.inject({ method: 'GET', url });
    expect(answer.body).toBe('{}');
    await own.app.close();
    await rm(folder, { recursive: true });
  });

  test('with a missing file is not served until the file is there, and the log says why', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'daedap-model-'));
    const own = await createTestApp(context.database, { WHISPER_MODEL_DIR: folder });
    const client = clientOf(own.app);
    expect(await client.get(speechModelListPath)).toMatchObject({ status: 404 });
    expect(own.logs.join('')).toContain('the speech model cannot be served');
    await cp(packagedModelDir(), folder, { recursive: true });
    expect(await client.get(speechModelListPath)).toMatchObject({ status: 200 });
    await own.app.close();
    await rm(folder, { recursive: true });
  });
});
