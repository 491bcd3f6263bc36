import type { AnyCall } from '@daedap/contract/call';
import { calls } from '@daedap/contract/calls';
import { beforeAll, test } from 'vitest';
import { attackAppForFile } from './support/attack-app.ts';
import { goodRequest, nameOf } from './support/entries.ts';
import { expectContractResponse } from './support/expect-response.ts';
import { createPerson, type Person } from './support/person.ts';
import { send } from './support/send.ts';

// An answer is taken without waiting for its analysis: it is the taking that is under attack.
const context = attackAppForFile({}, { waitMs: 0 });
let person: Person;
beforeAll(async () => {
  person = await createPerson(context);
});

const named = (list: readonly AnyCall[]) => list.map((call) => [nameOf(call), call] as const);

/** `npm test` tries one of each kind; `npm run test:attacks` and `npm run test:full` try them all. */
const full = Boolean(process.env['TEST_FULL']);

/** What a database, a log or a page may stumble over. PostgreSQL holds neither NUL nor half a character. */
const nasty = [
  'a\u0000b',
  'x\uDFFFy',
  '\u001B[31m\r\n\b',
  "'; drop table users; --",
  '$1 \\ %s %n {{7*7}} ${7*7}',
  '가'.repeat(5_000),
  ...(full
    ? ['\u0000', '\uD800', '\uFFFE\uFFFF', '\u202Eabc', '../../etc/passwd', 'a\u0301'.repeat(5_000)]
    : []),
];
const numbers = [1e308, -1, 1.5, 2 ** 31, ...(full ? [0, 2 ** 53, Number.MIN_VALUE, -0] : [])];
const others = [...numbers, null, [], {}, ...(full ? [true, [[]], { $gt: '' }] : [])];

test.each(named(calls.filter(({ body }) => body !== undefined)))(
  '%s: no text or number in a field causes a 5xx',
  async (_name, call) => {
    const good = goodRequest(call, person);
    for (const field of Object.keys(good.body ?? {})) {
      // A form holds text only; and what is in the file is another attack.
      for (const value of call.upload ? nasty : [...nasty, ...others]) {
        const fresh = goodRequest(call, person);
        const body = { ...fresh.body, [field]: value };
        const response = await send(context.app, call, {
          ...fresh,
          file: undefined,
          body,
          token: person.token,
        });
        expectContractResponse(call, response);
      }
    }
  },
);

test.each(named(calls.filter(({ query }) => query !== undefined)))(
  '%s: no text or number in the query causes a 5xx',
  async (_name, call) => {
    const good = goodRequest(call, person);
    const shape = call.query && 'shape' in call.query ? Object.keys(Object(call.query.shape)) : [];
    for (const field of shape) {
      for (const value of [...nasty, ...numbers.map(String), '', '[]', 'null', 'true']) {
        const query = { ...good.query, [field]: value };
        const response = await send(context.app, call, { ...good, query, token: person.token });
        expectContractResponse(call, response);
      }
      const twice = `${call.path.replace(/:\w+/, person.videoId)}?${field}=a&${field}=b&${field}[x]=c`;
      const headers = { authorization: `Bearer ${person.token}` };
      const response = await context.app.inject({ method: call.method, url: twice, headers });
      expectContractResponse(call, response);
    }
  },
);
