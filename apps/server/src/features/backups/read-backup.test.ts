import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presentBackup } from './service.ts';
import { addPerson, type BackupApp, recording, startBackupApp } from './testing/backup-app.ts';

const bytes = recording(1000);
let context: BackupApp;
let videoId: string;

beforeAll(async () => {
  context = await startBackupApp(1_000_000);
  const person = await addPerson(context);
  videoId = (await person.submit(bytes)).body['videoId'] ?? '';
});
afterAll(() => context.stop());

const link = (id = videoId) => presentBackup(context.deps.links, id).url;
const get = (url: string, headers: Record<string, string> = {}) =>
  context.app.inject({ method: 'GET', url, headers });

describe('a signed link', () => {
  test('sends the file without a token', async () => {
    const answer = await get(link());
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/webm',
      'content-length': '1000',
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'cache-control': 'private',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: `"${videoId}"`,
    });
  });

  test('responds to HEAD without the file', async () => {
    const answer = await context.app.inject({ method: 'HEAD', url: link() });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-length': '1000', 'accept-ranges': 'bytes' });
    expect(answer.rawPayload).toHaveLength(0);
  });

  test('is part of the results', () => {
    const carried = presentBackup(context.deps.links, videoId);
    expect(carried.videoId).toBe(videoId);
    expect(carried.url).toMatch(
      new RegExp(`^/api/interview/submit/${videoId}\\?expires=\\d+&signature=[\\w-]{43}$`),
    );
  });

  test('is valid for 10 minutes', async () => {
    const url = link();
    context.advanceSeconds(599);
    expect((await get(url)).statusCode).toBe(200);
    context.advanceSeconds(1);
    expect((await get(url)).statusCode).toBe(404);
  });

  test('is valid for one backup only', async () => {
    const query = link().split('?')[1] ?? '';
    const path = `/api/interview/submit/${videoId}`;
    const wrong = [
      `/api/interview/submit/${randomUUID()}?${query}`,
      `${path}?${query.replace(/expires=(\d+)/, 'expires=99999999999')}`,
      `${path}?${query.slice(0, -1)}`,
      `${path.toUpperCase().replace('/API/INTERVIEW/SUBMIT', '/api/interview/submit')}?${query}`,
    ];
    for (const url of wrong) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    }
    expect((await get(path)).statusCode).toBe(400);
  });

  test('is 404 when the backup or its file is gone', async () => {
    expect((await get(link(randomUUID()))).statusCode).toBe(404);
    const person = await addPerson(context);
    const lost = (await person.submit(bytes)).body['videoId'] ?? '';
    await context.deps.storage.remove(`backups/${person.user.id}/${lost}`);
    const answer = await get(link(lost));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('Range', () => {
  test.each([
    ['bytes=0-', 0, 999],
    ['bytes=100-199', 100, 199],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
  ])('%s gets 206', async (range, start, end) => {
    const answer = await get(link(), { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload).toEqual(bytes.subarray(start, end + 1));
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/1000`,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
    });
  });

  test('beyond the end is 416 with the size of the file', async () => {
    const answer = await get(link(), { range: 'bytes=1000-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */1000');
    expect(answer.rawPayload).toHaveLength(0);
  });

  test('that is invalid or has several ranges gets the whole file', async () => {
    for (const range of ['bytes=5-4', 'bytes=0-1,5-6', 'seconds=1-2']) {
      const answer = await get(link(), { range });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toHaveLength(1000);
    }
  });

  test('is ignored when If-Range names another version', async () => {
    const range = 'bytes=0-9';
    const same = await get(link(), { range, 'if-range': `"${videoId}"` });
    expect(same.statusCode).toBe(206);
    const other = await get(link(), { range, 'if-range': '"another"' });
    expect(other.statusCode).toBe(200);
  });
});
