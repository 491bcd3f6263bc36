import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sayText, startInterview } from '../../../test/interviews.ts';
import {
  breaksOffSpeaking,
  neverStops,
  type ScriptedVoice,
  sends,
  speaks,
  startScriptedVoice,
  toneOf,
} from '../../../test/scripted-voice.ts';
import { clientOf, createTestApp, registerAccount } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createSpeaker } from '../../engines/voice/speaker.ts';
import { speakQuestion } from './service.ts';

let service: ScriptedVoice;
let database: TestDatabase;
let context: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  [service, database] = await Promise.all([startScriptedVoice(), createTestDatabase()]);
});
beforeEach(async () => {
  context = await createTestApp(database, {
    TTS_BASE_URL: service.baseUrl,
    TTS_API_KEY: 'key',
    TTS_VOICE: 'nova',
    LIMIT_VOICES: '5',
  });
});
afterEach(async () => {
  service.reply(speaks());
  await context.app.close();
  await database.db.deleteFrom('voice_sounds').execute();
  await database.db.deleteFrom('rate_limits').execute();
});
afterAll(async () => {
  await service.close();
  await database.close();
});

async function account() {
  const { client, token, user } = await registerAccount(clientOf(context.app));
  const listen = (query = '') =>
    context.app.inject({
      method: 'GET',
      url: `/api/interview/voice${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
  return { client, user, listen };
}

const placeOf = (sessionId: number, questionId: number) =>
  `?sessionId=${sessionId}&questionId=${questionId}`;
const sounds = () => database.db.selectFrom('voice_sounds').selectAll().execute();

describe('a question', () => {
  test('is spoken by the service once, and kept for everyone who is asked the same', async () => {
    const { client, listen } = await account();
    const { sessionId, questions } = await startInterview(client);
    const [first] = questions;
    const before = service.requests.length;
    const spoken = await listen(placeOf(sessionId, first!.id));
    expect(spoken.statusCode).toBe(200);
    expect(spoken.headers['content-type']).toBe('audio/wav');
    expect(spoken.rawPayload).toEqual(toneOf(1));
    expect(service.requests.slice(before)).toMatchObject([
      {
        headers: { authorization: 'Bearer key' },
        body: { model: 'tts-1', voice: 'nova', input: first!.question },
      },
    ]);
    const again = await listen(placeOf(sessionId, first!.id));
    expect(again.rawPayload).toEqual(toneOf(1));
    expect(service.requests).toHaveLength(before + 1);
    expect(await sounds()).toMatchObject([{ question_id: null, bytes: toneOf(1).length }]);
  });

  test('of another person, of another session or of none is not found', async () => {
    const { client } = await account();
    const { sessionId, questions } = await startInterview(client);
    const other = await account();
    const own = await startInterview(other.client);
    const before = service.requests.length;
    const places = [
      placeOf(sessionId, questions[0]!.id),
      placeOf(own.sessionId, questions[0]!.id),
      placeOf(own.sessionId, 2_000_000_000),
    ];
    for (const place of places) {
      expect((await other.listen(place)).json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(service.requests).toHaveLength(before);
  });

  test('cannot be any text: a text of the caller is not looked at', async () => {
    const { listen } = await account();
    const before = service.requests.length;
    expect((await listen('?text=anything&input=anything')).statusCode).toBe(200);
    expect(service.requests.slice(before).map(({ body }) => body.input)).toEqual([
      '자기소개를 해주세요.',
    ]);
    expect((await listen('?sessionId=1')).statusCode).toBe(404);
  });

  test('that follows up on an answer is deleted with the account', async () => {
    const { client, user, listen } = await account();
    const { sessionId, questions } = await startInterview(client);
    await sayText(client, sessionId, questions[0]!.id);
    const { id } = await database.db
      .insertInto('questions')
      .values({
        session_id: sessionId,
        number: 9,
        text: '방금 말한 마법의 말은 무엇인가요?',
        question_type: 'general',
        expected_duration: 60,
        follows_question_id: questions[0]!.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await listen(placeOf(sessionId, id));
    expect(await sounds()).toMatchObject([{ question_id: id }]);
    await database.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect(await sounds()).toEqual([]);
  });
});

describe('a service with trouble', () => {
  test.each([
    ['an error', sends(500, 'text/plain', '')],
    ['no sound', sends(200, 'application/json', '{}')],
  ])('%s: 503, and nothing is kept', async (_name, reply) => {
    service.reply(reply);
    const { listen } = await account();
    const { statusCode, ...response } = await listen();
    expect(statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'TTS_UNAVAILABLE' });
    expect(await sounds()).toEqual([]);
  });

  test.each([
    ['too much', neverStops],
    ['half a sound', breaksOffSpeaking],
  ])('%s breaks off the response, and nothing is kept', async (_name, reply) => {
    service.reply(reply);
    const { listen } = await account();
    await expect(listen()).rejects.toThrow('response destroyed before completion');
    expect(await sounds()).toEqual([]);
  });
});

test('the sounds that were not heard for longest make room for new ones', async () => {
  const { client, user } = await account();
  const { sessionId, questions } = await startInterview(client);
  const options = { baseUrl: service.baseUrl, apiKey: undefined, model: 'm', voice: 'v' };
  let now = Date.parse('2026-11-15T00:00:00Z');
  const clock = { now: () => new Date(now) };
  const deps = {
    db: database.db,
    clock,
    log: context.services.logger,
    speaker: createSpeaker(options, clock),
    keptBytes: 2 * toneOf(1).length,
  };
  const hear = async (questionId: number) => {
    now += 1_000;
    const { chunks } = await speakQuestion(
      deps,
      user,
      { sessionId, questionId },
      { language: 'ko', signal: new AbortController().signal },
    );
    for await (const _ of chunks);
  };
  const [first, second, third] = questions.map(({ id }) => id);
  await hear(first!);
  await hear(second!);
  await hear(first!);
  await hear(third!);
  const before = service.requests.length;
  await hear(first!);
  await hear(third!);
  expect(service.requests).toHaveLength(before);
  await hear(second!);
  expect(service.requests).toHaveLength(before + 1);
});

test('may be heard as often as the limit says', async () => {
  const { listen } = await account();
  for (let at = 0; at < 5; at += 1) expect((await listen()).statusCode).toBe(200);
  expect((await listen()).json()).toMatchObject({ code: 'RATE_LIMITED' });
});

test('health says which service speaks; without one it is off, and the call says so', async () => {
  const { body } = await clientOf(context.app).get('/api/health');
  expect(body['engines'].voice).toEqual({
    status: 'ok',
    provider: 'openai-compatible',
    model: 'tts-1',
  });
  const silent = await createTestApp(database);
  const { token } = await registerAccount(clientOf(silent.app));
  const response = await silent.app.inject({
    method: 'GET',
    url: '/api/interview/voice',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'TTS_UNAVAILABLE' });
  const { body: health } = await clientOf(silent.app).get('/api/health');
  expect(health['engines'].voice).toEqual({ status: 'off', provider: 'embedded', model: null });
  await silent.app.close();
});
