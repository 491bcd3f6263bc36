import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formOf, goodAnswer, startInterview } from '../../../test/interviews.ts';
import { scriptedTranscriber } from '../../../test/scripted-engines.ts';
import { silence, spokenClip } from '../../../test/sound.ts';
import {
  clientOf,
  createTestApp,
  registerAccount,
  type TestClient,
} from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { systemClock } from '../../lib/clock.ts';
import type { Transcriber } from '../../engines/speech/transcriber.ts';
import { createLogger } from '../../lib/logger.ts';
import { speechWith } from '../../composition/speech.ts';
import { deleteStreamsBefore } from './repository.ts';

const recognise = vi.fn<Transcriber['recognise']>();

let database: TestDatabase;
let root: TestClient;
let mute: TestClient;
let close: () => Promise<void>;
let clip: Buffer;

beforeAll(async () => {
  clip = await spokenClip('short.wav');
  database = await createTestDatabase();
  const { db } = database;
  const log = createLogger('silent');
  const speech = speechWith(scriptedTranscriber(recognise), { db, clock: systemClock, log });
  const { app } = await createTestApp(database, {}, { speech });
  // Of its own: on one database the node with speech would recognise for both.
  const apart = await createTestDatabase();
  const { app: off } = await createTestApp(apart, { STT: 'off' }, { speech: undefined });
  root = clientOf(app);
  mute = clientOf(off);
  close = async () => {
    await app.close();
    await off.close();
    await apart.close();
    await database.close();
  };
});
afterAll(() => close());
beforeEach(() => {
  recognise.mockReset().mockResolvedValue({
    text: goodAnswer,
    segments: [{ start: 0, end: 3, text: goodAnswer }],
    confidence: 0.75,
  });
});

const path = '/api/stt/whisper-chunk';

const send = (
  client: TestClient,
  fields: Record<string, string | number | boolean>,
  bytes: Uint8Array | null = clip,
  type = 'audio/wav',
) => client.upload(path, formOf(fields, bytes ? { field: 'audio', bytes, type } : undefined));

describe('a chunk without a stream', () => {
  test('is recognised at once', async () => {
    const { client } = await registerAccount(root);
    const { status, body } = await send(client, { language: 'ko-KR', chunk_index: 3 });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      text: goodAnswer,
      confidence: 0.75,
      chunkIndex: 3,
      segments: [{ start: expect.any(Number), end: expect.any(Number), text: goodAnswer }],
      transcript: goodAnswer,
      preview: '',
    });
    expect(recognise.mock.lastCall?.[1]).toMatchObject({ language: 'ko' });
  });

  test('is recognised in the language of the request', async () => {
    const { client } = await registerAccount(root);
    await send(client, { language: 'en' });
    expect(recognise.mock.lastCall?.[1]).toMatchObject({ language: 'en' });
  });

  test('without a voice has no text, and the engine is not called', async () => {
    const { client } = await registerAccount(root);
    const { body } = await send(client, {}, silence(2));
    expect(body).toMatchObject({ text: '', segments: [] });
    expect(recognise).not.toHaveBeenCalled();
  });

  test('gets 503 when the engine fails, and nothing is stored', async () => {
    recognise.mockRejectedValue(new Error('broken'));
    const { client } = await registerAccount(root);
    const { status, body } = await send(client, {});
    expect([status, body['code']]).toEqual([503, 'STT_UNAVAILABLE']);
    expect(await database.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  });

  test.each([
    ['no sound', null, 'audio/wav', 400, 'VALIDATION'],
    ['text', Buffer.from('hello there, this is no sound'), 'audio/wav', 415, 'UNSUPPORTED_MEDIA'],
    ['a wrong claim', 'clip', 'audio/mp4', 415, 'UNSUPPORTED_MEDIA'],
  ] as const)('%s is refused', async (_title, given, type, status, code) => {
    const { client } = await registerAccount(root);
    const bytes = given === 'clip' ? clip : given;
    const answer = await send(client, {}, bytes, type);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });

  test.each([
    ['chunk_index', 'one'],
    ['stream', 'a b'],
    ['stream', ''],
  ])('with the %s %j is refused', async (field, value) => {
    const { client } = await registerAccount(root);
    expect((await send(client, { [field]: value })).status).toBe(400);
  });

  test('needs a token', async () => {
    expect((await send(root, {})).status).toBe(401);
  });
});

test('with speech switched off every chunk gets 503 STT_UNAVAILABLE', async () => {
  const { client } = await registerAccount(mute);
  const { status, body } = await send(client, {});
  expect([status, body['code']]).toEqual([503, 'STT_UNAVAILABLE']);
});

