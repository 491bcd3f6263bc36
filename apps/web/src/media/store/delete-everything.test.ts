import { migratedUserId } from '@daedap/contract/constants/storage';
import { expect, test, vi } from 'vitest';
import { giveConsent, hasConsent } from '#/media/looking/looking-consent.ts';
import { rememberBackup } from './backups.ts';
import { chunkDb, closeChunkDb } from './chunk-db.ts';
import { openDraft } from './recording-drafts.ts';
import { deleteEverythingOf } from './delete-everything.ts';
import { interviewDb } from './interview-db.ts';
import { keepLooking } from './looking.ts';
import { putInOutbox } from './outbox.ts';
import { saveRecording } from './recordings.ts';
import { defaultLocalConfig } from './rows.ts';
import { startLocalSession } from './sessions.ts';
import { fakeDatabase } from './testing/fake-database.ts';
import { recordingOf, draftOf } from './testing/rows.ts';

fakeDatabase();

/** One row of each kind. */
async function keepAll(userId: number) {
  const id = `of-${userId}`;
  await startLocalSession({ id, userId, config: defaultLocalConfig });
  await saveRecording(recordingOf({ id, userId, sessionId: id }));
  const draft = openDraft(draftOf({ id, userId }));
  await draft.append(new Blob(['ab']), 1);
  await draft.append(new Blob(['cd']), 2);
  draft.dispose();
  await putInOutbox({ id, userId, kind: 'text', fields: {}, file: null, createdAt: 1 });
  await rememberBackup({ recordingId: id, userId, sessionId: id, videoId: 'v', createdAt: 1 });
  await keepLooking({ recordingId: id, userId, samples: [] });
}

async function counts() {
  const interviews = await interviewDb();
  const underWay = await chunkDb();
  return {
    recordings: await interviews.count('recordings'),
    sessions: await interviews.count('sessions'),
    videoAnswers: await interviews.count('videoAnswers'),
    takes: await underWay.count('takes'),
    chunks: await underWay.count('chunks'),
    outbox: await underWay.count('outbox'),
    backups: await underWay.count('backups'),
    looking: await underWay.count('looking'),
  };
}

const oneOfEach = {
  recordings: 1,
  sessions: 1,
  videoAnswers: 0,
  takes: 1,
  chunks: 2,
  outbox: 1,
  backups: 1,
  looking: 1,
};

test('deletes all rows of the user, readable or not, and none of others', async () => {
  await keepAll(7);
  await keepAll(8);
  giveConsent(7);
  giveConsent(8);
  // @ts-expect-error -- what another program may have written
  await (await interviewDb()).put('recordings', { id: 'bad', userId: 7 });
  await deleteEverythingOf(7);
  expect(await counts()).toEqual(oneOfEach);
  expect(await (await interviewDb()).getAllKeys('recordings')).toEqual(['of-8']);
  expect(await (await chunkDb()).getAllKeys('takes')).toEqual(['of-8']);
  expect([hasConsent(7), hasConsent(8)]).toEqual([false, true]);
});

test('deletes the migrated answers of version 1 with their user', async () => {
  await (await interviewDb()).put('videoAnswers', { id: 'old' });
  await deleteEverythingOf(7);
  expect((await counts()).videoAnswers).toBe(1);
  await deleteEverythingOf(migratedUserId);
  expect((await counts()).videoAnswers).toBe(0);
});

test('reports a database that does not open and still empties the other', async () => {
  await keepAll(7);
  closeChunkDb();
  const open = indexedDB.open.bind(indexedDB);
  const refusing = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === 'InterviewChunks') throw new DOMException('no', 'InvalidStateError');
    return open(name, version);
  });
  await expect(deleteEverythingOf(7)).rejects.toThrow('Database not initialized');
  refusing.mockRestore();
  expect(await counts()).toEqual({ ...oneOfEach, recordings: 0, sessions: 0 });
});
