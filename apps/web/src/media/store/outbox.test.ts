import { expect, test } from 'vitest';
import { forgetBackupsOfSession, listBackups, rememberBackup } from './backups.ts';
import { chunkDb } from './chunk-db.ts';
import { deleteFromOutbox, isInOutbox, listOutbox, putInOutbox, settleInOutbox } from './outbox.ts';
import { fakeDatabase } from './testing/fake-database.ts';

fakeDatabase();

const entry = {
  id: 'key-1',
  userId: 7,
  kind: 'audio',
  fields: { sessionId: '12', questionId: '3' },
  createdAt: 5,
} as const;

test('answers wait in the order they were given, each for its own user', async () => {
  await putInOutbox({ ...entry, file: new Blob(['wav']) });
  await putInOutbox({ ...entry, id: 'key-0', kind: 'text', file: null, createdAt: 1 });
  await putInOutbox({ ...entry, id: 'key-2', userId: 8, file: null });
  // @ts-expect-error -- what some other program may have written
  await (await chunkDb()).put('outbox', { id: 'bad', userId: 7 });
  const waiting = await listOutbox(7);
  expect(waiting.map(({ id }) => id)).toEqual(['key-0', 'key-1']);
  expect(await waiting[1]?.file?.text()).toBe('wav');
  await deleteFromOutbox('key-0');
  expect((await listOutbox(7)).map(({ id }) => id)).toEqual(['key-1']);
  expect(await listOutbox(8)).toHaveLength(1);
});

test('an answer that the server has takes earlier attempts at its question along', async () => {
  const at = (id: string, createdAt: number, questionId = '3') =>
    putInOutbox({ ...entry, id, createdAt, fields: { sessionId: '12', questionId }, file: null });
  await at('first', 1);
  await at('second', 2);
  await at('other', 1, '4');
  await at('later', 3);
  const second = (await listOutbox(7)).find(({ id }) => id === 'second');
  expect(await isInOutbox('second')).toBe(true);
  if (second) await settleInOutbox(second);
  expect(await isInOutbox('second')).toBe(false);
  expect((await listOutbox(7)).map(({ id }) => id)).toEqual(['other', 'later']);
});

test('backups are counted once a recording, and forgotten with their session', async () => {
  const backup = { recordingId: 'a', userId: 7, sessionId: '12', videoId: 'v1', createdAt: 1 };
  await rememberBackup(backup);
  await rememberBackup({ ...backup, videoId: 'v2' });
  await rememberBackup({ ...backup, recordingId: 'b', sessionId: '13' });
  expect(await listBackups(7)).toHaveLength(2);
  await forgetBackupsOfSession(7, '12');
  expect((await listBackups(7)).map(({ recordingId }) => recordingId)).toEqual(['b']);
});
