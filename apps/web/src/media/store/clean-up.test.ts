import { expect, test } from 'vitest';
import { cleanUp, listRecordings, saveRecording } from './recordings.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf } from './testing/rows.ts';

fakeDatabase();

test('keeps the latest ten recordings of this user and does not touch those of others', async () => {
  for (let at = 1; at <= 13; at += 1) {
    await saveRecording(recordingOf({ id: `r${at}`, timestamp: at }));
    await saveRecording(recordingOf({ id: `o${at}`, timestamp: at, userId: 8 }));
  }
  expect(await cleanUp(7)).toBe(3);
  const { rows } = await listRecordings(7);
  expect(rows.map(({ timestamp }) => timestamp)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect((await listRecordings(8)).rows).toHaveLength(13);
  expect(await cleanUp(7)).toBe(0);
});
