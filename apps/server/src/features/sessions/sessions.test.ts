import { describe, expect, test } from 'vitest';
import {
  clientOf,
  createTestApp,
  registerAccount,
  testAppForFile,
} from '../../../test/test-app.ts';

const context = testAppForFile({ LIMIT_GENERATIONS: '30' });

const wanted = {
  mainCategory: 'job',
  subCategory: 'it',
  difficulty: 'intermediate',
  count: 3,
  enableAds: true,
};

type Client = Awaited<ReturnType<typeof registerAccount>>['client'];

const generate = (client: Client, values: Record<string, unknown> = {}) =>
  client.post('/api/ai/generate-questions', { ...wanted, ...values });

const answer = (client: Client, sessionId: number, questionId: number) =>
  client.post('/api/interviews/analyze-text', {
    sessionId,
    questionId,
    answerText: '저는 삼 년 동안 백엔드를 개발했고 응답 시간을 절반으로 줄였습니다.',
  });

describe('generating questions', () => {
  test.each([3, 5, 7])('makes a session with %i questions', async (count) => {
    const { client } = await registerAccount(context.client);
    const { status, body } = await generate(client, { count, timePerQuestion: 60 });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      sessionId: expect.any(Number),
      questions: Array.from({ length: count }, (_, index) => ({
        id: expect.any(Number),
        question: expect.stringMatching(/[가-힣]/),
        text: body['questions'][index].question,
        category: 'job',
        subCategory: 'it',
        difficulty: 'intermediate',
        questionNumber: index + 1,
        questionType: expect.stringMatching(/^(general|behavioral|situational|technical)$/),
        expectedDuration: expect.any(Number),
        followsQuestionId: null,
      })),
    });
    const { body: active } = await client.get('/api/interviews/sessions/active');
    expect(active).toMatchObject({
      count: 1,
      sessions: [
        {
          id: body['sessionId'],
          status: 'started',
          timePerQuestion: 60,
          questionCount: count,
          totalQuestions: count,
          completedQuestions: 0,
          totalScore: null,
          enableAds: true,
        },
      ],
    });
  });

  test('asks in the given language, or else in that of the request', async () => {
    const { client } = await registerAccount(context.client);
    const english = await generate(client, { language: 'en' });
    const byHeader = await generate(client.with({ 'accept-language': 'en' }));
    for (const { body } of [english, byHeader]) {
      expect(body['questions'][0].question).toMatch(/^[^가-힣]+$/);
    }
  });

  test('without a time limit gives 30 seconds', async () => {
    const { client } = await registerAccount(context.client);
    await generate(client);
    const { body } = await client.get('/api/interviews/sessions/active');
    expect(body['sessions'][0].timePerQuestion).toBe(30);
  });

  test('keeps mode, format and preparation time; a client that names none gets practice', async () => {
    const { client } = await registerAccount(context.client);
    await generate(client);
    const terms = { mode: 'real', format: 'admission', preparationSeconds: 0 };
    const real = await generate(client, terms);
    const { body } = await client.get('/api/interviews/sessions/active');
    expect(body['sessions']).toMatchObject([
      { id: real.body['sessionId'], ...terms },
      { mode: 'practice', format: 'free', preparationSeconds: 10 },
    ]);
    const details = await client.get(`/api/recordings/sessions/${real.body['sessionId']}/answers`);
    expect(details.body['session']).toMatchObject(terms);
  });

  test('makes a session of one question', async () => {
    const { client } = await registerAccount(context.client);
    const { status, body } = await generate(client, { count: 1 });
    expect(status).toBe(201);
    expect(body['questions']).toHaveLength(1);
  });

  test('does not repeat questions', async () => {
    const { client } = await registerAccount(context.client);
    const first = await generate(client, { count: 7 });
    const second = await generate(client, { count: 7 });
    const texts = (body: typeof first.body): string[] =>
      body['questions'].map((question: { text: string }) => question.text);
    const both = [...texts(first.body), ...texts(second.body)];
    expect(new Set(both).size).toBe(14);
  });

  test('a fourth active session is refused until one ends', async () => {
    const { client } = await registerAccount(context.client);
    const first = await generate(client);
    await generate(client);
    await generate(client);
    expect(await generate(client)).toMatchObject({ status: 409, body: { code: 'SESSION_LIMIT' } });
    await client.post('/api/interview/session', {
      sessionId: first.body['sessionId'],
      status: 'abandoned',
    });
    expect((await generate(client)).status).toBe(201);
  });

  test('concurrent requests on two nodes start at most three sessions', async () => {
    const { client, token } = await registerAccount(context.client);
    const other = await createTestApp(context.database);
    const second = clientOf(other.app).as(token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => generate(index % 2 ? client : second)),
    );
    await other.app.close();
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409, 409, 409]);
    expect((await client.get('/api/interviews/sessions/active')).body['count']).toBe(3);
  });

  test.each([
    [{ mainCategory: 'cooking' }, 'mainCategory'],
    [{ subCategory: 'regular' }, 'subCategory'],
    [{ subCategory: 7 }, 'subCategory'],
    [{ difficulty: 'hard' }, 'difficulty'],
    [{ count: 4 }, 'count'],
    [{ count: 2 }, 'count'],
    [{ mode: 'exam' }, 'mode'],
    [{ format: 'panel' }, 'format'],
    [{ preparationSeconds: 20 }, 'preparationSeconds'],
    [{ count: '3' }, 'count'],
    [{ timePerQuestion: 0 }, 'timePerQuestion'],
    [{ language: 'fr' }, 'language'],
  ])('refuses %j', async (values, field) => {
    const { client } = await registerAccount(context.client);
    const { status, body } = await generate(client, values);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'VALIDATION',
      details: { [field]: '올바른 값이 아니에요' },
    });
    expect((await client.get('/api/interviews/sessions/active')).body['count']).toBe(0);
  });

  test('is limited to thirty an hour', async () => {
    const { client } = await registerAccount(context.client);
    for (let made = 0; made < 30; made += 1) await generate(client, { count: 4 });
    const refused = await generate(client);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await client.get('/api/interviews/sessions/active')).status).toBe(200);
  });
});

