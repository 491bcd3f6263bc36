import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { goodAnswer, formOf, sayText, startInterview } from '../../../test/interviews.ts';
import { scriptedTranscriber } from '../../../test/scripted-engines.ts';
import { silence, spokenClip } from '../../../test/sound.ts';
import {
  clientOf,
  createTestApp,
  registerAccount,
  type TestClient,
} from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Transcriber } from '../../engines/speech/transcriber.ts';
import { speechWith } from '../../composition/speech.ts';
import { systemClock } from '../../lib/clock.ts';
import { createLogger } from '../../lib/logger.ts';

const hear = vi.fn<Transcriber['recognise']>();
const heard = {
  text: goodAnswer,
  segments: [{ start: 0.5, end: 3, text: goodAnswer }],
  confidence: 0.8,
};

let database: TestDatabase;
let root: TestClient;
let close: () => Promise<void>;
let clip: Buffer;

beforeAll(async () => {
  clip = await spokenClip('short.wav');
  database = await createTestDatabase();
  const speech = speechWith(scriptedTranscriber(hear), {
    db: database.db,
    clock: systemClock,
    log: createLogger('silent'),
  });
  const { app } = await createTestApp(database, { LIMIT_ANALYSES: '1000' }, { speech });
  root = clientOf(app);
  close = async () => {
    await app.close();
    await database.close();
  };
});
afterAll(() => close());
beforeEach(() => void hear.mockReset().mockResolvedValue(heard));

async function interview() {
  const { client } = await registerAccount(root);
  const { sessionId, questions } = await startInterview(client);
  return { client, sessionId, questionId: questions[0]!.id, questions };
}

type SentInterview = Awaited<ReturnType<typeof interview>>;

const wav = (bytes: Uint8Array = clip) => ({ field: 'audio', bytes, type: 'audio/wav' });

const say = (
  { client, sessionId, questionId }: SentInterview,
  file: Parameters<typeof formOf>[1] = wav(),
  fields: Record<string, string | number | boolean> = {},
) =>
  client.upload(
    '/api/interviews/analyze-audio',
    formOf({ sessionId, questionId, ...fields }, file),
  );

const countRows = async () => {
  const { rows } = await database.pool.query<{ uploads: string; parts: string }>(
    'select (select count(*) from uploads) as uploads, (select count(*) from upload_parts) as parts',
  );
  return rows[0];
};

describe('an audio answer', () => {
  test('is transcribed and scored, and its file is deleted', async () => {
    const sent = await interview();
    const { status, body } = await say(sent, wav(), {
      duration: 4,
      questionText: 'ignored: the server has its own',
      answerVideoPath: 'recording-7',
      interviewConfig: JSON.stringify({ type: 'video' }),
      audioMetadata: JSON.stringify({ sampleRate: 16_000 }),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      sessionId: sent.sessionId,
      questionId: sent.questionId,
      analysisStatus: 'completed',
      dataSize: clip.length,
      analysis: { transcription: goodAnswer, score: expect.any(Number), engine: 'embedded' },
    });
    const [segment] = body['analysis'].segments;
    expect(segment.text).toBe(goodAnswer);
    expect(segment.end).toBeGreaterThan(segment.start);
    expect(body['analysis'].evidence[0].seconds).toEqual({
      start: expect.any(Number),
      end: expect.any(Number),
    });
    expect(hear).toHaveBeenCalledWith(
      expect.any(Float32Array),
      expect.objectContaining({ language: 'ko' }),
    );
    expect(await countRows()).toEqual({ uploads: '0', parts: '0' });
    const answers = await sent.client.get(`/api/recordings/sessions/${sent.sessionId}/answers`);
    expect(answers.body['answers'][0]).toMatchObject({
      answerText: goodAnswer,
      answerDuration: 4,
      answerVideoPath: 'recording-7',
    });
  });

  test('without a duration gets that of the audio', async () => {
    const sent = await interview();
    await say(sent);
    const answers = await sent.client.get(`/api/recordings/sessions/${sent.sessionId}/answers`);
    expect(answers.body['answers'][0].answerDuration).toBeCloseTo(clip.length / 32_000, 0);
  });

  test('may have its fields after the file', async () => {
    const { client, sessionId, questionId } = await interview();
    const form = formOf({}, wav());
    form.append('sessionId', String(sessionId));
    form.append('questionId', String(questionId));
    expect((await client.upload('/api/interviews/analyze-audio', form)).status).toBe(200);
  });

  test('without a voice scores zero without asking the engine', async () => {
    const sent = await interview();
    const { body } = await say(sent, wav(silence(3)));
    expect(body).toMatchObject({
      analysisStatus: 'completed',
      analysis: { score: 0, transcription: '' },
    });
    expect(hear).not.toHaveBeenCalled();
  });

  test('that cannot be transcribed is unscored; a typed transcript then scores it', async () => {
    hear.mockRejectedValue(new Error('engine broken'));
    const sent = await interview();
    const { status, body } = await say(sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      analysisStatus: 'failed',
      failureReason: 'speech_failed',
      analysis: null,
    });
    expect(hear).toHaveBeenCalledTimes(3);
    const results = await sent.client.get(`/api/interviews/session/${sent.sessionId}/results`);
    expect(results.body['session']).toMatchObject({ completedQuestions: 0, totalScore: null });
    expect(await countRows()).toEqual({ uploads: '0', parts: '0' });
    const typed = await sayText(sent.client, sent.sessionId, sent.questionId);
    expect(typed.body['analysisStatus']).toBe('completed');
  });

  test('is not transcribed again when only its evaluation failed', async () => {
    const sent = await interview();
    hear.mockRejectedValueOnce(new Error('hiccup'));
    const { body } = await say(sent);
    expect(body['analysisStatus']).toBe('completed');
    expect(hear).toHaveBeenCalledTimes(2);
  });

  test('with an idempotency key is stored once, also when its file is sent again', async () => {
    const sent = await interview();
    const client = sent.client.with({ 'idempotency-key': 'spoken' });
    const first = await say({ ...sent, client });
    const again = await say({ ...sent, client });
    expect(again.body['answerId']).toBe(first.body['answerId']);
    expect(hear).toHaveBeenCalledTimes(1);
    expect(await countRows()).toEqual({ uploads: '0', parts: '0' });
  });
});

