import { expect, test, vi } from 'vitest';
import { chunkDb, closeChunkDb } from './chunk-db.ts';
import { openDraft } from './recording-drafts.ts';
import { listRecordings } from './recordings.ts';
import { discardUnfinished, keepUnfinished, listUnfinished } from './unfinished.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf, draftOf } from './testing/rows.ts';
import { saveRecording } from './recordings.ts';

fakeDatabase();

const slice = (text: string) => new Blob([text]);

/** Simulates that the page ended during a recording. */
async function cutOff(values = {}) {
  const draft = openDraft(draftOf(values));
  await draft.append(slice('ab'), 1);
  await draft.append(slice('cd'), 2.1);
  draft.dispose();
}

test('joins slices in order into one recording and deletes them', async () => {
  const draft = openDraft(draftOf());
  const stored = [
    draft.append(slice('ab'), 1),
    draft.append(slice('cd'), 2),
    draft.append(slice('e'), 2.5),
  ];
  const finished = await draft.finish();
  expect(await Promise.all(stored)).toEqual(['stored', 'stored', 'stored']);
  expect(finished.status).toBe('saved');
  const [recording] = (await listRecordings(7)).rows;
  expect(recording).toMatchObject({ id: 'take', sessionId: '12', questionId: 3, duration: 2.5 });
  expect(recording?.blob.type).toBe('video/webm');
  expect(await recording?.blob.text()).toBe('abcde');
  const database = await chunkDb();
  expect([await database.count('takes'), await database.count('chunks')]).toEqual([0, 0]);
});

test('saves the seekable copy, at the end and on recovery', async () => {
  const asked: string[] = [];
  class FakeWorker extends EventTarget {
    terminate() {}
    async postMessage(recorded: Blob) {
      asked.push(await recorded.text());
      // An ArrayBuffer of this realm, as a browser returns it.
      const data = Uint8Array.from(Buffer.from(`made of ${asked.at(-1)}`)).buffer;
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  const draft = openDraft(draftOf({ id: 'whole', startedAt: 1 }));
  void draft.append(slice('ab'), 1);
  await draft.finish();
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

test('does not save an empty recording', async () => {
  const draft = openDraft(draftOf());
  expect(await draft.finish()).toEqual({ status: 'empty' });
  expect((await listRecordings(7)).rows).toEqual([]);
});

test('does not list a draft that is being recorded', async () => {
  const draft = openDraft(draftOf());
  await draft.append(slice('ab'), 1);
  expect(await listUnfinished(7)).toEqual([]);
  await draft.discard();
  expect(await listUnfinished(7)).toEqual([]);
});

test('lists a draft that was cut off and keeps it', async () => {
  await cutOff();
  expect(await listUnfinished(8)).toEqual([]);
  const [found] = await listUnfinished(7);
  expect(found).toMatchObject({ draft: { id: 'take' }, bytes: 4, duration: 2.1 });
  if (!found) throw new Error('nothing was found');
  expect((await keepUnfinished(found)).status).toBe('saved');
  const [recording] = (await listRecordings(7)).rows;
  expect(await recording?.blob.text()).toBe('abcd');
  expect(await listUnfinished(7)).toEqual([]);
});

test('discards a draft that was cut off', async () => {
  await cutOff();
  const [found] = await listUnfinished(7);
  if (!found) throw new Error('nothing was found');
  await discardUnfinished(found);
  expect(await listUnfinished(7)).toEqual([]);
  expect((await listRecordings(7)).rows).toEqual([]);
});

test('lists the newest first, without drafts that were saved before the page ended', async () => {
  await cutOff({ id: 'a', startedAt: 1 });
  await cutOff({ id: 'b', startedAt: 2 });
  await cutOff({ id: 'c', startedAt: 3 });
  await saveRecording(recordingOf({ id: 'b' }));
  expect((await listUnfinished(7)).map(({ draft }) => draft.id)).toEqual(['c', 'a']);
  expect(await (await chunkDb()).count('takes')).toBe(2);
});

test('keeps a draft up to its first missing slice', async () => {
  const draft = openDraft(draftOf());
  await draft.append(slice('ab'), 1);
  await draft.append(slice('cd'), 2);
  await draft.append(slice('ef'), 3);
  draft.dispose();
  await (await chunkDb()).delete('chunks', ['take', 1]);
  expect(await listUnfinished(7)).toMatchObject([{ bytes: 2, duration: 1 }]);
});

test('stores a failed slice again with the next one', async () => {
  const draft = openDraft(draftOf());
  expect(await draft.append(slice('ab'), 1)).toBe('stored');
  const { indexedDB } = globalThis;
  closeChunkDb();
  vi.stubGlobal('indexedDB', undefined);
  expect(await draft.append(slice('cd'), 2)).toBe('failed');
  vi.stubGlobal('indexedDB', indexedDB);
  expect(await draft.append(slice('ef'), 3)).toBe('stored');
  draft.dispose();
  expect(await listUnfinished(7)).toMatchObject([{ bytes: 6, duration: 3 }]);
});

test('reports a full disk and still returns the recording', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  const draft = openDraft(draftOf());
  expect(await draft.append(slice('ab'), 1)).toBe('full');
  const finished = await draft.finish();
  put.mockRestore();
  expect(finished).toMatchObject({ status: 'full', recording: { id: 'take' } });
});
