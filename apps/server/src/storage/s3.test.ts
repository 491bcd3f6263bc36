import { readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '../lib/start-error.ts';
import { createS3Storage } from './s3.ts';
import { type ContractContext, storageContract } from './storage-contract.ts';
import { StorageFull } from './storage.ts';
import { type Intercept, startRecordingProxy } from './testing/recording-proxy.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';
import { bytesOf, failingAfter } from './testing/sources.ts';

const megabyte = 1024 * 1024;
const key = 'backups/3/0f8fad5b-d9cb-469f-a165-70867728950e';
const webm = { contentType: 'video/webm' };
const context = { stored } as ContractContext;
let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
  context.storage = createS3Storage(server.settings);
});
afterAll(async () => {
  context.storage.close();
  await server.stop();
});

async function stored(): Promise<string[]> {
  const bucket = join(server.folder, server.settings.bucket);
  const entries = await readdir(bucket, { recursive: true });
  return entries
    .filter((name) => name.endsWith('._S3rver_object'))
    .map((name) => name.replace('._S3rver_object', ''))
    .toSorted();
}

storageContract(context);

describe('the check at the start', () => {
  const check = async (changes: Partial<S3Server['settings']>) => {
    const storage = createS3Storage({ ...server.settings, ...changes });
    try {
      await storage.check();
    } finally {
      storage.close();
    }
  };

  test('accepts an existing bucket', async () => {
    await expect(check({})).resolves.toBeUndefined();
  });

  test('reports a missing bucket and does not create it', async () => {
    const { endpoint } = server.settings;
    await expect(check({ bucket: 'no-such-bucket' })).rejects.toEqual(
      new StartError(`S3_BUCKET no-such-bucket does not exist at ${endpoint}: create it first`),
    );
    expect(await readdir(server.folder)).toEqual([server.settings.bucket]);
  });

  test('reports refused keys', async () => {
    await expect(check({ accessKeyId: 'unknown' })).rejects.toEqual(
      new StartError(
        'S3_BUCKET daedap-test is not open to S3_ACCESS_KEY_ID with this S3_SECRET_ACCESS_KEY',
      ),
    );
  });

  test('reports an unreachable server', async () => {
    const gone = await startRecordingProxy(server.settings.endpoint);
    await gone.stop();
    await expect(check({ endpoint: gone.endpoint })).rejects.toThrow(
      `S3_ENDPOINT ${gone.endpoint} cannot be reached: connect ECONNREFUSED`,
    );
  });
});

describe('between us and the server', () => {
  const opened: { stop: () => Promise<void> }[] = [];
  const through = async (intercept?: Intercept) => {
    const proxy = await startRecordingProxy(server.settings.endpoint, intercept);
    const storage = createS3Storage({ ...server.settings, endpoint: proxy.endpoint });
    opened.push({ stop: async () => (storage.close(), proxy.stop()) });
    return { storage, seen: proxy.seen };
  };
  afterEach(async () => {
    for (const { stop } of opened.splice(0)) await stop();
  });

  test('up to 5 MB go in one request', async () => {
    const { storage, seen } = await through();
    await storage.write(key, bytesOf(5 * megabyte), webm);
    expect(seen).toEqual([`PUT /daedap-test/${key}?x-id=PutObject`]);
    await storage.remove(key);
  });

  test('an upload in parts that fails is aborted on the server', async () => {
    const { storage, seen } = await through();
    const fault = new Error('the source broke');
    const writing = storage.write(key, failingAfter(11 * megabyte, fault), webm);
    await expect(writing).rejects.toBe(fault);
    const parts = seen.filter((line) => line.startsWith('PUT'));
    expect(parts).toHaveLength(2);
    const uploadId = /uploadId=(\w+)/.exec(parts[0] ?? '')?.[1];
    expect(seen).toContain(
      `DELETE /daedap-test/${key}?uploadId=${uploadId}&x-id=AbortMultipartUpload`,
    );
    expect(seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  test('an upload that fails while its parts are joined is aborted too', async () => {
    const { storage, seen } = await through(
      answering(403, ({ method, url }) => method === 'POST' && /uploadId=/.test(url ?? '')),
    );
    await expect(storage.write(key, bytesOf(6 * megabyte), webm)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
    expect(seen.some((line) => line.includes('x-id=AbortMultipartUpload'))).toBe(true);
    expect(await stored()).not.toContain(key);
  });

  test('repeats a failed request', async () => {
    let left = 1;
    const { storage } = await through(answering(500, () => left-- > 0));
    expect(await storage.write(key, bytesOf(3), webm)).toEqual({ bytes: 3 });
    await storage.remove(key);
  });

  test('gives up after 3 attempts', async () => {
    const { storage, seen } = await through(answering(500, () => true));
    await expect(storage.read(key)).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
    expect(seen).toHaveLength(3);
  });

  test('reports a full server as a full storage', async () => {
    const { storage } = await through(answering(507, ({ method }) => method === 'PUT'));
    const writing = storage.write(key, bytesOf(3), webm);
    await expect(writing).rejects.toBeInstanceOf(StorageFull);
  });

  test('an interrupted download is an error', async () => {
    await context.storage.write(key, bytesOf(megabyte), webm);
    const { storage } = await through((_incoming, answer) => {
      answer.writeHead(200, { 'content-length': String(megabyte) }).write('the beginning');
      setImmediate(() => answer.destroy());
      return true;
    });
    const stream = await storage.read(key);
    await expect(text(stream)).rejects.toThrow('aborted');
    await context.storage.remove(key);
  });
});

/** Answers with that status whatever the test picks. */
function answering(status: number, picks: (incoming: IncomingMessage) => boolean): Intercept {
  return (incoming, answer) => {
    if (!picks(incoming)) return false;
    answer.writeHead(status).end();
    return true;
  };
}
