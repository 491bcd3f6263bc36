import { describe, expect, test } from 'vitest';
import { sayText, startInterview } from '../../../test/interviews.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';
import { markUnscored } from './analyse-answer.ts';

const context = testAppForFile({
  LIMIT_ANALYSES: '100000',
  LIMIT_CALLS: '100000',
  LIMIT_REGISTRATIONS: '100000',
});

const newcomer = () => registerAccount(context.client);

describe('at the same moment', () => {
  test('answering never deadlocks with aborting or resuming the session', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const keep = (status: string) => client.post('/api/interview/session', { sessionId, status });
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([
        sayText(client, sessionId, questions[0]!.id),
        keep('abandoned'),
        sayText(client, sessionId, questions[1]!.id),
        keep('in_progress'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  });

  test('answering during the deletion of the account leaves nothing behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, password } = await newcomer();
      const { sessionId, questions } = await startInterview(client);
      const [gone, ...answers] = await Promise.all([
        client.delete('/api/auth/me', { password }),
        sayText(client, sessionId, questions[0]!.id),
        sayText(client, sessionId, questions[1]!.id),
      ]);
      expect(gone.status).toBe(200);
      expect(answers.every(({ status }) => [200, 401, 404].includes(status))).toBe(true);
    }
  });

  test('marking an answer as unscored does not deadlock with a new answer', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    for (let round = 0; round < 10; round += 1) {
      const { body } = await sayText(client, sessionId, questions[0]!.id);
      const { db } = context.database;
      await db
        .updateTable('answers')
        .set({ analysis_status: 'processing' })
        .where('id', '=', body['answerId'])
        .execute();
      const [again] = await Promise.all([
        sayText(client, sessionId, questions[0]!.id),
        markUnscored(db, body['answerId'], 'analysis_failed'),
      ]);
      expect(again.status).toBe(200);
    }
  });

  test('of many concurrent attempts only the newest counts', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    await Promise.all(
      Array.from({ length: 25 }, () => sayText(client, sessionId, questions[0]!.id)),
    );
    const { body } = await client.get(`/api/recordings/sessions/${sessionId}/answers`);
    const [answer] = body['answers'];
    expect(answer.attempts).toHaveLength(20);
    expect(answer.attempts.at(-1).id).toBe(answer.id);
  });
});

test('sample questions with ids of ours are told apart by their texts', async () => {
  const { client } = await newcomer();
  const clientId = 'session-7-sample';
  const first = await sayText(client, clientId, 2, { questionText: '둘째 질문입니다.' });
  const second = await sayText(client, clientId, first.body['questionId'], {
    questionText: '자기소개를 해주세요.',
  });
  expect(second.body['questionId']).not.toBe(first.body['questionId']);
  const { sessionId, questions } = await startInterview(client);
  const fallback = await sayText(client, sessionId, questions[0]!.id, {
    questionText: '자기소개를 해주세요.',
  });
  expect(questions.map(({ id }) => id)).not.toContain(fallback.body['questionId']);
});

test('a session has at most thirty questions', async () => {
  const { client } = await newcomer();
  const say = (number: number) =>
    sayText(client, 'session-8-many', 1, { questionText: `질문 ${number}`, answerText: '' });
  for (let number = 0; number < 30; number += 1) expect((await say(number)).status).toBe(200);
  expect((await say(30)).status).toBe(400);
  expect((await say(0)).status).toBe(200);
});

test('a question of a completed session without an answer cannot be retaken', async () => {
  const { client } = await newcomer();
  const { sessionId, questions } = await startInterview(client);
  await sayText(client, sessionId, questions[0]!.id);
  await client.post('/api/interviews/comprehensive-analysis', { sessionId });
  const refused = await sayText(client, sessionId, questions[1]!.id, { retake: true });
  expect(refused).toMatchObject({ status: 409, body: { code: 'SESSION_CLOSED' } });
});

test('an answer that is scored after the session was analysed updates that analysis', async () => {
  const { client } = await newcomer();
  const { sessionId, questions } = await startInterview(client);
  const good = await sayText(client, sessionId, questions[0]!.id);
  const late = await sayText(client, sessionId, questions[1]!.id, { answerText: '' });
  await context.database.db
    .updateTable('answers')
    .set({ analysis_status: 'failed', score: null })
    .where('id', '=', late.body['answerId'])
    .execute();
  await client.post('/api/interviews/comprehensive-analysis', { sessionId });
  const { db } = context.database;
  await db
    .updateTable('answers')
    .set({ analysis_status: 'pending' })
    .where('id', '=', late.body['answerId'])
    .execute();
  await context.services.queue.send(db, 'analyse-text', { answerId: late.body['answerId'] });
  const mean = Math.round(good.body['analysis'].score / 2);
  await expect
    .poll(async () => (await client.get(`/api/analysis/results/${sessionId}`)).body['analysis'])
    .toMatchObject({ overallScore: mean, completedQuestions: 2 });
});