describe('a file with the wrong content type', () => {
  test.each([
    [
      'text',
      Buffer.from('this is not sound at all, whatever it claims to be, is it?'),
      'audio/wav',
    ],
    ['nothing', Buffer.alloc(0), 'audio/wav'],
    [
      'a header and garbage',
      Buffer.concat([Buffer.from('RIFF\x00\x00\x00\x00WAVE'), Buffer.alloc(500, 7)]),
      'audio/wav',
    ],
    [
      'random bytes',
      Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 251)),
      'audio/webm',
    ],
  ])('%s is refused with 415 and leaves nothing behind', async (_title, bytes, type) => {
    const sent = await interview();
    const { status, body } = await say(sent, { field: 'audio', bytes, type });
    expect([status, body['code']]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    expect(await countRows()).toEqual({ uploads: '0', parts: '0' });
    const answers = await sent.client.get(`/api/recordings/sessions/${sent.sessionId}/answers`);
    expect(answers.body['answers']).toEqual([]);
  });

  test('a WAV that claims to be WebM is refused', async () => {
    const sent = await interview();
    const { status } = await say(sent, { field: 'audio', bytes: clip, type: 'audio/webm' });
    expect(status).toBe(415);
  });

  test('a file over 20 MB is refused during the upload', async () => {
    const sent = await interview();
    const bytes = Buffer.concat([clip, Buffer.alloc(20 * 1024 * 1024)]);
    const { status, body } = await say(sent, wav(bytes));
    expect(status).toBe(413);
    expect(body).toMatchObject({
      code: 'FILE_TOO_LARGE',
      details: '파일이 20MB를 넘었어요. 더 짧게 답변해주세요.',
    });
    expect(await countRows()).toEqual({ uploads: '0', parts: '0' });
  });
});

describe('an invalid form', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a session that is none', { sessionId: 'x' }, 'sessionId'],
    ['a question that is none', { questionId: '' }, 'questionId'],
    ['a stream with odd letters', { stream: 'a b' }, 'stream'],
  ])('%s is refused and leaves nothing behind', async (_title, fields, field) => {
    const sent = await interview();
    const { status, body } = await say(sent, wav(), fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION', details: { [field]: expect.any(String) } });
    expect(await countRows()).toEqual({ uploads: '0', parts: '0' });
  });

  test('without a file or a stream is refused', async () => {
    const { client, sessionId, questionId } = await interview();
    const form = formOf({ sessionId, questionId });
    const { status, body } = await client.upload('/api/interviews/analyze-audio', form);
    expect(status).toBe(400);
    expect(body['details']).toHaveProperty('audio');
  });

  test('JSON instead of a form is refused', async () => {
    const { client } = await interview();
    expect((await client.post('/api/interviews/analyze-audio', {})).status).toBe(415);
  });

  test("for someone else's session is not found and leaves nothing", async () => {
    const [mine, theirs] = [await interview(), await interview()];
    const { status } = await say({ ...theirs, client: mine.client });
    expect(status).toBe(404);
    expect(await countRows()).toEqual({ uploads: '0', parts: '0' });
  });

  test('without a token is refused', async () => {
    const { status } = await root.upload('/api/interviews/analyze-audio', formOf({}, wav()));
    expect(status).toBe(401);
  });
});

test('a video is transcribed and scored, described in the response, and deleted', async () => {
  const { client, sessionId, questionId } = await interview();
  const bytes = await spokenClip('short-video.webm');
  const form = formOf(
    { sessionId, questionId, duration: 3, userId: 1 },
    { field: 'video', bytes, type: 'video/webm', name: 'answer.webm' },
  );
  const { status, body } = await client.upload('/api/interviews/analyze-video', form);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    analysisStatus: 'completed',
    videoId: expect.any(String),
    filename: 'answer.webm',
    fileSizeFormatted: expect.stringMatching(/^\d+(\.\d)? KB$/),
    message: '영상을 받았어요. 분석이 끝나면 바로 지워요.',
    analysis: { transcription: goodAnswer },
  });
  expect(await countRows()).toEqual({ uploads: '0', parts: '0' });
});
