import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, type BackupApp, recording, startBackupApp } from './testing/backup-app.ts';

let context: BackupApp;

beforeAll(async () => {
  context = await startBackupApp(3 * 1024);
});
afterAll(() => context.stop());

const usedBy = async (userId: number) => {
  const rows = await context.db
    .selectFrom('backups')
    .select('bytes')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.bytes);
};

test('a backup that fits exactly is stored; one byte more is 413 with advice', async () => {
  const person = await addPerson(context);
  const second = String(await person.addQuestion(2));
  expect((await person.submit(recording(2048))).status).toBe(200);
  const refused = await person.submit(recording(1025), { questionId: second });
  expect(refused.status).toBe(413);
  expect(refused.body).toMatchObject({
    code: 'FILE_TOO_LARGE',
    details: '서버 백업은 모두 합해 3 KB까지예요. 지난 기록을 지운 뒤 다시 시도해주세요.',
  });
  expect((await person.submit(recording(1024), { questionId: second })).status).toBe(200);
  expect((await usedBy(person.user.id)).toSorted()).toEqual([1024, 2048]);
});

test('the size of a replaced backup does not count', async () => {
  const person = await addPerson(context);
  expect((await person.submit(recording(3072))).status).toBe(200);
  expect((await person.submit(recording(3000))).status).toBe(200);
  expect((await person.submit(recording(4000))).status).toBe(413);
  expect(await usedBy(person.user.id)).toEqual([3000]);
});

test('each user has their own quota', async () => {
  const [one, other] = [await addPerson(context), await addPerson(context)];
  expect((await one.submit(recording(3072))).status).toBe(200);
  expect((await other.submit(recording(3072))).status).toBe(200);
});

test('of 8 backups at the same moment only those that fit together are stored', async () => {
  const person = await addPerson(context);
  const questions = await Promise.all([2, 3, 4, 5, 6, 7, 8, 9].map(person.addQuestion));
  const answers = await Promise.all(
    questions.map((questionId) =>
      person.submit(recording(1024), { questionId: String(questionId) }),
    ),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([
    200, 200, 200, 413, 413, 413, 413, 413,
  ]);
  expect(await usedBy(person.user.id)).toEqual([1024, 1024, 1024]);
  const stored = await context.stored();
  expect(stored.filter((key) => key.startsWith(`backups/${person.user.id}/`))).toHaveLength(3);
  expect(await context.listed()).toEqual([]);
});
