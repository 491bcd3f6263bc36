import { expect, test } from 'vitest';
import { listRecordings, saveRecording } from './recordings.ts';
import { defaultLocalConfig } from './rows.ts';
import * as sessions from './sessions.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf } from './testing/rows.ts';

fakeDatabase();

const start = { id: '12', userId: 7, config: defaultLocalConfig };

test('starts pending with completedAt 0, and is completed later', async () => {
  expect(await sessions.startLocalSession(start)).toEqual({
    ...start,
    recordings: [],
    completedAt: 0,
    totalDuration: 0,
    analysisStatus: 'pending',
    analysisId: null,
  });
  await sessions.completeLocalSession(7, '12', { completedAt: 5, totalDuration: 90 });
  const analysis = { analysisStatus: 'completed', analysisId: '12' } as const;
  await sessions.setLocalAnalysis(7, '12', analysis);
  const changed = { completedAt: 5, totalDuration: 90, ...analysis };
  expect(await sessions.getLocalSession(7, '12')).toMatchObject(changed);
  // Resuming keeps what is stored.
  expect(await sessions.startLocalSession(start)).toMatchObject(changed);
});

test('does not find a missing session or that of another user', async () => {
  await sessions.startLocalSession(start);
  const change = { completedAt: 1, totalDuration: 1 };
  await expect(sessions.getLocalSession(7, '13')).rejects.toThrow('Session not found');
  await expect(sessions.getLocalSession(8, '12')).rejects.toThrow('Session not found');
  await expect(sessions.completeLocalSession(8, '12', change)).rejects.toThrow('Session not found');
  expect(await sessions.listLocalSessions(8)).toEqual([]);
  expect(await sessions.listLocalSessions(7)).toHaveLength(1);
});

test('deletes a session with its recordings, under either of its ids', async () => {
  await sessions.startLocalSession(start);
  await saveRecording(recordingOf({ id: 'a' }));
  const config = { ...defaultLocalConfig, serverSessionId: 12 };
  await saveRecording(recordingOf({ id: 'b', sessionId: 'session-1-x', interviewConfig: config }));
  await saveRecording(recordingOf({ id: 'c', sessionId: '13' }));
  await sessions.deleteLocalSession(7, '12');
  expect(await sessions.listLocalSessions(7)).toEqual([]);
  expect((await listRecordings(7)).rows.map(({ id }) => id)).toEqual(['c']);
});
