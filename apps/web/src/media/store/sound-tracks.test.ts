import { expect, test } from 'vitest';
import { chunkDb } from './chunk-db.ts';
import { deleteEverythingOf } from './delete-everything.ts';
import { listOutbox } from './outbox.ts';
import { deleteRecordings, saveRecording } from './recordings.ts';
import { getSoundTrack, putSoundTrack } from './sound-tracks.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf } from './testing/rows.ts';

fakeDatabase();

const track = {
  seconds: 3,
  peaks: Uint8Array.of(0, 120, 255),
  levels: Uint8Array.of(10, 60, 70),
  voice: [{ start: 0.5, end: 2.5 }],
  pitchRange: 6.5,
  problem: null,
} as const;

/** The test's database makes arrays of another realm, which are not equal to ours. */
async function stored(userId: number, recordingId: string) {
  const found = await getSoundTrack(userId, recordingId);
  return found && { ...found, peaks: [...found.peaks], levels: [...found.levels] };
}

const expected = { ...track, peaks: [...track.peaks], levels: [...track.levels] };

test('keeps the measured sound of a recording for its user', async () => {
  await putSoundTrack(7, 'one', track);
  expect(await stored(7, 'one')).toEqual(expected);
  expect(await getSoundTrack(8, 'one')).toBeNull();
  expect(await getSoundTrack(7, 'two')).toBeNull();
});

test('a row of another version is measured again', async () => {
  await putSoundTrack(7, 'one', track);
  const database = await chunkDb();
  // @ts-expect-error -- as a later version would write it
  await database.put('tracks', { recordingId: 'one', userId: 7, version: 2, track: {} });
  expect(await getSoundTrack(7, 'one')).toBeNull();
});

test('goes with its recording, and not with others', async () => {
  for (const id of ['one', 'two']) {
    await saveRecording(recordingOf({ id }));
    await putSoundTrack(7, id, track);
  }
  expect(await deleteRecordings(7, ({ id }) => id === 'one')).toBe(1);
  expect(await getSoundTrack(7, 'one')).toBeNull();
  expect(await stored(7, 'two')).toEqual(expected);
});

test('goes with the account', async () => {
  await putSoundTrack(7, 'one', track);
  await putSoundTrack(8, 'two', track);
  await deleteEverythingOf(7);
  expect(await getSoundTrack(7, 'one')).toBeNull();
  expect(await stored(8, 'two')).toEqual(expected);
});

test('the database of the version before is upgraded with its data', async () => {
  const entry = {
    id: 'key-1',
    userId: 7,
    kind: 'text' as const,
    fields: { answerText: '저는 개발자입니다.' },
    file: null,
    createdAt: 1,
  };
  const old = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('InterviewChunks', 1);
    request.addEventListener('upgradeneeded', () => {
      for (const [name, keyPath, index] of [
        ['takes', 'id', 'userId'],
        ['chunks', ['takeId', 'index'], 'takeId'],
        ['outbox', 'id', 'userId'],
        ['backups', 'recordingId', 'userId'],
      ] as const) {
        const store = request.result.createObjectStore(name, {
          keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath],
        });
        store.createIndex(index, index);
        if (name === 'outbox') store.put(entry);
      }
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
  old.close();

  expect(await listOutbox(7)).toMatchObject([entry]);
  await putSoundTrack(7, 'one', track);
  expect(await stored(7, 'one')).toEqual(expected);
});
