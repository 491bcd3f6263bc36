import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { figuresAppForFile, pagesOf } from '../../../test/figures-app.ts';
import { insertInterview } from '../../../test/interview-data.ts';

const context = figuresAppForFile();

const addresses = (ref: number | string) => [
  `/api/interviews/session/${ref}/results`,
  `/api/analysis/results/${ref}`,
  `/api/analysis/results/analysis/${ref}`,
];
const day = (number: number) => new Date(Date.UTC(2026, 9, number));
const refused = [
  ['GET', '/api/interviews/session/1/results'],
  ['GET', '/api/analysis/results/1'],
  ['GET', '/api/analysis/results/analysis/1'],
  ['GET', '/api/analysis/history'],
  ['DELETE', '/api/analysis/1'],
] as const;

test.each(refused)('%s %s asks for a token', async (method, url) => {
  const answer = await context.app.inject({ method, url });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
});

describe('results', () => {
  test('have the session, its analysis and its answers, under all three paths', async () => {
    const { id, client } = await context.person();
    const { sessionId, answerIds } = await insertInterview(context.db, id, {
      session: { client_id: 'session-1700000000000-abc' },
      questions: 2,
      answers: [{ score: 70 }, { score: 91 }],
      analysis: { overall_score: 81, completed_questions: 2 },
    });
    const [first, ...others] = await Promise.all(addresses(sessionId).map(client.get));
    expect(first?.status).toBe(200);
    expect(first?.body).toEqual({
      success: true,
      session: {
        id: sessionId,
        mainCategory: 'job',
        subCategory: 'it',
        difficulty: 'beginner',
        timePerQuestion: 10,
        questionCount: 2,
        totalQuestions: 2,
        completedQuestions: 2,
        totalScore: 81,
        status: 'completed',
        createdAt: '2026-11-14T01:00:00.000Z',
        completedAt: '2026-11-14T01:00:00.000Z',
        language: 'ko',
        mode: 'practice',
        format: 'free',
        source: 'bank',
        preparationSeconds: 10,
        enableAds: true,
        currentQuestionIndex: null,
        totalDuration: null,
        clientSessionId: 'session-1700000000000-abc',
      },
      analysis: {
        id: sessionId,
        overallScore: 81,
        overallFeedback: '고르게 좋았어요.',
        overallStrengths: ['구체적이에요'],
        overallImprovements: ['결론을 먼저 말해보세요'],
        detailedRecommendations: ['한 문장으로 시작해보세요'],
        categoryPerformance: { job: { score: 80, strengths: ['구체적이에요'], improvements: [] } },
        completedQuestions: 2,
        totalQuestions: 2,
        avgRelevanceScore: 80,
        avgClarityScore: 80,
        avgDepthScore: 80,
        engine: 'embedded',
        createdAt: '2026-11-14T01:00:00.000Z',
      },
      userAnswers: [
        expect.objectContaining({ id: answerIds[0], questionNumber: 1, score: 70 }),
        expect.objectContaining({ id: answerIds[1], questionNumber: 2, score: 91 }),
      ],
    });
    for (const other of others) expect(other.body).toEqual(first?.body);
    for (const address of addresses('session-1700000000000-abc')) {
      expect((await client.get(address)).body).toEqual(first?.body);
    }
  });

  test('have no analysis before the comprehensive one exists', async () => {
    const { id, client } = await context.person();
    const { sessionId } = await insertInterview(context.db, id);
    const { body } = await client.get(`/api/analysis/results/${sessionId}`);
    expect(body).toMatchObject({ session: { totalScore: null }, analysis: null, userAnswers: [] });
  });

  test('are not found for another user', async () => {
    const [owner, other] = [await context.person(), await context.person()];
    const { sessionId } = await insertInterview(context.db, owner.id, { analysis: true });
    for (const address of addresses(sessionId)) {
      const answer = await other.client.get(address);
      expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'NOT_FOUND' } });
    }
  });

  test.each(['0', '-1', 'abc', '2147483648', '1.5', 'session-x-1'])(
    'are refused for the id %s',
    async (ref) => {
      const { client } = await context.person();
      for (const address of addresses(ref)) {
        const answer = await client.get(address);
        expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      }
    },
  );

  test('take as many statements for seven answers as for one', async () => {
    const { id, client } = await context.person();
    const of = async (count: number) => {
      const answers = Array.from({ length: count }, () => ({}));
      const data = { questions: count, answers, analysis: true } as const;
      return `/api/analysis/results/${(await insertInterview(context.db, id, data)).sessionId}`;
    };
    const [one, seven] = [await of(1), await of(7)];
    const few = await context.countQueries(() => client.get(one));
    const many = await context.countQueries(() => client.get(seven));
    expect([few, many]).toEqual([5, 5]);
  });
});

