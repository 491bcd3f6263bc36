import { describe, expect, test } from 'vitest';
import { insertInterview } from '../../../test/interview-data.ts';
import { sayText, startInterview } from '../../../test/interviews.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile();

const analyse = (client: Awaited<ReturnType<typeof registerAccount>>['client'], id: unknown) =>
  client.post('/api/interviews/comprehensive-analysis', { sessionId: id });

describe('the comprehensive analysis', () => {
  test('completes the session; its score is the rounded mean of the answers', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId, questions } = await startInterview(client);
    const first = await sayText(client, sessionId, questions[0]!.id);
    await sayText(client, sessionId, questions[1]!.id, { answerText: '' });
    const { status, body } = await analyse(client, sessionId);
    const mean = Math.round(first.body['analysis'].score / 2);
    expect(status).toBe(200);
    expect(body['analysis']).toEqual({
      id: sessionId,
      overallScore: mean,
      overallFeedback: expect.any(String),
      overallStrengths: expect.any(Array),
      overallImprovements: expect.any(Array),
      detailedRecommendations: expect.any(Array),
      categoryPerformance: expect.objectContaining({
        job: { score: mean, strengths: expect.any(Array), improvements: expect.any(Array) },
      }),
      completedQuestions: 2,
      totalQuestions: 3,
      avgRelevanceScore: Math.round(first.body['analysis'].relevanceScore / 2),
      avgClarityScore: Math.round(first.body['analysis'].clarityScore / 2),
      avgDepthScore: Math.round(first.body['analysis'].depthScore / 2),
      engine: 'embedded',
      createdAt: '2026-11-15T03:00:00.000Z',
    });
    const results = await client.get(`/api/interviews/session/${sessionId}/results`);
    expect(results.body['analysis']).toEqual(body['analysis']);
    expect(results.body['session']).toMatchObject({
      status: 'completed',
      totalScore: mean,
      completedAt: '2026-11-15T03:00:00.000Z',
    });
  });

  test.each([
    ['real', 3, [1, 2, 3]],
    ['practice', 4, [1, 2, 3, 4]],
  ])('%s: an unanswered follow-up leaves %i questions', async (mode, total, numbers) => {
    const { client } = await registerAccount(context.client);
    const { sessionId, questions } = await startInterview(client, { mode });
    const first = questions[0]!.id;
    await sayText(client, sessionId, first);
    const made = await client.post('/api/ai/generate-next-question', {
      sessionId,
      questionId: first,
      answerText: '짧은 답변입니다.',
    });
    expect(made.body['question']).toMatchObject({ questionNumber: 2, followsQuestionId: first });
    await sayText(client, sessionId, questions[2]!.id);
    const { body } = await analyse(client, sessionId);
    expect(body['analysis']).toMatchObject({ completedQuestions: 2, totalQuestions: total });
    const left = await client.get(`/api/interview-lifecycle/session/${sessionId}/questions`);
    expect(left.body['session'].questionCount).toBe(total);
    expect(
      left.body['questions'].map((one: { questionNumber: number }) => one.questionNumber),
    ).toEqual(numbers);
  });

  test('is the same for repeated and concurrent requests', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId, questions } = await startInterview(client);
    await sayText(client, sessionId, questions[0]!.id);
    const both = await Promise.all([analyse(client, sessionId), analyse(client, sessionId)]);
    const again = await analyse(client, String(sessionId));
    expect(both[0].status).toBe(200);
    expect(both[1].body).toEqual(both[0].body);
    expect(again.body).toEqual(both[0].body);
  });

  test('can be deleted and made again beside three active sessions', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId, questions } = await startInterview(client);
    await sayText(client, sessionId, questions[0]!.id);
    const before = await analyse(client, sessionId);
    for (let active = 0; active < 3; active += 1) await startInterview(client);
    expect((await client.delete(`/api/analysis/${sessionId}`)).status).toBe(200);
    const countActive = async () =>
      (await client.get('/api/interviews/sessions/active')).body['count'];
    expect(await countActive()).toBe(4);
    const after = await analyse(client, sessionId);
    expect([after.status, after.body]).toEqual([200, before.body]);
    expect(await countActive()).toBe(3);
  });

  test.each([
    ['keeps the day of the interview', '2026-11-14T00:59:00.000Z', '2026-11-14T01:00:00.000Z'],
    ['counts today after a newer answer', '2026-11-14T02:00:00.000Z', '2026-11-15T03:00:00.000Z'],
  ])('made again, it %s', async (_what, answeredAt, completedAt) => {
    const { client, user } = await registerAccount(context.client);
    const { sessionId } = await insertInterview(context.database.db, user.id, {
      answers: [{ score: 64, created_at: new Date(answeredAt) }],
      analysis: true,
    });
    const address = `/api/analysis/results/${sessionId}`;
    await client.delete(`/api/analysis/${sessionId}`);
    expect((await client.get(address)).body['session']).toMatchObject({ completedAt: null });
    await analyse(client, sessionId);
    expect((await client.get(address)).body['session']).toMatchObject({ completedAt });
  });

  test('without a single answer is refused, and the session stays as it is', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId } = await startInterview(client);
    const refused = await analyse(client, sessionId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_ANALYSE' } });
    const { body } = await client.get('/api/interviews/sessions/active');
    expect(body['sessions'][0].status).toBe('started');
  });

  test('is not found for another user, and refused without a token', async () => {
    const [mine, theirs] = [
      await registerAccount(context.client),
      await registerAccount(context.client),
    ];
    const { sessionId, questions } = await startInterview(theirs.client);
    await sayText(theirs.client, sessionId, questions[0]!.id);
    expect((await analyse(mine.client, sessionId)).status).toBe(404);
    expect((await analyse(mine.client, 'x')).status).toBe(400);
    expect((await analyse(context.client, sessionId)).status).toBe(401);
  });

  test('is made again when an answer of the completed session is deleted', async () => {
    const { client } = await registerAccount(context.client);
    const { sessionId, questions } = await startInterview(client);
    const good = await sayText(client, sessionId, questions[0]!.id);
    const silent = await sayText(client, sessionId, questions[1]!.id, { answerText: '' });
    await analyse(client, sessionId);
    const remove = (id: number) =>
      client.delete(`/api/recordings/sessions/${sessionId}/answers/${id}`);
    await remove(silent.body['answerId']);
    const after = (await client.get(`/api/analysis/results/${sessionId}`)).body;
    expect(after['analysis']).toMatchObject({
      overallScore: good.body['analysis'].score,
      completedQuestions: 1,
    });
    expect(after['session']).toMatchObject({
      status: 'completed',
      totalScore: good.body['analysis'].score,
    });
    await remove(good.body['answerId']);
    const empty = (await client.get(`/api/analysis/results/${sessionId}`)).body;
    expect(empty).toMatchObject({
      analysis: null,
      session: { status: 'in_progress', completedAt: null, totalScore: null },
    });
  });
});
