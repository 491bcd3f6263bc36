import { calls } from '@daedap/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { attackAppForFile } from './support/attack-app.ts';
import { entries, goodRequest, nameOf, refusals } from './support/entries.ts';
import { expectContractResponse } from './support/expect-response.ts';
import { createPerson, type Person } from './support/person.ts';
import { send } from './support/send.ts';

const context = attackAppForFile();
let reader: Person;
beforeAll(async () => {
  reader = await createPerson(context);
});

test('the attacks cover every call of the contract, and no other', () => {
  expect(Object.keys(entries).toSorted()).toEqual(calls.map(nameOf).toSorted());
});

/** mass-assignment.test.ts sends the valid bodies, too, and expects the same response. */
const tested = calls.filter(({ body }) => process.env['TEST_FULL'] || body === undefined);

/** Otherwise an attack would be refused for another reason than the one it tests. */
test.each(tested.map((call) => [nameOf(call), call] as const))(
  '%s: the request that the attacks change is valid',
  async (name, call) => {
    // Reading changes nothing: one person does for all of it.
    const person = call.method === 'GET' ? reader : await createPerson(context);
    if (call.access === 'admin') {
      const values = { role: 'admin' } as const;
      await context.database.db.updateTable('users').set(values).execute();
    }
    const response = await send(context.app, call, {
      ...goodRequest(call, person),
      token: person.token,
    });
    expectContractResponse(call, response);
    expect(response.statusCode).toBe(refusals[name] ?? call.status);
  },
);
