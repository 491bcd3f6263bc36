import { expect, test } from 'vitest';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile();
const path = '/api/practice/plan';
const plan = { days: [1, 3, 5], minutes: 20, interviewOn: '2026-12-01' };

test('asks for a token', async () => {
  expect((await context.client.get(path)).status).toBe(401);
});

test('is kept, replaced and deleted, for each user alone', async () => {
  const one = await registerAccount(context.client);
  const two = await registerAccount(context.client);
  expect((await one.client.get(path)).body).toEqual({ success: true, plan: null });
  expect((await one.client.post(path, plan)).body).toEqual({ success: true, plan });
  expect((await one.client.get(path)).body['plan']).toEqual(plan);
  expect((await two.client.get(path)).body['plan']).toBeNull();
  const changed = { days: [0], minutes: 60, interviewOn: null };
  await one.client.post(path, changed);
  expect((await one.client.get(path)).body['plan']).toEqual(changed);
  expect((await one.client.delete(path)).status).toBe(200);
  expect((await one.client.get(path)).body['plan']).toBeNull();
});

test.each([
  { days: [] },
  { days: [7] },
  { days: [5, 1, 5] },
  { minutes: 15 },
  { interviewOn: '2026-02-30' },
  { interviewOn: 'soon' },
])('%j is refused', async (wrong) => {
  const { client } = await registerAccount(context.client);
  expect((await client.post(path, { ...plan, ...wrong })).status).toBe(400);
});
