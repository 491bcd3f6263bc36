import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { StorageFull } from '../../storage/storage.ts';
import { addPerson, type BackupApp, recording, startBackupApp } from './testing/backup-app.ts';

const megabyte = 1024 * 1024;
let context: BackupApp;

beforeAll(async () => {
  context = await startBackupApp(100 * megabyte);
});
afterAll(() => context.stop());

const backupsOf = (userId: number) =>
  context.db.selectFrom('backups').selectAll().where('user_id', '=', userId).execute();

/** Nothing of what a request brought is left, neither in the storage nor in the database. */
async function expectNoTrace(userId: number): Promise<void> {
  const stored = await context.stored();
  expect(stored.filter((key) => key.startsWith(`backups/${userId}/`))).toEqual([]);
  expect(await context.listed()).toEqual([]);
  expect(await backupsOf(userId)).toEqual([]);
}

describe('a backup is kept', () => {
  test('with its bytes, and the response describes it', async () => {
    const person = await addPerson(context);
    const answerId = await person.addAnswer();
    const { status, body } = await person.submit(recording(1536));
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        videoId: expect.any(String),
        filename: '답변.webm',
        fileSizeFormatted: '1.5 KB',
        message: '답변 영상을 서버에 백업했어요.',
      },
    });
    const rows = await backupsOf(person.user.id);
    expect(rows).toMatchObject([
      {
        id: body['videoId'],
        session_id: person.session.id,
        question_id: person.questionId,
        answer_id: answerId,
        storage_key: `backups/${person.user.id}/${body['videoId']}`,
        filename: '답변.webm',
        content_type: 'video/webm',
        bytes: 1536,
        duration: 9.5,
      },
    ]);
    const kept = await buffer(await context.deps.storage.read(rows[0]!.storage_key));
    expect(kept).toEqual(recording(1536));
    expect(await context.listed()).toEqual([]);
  });

  test('with a message in English', async () => {
    const person = await addPerson(context);
    const { body } = await person.submit(recording(100), { 'accept-language': 'en' });
    expect(body['message']).toBe('Your answer is backed up on the server.');
  });

  test('under the id that the client gave the session', async () => {
    const person = await addPerson(context);
    const { status } = await person.submit(recording(100), {
      sessionId: person.session.client_id ?? '',
    });
    expect(status).toBe(200);
    expect(await backupsOf(person.user.id)).toMatchObject([{ session_id: person.session.id }]);
  });

  test('before there is an answer', async () => {
    const person = await addPerson(context);
    expect((await person.submit(recording(100))).status).toBe(200);
    expect((await person.submit(recording(200))).status).toBe(200);
    expect(await backupsOf(person.user.id)).toMatchObject([{ answer_id: null, bytes: 200 }]);
  });

  test('with up to 50 MB', async () => {
    const person = await addPerson(context);
    expect((await person.submit(recording(50 * megabyte))).body).toMatchObject({
      fileSizeFormatted: '50 MB',
    });
    const more = await person.submit(recording(50 * megabyte + 1));
    expect(more.status).toBe(413);
    expect(more.body).toMatchObject({
      code: 'FILE_TOO_LARGE',
      details: '파일이 50MB를 넘었어요. 더 짧게 답변해주세요.',
    });
    expect(await backupsOf(person.user.id)).toHaveLength(1);
    expect(await context.listed()).toEqual([]);
  });
});

describe('one backup per answer', () => {
  test('a newer backup replaces the older one, whose file is removed', async () => {
    const person = await addPerson(context);
    await person.addAnswer();
    const older = await person.submit(recording(100));
    const newer = await person.submit(recording(200));
    const prefix = `backups/${person.user.id}/`;
    expect(await backupsOf(person.user.id)).toMatchObject([{ id: newer.body['videoId'] }]);
    expect(newer.body['videoId']).not.toBe(older.body['videoId']);
    await eventually(async () => {
      const stored = (await context.stored()).filter((key) => key.startsWith(prefix));
      expect(stored).toEqual([`${prefix}${newer.body['videoId']}`]);
      expect(await context.listed()).toEqual([]);
    });
  });

  test('each attempt has its own backup; without an id it belongs to the newest attempt', async () => {
    const person = await addPerson(context);
    const [first, second] = [await person.addAnswer(), await person.addAnswer()];
    await person.submit(recording(100));
    await person.submit(recording(200), { answerId: String(first) });
    const rows = await backupsOf(person.user.id);
    expect(new Map(rows.map((row) => [row.answer_id, row.bytes]))).toEqual(
      new Map([
        [first, 200],
        [second, 100],
      ]),
    );
  });
});

describe('nothing is kept', () => {
  test('for a question of another user, or one that does not exist', async () => {
    const [person, other] = [await addPerson(context), await addPerson(context)];
    const foreign = await other.addAnswer();
    const elsewhere = await person.addAnswer(await person.addQuestion(2));
    const wrong: Record<string, string>[] = [
      { sessionId: String(other.session.id), questionId: String(other.questionId) },
      { sessionId: other.session.client_id ?? '' },
      { sessionId: '2147483647' },
      { questionId: String(other.questionId) },
      { questionId: '2147483647' },
      { answerId: String(foreign) },
      { answerId: String(elsewhere) },
    ];
    for (const fields of wrong) {
      expect(await person.submit(recording(100), fields)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    await expectNoTrace(person.user.id);
  });

  test('when a field is wrong', async () => {
    const person = await addPerson(context);
    const answer = await person.submit(recording(100), { questionId: 'first' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    await expectNoTrace(person.user.id);
  });

  test('when the bytes do not match their content type', async () => {
    const person = await addPerson(context);
    for (const [file, type] of [
      [Buffer.from('<script>alert(1)</script>'), 'video/webm'],
      [recording(100), 'text/html'],
      [Buffer.alloc(0), 'video/webm'],
    ] as const) {
      expect(await person.submit(file, { type })).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_MEDIA' },
      });
    }
    await expectNoTrace(person.user.id);
  });

  test('when the storage is full', async () => {
    const person = await addPerson(context);
    const full = new StorageFull(new Error('ENOSPC'));
    vi.spyOn(context.deps.storage, 'write').mockRejectedValueOnce(full);
    expect(await person.submit(recording(100))).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    });
    await expectNoTrace(person.user.id);
  });

  test('when the connection breaks during the upload', async () => {
    const person = await addPerson(context);
    await context.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = context.app.server.address() as AddressInfo;
    const upload = request({
      port,
      method: 'POST',
      path: '/api/interview/submit',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    upload.on('error', () => undefined);
    upload.write('--x\r\ncontent-disposition: form-data; name="video"; filename="a.webm"\r\n');
    upload.write('content-type: video/webm\r\n\r\n');
    upload.write(recording(megabyte));
    await eventually(async () => expect(await context.listed()).toHaveLength(1));
    upload.destroy();
    await eventually(() => expectNoTrace(person.user.id));
  });
});