describe('the next question', () => {
  test('is the one after the last question with an answer', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId, questions } = (await generate(client)).body;
    const next = async () => (await client.get(`/api/interviews/${sessionId}/next-question`)).body;
    expect(await next()).toEqual({
      success: true,
      hasNextQuestion: true,
      question: questions[0],
      session: { completedQuestions: 0, remainingQuestions: 3, totalQuestions: 3 },
      processingTime: expect.any(Number),
    });
    await answer(client, sessionId, questions[1].id);
    expect(await next()).toMatchObject({
      question: questions[2],
      session: { completedQuestions: 1, remainingQuestions: 2, totalQuestions: 3 },
    });
    await answer(client, sessionId, questions[2].id);
    expect(await next()).toMatchObject({ hasNextQuestion: false, question: null });
  });

  test('is not found for an unknown session or that of another user', async () => {
    const [mine, theirs] = [
      await registerAccount(context.client),
      await registerAccount(context.client),
    ];
    const { sessionId } = (await generate(theirs.client)).body;
    for (const id of [sessionId, 999_999, 'session-1-none']) {
      const { status, body } = await mine.client.get(`/api/interviews/${id}/next-question`);
      expect([status, body['code']]).toEqual([404, 'NOT_FOUND']);
    }
    const odd = await mine.client.get('/api/interviews/abc/next-question');
    expect(odd).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});

describe('a follow-up', () => {
  const followUp = (client: Client, sessionId: number, questionId: number) =>
    client.post('/api/ai/generate-next-question', {
      sessionId,
      questionId,
      answerText: '느린 쿼리를 찾아 인덱스를 추가했습니다.',
    });

  test('comes after its question and raises the total; a repeated request returns the same one', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId, questions } = (await generate(client)).body;
    const first = await followUp(client, sessionId, questions[0].id);
    expect(first).toMatchObject({
      status: 200,
      body: {
        hasNextQuestion: true,
        question: { questionNumber: 2, followsQuestionId: questions[0].id },
        session: { completedQuestions: 0, remainingQuestions: 4, totalQuestions: 4 },
      },
    });
    const again = await followUp(client, sessionId, questions[0].id);
    expect(again.body['question']).toEqual(first.body['question']);
    const { body } = await client.get(`/api/interview-lifecycle/session/${sessionId}/questions`);
    const order = body['questions'].map((question: { id: number }) => question.id);
    expect(order).toEqual([
      questions[0].id,
      first.body['question'].id,
      questions[1].id,
      questions[2].id,
    ]);
    expect(body['session']).toMatchObject({ questionCount: 4, totalQuestions: 4 });
  });

  test('is added at most twice per session', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId, questions } = (await generate(client)).body;
    await followUp(client, sessionId, questions[0].id);
    await followUp(client, sessionId, questions[1].id);
    const third = await followUp(client, sessionId, questions[2].id);
    expect(third).toMatchObject({
      status: 200,
      body: { hasNextQuestion: false, question: null, session: { totalQuestions: 5 } },
    });
  });

  test('is added once by two concurrent requests', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId, questions } = (await generate(client)).body;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => followUp(client, sessionId, questions[0].id)),
    );
    expect(new Set(answers.map(({ body }) => body['question'].id)).size).toBe(1);
  });

  test('is not found for a question of another user', async () => {
    const [mine, theirs] = [
      await registerAccount(context.client),
      await registerAccount(context.client),
    ];
    const own = (await generate(mine.client)).body;
    const other = (await generate(theirs.client)).body;
    const foreign = await followUp(mine.client, other['sessionId'], other['questions'][0].id);
    const mixed = await followUp(mine.client, own['sessionId'], other['questions'][0].id);
    expect([foreign.status, mixed.status]).toEqual([404, 404]);
  });
});

