import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startInterview } from '../../test/interviews.ts';
import { clientOf, createTestApp, registerAccount } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { removeLeftovers } from './remove-leftovers.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof createTestApp>>['app'];

beforeEach(async () => {
  database = await createTestDatabase();
  ({ app } = await createTestApp(database));
});
afterEach(async () => {
  await app.close();
  await database.close();
});

const now = new Date('2026-11-15T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);

test('deletes uploads of killed processes after a day, but not those of answers', async () => {
  const { client, user } = await registerAccount(clientOf(app));
  const { sessionId, questions } = await startInterview(client);
  const upload = (last: number, created_at: Date) => ({
    id: `00000000-0000-0000-0000-00000000000${last}`,
    user_id: user.id,
    filename: 'a',
    content_type: 'audio/wav',
    bytes: 1,
    created_at,
  });
  const [left, young, held] = [
    upload(1, hoursAgo(25)),
    upload(2, hoursAgo(23)),
    upload(3, hoursAgo(600)),
  ];
  await database.db.insertInto('uploads').values([left, young, held]).execute();
  await database.db
    .insertInto('upload_parts')
    .values({ upload_id: left.id, number: 0, data: Buffer.from('x') })
    .execute();
  await database.db
    .insertInto('answers')
    .values({
      user_id: user.id,
      session_id: sessionId,
      question_id: questions[0]!.id,
      source: 'audio',
      counts: true,
      retake: false,
      data_size: 1,
      upload_id: held.id,
    })
    .execute();
  const sweep = vi.fn<(olderThan: Date) => Promise<void>>(() => Promise.resolve());
  const removeBackups = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await removeLeftovers({
    db: database.db,
    clock: { now: () => now },
    streams: { sweep },
    removeBackups,
  });
  const ids = await database.db.selectFrom('uploads').select('id').orderBy('id').execute();
  expect(ids).toEqual([{ id: young.id }, { id: held.id }]);
  expect(await database.db.selectFrom('upload_parts').selectAll().execute()).toEqual([]);
  expect(sweep).toHaveBeenCalledWith(hoursAgo(24));
  expect(removeBackups).toHaveBeenCalledOnce();
});
