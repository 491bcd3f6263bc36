import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backupKey } from '../../storage/storage.ts';
import { announceBytes, removeBytes, removeBytesOfUser, removeDueBytes } from './removal.ts';
import { createBackupSink, storeBackup } from './service.ts';
import { addPerson, type BackupApp, recording, startBackupApp } from './testing/backup-app.ts';

let context: BackupApp;

beforeAll(async () => {
  context = await startBackupApp(1_000_000, { removesInBackground: false });
});
afterAll(() => context.stop());
beforeEach(() => void context.troubles.splice(0));

async function* source(bytes = 100) {
  yield recording(bytes);
}

const file = { filename: 'a.webm', contentType: 'video/webm' };

/** What a process leaves that was killed between the bytes and the row. */
async function leaveBehind(): Promise<string> {
  const key = backupKey(1, randomUUID());
  await announceBytes(context.db, key);
  await context.deps.storage.write(key, source(), file);
  return key;
}

const makeDue = (key: string) =>
  context.db
    .updateTable('removed_backups')
    .set({ due_at: sql<Date>`now()` })
    .where('storage_key', '=', key)
    .execute();

test('removes the files of a deleted session', async () => {
  const person = await addPerson(context);
  const stays = await addPerson(context);
  await person.submit(recording(100));
  await stays.submit(recording(100));
  await context.db.deleteFrom('interview_sessions').where('id', '=', person.session.id).execute();
  expect(await context.listed()).toHaveLength(1);
  await removeDueBytes(context.deps);
  const stored = await context.stored();
  expect(stored.filter((key) => key.startsWith(`backups/${person.user.id}/`))).toEqual([]);
  expect(stored.filter((key) => key.startsWith(`backups/${stays.user.id}/`))).toHaveLength(1);
  expect(await context.listed()).toEqual([]);
});

test('removes all files of a deleted account', async () => {
  const person = await addPerson(context);
  for (const number of [2, 3, 4, 5, 6, 7, 8]) {
    const questionId = String(await person.addQuestion(number));
    expect((await person.submit(recording(100), { questionId })).status).toBe(200);
  }
  await context.db.deleteFrom('users').where('id', '=', person.user.id).execute();
  expect(await context.listed()).toHaveLength(7);
  await removeBytesOfUser(context.deps, person.user.id);
  expect((await context.stored()).join()).not.toContain(`backups/${person.user.id}/`);
  expect(await context.listed()).toEqual([]);
});

test('removes what a killed process left after an hour, and not before', async () => {
  const key = await leaveBehind();
  await removeDueBytes(context.deps);
  expect(await context.stored()).toContain(key);
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from due_at - now()) / 60)::int as minutes from removed_backups`.execute(
    context.db,
  );
  expect(rows).toEqual([{ minutes: 60 }]);
  await makeDue(key);
  await removeDueBytes(context.deps);
  expect(await context.stored()).not.toContain(key);
  expect(await context.listed()).toEqual([]);
});

test('a file that cannot be removed stays on the list and does not delay others', async () => {
  const [stuck, other] = [await leaveBehind(), await leaveBehind()];
  await Promise.all([stuck, other].map(makeDue));
  const { remove } = context.deps.storage;
  const fault = new Error('the storage does not answer');
  const failing = vi
    .spyOn(context.deps.storage, 'remove')
    .mockImplementation((key) => (key === stuck ? Promise.reject(fault) : remove(key)));
  await removeDueBytes(context.deps);
  expect(context.troubles).toEqual([fault]);
  expect(await context.listed()).toEqual([stuck]);
  expect(await context.stored()).not.toContain(other);
  failing.mockRestore();
  await makeDue(stuck);
  await removeDueBytes(context.deps);
  expect(await context.stored()).not.toContain(stuck);
  expect(await context.listed()).toEqual([]);
});

test('an account can be deleted while the storage hangs', async () => {
  const person = await addPerson(context);
  await person.submit(recording(100));
  await context.db.deleteFrom('users').where('id', '=', person.user.id).execute();
  const fault = new Error('the storage does not answer');
  vi.spyOn(context.deps.storage, 'removeAll').mockRejectedValueOnce(fault);
  await removeBytesOfUser(context.deps, person.user.id);
  expect(context.troubles).toEqual([fault]);
  expect(await context.listed()).toHaveLength(1);
  await removeDueBytes(context.deps);
  expect(await context.listed()).toEqual([]);
});

test('a file that belongs to a backup is not discarded', async () => {
  const person = await addPerson(context);
  const videoId = (await person.submit(recording(100))).body['videoId'] ?? '';
  const key = backupKey(person.user.id, videoId);
  await removeBytes(context.deps, key);
  expect(await context.stored()).toContain(key);
});

test('an upload whose file was removed meanwhile is not stored', async () => {
  const person = await addPerson(context);
  const { user } = person;
  const taken = await createBackupSink(context.deps)(user, file, source());
  await makeDue(backupKey(user.id, taken.id));
  await removeDueBytes(context.deps);
  const body = { sessionId: person.session.id, questionId: person.questionId };
  await expect(storeBackup(context.deps, user, body, taken, 'ko')).rejects.toThrow('no result');
  const rows = await context.db.selectFrom('backups').where('id', '=', taken.id).execute();
  expect(rows).toEqual([]);
});

test('an upload of an account that was deleted meanwhile leaves nothing behind', async () => {
  const person = await addPerson(context);
  const { user } = person;
  const taken = await createBackupSink(context.deps)(user, file, source());
  await context.db.deleteFrom('users').where('id', '=', user.id).execute();
  await removeBytesOfUser(context.deps, user.id);
  const body = { sessionId: person.session.id, questionId: person.questionId };
  const keeping = storeBackup(context.deps, user, body, taken, 'ko');
  await expect(keeping).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await taken.discard();
  expect((await context.stored()).join()).not.toContain(`backups/${user.id}/`);
  expect(await context.listed()).toEqual([]);
});
