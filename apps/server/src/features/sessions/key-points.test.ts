import { describe, expect, test } from 'vitest';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

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

describe('key points before an answer', () => {
  const keyPoints = (client: Client, sessionId: number, questionId: number) =>
    client.get(`/api/interviews/${sessionId}/questions/${questionId}/key-points`);

  test('are two or three of the rubric, in the language of the session', async () => {
    const { client } = await registerAccount(context.client);
    for (const [language, letters] of [
      ['ko', /[가-힣]/],
      ['en', /^[^가-힣]+$/],
    ] as const) {
      const { sessionId, questions } = (await generate(client, { language })).body as {
        sessionId: number;
        questions: { id: number }[];
      };
      const { status, body } = await keyPoints(client, sessionId, questions[0]!.id);
      expect(status).toBe(200);
      expect([2, 3]).toContain(body['points'].length);
      for (const point of body['points']) expect(point).toMatch(letters);
    }
  });

  test('are never told in real mode, to others, or for a question outside of the bank', async () => {
    const { client } = await registerAccount(context.client);
    const { body: real } = await generate(client, { mode: 'real' });
    const hidden = await keyPoints(client, real['sessionId'], real['questions'][0].id);
    expect(hidden.body).toEqual({ success: true, points: [] });
    const { body: own } = await generate(client);
    const foreign = await client.post('/api/interviews/analyze-text', {
      sessionId: own['sessionId'],
      questionId: 999_999_999,
      questionText: '은행에 없는 질문입니다.',
      answerText: '네.',
    });
    const outside = await keyPoints(client, own['sessionId'], foreign.body['questionId']);
    expect(outside.body).toEqual({ success: true, points: [] });
    const { client: other } = await registerAccount(context.client);
    const refused = await keyPoints(other, own['sessionId'], own['questions'][0].id);
    expect(refused.status).toBe(404);
    expect((await keyPoints(client, own['sessionId'], 1)).status).toBe(404);
  });
});
