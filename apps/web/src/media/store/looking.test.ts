import { chunkDatabaseName } from '@daedap/contract/constants/storage';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { listBackups } from './backups.ts';
import { chunkDb } from './chunk-db.ts';
import { getLooking, keepLooking } from './looking.ts';
import { cleanUp, deleteRecordings, saveRecording } from './recordings.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf } from './testing/rows.ts';

fakeDatabase();

const samples = [
  { atSeconds: 0.25, face: { yaw: 3, pitch: -2 } },
  { atSeconds: 0.75, face: 'none' as const },
];

test('keeps what was seen for its user', async () => {
  await keepLooking({ recordingId: 'one', userId: 7, samples });
  expect(await getLooking(7, 'one')).toEqual({ recordingId: 'one', userId: 7, samples });
  expect(await getLooking(8, 'one')).toBeNull();
  expect(await getLooking(7, 'two')).toBeNull();
});

test('ignores a row that it cannot read', async () => {
  // @ts-expect-error -- what another version may have written
  await (await chunkDb()).put('looking', { recordingId: 'one', userId: 7, samples: 'many' });
  expect(await getLooking(7, 'one')).toBeNull();
});

test('goes with the recording, however that is deleted', async () => {
  for (let at = 1; at <= 12; at += 1) {
    await saveRecording(recordingOf({ id: `r${at}`, timestamp: at }));
    await keepLooking({ recordingId: `r${at}`, userId: 7, samples });
  }
  await cleanUp(7);
  expect(await getLooking(7, 'r2')).toBeNull();
  expect(await getLooking(7, 'r3')).not.toBeNull();
  await deleteRecordings(7, ({ id }) => id === 'r3');
  expect(await getLooking(7, 'r3')).toBeNull();
  expect(await getLooking(7, 'r4')).not.toBeNull();
});

test('a database of version 1 gets the store and keeps its rows', async () => {
  const backup = { recordingId: 'r1', userId: 7, sessionId: '1', videoId: 'v', createdAt: 1 };
  const old = await openDB(chunkDatabaseName, 1, {
    upgrade(database) {
      for (const [name, keyPath] of [
        ['takes', 'id'],
        ['outbox', 'id'],
        ['backups', 'recordingId'],
      ] as const) {
        database.createObjectStore(name, { keyPath }).createIndex('userId', 'userId');
      }
      database
        .createObjectStore('chunks', { keyPath: ['takeId', 'index'] })
        .createIndex('takeId', 'takeId');
    },
  });
  await old.put('backups', backup);
  old.close();
  await keepLooking({ recordingId: 'r1', userId: 7, samples });
  expect(await getLooking(7, 'r1')).not.toBeNull();
  expect(await listBackups(7)).toEqual([backup]);
});
