import { expect, test } from 'vitest';
import { forgetBackupsOfSession, listBackups, rememberBackup } from './backups.ts';
import { chunkDb } from './chunk-db.ts';
import {
  deleteFromOutbox,
  isInOutbox,
  listOutbox,
  listWaitingAnswers,
  noteProvisional,
  putInOutbox,
  settleInOutbox,
} from './outbox.ts';
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
  // @ts-expect-error -- what another program may have written
  await (await chunkDb()).put('outbox', { id: 'bad', userId: 7 });
  const waiting = await listOutbox(7);
  expect(waiting.map(({ id }) => id)).toEqual(['key-0', 'key-1']);
  const [, sound] = waiting;
  expect(sound && 'file' in sound && (await sound.file?.text())).toBe('wav');
  await deleteFromOutbox('key-0');
  expect((await listOutbox(7)).map(({ id }) => id)).toEqual(['key-1']);
  expect(await listOutbox(8)).toHaveLength(1);
});

test('settling an answer removes earlier attempts at its question', async () => {
  const at = (id: string, createdAt: number, questionId = '3') =>
    putInOutbox({ ...entry, id, createdAt, fields: { sessionId: '12', questionId }, file: null });
  await at('first', 1);
  await at('second', 2);
  await at('other', 1, '4');
  await at('later', 3);
  const second = (await listWaitingAnswers(7, ['12'])).find(({ id }) => id === 'second');
  expect(await isInOutbox('second')).toBe(true);
  if (second) await settleInOutbox(second);
  expect(await isInOutbox('second')).toBe(false);
  expect((await listOutbox(7)).map(({ id }) => id)).toEqual(['other', 'later']);
});

test('counts each recording once as a backup and forgets it with its session', async () => {
  const backup = { recordingId: 'a', userId: 7, sessionId: '12', videoId: 'v1', createdAt: 1 };
  await rememberBackup(backup);
  await rememberBackup({ ...backup, videoId: 'v2' });
  await rememberBackup({ ...backup, recordingId: 'b', sessionId: '13' });
  expect(await listBackups(7)).toHaveLength(2);
  await forgetBackupsOfSession(7, '12');
  expect((await listBackups(7)).map(({ recordingId }) => recordingId)).toEqual(['b']);
});

const provisional = {
  score: 70,
  relevanceScore: 70,
  clarityScore: 70,
  depthScore: 70,
  feedback: '좋아요.',
  strengths: [],
  improvements: [],
  keywords: [],
  transcription: '안녕하세요',
  segments: [],
  evidence: [],
  engine: 'embedded',
  success: true,
  processingTime: 0,
} as const;

test('stores the provisional analysis with an answer while it waits', async () => {
  await putInOutbox({ ...entry, file: null, heard: '안녕하세요' });
  const note = { ...provisional, strengths: [], improvements: [], keywords: [] };
  await noteProvisional('key-1', { ...note, segments: [], evidence: [], effects: [] });
  expect(await listOutbox(7)).toMatchObject([{ heard: '안녕하세요', provisional: { score: 70 } }]);
  await deleteFromOutbox('key-1');
  await noteProvisional('key-1', { ...note, segments: [], evidence: [], effects: [] });
  expect(await listOutbox(7)).toEqual([]);
});

test('an interview that waits for its analysis is not listed as an answer', async () => {
  await putInOutbox({ ...entry, file: null });
  await putInOutbox({
    id: 'whole',
    userId: 7,
    kind: 'session',
    fields: { sessionId: '12' },
    createdAt: 9,
  });
  expect((await listOutbox(7)).map(({ kind }) => kind)).toEqual(['audio', 'session']);
  expect(await listWaitingAnswers(7, ['11', '12'])).toHaveLength(1);
  expect(await listWaitingAnswers(7, ['13'])).toEqual([]);
  expect(await listWaitingAnswers(8, ['12'])).toEqual([]);
});
