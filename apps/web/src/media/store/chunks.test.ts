import { expect, test, vi } from 'vitest';
import { chunkDb, closeChunkDb } from './chunk-db.ts';
import { openTake } from './chunks.ts';
import { listRecordings } from './recordings.ts';
import { discardUnfinished, keepUnfinished, listUnfinished } from './unfinished.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf, takeOf } from './testing/rows.ts';
import { saveRecording } from './recordings.ts';

fakeDatabase();

const slice = (text: string) => new Blob([text]);

/** The page ended in the middle of a recording. */
async function cutOff(values = {}) {
  const take = openTake(takeOf(values));
  await take.append(slice('ab'), 1);
  await take.append(slice('cd'), 2.1);
  take.dispose();
}

test('slices are joined in order into one recording, and are gone then', async () => {
  const take = openTake(takeOf());
  const stored = [
    take.append(slice('ab'), 1),
    take.append(slice('cd'), 2),
    take.append(slice('e'), 2.5),
  ];
  const finished = await take.finish();
  expect(await Promise.all(stored)).toEqual(['stored', 'stored', 'stored']);
  expect(finished.status).toBe('saved');
  const [recording] = (await listRecordings(7)).rows;
  expect(recording).toMatchObject({ id: 'take', sessionId: '12', questionId: 3, duration: 2.5 });
  expect(recording?.blob.type).toBe('video/webm');
  expect(await recording?.blob.text()).toBe('abcde');
  const database = await chunkDb();
  expect([await database.count('takes'), await database.count('chunks')]).toEqual([0, 0]);
});

test('what is saved is the copy that a player can jump in, both at the end and later', async () => {
  const asked: string[] = [];
  class FakeWorker extends EventTarget {
    terminate() {}
    async postMessage(recorded: Blob) {
      asked.push(await recorded.text());
      // Of this page's own kind of buffer, as a browser gives it.
      const data = Uint8Array.from(Buffer.from(`made of ${asked.at(-1)}`)).buffer;
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  const take = openTake(takeOf({ id: 'whole', startedAt: 1 }));
  void take.append(slice('ab'), 1);
  await take.finish();
  await cutOff({ startedAt: 2 });
  for (const found of await listUnfinished(7)) await keepUnfinished(found);
  expect(asked).toEqual(['ab', 'abcd']);
  const { rows } = await listRecordings(7);
  expect(await Promise.all(rows.map(({ blob }) => blob.text()))).toEqual([
    'made of abcd',
    'made of ab',
  ]);
  expect(rows.map(({ blob }) => blob.type)).toEqual(['video/webm', 'video/webm']);
});

test('a recording without a byte is not kept', async () => {
  const take = openTake(takeOf());
  expect(await take.finish()).toEqual({ status: 'empty' });
  expect((await listRecordings(7)).rows).toEqual([]);
});

test('what is being recorded right now is not unfinished', async () => {
  const take = openTake(takeOf());
  await take.append(slice('ab'), 1);
  expect(await listUnfinished(7)).toEqual([]);
  await take.discard();
  expect(await listUnfinished(7)).toEqual([]);
});

test('what was cut off is found by its user and can be kept', async () => {
  await cutOff();
  expect(await listUnfinished(8)).toEqual([]);
  const [found] = await listUnfinished(7);
  expect(found).toMatchObject({ take: { id: 'take' }, bytes: 4, duration: 2.1 });
  if (!found) throw new Error('nothing was found');
  expect((await keepUnfinished(found)).status).toBe('saved');
  const [recording] = (await listRecordings(7)).rows;
  expect(await recording?.blob.text()).toBe('abcd');
  expect(await listUnfinished(7)).toEqual([]);
});

test('or discarded', async () => {
  await cutOff();
  const [found] = await listUnfinished(7);
  if (!found) throw new Error('nothing was found');
  await discardUnfinished(found);
  expect(await listUnfinished(7)).toEqual([]);
  expect((await listRecordings(7)).rows).toEqual([]);
});

test('newest first; what was saved before the page ended is not offered again', async () => {
  await cutOff({ id: 'a', startedAt: 1 });
  await cutOff({ id: 'b', startedAt: 2 });
  await cutOff({ id: 'c', startedAt: 3 });
  await saveRecording(recordingOf({ id: 'b' }));
  expect((await listUnfinished(7)).map(({ take }) => take.id)).toEqual(['c', 'a']);
  expect(await (await chunkDb()).count('takes')).toBe(2);
});

test('is kept up to the first slice that is missing', async () => {
  const take = openTake(takeOf());
  await take.append(slice('ab'), 1);
  await take.append(slice('cd'), 2);
  await take.append(slice('ef'), 3);
  take.dispose();
  await (await chunkDb()).delete('chunks', ['take', 1]);
  expect(await listUnfinished(7)).toMatchObject([{ bytes: 2, duration: 1 }]);
});

test('a slice that could not be stored is tried again with the next', async () => {
  const take = openTake(takeOf());
  expect(await take.append(slice('ab'), 1)).toBe('stored');
  const { indexedDB } = globalThis;
  closeChunkDb();
  vi.stubGlobal('indexedDB', undefined);
  expect(await take.append(slice('cd'), 2)).toBe('failed');
  vi.stubGlobal('indexedDB', indexedDB);
  expect(await take.append(slice('ef'), 3)).toBe('stored');
  take.dispose();
  expect(await listUnfinished(7)).toMatchObject([{ bytes: 6, duration: 3 }]);
});

test('a full disk is said, and the recording is handed over all the same', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  const take = openTake(takeOf());
  expect(await take.append(slice('ab'), 1)).toBe('full');
  const finished = await take.finish();
  put.mockRestore();
  expect(finished).toMatchObject({ status: 'full', recording: { id: 'take' } });
});
