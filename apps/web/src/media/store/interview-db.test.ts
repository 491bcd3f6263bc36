import { expect, test, vi } from 'vitest';
import { DatabaseNotInitializedError } from './errors.ts';
import { closeInterviewDb, interviewDb } from './interview-db.ts';
import { listRecordings } from './recordings.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { eventually } from '#/test/eventually.ts';

fakeDatabase();

/** The database of version 1, which has only `videoAnswers`. */
function makeVersion1(rows: unknown[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('InterviewDB', 1);
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore('videoAnswers', { keyPath: 'id' });
      store.createIndex('questionIndex', 'questionIndex');
      store.createIndex('timestamp', 'timestamp');
      for (const row of rows) store.put(row);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

const legacy = {
  id: 'answer-1',
  videoBlob: new Blob([]),
  questionText: '지원 동기를 말해주세요.',
  questionIndex: 2,
  duration: 31,
  timestamp: '2024-05-01T09:00:00.000Z',
  interviewConfig: { type: 'video', difficulty: 'hard', questionCount: 4 },
};

test('a new database has the three stores with their indexes', async () => {
  const database = await interviewDb();
  expect(database.name).toBe('InterviewDB');
  expect(database.version).toBe(2);
  const shape = [...database.objectStoreNames].map((name) => {
    const { keyPath, indexNames } = database.transaction(name).objectStore(name);
    return [name, keyPath, [...indexNames].join(' ')];
  });
  expect(shape).toEqual([
    ['recordings', 'id', 'questionId sessionId timestamp userId'],
    ['sessions', 'id', 'completedAt userId'],
    ['videoAnswers', 'id', 'questionIndex timestamp'],
  ]);
});

test('upgrades version 1 in place: answers are copied, and the originals stay', async () => {
  const videoBlob = new Blob(['old video'], { type: 'video/webm' });
  (
    await makeVersion1([
      { ...legacy, videoBlob },
      { id: 'broken', videoBlob: 'gone' },
    ])
  ).close();

  const { rows } = await listRecordings(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    id: 'answer-1',
    sessionId: 'session-0-legacy',
    questionId: 2,
    questionText: '지원 동기를 말해주세요.',
    questionType: 'general',
    duration: 31,
    timestamp: Date.UTC(2024, 4, 1, 9),
    userId: 1,
    interviewConfig: { type: 'video', difficulty: 'medium', questionCount: 10 },
  });
  expect(await rows[0]?.blob.text()).toBe('old video');
  expect(await (await interviewDb()).count('videoAnswers')).toBe(2);
  expect(await listRecordings(7)).toEqual({ rows: [], broken: 0 });
});

test('rejects when the database cannot be opened, and can be tried again', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(interviewDb()).rejects.toThrow('Database not initialized');
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect((await interviewDb()).version).toBe(2);
});

test('leaves a newer version of the database alone', async () => {
  const newer = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('InterviewDB', 3);
    request.addEventListener('success', () => resolve(request.result));
  });
  newer.close();
  await expect(interviewDb()).rejects.toBeInstanceOf(DatabaseNotInitializedError);
});

test('does not wait for a tab that keeps version 1 open', async () => {
  const other = await makeVersion1([]);
  await expect(interviewDb()).rejects.toThrow('Database not initialized');
  other.close();
  await eventually(async () => expect((await interviewDb()).version).toBe(2));
});

test('closes when another tab deletes the database', async () => {
  await interviewDb();
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('InterviewDB');
    request.addEventListener('success', resolve);
    request.addEventListener('blocked', reject);
  });
  expect(await (await interviewDb()).count('recordings')).toBe(0);
  closeInterviewDb();
});
