import type { AnyCall } from '@daedap/contract/call';
import { calls } from '@daedap/contract/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@daedap/server/test/eventually.ts';
import { attackAppForFile } from './support/attack-app.ts';
import { entries, goodRequest, nameOf } from './support/entries.ts';
import { expectContractResponse } from './support/expect-response.ts';
import { fuzzedRequest } from './support/fuzzed-request.ts';
import { createPerson, type Person } from './support/person.ts';
import { send } from './support/send.ts';

/** How many requests in all, and from which seed: the same seed sends the same requests. `npm run test:attacks` sends more. */
const total = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** A second try would hide what the first one found. */
const once = { timeout: 30 * 60_000 };

/** What a call takes in decides how much there is to try; hashing a password or decoding sound costs more than the rest. */
function weightOf({ params, query, body, upload, path }: AnyCall): number {
  if (upload || path.startsWith('/api/auth/')) return body ? 2 : 1;
  return (body ? 6 : 0) + (query ? 4 : 0) + (params ? 3 : 0) + 1;
}

const weights = calls.reduce((sum, call) => sum + weightOf(call), 0);
const context = attackAppForFile({}, { waitMs: 0 });
let [person, admin] = [] as unknown as [Person, Person];
let sent = 0;
let accepted = 0;

beforeAll(async () => {
  person = await createPerson(context);
  admin = await createPerson(context);
  const admins = context.database.db.updateTable('users').set({ role: 'admin' });
  await admins.where('id', '=', admin.userId).execute();
});

afterAll(() => {
  // oxlint-disable-next-line no-console -- whoever sees it fail needs the seed
  console.info(`fuzzing: ${sent} requests, ${accepted} of them accepted, FUZZ_SEED=${seed}`);
});

/** Some requests delete or complete what the next one needs. */
const renewedAfter = 100;

test.each(calls.map((call) => [nameOf(call), call] as const))(
  '%s: no made-up request causes a 5xx',
  once,
  async (name, call) => {
    expect(entries).toHaveProperty([name]);
    let requests = 0;
    const numRuns = Math.ceil((total * weightOf(call)) / weights);
    const property = fc.asyncProperty(fuzzedRequest(call), async (fuzzed) => {
      requests += 1;
      if (requests % renewedAfter === 0) person = await createPerson(context);
      const { request, raw } = fuzzed(goodRequest(call, person));
      const token = call.access === 'admin' ? admin.token : person.token;
      const given =
        raw === undefined ? undefined : { payload: raw, contentType: 'application/json' };
      const response = await send(context.app, call, { ...request, token }, given);
      sent += 1;
      if (response.statusCode < 400) accepted += 1;
      expectContractResponse(call, response);
    });
    await fc.assert(property, { seed, numRuns, endOnFailure: false });
  },
);

test('every stored answer is analysed or refused, and no analysis crashes', once, async () => {
  const { db } = context.database;
  await eventually(async () => {
    const open = db
      .selectFrom('answers')
      .select('id')
      .where('analysis_status', 'in', ['pending', 'processing']);
    expect(await open.execute()).toEqual([]);
  });
  const failed = db.selectFrom('answers').select(['id', 'answer_text', 'failure_reason']);
  expect(await failed.where('failure_reason', '=', 'analysis_failed').execute()).toEqual([]);
  expect(context.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(total);
  // Most are meant to be refused; if all were, nothing behind the schemas would have been tried.
  expect(accepted).toBeGreaterThan(sent / 10);
});
