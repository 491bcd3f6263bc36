import type { AnyCall } from '@daedap/contract/call';
import { calls } from '@daedap/contract/calls';
import { analyzeText } from '@daedap/contract/calls/answers';
import { readBackup, submitBackup } from '@daedap/contract/calls/backups';
import { transcribeChunk } from '@daedap/contract/calls/speech';
import { beforeAll, expect, test } from 'vitest';
import { goodAnswer } from '@daedap/server/test/interviews.ts';
import { attackAppForFile } from './support/attack-app.ts';
import { goodRequest, nameOf, type Request } from './support/entries.ts';
import { createPerson, type Person } from './support/person.ts';
import { send } from './support/send.ts';
import { everyRow, rowsOf } from './support/snapshot.ts';

const context = attackAppForFile();
let [victim, attacker] = [] as unknown as [Person, Person];
beforeAll(async () => {
  victim = await createPerson(context);
  attacker = await createPerson(context);
});

/** Names that belong to someone. A stream is each user's own, as an idempotency key is: see below. */
const idNames = new Set([
  'sessionId',
  'id',
  'recordingId',
  'questionId',
  'answerId',
  'videoId',
  'setId',
]);

const idsIn = (request: Request) =>
  (['params', 'body'] as const).flatMap((place) =>
    Object.keys(request[place] ?? {})
      .filter((name) => idNames.has(name))
      .map((name) => ({ place, name })),
  );

/** The attacker's own request, with one id or all of them taken from the victim. */
function* stolen(call: AnyCall): Generator<[string, Request]> {
  const own = goodRequest(call, attacker);
  const theirs = goodRequest(call, victim);
  const ids = idsIn(own);
  const swap = (chosen: typeof ids) => {
    const request = structuredClone(own);
    for (const { place, name } of chosen)
      Object.assign(request[place] ?? {}, pick(theirs[place], name));
    return request;
  };
  for (const id of ids) yield [id.name, swap([id])];
  if (ids.length > 1) yield ['all', swap(ids)];
}

const pick = (from: Record<string, unknown> | undefined, name: string) => ({
  [name]: from?.[name],
});

const naming = calls.filter((call) => /:|sessionId/.test(`${call.path} ${bodyNames(call)}`));

function bodyNames({ body }: AnyCall): string {
  const shape: unknown = body && 'shape' in body ? body.shape : {};
  return Object.keys(shape ?? {}).join(' ');
}

test('the list of calls that name a resource is complete', () => {
  expect(naming.map(nameOf)).toHaveLength(32);
  for (const call of naming) expect([...stolen(call)]).not.toEqual([]);
});

/** A script belongs to the words of a question: who asks for one of another person gets their own, which is none. */
const withoutOwner = 'GET /api/practice/questions/:questionId/script';

test('responds with nothing to the script of another person', async () => {
  const call = calls.find((one) => nameOf(one) === withoutOwner)!;
  for (const [, request] of stolen(call)) {
    const response = await send(context.app, call, { ...request, token: attacker.token });
    expect(response.json()).toEqual({ success: true, script: null });
  }
});

test.each(
  naming
    .filter((call) => nameOf(call) !== withoutOwner)
    .map((call) => [nameOf(call), call] as const),
)('%s: responds 404 to the resource of another person', async (_name, call) => {
  const before = await everyRow(context.database);
  for (const [name, request] of stolen(call)) {
    const response = await send(context.app, call, { ...request, token: attacker.token });
    expect([name, response.statusCode]).toEqual([name, 404]);
    expect(response.json()).toEqual({
      success: false,
      code: 'NOT_FOUND',
      error: expect.any(String),
    });
  }
  expect(await everyRow(context.database)).toEqual(before);
});

test('gives the same response for a resource that does not exist', async () => {
  for (const call of naming.filter(({ method }) => method !== 'POST')) {
    const [, theirs] = [...stolen(call)].at(-1)!;
    const params = Object.fromEntries(
      Object.keys(theirs.params ?? {}).map((name) => [
        name,
        name === 'videoId' ? crypto.randomUUID() : '2147483000',
      ]),
    );
    const [there, nowhere] = await Promise.all(
      [theirs, { ...theirs, params }].map((request) =>
        send(context.app, call, { ...request, token: attacker.token }),
      ),
    );
    expect(there?.body).toBe(nowhere?.body);
  }
});

