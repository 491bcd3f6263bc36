import { expect, test, vi } from 'vitest';
import { deleteDatabase, deleteLocalDatabases } from './delete-database.ts';
import { listRecordings, saveRecording } from './recordings.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf } from './testing/rows.ts';

fakeDatabase();

test('deletes a database that this tab has open', async () => {
  await saveRecording(recordingOf());
  expect(await deleteLocalDatabases()).toBe('deleted');
  expect((await listRecordings(7)).rows).toEqual([]);
});

test('gives up after 5 s when another tab blocks the deletion', async () => {
  const other = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('InterviewDB', 1);
    request.addEventListener('success', () => resolve(request.result));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const deletion = deleteDatabase('InterviewDB');
  let outcome = 'waiting';
  void deletion.then((result) => {
    outcome = result;
    return outcome;
  });
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await deletion).toBe('blocked');
  other.close();
  // Ends the deletion, so that it does not affect the next test.
  vi.useRealTimers();
  await expect.poll(() => indexedDB.databases()).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
});
