import { maxPasskeys } from '@daedap/contract/constants/accounts';
import { describe, expect, test } from 'vitest';
import { createSoftAuthenticator } from '../../../../test/soft-authenticator.ts';
import { registerAccount, testAppForFile } from '../../../../test/test-app.ts';
import { relyingPartyOf } from './relying-party.ts';

const origin = 'https://daedap.example';
const context = testAppForFile({ PUBLIC_URL: origin });

type Account = Awaited<ReturnType<typeof registerAccount>>;

async function addPasskey(account: Account, name = '내 노트북') {
  const device = createSoftAuthenticator(origin);
  const { password } = account;
  const { body } = await account.client.post('/api/auth/passkeys/options', { password });
  const response = device.create(String(body['options'].challenge));
  const added = await account.client.post('/api/auth/passkeys', { name, response });
  return { device, response, added };
}

async function challenge() {
  const { body } = await context.client.post('/api/auth/passkeys/sign-in-options', undefined);
  return String(body['options'].challenge);
}

const signIn = (response: unknown) =>
  context.client.post('/api/auth/passkeys/sign-in', { response });

describe('a passkey', () => {
  test('is added with the password, listed, renamed and deleted', async () => {
    const account = await registerAccount(context.client);
    const wrong = { password: 'wrong' };
    const refused = await account.client.post('/api/auth/passkeys/options', wrong);
    expect(refused.body['details']).toHaveProperty('password');
    const { added } = await addPasskey(account);
    expect(added.status).toBe(201);
    const { id } = added.body['passkey'];
    await account.client.post(`/api/auth/passkeys/${id}`, { name: ' 회사 컴퓨터 ' });
    const list = async () => (await account.client.get('/api/auth/security')).body['passkeys'];
    expect(await list()).toEqual([
      {
        id,
        name: '회사 컴퓨터',
        backedUp: false,
        createdAt: '2026-11-15T03:00:00.000Z',
        lastUsedAt: null,
      },
    ]);
    expect((await account.client.delete(`/api/auth/passkeys/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('signs in without a password and without a code', async () => {
    const account = await registerAccount(context.client);
    const { device } = await addPasskey(account);
    await context.database.db
      .insertInto('second_factors')
      .values({ user_id: account.user.id, secret: Buffer.from('x'), confirmed_at: new Date() })
      .execute();
    const { status, body } = await signIn(device.get(await challenge()));
    expect(status).toBe(200);
    expect(body['user']).toEqual(account.user);
    const list = await context.client.as(String(body['token'])).get('/api/auth/sign-ins');
    expect(list.body['signIns'][0]).toMatchObject({ method: 'passkey', current: true });
  });

  test('that was deleted does not sign in', async () => {
    const account = await registerAccount(context.client);
    const { device, added } = await addPasskey(account);
    await account.client.delete(`/api/auth/passkeys/${added.body['passkey'].id}`);
    expect((await signIn(device.get(await challenge()))).body['code']).toBe('BAD_CREDENTIALS');
  });

  test(`there are at most ${maxPasskeys} of an account, and one belongs to one account`, async () => {
    const account = await registerAccount(context.client);
    for (let count = 0; count < maxPasskeys; count += 1) {
      expect((await addPasskey(account)).added.status).toBe(201);
    }
    const { password } = account;
    const more = await account.client.post('/api/auth/passkeys/options', { password });
    expect(more.body['code']).toBe('PASSKEY_LIMIT');
  });
});

describe('refuses', () => {
  test('a signed challenge that was used before', async () => {
    const { device } = await addPasskey(await registerAccount(context.client));
    const response = device.get(await challenge());
    expect((await signIn(response)).status).toBe(200);
    expect((await signIn(response)).body['code']).toBe('BAD_CREDENTIALS');
  });

  test('a challenge after five minutes, of another purpose, or of our own making', async () => {
    const account = await registerAccount(context.client);
    const { device } = await addPasskey(account);
    const { password } = account;
    const { body } = await account.client.post('/api/auth/passkeys/options', { password });
    const late = await challenge();
    context.clock.advanceDays(6 / 60 / 24);
    for (const text of [late, String(body['options'].challenge), 'bWFkZSB1cA']) {
      expect((await signIn(device.get(text))).status).toBe(401);
    }
  });

  test('another site, a device that checked nobody, and a counter that went back', async () => {
    const { device } = await addPasskey(await registerAccount(context.client));
    const elsewhere = device.get(await challenge(), { at: 'https://evil.example' });
    const unverified = device.get(await challenge(), { flags: 0x01 });
    for (const response of [elsewhere, unverified]) {
      expect((await signIn(response)).status).toBe(401);
    }
    expect((await signIn(device.get(await challenge()))).status).toBe(200);
    device.rewind();
    expect((await signIn(device.get(await challenge()))).status).toBe(401);
  });

  test('a response to the challenge of another person', async () => {
    const [one, two] = [
      await registerAccount(context.client),
      await registerAccount(context.client),
    ];
    const { password } = one;
    const { body } = await one.client.post('/api/auth/passkeys/options', { password });
    const response = createSoftAuthenticator(origin).create(String(body['options'].challenge));
    const added = await two.client.post('/api/auth/passkeys', { name: 'x', response });
    expect(added.body['details']).toHaveProperty('response');
  });
});

test.each([
  ['https://daedap.example/app', 'http://localhost:3000', { id: 'daedap.example', origin }],
  [undefined, 'http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  [undefined, 'https://localhost', { id: 'localhost', origin: 'https://localhost' }],
])('PUBLIC_URL %s at %s', (publicUrl, header, party) => {
  expect(relyingPartyOf(publicUrl, header)).toEqual(party);
});

test.each([undefined, 'null', 'http://127.0.0.1:3000', 'https://evil.example'])(
  'without PUBLIC_URL, %s has no passkeys',
  (header) => {
    expect(() => relyingPartyOf(undefined, header)).toThrow('PASSKEYS_UNAVAILABLE');
  },
);