test('lists hold nothing of other people', async () => {
  const lists = calls.filter((call) => call.method === 'GET' && !call.path.includes(':'));
  for (const call of lists.filter(({ access }) => access === 'user')) {
    const request = { ...goodRequest(call, attacker), token: attacker.token };
    const { body, statusCode } = await send(context.app, call, request);
    expect([nameOf(call), statusCode, body.includes(victim.mark)]).toEqual([
      nameOf(call),
      200,
      false,
    ]);
  }
  const found = await attacker.client.get(`/api/recordings/sessions?q=${victim.mark}`);
  expect(found.body['sessions']).toEqual([]);
});

test('the name that a client gave its session is each user’s own', async () => {
  const { clientSessionId } = victim;
  expect((await attacker.client.get(`/api/analysis/results/${clientSessionId}`)).status).toBe(404);
  const before = await rowsOf(context.database, victim.userId);
  const { body } = await attacker.client.post(analyzeText.path, {
    sessionId: clientSessionId,
    questionId: victim.open.questions[0],
    questionText: '자기소개를 해주세요.',
    answerText: goodAnswer,
  });
  expect(body['sessionId']).not.toBe(victim.open.id);
  expect(await rowsOf(context.database, victim.userId)).toEqual(before);
});

test('an idempotency key of another person returns nothing of theirs', async () => {
  const said = async (person: Person, answerText: string) => {
    const client = person.client.with({ 'idempotency-key': 'the same key' });
    const [questionId] = person.open.questions;
    return client.post(analyzeText.path, { sessionId: person.open.id, questionId, answerText });
  };
  const theirs = await said(victim, `${victim.mark} ${goodAnswer}`);
  const own = await said(attacker, goodAnswer);
  expect(own.body['answerId']).not.toBe(theirs.body['answerId']);
  expect(JSON.stringify(own.body)).not.toContain(victim.mark);
});

test('a stream key of another person returns nothing of theirs', async () => {
  const theirs = await send(context.app, transcribeChunk, {
    ...goodRequest(transcribeChunk, victim),
    token: victim.token,
  });
  expect(theirs.statusCode).toBe(200);
  const ended = await send(context.app, transcribeChunk, {
    body: { stream: victim.stream, final: 'true', chunk_index: '1' },
    token: attacker.token,
  });
  expect(ended.json()).toMatchObject({ text: '', transcript: '' });
  const own = await send(context.app, transcribeChunk, {
    body: { stream: victim.stream, final: 'true', chunk_index: '1' },
    token: victim.token,
  });
  expect(own.json()).toMatchObject({ transcript: '들은 말' });
});

test('a signed link opens its own recording only, and only for its time', async () => {
  const open = (videoId: string, query: Record<string, string>) =>
    send(context.app, readBackup, { params: { videoId }, query });
  const { videoId, expires, signature } = victim;
  const { expires: ownExpires, signature: ownSignature } = attacker;
  expect((await open(videoId, { expires, signature })).statusCode).toBe(200);
  const later = String(Number(expires) + 3_600);
  for (const query of [
    { expires: ownExpires, signature: ownSignature },
    { expires: later, signature },
    { expires: `${expires}.0`, signature },
    { expires: `0${expires}`, signature },
    { expires, signature: `${signature}=` },
    { expires, signature: signature.toLowerCase() },
    { expires, signature: '' },
  ]) {
    expect((await open(videoId, query)).statusCode).toBe(404);
  }
  expect((await open(videoId.toUpperCase(), { expires, signature })).statusCode).toBe(404);
  context.clock.advanceDays(1);
  expect((await open(videoId, { expires, signature })).statusCode).toBe(404);
  context.clock.advanceDays(-1);
});

test('a backup for the question of another leaves no bytes behind', async () => {
  const keys = () => context.database.db.selectFrom('removed_backups').selectAll().execute();
  const before = await keys();
  await send(context.app, submitBackup, {
    ...goodRequest(submitBackup, attacker),
    body: { sessionId: victim.open.id, questionId: victim.open.questions[0] },
    token: attacker.token,
  });
  expect(await keys()).toEqual(before);
});