test('with speech switched off a spoken answer is unscored', async () => {
  const { client } = await registerAccount(mute);
  const { sessionId, questions } = await startInterview(client);
  const form = formOf(
    { sessionId, questionId: questions[0]!.id },
    { field: 'audio', bytes: clip, type: 'audio/wav' },
  );
  const { status, body } = await client.upload('/api/interviews/analyze-audio', form);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    analysisStatus: 'failed',
    failureReason: 'speech_off',
    analysis: null,
  });
});

describe('a stream', () => {
  test('gives the transcript of the answer that names it, without the sound being sent again', async () => {
    const { client } = await registerAccount(root);
    const { sessionId, questions } = await startInterview(client);
    const first = await send(client, { stream: 'answer-1', chunk_index: 0 });
    const last = await send(client, { stream: 'answer-1', chunk_index: 1, final: true }, null);
    expect([first.status, last.status]).toEqual([200, 200]);
    expect(`${first.body['text']}${last.body['text']}`).toBe(goodAnswer);
    expect(last.body['transcript']).toBe(goodAnswer);
    recognise.mockClear();
    const form = formOf({ sessionId, questionId: questions[0]!.id, stream: 'answer-1' });
    const { status, body } = await client.upload('/api/interviews/analyze-audio', form);
    expect(status).toBe(200);
    expect(body['analysis']).toMatchObject({ transcription: goodAnswer });
    expect(body['analysis'].segments).toHaveLength(1);
    expect(recognise).not.toHaveBeenCalled();
    expect(await database.db.selectFrom('speech_streams').select('id').execute()).toEqual([]);
  });

  test('is closed by its answer when it is still open', async () => {
    const { client } = await registerAccount(root);
    const { sessionId, questions } = await startInterview(client);
    await send(client, { stream: 'open', chunk_index: 0 });
    const form = formOf({ sessionId, questionId: questions[0]!.id, stream: 'open' });
    const { body } = await client.upload('/api/interviews/analyze-audio', form);
    expect(body['analysis'].transcription).toBe(goodAnswer);
  });

  test('that does not exist falls back to the sound; without sound the answer is unscored', async () => {
    const { client } = await registerAccount(root);
    const { sessionId, questions } = await startInterview(client);
    const fields = { sessionId, questionId: questions[0]!.id, stream: 'lost' };
    const sound = { field: 'audio', bytes: clip, type: 'audio/wav' };
    const response = await client.upload('/api/interviews/analyze-audio', formOf(fields, sound));
    expect(response.body['analysis'].transcription).toBe(goodAnswer);
    const nothing = await client.upload('/api/interviews/analyze-audio', formOf(fields));
    expect(nothing.body).toMatchObject({
      analysisStatus: 'failed',
      failureReason: 'speech_failed',
    });
  });

  test('with a lost part falls back to the sound; without sound the answer is unscored', async () => {
    const { client } = await registerAccount(root);
    const { sessionId, questions } = await startInterview(client);
    const fields = { sessionId, questionId: questions[0]!.id, stream: 'torn' };
    await send(client, { stream: 'torn', chunk_index: 1 }, silence(2));
    const nothing = await client.upload('/api/interviews/analyze-audio', formOf(fields));
    expect(nothing.body).toMatchObject({
      analysisStatus: 'failed',
      failureReason: 'speech_failed',
    });
    await send(client, { stream: 'torn2', chunk_index: 1 }, silence(2));
    const sound = { field: 'audio', bytes: clip, type: 'audio/wav' };
    const form = formOf({ ...fields, stream: 'torn2' }, sound);
    const response = await client.upload('/api/interviews/analyze-audio', form);
    expect(response.body['analysis'].transcription).toBe(goodAnswer);
  });

  test('that an answer waits for is not deleted', async () => {
    const { client } = await registerAccount(root);
    const { sessionId, questions } = await startInterview(client);
    await send(client, { stream: 'awaited', chunk_index: 0 });
    await send(client, { stream: 'left', chunk_index: 0 });
    const { db } = database;
    const { user_id } = await db
      .selectFrom('interview_sessions')
      .select('user_id')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('answers')
      .values({
        user_id,
        session_id: sessionId,
        question_id: questions[0]!.id,
        source: 'audio',
        counts: true,
        retake: false,
        data_size: 0,
        stream_key: 'awaited',
      })
      .execute();
    await deleteStreamsBefore(db, new Date(Date.now() + 60_000));
    const left = await db
      .selectFrom('speech_streams')
      .select('key')
      .where('user_id', '=', user_id)
      .execute();
    expect(left).toEqual([{ key: 'awaited' }]);
  });

  test('belongs to one user', async () => {
    const [mine, theirs] = [await registerAccount(root), await registerAccount(root)];
    await send(theirs.client, { stream: 'shared', chunk_index: 0 });
    recognise.mockClear();
    const { body } = await send(mine.client, { stream: 'shared', final: true }, null);
    expect(body).toMatchObject({ text: '', transcript: '' });
  });
});