describe('saving a session', () => {
  const keep = (client: Client, body: Record<string, unknown>) =>
    client.post('/api/interview/session', body);

  test('saves the progress', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId } = (await generate(client)).body;
    const place = { currentQuestionIndex: 2, totalDuration: 61.5, timePerQuestion: 60 };
    const body = { sessionId: String(sessionId), ...place };
    expect(await keep(client, body)).toMatchObject({
      status: 200,
      body: {
        success: true,
        session: { id: sessionId, status: 'started', ...place },
      },
    });
  });

  test('aborts, also twice, and resumes', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId } = (await generate(client)).body;
    const statusAfter = async (status: string) =>
      (await keep(client, { sessionId, status })).body['session'].status;
    expect(await statusAfter('abandoned')).toBe('abandoned');
    expect(await statusAfter('abandoned')).toBe('abandoned');
    expect(await statusAfter('in_progress')).toBe('in_progress');
  });

  test('does not resume a fourth active session', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId } = (await generate(client)).body;
    await keep(client, { sessionId, status: 'abandoned' });
    for (let made = 0; made < 3; made += 1) await generate(client);
    const refused = await keep(client, { sessionId, status: 'in_progress' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'SESSION_LIMIT' } });
  });

  test('does not abort a completed session', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId, questions } = (await generate(client)).body;
    await answer(client, sessionId, questions[0].id);
    await client.post('/api/interviews/comprehensive-analysis', { sessionId });
    const refused = await keep(client, { sessionId, status: 'abandoned' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'SESSION_CLOSED' } });
  });

  test('refuses statuses that only the server sets, and sessions of other users', async () => {
    const [mine, theirs] = [
      await registerAccount(context.client),
      await registerAccount(context.client),
    ];
    const { sessionId } = (await generate(mine.client)).body;
    for (const status of ['completed', 'started', 'lost']) {
      expect((await keep(mine.client, { sessionId, status })).status).toBe(400);
    }
    expect((await keep(theirs.client, { sessionId, status: 'abandoned' })).status).toBe(404);
  });
});

test('returns all questions of a session, and which are answered', async () => {
  const { client } = await registerAccount(context.client);
  const { sessionId, questions } = (await generate(client)).body;
  await answer(client, sessionId, questions[1].id);
  const { body } = await client.get(`/api/interview-lifecycle/session/${sessionId}/questions`);
  expect(body['session']).toMatchObject({ id: sessionId, status: 'in_progress' });
  expect(body['questions']).toEqual([
    { ...questions[0], answered: false },
    { ...questions[1], answered: true },
    { ...questions[2], answered: false },
  ]);
});

test('reports which engines work', async () => {
  const { client } = await registerAccount(context.client);
  const { status, body } = await client.get('/api/ai/test');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    questions: {
      provider: 'embedded',
      model: expect.any(String),
      ok: true,
      latency: expect.any(Number),
    },
    analysis: {
      provider: 'embedded',
      model: expect.any(String),
      ok: true,
      latency: expect.any(Number),
    },
    speech: { provider: 'embedded', model: null, ok: false, latency: null },
    voice: { provider: 'embedded', model: null, ok: false, latency: null },
  });
});

test.each([
  ['POST', '/api/ai/generate-questions'],
  ['POST', '/api/ai/generate-next-question'],
  ['GET', '/api/ai/test'],
  ['GET', '/api/interviews/1/next-question'],
  ['GET', '/api/interviews/sessions/active'],
  ['POST', '/api/interview/session'],
  ['GET', '/api/interview-lifecycle/session/1/questions'],
])('%s %s needs a token', async (method, path) => {
  const { status, body } =
    method === 'GET' ? await context.client.get(path) : await context.client.post(path, {});
  expect([status, body['code']]).toEqual([401, 'UNAUTHENTICATED']);
});
