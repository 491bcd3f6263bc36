import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { listRecordings, saveRecording } from '#/media/store/recordings.ts';
import { listLocalSessions, startLocalSession } from '#/media/store/sessions.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { mina } from '#/test/people.ts';
import { failure, stubServer } from '#/test/stub-server.ts';
import { deleteSession } from './delete-session.ts';

const call = 'DELETE /api/recordings/sessions/40';
const userId = mina.id;
const config = { type: 'video', difficulty: 'beginner', questionCount: 3 };

fakeDatabase();

beforeEach(async () => {
  startSession('token-1', mina);
  for (const id of ['40', 'session-1-a', '41']) await startLocalSession({ id, userId, config });
  await saveRecording(recordingOf({ id: 'a', userId, sessionId: '40' }));
  await saveRecording(recordingOf({ id: 'b', userId, sessionId: 'session-1-a' }));
  await saveRecording(recordingOf({ id: 'c', userId, sessionId: '41' }));
});

const left = async () => ({
  recordings: (await listRecordings(userId)).rows.map(({ id }) => id),
  sessions: (await listLocalSessions(userId)).map(({ id }) => id),
});

test('deletes the local data under both ids', async () => {
  stubServer({ [call]: { body: { success: true } } });
  await deleteSession(userId, { id: 40, clientSessionId: 'session-1-a' });
  expect(await left()).toEqual({ recordings: ['c'], sessions: ['41'] });
});

test('deletes the local data of a session that was deleted elsewhere', async () => {
  stubServer({ [call]: failure(404, 'NOT_FOUND', '찾을 수 없어요') });
  await deleteSession(userId, { id: 40, clientSessionId: null });
  expect(await left()).toEqual({ recordings: ['b', 'c'], sessions: ['41', 'session-1-a'] });
});

test('keeps the local data when the server fails to delete', async () => {
  stubServer({ [call]: failure(500, 'INTERNAL', '문제가 생겼어요') });
  await expect(deleteSession(userId, { id: 40, clientSessionId: null })).rejects.toMatchObject({
    code: 'INTERNAL',
  });
  expect((await left()).recordings).toHaveLength(3);
});
