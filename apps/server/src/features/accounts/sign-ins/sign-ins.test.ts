import { signInDaysKept, signInsKept } from '@daedap/contract/constants/accounts';
import { SignJWT } from 'jose';
import { io } from 'socket.io-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import {
  createTestApp,
  clientOf,
  registerAccount,
  testAppForFile,
  testSecret,
} from '../../../../test/test-app.ts';
import { deleteOldSignIns } from './repository.ts';

const context = testAppForFile();
const whale =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Whale/4.30 Safari/537.36';

let address: string;
beforeAll(async () => {
  address = await context.app.listen({ host: '127.0.0.1', port: 0 });
});

type Account = Awaited<ReturnType<typeof registerAccount>>;

async function signInAgain({ email, password }: Pick<Account, 'email' | 'password'>) {
  const { body } = await context.client
    .with({ 'user-agent': whale })
    .post('/api/auth/login', { email, password });
  return { token: String(body['token']), client: context.client.as(String(body['token'])) };
}

const statusOf = async (client: Account['client']) => (await client.get('/api/auth/me')).status;

/** A token as an earlier version issued it. */
function oldToken(userId: number, minutesAgo = 10) {
  const issued = Math.floor(context.clock.now().getTime() / 1000) - minutesAgo * 60;
  return new SignJWT({ role: 'user' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setIssuedAt(issued)
    .setExpirationTime(issued + 7 * 24 * 60 * 60)
    .sign(new TextEncoder().encode(testSecret));
}

describe('the list', () => {
  test('has every sign-in, newest first, with its device and a shortened address', async () => {
    const account = await registerAccount(context.client);
    const { client } = await signInAgain(account);
    const { body } = await client.get('/api/auth/sign-ins');
    expect(body['signIns']).toEqual([
      {
        id: expect.any(Number),
        createdAt: '2026-11-15T03:00:00.000Z',
        lastSeenAt: '2026-11-15T03:00:00.000Z',
        endedAt: null,
        method: 'password',
        browser: 'whale',
        system: 'windows',
        network: '127.0.0.0/24',
        current: true,
      },
      expect.objectContaining({ method: 'registration', current: false, endedAt: null }),
    ]);
  });

  test(`keeps ${signInsKept}; another sign-in ends the oldest`, async () => {
    const account = await registerAccount(context.client);
    const row = {
      user_id: account.user.id,
      method: 'password',
      browser: 'chrome',
      system: 'linux',
      network: '127.0.0.0/24',
      created_at: new Date('2026-11-15T03:00:00.000Z'),
      last_seen_at: new Date('2026-11-15T03:00:00.000Z'),
      expires_at: new Date('2026-11-22T03:00:00.000Z'),
    } as const;
    await context.database.db
      .insertInto('sign_ins')
      .values(Array.from({ length: signInsKept - 1 }, () => row))
      .execute();
    expect(await statusOf(account.client)).toBe(200);
    const { client } = await signInAgain(account);
    const { body } = await client.get('/api/auth/sign-ins');
    expect(body['signIns']).toHaveLength(signInsKept);
    await eventually(async () => expect(await statusOf(account.client)).toBe(401));
  });

  test(`forgets what is older than ${signInDaysKept} days`, async () => {
    const account = await registerAccount(context.client);
    const later = (days: number) =>
      new Date(context.clock.now().getTime() + days * 24 * 60 * 60 * 1000);
    const rows = () =>
      context.database.db
        .selectFrom('sign_ins')
        .select('id')
        .where('user_id', '=', account.user.id)
        .execute();
    await deleteOldSignIns(context.database.db, later(signInDaysKept - 1));
    expect(await rows()).toHaveLength(1);
    await deleteOldSignIns(context.database.db, later(signInDaysKept + 1));
    expect(await rows()).toHaveLength(0);
  });
});

describe('signing out', () => {
  test('ends one device and no other', async () => {
    const account = await registerAccount(context.client);
    const other = await signInAgain(account);
    const { body } = await account.client.get('/api/auth/sign-ins');
    const [{ id }] = body['signIns'];
    expect((await account.client.delete(`/api/auth/sign-ins/${id}`)).status).toBe(200);
    expect(await statusOf(other.client)).toBe(401);
    expect(await statusOf(account.client)).toBe(200);
    const after = await account.client.get('/api/auth/sign-ins');
    expect(after.body['signIns'][0].endedAt).toBe('2026-11-15T03:00:00.000Z');
  });

  test('of this device ends its token', async () => {
    const { client } = await registerAccount(context.client);
    expect((await client.post('/api/auth/logout', undefined)).status).toBe(200);
    expect((await client.get('/api/auth/me')).body['code']).toBe('UNAUTHENTICATED');
  });

  test('everywhere ends tokens on all nodes, those of an earlier version, and their sockets', async () => {
    const account = await registerAccount(context.client);
    const other = await signInAgain(account);
    const before = context.client.as(await oldToken(account.user.id));
    const second = await createTestApp(context.database);
    const onSecond = clientOf(second.app).as(other.token);
    expect(await Promise.all([statusOf(before), statusOf(onSecond)])).toEqual([200, 200]);
    const socket = io(address, {
      auth: { token: other.token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    await new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
    const dropped = new Promise<string>((resolve) => void socket.once('disconnect', resolve));
    expect((await account.client.delete('/api/auth/sign-ins')).status).toBe(200);
    expect(await dropped).toBe('io server disconnect');
    await eventually(async () => expect(await statusOf(onSecond)).toBe(401));
    expect(await Promise.all([statusOf(account.client), statusOf(before)])).toEqual([401, 401]);
    const again = await signInAgain(account);
    expect(await statusOf(again.client)).toBe(200);
    await second.app.close();
  });

  test('leaves the sockets of other devices alone', async () => {
    const account = await registerAccount(context.client);
    const other = await signInAgain(account);
    const options = { transports: ['websocket'], reconnection: false, forceNew: true };
    const mine = io(address, { auth: { token: account.token }, ...options });
    const theirs = io(address, { auth: { token: other.token }, ...options });
    const connected = [mine, theirs].map(
      (socket) => new Promise<void>((resolve) => void socket.once('connect', () => resolve())),
    );
    await Promise.all(connected);
    const dropped = new Promise<void>((resolve) => void theirs.once('disconnect', () => resolve()));
    await other.client.post('/api/auth/logout', undefined);
    await dropped;
    expect(mine.connected).toBe(true);
    mine.disconnect();
  });
});

test('writes down at most once an hour that a device was used', async () => {
  const account = await registerAccount(context.client);
  const seen = async () =>
    (await account.client.get('/api/auth/sign-ins')).body['signIns'][0].lastSeenAt;
  const first = await seen();
  context.clock.advanceDays(0.5 / 24);
  await account.client.get('/api/auth/me');
  expect(await seen()).toBe(first);
  context.clock.advanceDays(0.6 / 24);
  await account.client.get('/api/auth/me');
  expect(Date.parse(await seen()) - Date.parse(first)).toBeCloseTo(1.1 * 60 * 60 * 1000, -3);
});