describe('the history', () => {
  test('is newest first, in pages that neither skip nor repeat', async () => {
    const { id, client } = await context.person();
    const ids: number[] = [];
    // The third and the fourth are of the same moment, the fifth a microsecond later.
    const times = [day(1), day(2), day(3), day(3), day(3)];
    for (const created_at of times) {
      const analysis = { created_at };
      ids.push((await insertInterview(context.db, id, { analysis })).sessionId);
    }
    // A Date is too coarse to say so.
    await sql`
      update analyses set created_at = created_at + interval '1 microsecond'
      where session_id = ${ids[4]}`.execute(context.db);
    for (const limit of [1, 2, 5]) {
      const pages = await pagesOf(client, `/api/analysis/history?limit=${limit}`, 'analyses');
      expect(pages.flat()).toEqual(ids.toReversed());
    }
  });

  test('has the session of each analysis', async () => {
    const { id, client } = await context.person();
    const { sessionId } = await insertInterview(context.db, id, {
      session: { main_category: 'pressure', sub_category: 'stress', question_count: 5 },
      analysis: { overall_score: 77, completed_questions: 3 },
    });
    await insertInterview(context.db, id);
    await insertInterview(context.db, (await context.person()).id, { analysis: true });
    const { status, body } = await client.get('/api/analysis/history');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      analyses: [
        expect.objectContaining({
          id: sessionId,
          overallScore: 77,
          completedQuestions: 3,
          totalQuestions: 5,
          session: expect.objectContaining({ id: sessionId, mainCategory: 'pressure' }),
        }),
      ],
      nextCursor: null,
    });
  });

  test('is empty for a new user', async () => {
    const { client } = await context.person();
    const { body } = await client.get('/api/analysis/history');
    expect(body).toEqual({ success: true, analyses: [], nextCursor: null });
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=', 'cursor=abc', 'cursor=WzEsMiwzXQ'])(
    'is refused with %s',
    async (query) => {
      const { client } = await context.person();
      const answer = await client.get(`/api/analysis/history?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    },
  );

  test('takes as many statements for many as for one', async () => {
    const { id, client } = await context.person();
    const count = () => context.countQueries(() => client.get('/api/analysis/history'));
    await insertInterview(context.db, id, { analysis: true });
    const few = await count();
    for (let more = 0; more < 9; more += 1) {
      await insertInterview(context.db, id, { analysis: true });
    }
    expect([few, await count()]).toEqual([3, 3]);
  });
});

describe('deleting an analysis', () => {
  test('sets its session to in progress, and is not found the second time', async () => {
    const { id, client } = await context.person();
    const { sessionId } = await insertInterview(context.db, id, {
      answers: [{ score: 64 }],
      analysis: true,
    });
    const answer = await client.delete(`/api/analysis/${sessionId}`);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { body } = await client.get(`/api/analysis/results/${sessionId}`);
    expect(body).toMatchObject({
      session: { status: 'in_progress', completedAt: null, totalScore: 64 },
      analysis: null,
      userAnswers: [{ score: 64 }],
    });
    const again = await client.delete(`/api/analysis/${sessionId}`);
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test.each(['started', 'in_progress', 'abandoned'] as const)(
    'is refused for a session that is %s, which stays so',
    async (status) => {
      const { id, client } = await context.person();
      const { sessionId } = await insertInterview(context.db, id, { session: { status } });
      expect((await client.delete(`/api/analysis/${sessionId}`)).status).toBe(404);
      const { body } = await client.get(`/api/analysis/results/${sessionId}`);
      expect(body['session'].status).toBe(status);
    },
  );

  test('does not delete that of another user', async () => {
    const [owner, other] = [await context.person(), await context.person()];
    const { sessionId } = await insertInterview(context.db, owner.id, { analysis: true });
    expect((await other.client.delete(`/api/analysis/${sessionId}`)).status).toBe(404);
    const { body } = await owner.client.get(`/api/analysis/results/${sessionId}`);
    expect(body['analysis']).not.toBeNull();
  });
});
