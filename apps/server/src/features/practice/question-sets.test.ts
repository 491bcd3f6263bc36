import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile({});

const path = '/api/practice/question-sets';
const question = {
  text: '왜 우리 회사인가요?',
  questionType: 'general',
  points: [{ label: '회사의 일과 내 경험', cues: [] }],
};
const content = { name: '카카오 기출', questions: [question] };

const times = <Value>(length: number, value: Value) => Array.from({ length }, () => value);

const signIn = async () => (await registerAccount(context.client)).client;
type Client = Awaited<ReturnType<typeof signIn>>;

const create = (client: Client, values: Record<string, unknown> = {}) =>
  client.post(path, { key: randomUUID(), ...content, ...values });

test('keeps sets, the one that changed last first', async () => {
  const client = await signIn();
  const { status, body } = await create(client, { name: ' 첫째\n세트 ' });
  expect(status).toBe(201);
  expect(body['set']).toEqual({
    id: expect.any(Number),
    name: '첫째 세트',
    questions: [question],
    version: 1,
    updatedAt: expect.any(String),
  });
  await create(client, { name: '둘째', questions: [] });
  // The clock of this test stands still.
  await context.database.pool.query(
    "update question_sets set updated_at = updated_at - interval '1 hour' where name = '둘째'",
  );
  const saved = await client.post(`${path}/${body['set'].id}`, {
    version: 1,
    name: '첫째 세트',
    questions: [{ text: '하나?' }, question],
  });
  expect(saved.body['set']).toMatchObject({ version: 2, questions: [{ text: '하나?' }, question] });
  const { body: listed } = await client.get(path);
  expect(listed['sets'].map(({ name }: { name: string }) => name)).toEqual(['첫째 세트', '둘째']);
});

test('a request that is repeated, also at the same moment, makes one set', async () => {
  const client = await signIn();
  const key = randomUUID();
  const made = await Promise.all(Array.from({ length: 4 }, () => create(client, { key })));
  expect(new Set(made.map(({ body }) => body['set'].id)).size).toBe(1);
  expect((await client.get(path)).body['sets']).toHaveLength(1);
  // Another user may have the same key.
  expect((await create(await signIn(), { key })).body['set'].id).not.toBe(made[0]?.body['set'].id);
});

test('does not overwrite what another tab has saved', async () => {
  const client = await signIn();
  const { body } = await create(client);
  const address = `${path}/${body['set'].id}`;
  const tabs = ['한 탭', '다른 탭'].map((name) =>
    client.post(address, { ...content, name, version: 1 }),
  );
  const statuses = (await Promise.all(tabs)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const late = await client.post(address, { ...content, name: '늦은 탭', version: 1 });
  expect(late).toMatchObject({ status: 409, body: { code: 'SET_CHANGED' } });
  const [kept] = (await client.get(path)).body['sets'];
  expect(kept).toMatchObject({ version: 2, name: expect.stringMatching(/^(한|다른) 탭$/) });
});

test('a deleted set is gone, and saving it says so', async () => {
  const client = await signIn();
  const { body } = await create(client);
  const address = `${path}/${body['set'].id}`;
  expect((await client.delete(address)).status).toBe(200);
  expect((await client.delete(address)).status).toBe(404);
  expect((await client.post(address, { ...content, version: 1 })).status).toBe(404);
  expect((await client.get(path)).body['sets']).toEqual([]);
});

test('a set of another user cannot be read, saved or deleted', async () => {
  const [owner, other] = [await signIn(), await signIn()];
  const { body } = await create(owner);
  const address = `${path}/${body['set'].id}`;
  expect((await other.post(address, { ...content, version: 1 })).status).toBe(404);
  expect((await other.delete(address)).status).toBe(404);
  expect((await other.get(path)).body['sets']).toEqual([]);
  expect((await owner.get(path)).body['sets']).toHaveLength(1);
});

test('refuses a 31st set, also from two requests at once', async () => {
  const client = await signIn();
  for (let count = 0; count < 29; count += 1) await create(client, { questions: [] });
  const last = await Promise.all([create(client), create(client)]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await create(client)).toMatchObject({ status: 409, body: { code: 'SET_LIMIT' } });
});

test.each([
  ['no name', { name: '' }],
  ['a long name', { name: '가'.repeat(61) }],
  ['a key that is none', { key: 'mine' }],
  ['51 questions', { questions: times(51, question) }],
  ['a blank question', { questions: [{ text: '\t' }] }],
  [
    'more characters than a set may have',
    {
      questions: times(50, {
        text: 'a'.repeat(300),
        points: times(6, { label: 'b'.repeat(80), cues: times(4, 'c'.repeat(80)) }),
      }),
    },
  ],
])('refuses %s', async (_, values) => {
  const client = await signIn();
  expect(await create(client, values)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION' },
  });
  expect((await client.get(path)).body['sets']).toEqual([]);
});
