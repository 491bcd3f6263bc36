import type { AnyCall } from '@daedap/contract/call';
import { calls } from '@daedap/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { attackAppForFile } from './support/attack-app.ts';
import { goodRequest, nameOf, refusals } from './support/entries.ts';
import { expectContractResponse } from './support/expect-response.ts';
import { createPerson, type Person } from './support/person.ts';
import { send } from './support/send.ts';
import { placesOf, rowsOf } from './support/snapshot.ts';

const context = attackAppForFile();
let victim: Person;
beforeAll(async () => {
  victim = await createPerson(context);
});

/** Found nowhere but where an attack has put it. */
const mark = 'mass-assigned';
const number = 4_242_424;

/** What the tables hold and no caller may set, in both spellings. */
const columns = [
  'password_hash',
  'passwordHash',
  'isAdmin',
  'is_admin',
  'bank_id',
  'bankId',
  'storage_key',
  'storageKey',
  'feedback',
  'engine',
  'failure_reason',
  'upload_id',
  'created_at',
  'createdAt',
  'completed_at',
  'completedAt',
  'filename',
];
const figures = ['score', 'totalScore', 'relevance_score', 'relevanceScore', 'counts', 'failures'];

function extrasOf(call: AnyCall, victimId: number): Record<string, unknown> {
  const extras = {
    ...Object.fromEntries(columns.map((name) => [name, mark])),
    ...Object.fromEntries(figures.map((name) => [name, number])),
    id: number,
    role: 'admin',
    userId: victimId,
    user_id: victimId,
    user: { id: victimId, role: 'admin' },
    analysis: { score: 100, feedback: mark },
    analysis_status: 'completed',
    analysisStatus: 'completed',
  };
  const known = new Set(Object.keys(Object(call.body && 'shape' in call.body && call.body.shape)));
  return Object.fromEntries(Object.entries(extras).filter(([name]) => !known.has(name)));
}

test.each(
  calls.filter(({ body }) => body !== undefined).map((call) => [nameOf(call), call] as const),
)('%s stores nothing that it did not ask for', async (name, call) => {
  const attacker = await createPerson(context);
  const before = await rowsOf(context.database, victim.userId);
  const good = goodRequest(call, attacker);
  const body = { ...good.body, ...extrasOf(call, victim.userId) };
  const response = await send(context.app, call, { ...good, body, token: attacker.token });
  expectContractResponse(call, response);
  // It goes as it would without them.
  expect(response.statusCode).toBe(refusals[name] ?? call.status);
  expect(response.body).not.toMatch(/"role":"admin"/);
  expect(await placesOf(context.database, mark)).toEqual([]);
  expect(await placesOf(context.database, String(number))).toEqual([]);
  expect(await rowsOf(context.database, victim.userId)).toEqual(before);
  const admins = context.database.db.selectFrom('users').select('id').where('role', '=', 'admin');
  expect(await admins.execute()).toEqual([]);
});
