import { expect, test } from 'vitest';
import { interviewDb } from './interview-db.ts';
import { countOf, listLocalRows } from './local-rows.ts';
import { saveRecording } from './recordings.ts';
import { startLocalSession } from './sessions.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf } from './testing/rows.ts';
import { defaultLocalConfig } from './rows.ts';

fakeDatabase();

test('lists the rows of one user, and those of version 1', async () => {
  await startLocalSession({ id: '12', userId: 7, config: defaultLocalConfig });
  await saveRecording(recordingOf());
  await saveRecording(recordingOf({ id: 'other', userId: 8 }));
  const legacy = { id: 1, videoBlob: new Blob(['123']), questionIndex: 2, timestamp: 5 };
  await (await interviewDb()).put('videoAnswers', legacy);
  const timestamp = Date.UTC(2026, 10, 15, 3);
  expect(await listLocalRows(7)).toEqual({
    recordings: {
      rows: [{ id: 'one', sessionId: '12', questionId: 3, blobSize: 10, timestamp }],
      broken: 0,
    },
    sessions: { rows: [{ id: '12', userId: 7, recordingCount: 1 }], broken: 0 },
    videoAnswers: {
      rows: [{ id: '1', questionIndex: 2, blobSize: 3, timestamp: 5 }],
      broken: 0,
    },
  });
});

test('counts rows that cannot be read', async () => {
  await saveRecording(recordingOf());
  const database = await interviewDb();
  // What another program may have written.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await database.put('recordings', { id: 'broken', userId: 7 } as never);
  await database.put('videoAnswers', { id: 1 });
  const { recordings, sessions, videoAnswers } = await listLocalRows(7);
  expect([recordings, sessions, videoAnswers].map(countOf)).toEqual([2, 0, 1]);
  expect(recordings).toMatchObject({ rows: [{ id: 'one' }], broken: 1 });
});
