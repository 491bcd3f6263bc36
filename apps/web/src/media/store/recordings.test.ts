import { expect, test } from 'vitest';
import { interviewDb } from './interview-db.ts';
import {
  deleteRecordings,
  findRecording,
  getRecording,
  listRecordings,
  saveRecording,
} from './recordings.ts';
import { defaultLocalConfig } from './rows.ts';
import { getLocalSession, startLocalSession } from './sessions.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf } from './testing/rows.ts';

fakeDatabase();

const idsOf = async (userId: number) => (await listRecordings(userId)).rows.map(({ id }) => id);

test('lists the recordings of one user only, newest first', async () => {
  await saveRecording(recordingOf({ id: 'old', timestamp: 1 }));
  await saveRecording(recordingOf({ id: 'new', timestamp: 2 }));
  await saveRecording(recordingOf({ id: 'theirs', userId: 8 }));
  expect(await idsOf(7)).toEqual(['new', 'old']);
  expect(await getRecording(7, 'theirs')).toBeNull();
  expect(await getRecording(8, 'theirs')).toMatchObject({ id: 'theirs' });
  expect(await deleteRecordings(7, () => true)).toBe(2);
  expect(await idsOf(8)).toEqual(['theirs']);
});

test('leaves out and counts a broken row', async () => {
  await saveRecording(recordingOf());
  const database = await interviewDb();
  // @ts-expect-error -- what another program may have written
  await database.put('recordings', { id: 'bad', userId: 7, blob: 'no bytes' });
  const { rows, broken } = await listRecordings(7);
  expect(rows.map(({ id }) => id)).toEqual(['one']);
  expect(broken).toBe(1);
  expect(await getRecording(7, 'bad')).toBeNull();
});

test('reads rows of other versions as far as possible', async () => {
  const database = await interviewDb();
  const row = {
    ...recordingOf(),
    sessionId: 12,
    questionId: '3',
    timestamp: '2026-11-15T03:00:00Z',
    interviewConfig: null,
  };
  // @ts-expect-error -- as older versions stored them
  await database.put('recordings', row);
  expect(await findRecording({ userId: 7, sessionId: 12, questionId: 3 })).toMatchObject({
    sessionId: '12',
    timestamp: Date.UTC(2026, 10, 15, 3),
    interviewConfig: defaultLocalConfig,
  });
});

test('finds the newest attempt that is not empty, by either id of its session', async () => {
  const config = { ...defaultLocalConfig, serverSessionId: 40, clientSessionId: 'session-1-a' };
  const made = { sessionId: 'session-1-a', interviewConfig: config };
  await saveRecording(recordingOf({ ...made, id: 'first', timestamp: 1 }));
  await saveRecording(recordingOf({ ...made, id: 'again', timestamp: 2 }));
  await saveRecording(recordingOf({ ...made, id: 'empty', timestamp: 3, blob: new Blob([]) }));
  const found = await findRecording({ userId: 7, sessionId: 40, questionId: 3 });
  expect(found?.id).toBe('again');
  expect(await findRecording({ userId: 7, sessionId: 'session-1-a', questionId: 3 })).toEqual(
    found,
  );
  expect(await findRecording({ userId: 7, sessionId: 40, questionId: 4 })).toBeNull();
  expect(await findRecording({ userId: 8, sessionId: 40, questionId: 3 })).toBeNull();
});

test('adds a recording to its session and removes it again', async () => {
  await startLocalSession({ id: '12', userId: 7, config: defaultLocalConfig });
  await saveRecording(recordingOf());
  await saveRecording(recordingOf());
  expect((await getLocalSession(7, '12')).recordings).toEqual(['one']);
  await deleteRecordings(7, ({ id }) => id === 'one');
  expect((await getLocalSession(7, '12')).recordings).toEqual([]);
});
