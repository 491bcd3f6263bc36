import { expect, test } from 'vitest';
import { registerAccount, sessionOf, testAppForFile } from '../../../test/test-app.ts';
import { setRole } from '../accounts/repository.ts';

const context = testAppForFile();

test('the command makes an account an admin, and its token works as such', async () => {
  const account = await registerAccount(context.client);
  const refused = await account.client.get('/api/admin/overview');
  expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(await setRole(context.database.db, account.email, 'admin')).toBe(true);
  expect((await account.client.get('/api/admin/overview')).status).toBe(200);
});

test('the command reports an unknown account', async () => {
  expect(await setRole(context.database.db, 'nobody@example.com', 'admin')).toBe(false);
});

test('the overview counts accounts and sessions', async () => {
  const [admin, user] = [
    await registerAccount(context.client),
    await registerAccount(context.client),
  ];
  await setRole(context.database.db, admin.email, 'admin');
  await context.database.db
    .insertInto('users')
    .values({
      email: 'old@example.com',
      username: 'old',
      password_hash: '-',
      created_at: new Date('2026-11-08T02:59:59Z'),
    })
    .execute();
  const before = (await admin.client.get('/api/admin/overview')).body;
  const session = sessionOf(user.user.id);
  await context.database.db
    .insertInto('interview_sessions')
    .values([session, { ...session, status: 'completed' }, { ...session, status: 'completed' }])
    .execute();
  await registerAccount(context.client);
  const { body } = await admin.client.get('/api/admin/overview');
  expect(body['users'].total).toBe(before['users'].total + 1);
  expect(body['users'].admins).toBe(before['users'].admins);
  expect(body['users'].total - body['users'].newThisWeek).toBe(1);
  expect(body['sessions']).toEqual({ started: 1, in_progress: 0, completed: 2, abandoned: 0 });
  expect(body['health'].status).toBe('ok');
});
