import { expect, test } from 'vitest';
import { interviewDb } from './interview-db.ts';
import { countLocal } from './local-counts.ts';
import { saveRecording } from './recordings.ts';
import { startLocalSession } from './sessions.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf } from './testing/rows.ts';
import { defaultLocalConfig } from './rows.ts';

fakeDatabase();

test('counts one user’s rows, and what the first version left', async () => {
  await startLocalSession({ id: '12', userId: 7, config: defaultLocalConfig });
  await saveRecording(recordingOf());
  await saveRecording(recordingOf({ id: 'two' }));
  await saveRecording(recordingOf({ id: 'other', userId: 8 }));
  await (await interviewDb()).put('videoAnswers', { id: 1 });
  expect(await countLocal(7)).toEqual({ recordings: 2, sessions: 1, videoAnswers: 1 });
  expect(await countLocal(9)).toEqual({ recordings: 0, sessions: 0, videoAnswers: 1 });
});
