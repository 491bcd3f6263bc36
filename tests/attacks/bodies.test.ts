import type { AnyCall } from '@daedap/contract/call';
import { calls } from '@daedap/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { attackAppForFile } from './support/attack-app.ts';
import { goodRequest, nameOf } from './support/entries.ts';
import { expectContractResponse } from './support/expect-response.ts';
import { createPerson, type Person } from './support/person.ts';
import { payloadOf, send } from './support/send.ts';
import { everyRow } from './support/snapshot.ts';

const context = attackAppForFile();
let person: Person;
beforeAll(async () => {
  person = await createPerson(context);
});

const withBody = calls.filter(({ body }) => body !== undefined);
const json = withBody.filter(({ upload }) => upload === undefined);
const forms = withBody.filter(({ upload }) => upload !== undefined);
const named = (list: readonly AnyCall[]) => list.map((call) => [nameOf(call), call] as const);

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const deepObject = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Sends these bytes as the body of an otherwise good request. */
const sendRaw = (call: AnyCall, payload: string | Buffer, contentType = 'application/json') =>
  send(
    context.app,
    call,
    { params: goodRequest(call, person).params ?? {}, token: person.token },
    { payload, contentType },
  );

/** None of it may be taken for a body, so nothing may happen. */
const hopeless: readonly (readonly [string, string | Buffer])[] = [
  ['nothing', ''],
  ['cut-off JSON', '{"sessionId": 1'],
  ['two of them', '{}{}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1e999'],
  ['text', '"x"'],
  ['JSON with a comment', '{/* */}'],
  ['not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['NUL', '\u0000'],
  ['__proto__', '{"__proto__": {"role": "admin"}}'],
  ['__proto__, deep down', '{"interviewConfig": {"a": {"__proto__": {"x": 1}}}}'],
  ['constructor.prototype', '{"constructor": {"prototype": {"role": "admin"}}}'],
  ['10,000 lists in each other', deep(10_000)],
  ['10,000 objects in each other', deepObject(10_000)],
  [
    '10,000 levels inside a field',
    `{"sessionId": ${deep(10_000)}, "email": ${deepObject(10_000)}}`,
  ],
  ['more than the limit', JSON.stringify({ answerText: 'x'.repeat(256 * 1024) })],
  ['20,000 fields', `{${Array.from({ length: 20_000 }, (_, at) => `"f${at}":1`).join(',')}}`],
];

// Before the tests whose calls have an effect: a mail is written after its response, and would be taken for a change.
test.each(named(json))('%s refuses an invalid body, and changes nothing', async (_name, call) => {
  const before = await everyRow(context.database);
  for (const [title, payload] of hopeless) {
    const response = await sendRaw(call, payload);
    expectContractResponse(call, response);
    const expected = title === 'more than the limit' ? 413 : 400;
    expect([title, response.statusCode]).toEqual([title, expected]);
  }
  expect(await everyRow(context.database)).toEqual(before);
  expect({}).not.toHaveProperty('role');
});

describe.each(named(json))('%s', (_name, call) => {
  test.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/json+evil',
    'nonsense',
  ])('refuses %s', async (contentType) => {
    const { payload = '' } = await payloadOf(call, goodRequest(call, person));
    const response = await sendRaw(call, payload, contentType);
    expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });

  test('uses the last of two fields of the same name', async () => {
    const { body = {} } = goodRequest(call, person);
    const doubled = Object.entries(body)
      .flatMap(([name, value]) => [[name, { no: 1 }] as const, [name, value] as const])
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
    const response = await sendRaw(call, `{${doubled.join(',')}}`);
    expectContractResponse(call, response);
    const turned = await sendRaw(call, `{${doubled.toReversed().join(',')}}`);
    expect(turned.statusCode).toBe(400);
  });
});

describe.each(named(forms))('%s', (_name, call) => {
  test.each([
    ['JSON', 'application/json', '{}'],
    ['text', 'text/plain', 'x'],
    ['a form in an address', 'application/x-www-form-urlencoded', 'sessionId=1'],
    ['another kind of parts', 'multipart/mixed; boundary=x', '--x--\r\n'],
  ])('refuses %s', async (_title, contentType, payload) => {
    const response = await sendRaw(call, payload, contentType);
    expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });

  test.each([
    ['no boundary', 'multipart/form-data', '--x--\r\n'],
    ['an empty one', 'multipart/form-data; boundary=', '--x--\r\n'],
    [
      'one of a thousand letters',
      `multipart/form-data; boundary=${'x'.repeat(1_000)}`,
      '--x--\r\n',
    ],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"',
    ],
    ['no parts', 'multipart/form-data; boundary=x', ''],
    ['parts without names', 'multipart/form-data; boundary=x', '--x\r\n\r\nvalue\r\n--x--\r\n'],
    [
      'a field named __proto__',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n{"role":"admin"}\r\n--x--\r\n',
    ],
  ])('refuses a form with %s, and keeps nothing', async (_title, contentType, payload) => {
    const before = await everyRow(context.database);
    const response = await sendRaw(call, payload, contentType);
    expectContractResponse(call, response);
    expect(response.statusCode).toBe(400);
    expect(await everyRow(context.database)).toEqual(before);
    expect({}).not.toHaveProperty('role');
  });
});
