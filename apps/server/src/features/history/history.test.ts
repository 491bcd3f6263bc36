import { describe, expect, test } from 'vitest';
import { figuresAppForFile } from '../../../test/figures-app.ts';
import { insertInterview } from '../../../test/interview-data.ts';

const context = figuresAppForFile();

const list = '/api/recordings/sessions';

test.each([list, '/api/recordings/stats', `${list}/1/answers`])(
  '%s asks for a token',
  async (url) => {
    const answer = await context.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(401);
  },
);

describe('the figures', () => {
  test('count sessions and the answers that count', async () => {
    const person = await context.person();
    await insertInterview(context.db, person.id, {
      answers: [
        { score: 20, duration: 1_000 },
        { question: 1, score: 60, duration: 45 },
        { question: 1, score: 90, duration: 1_000, retake: true },
        { question: 2, analysis_status: 'failed', duration: 44.5 },
        { question: 3, duration: null },
      ],
      analysis: { overall_score: 70 },
    });
    await insertInterview(context.db, person.id, { analysis: { overall_score: 75 } });
    await insertInterview(context.db, person.id, { answers: [{ score: 10, duration: 30.5 }] });
    await insertInterview(context.db, person.id, { session: { status: 'abandoned' } });
    const { status, body } = await person.client.get('/api/recordings/stats');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      stats: {
        totalSessions: 4,
        completedSessions: 2,
        totalAnswers: 4,
        avgScore: 73,
        totalTime: 2,
      },
    });
  });

  test('are zero for a new user', async () => {
    await insertInterview(context.db, (await context.person()).id, {
      answers: [{ duration: 600 }],
      analysis: true,
    });
    const { client } = await context.person();
    const { body } = await client.get('/api/recordings/stats');
    expect(body['stats']).toEqual({
      totalSessions: 0,
      completedSessions: 0,
      totalAnswers: 0,
      avgScore: 0,
      totalTime: 0,
    });
  });

  test('take two statements', async () => {
    const { client } = await context.person();
    expect(await context.countQueries(() => client.get('/api/recordings/stats'))).toBe(2);
  });
});

describe('the answers of a session', () => {
  test('come with the session, by either of its ids', async () => {
    const { id, client } = await context.person();
    const { sessionId, answerIds } = await insertInterview(context.db, id, {
      session: { client_id: 'session-1-x' },
      answers: [{ score: 55 }, { analysis_status: 'failed', failure_reason: 'speech_off' }],
    });
    const { status, body } = await client.get(`${list}/${sessionId}/answers`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      session: expect.objectContaining({ id: sessionId, totalScore: 55, completedQuestions: 1 }),
      answers: [
        expect.objectContaining({ id: answerIds[0], score: 55, backup: null }),
        expect.objectContaining({ id: answerIds[1], score: null, failureReason: 'speech_off' }),
      ],
    });
    expect((await client.get(`${list}/session-1-x/answers`)).body).toEqual(body);
  });

  test('are not found for another user', async () => {
    const { sessionId } = await insertInterview(context.db, (await context.person()).id);
    const { client } = await context.person();
    const answer = await client.get(`${list}/${sessionId}/answers`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('take as many statements for seven as for one', async () => {
    const { id, client } = await context.person();
    const counts = [];
    for (const questions of [1, 7]) {
      const answers = Array.from({ length: questions }, () => ({}));
      const { sessionId } = await insertInterview(context.db, id, { questions, answers });
      const call = () => client.get(`${list}/${sessionId}/answers`);
      counts.push(await context.countQueries(call));
    }
    expect(counts).toEqual([4, 4]);
  });
});
