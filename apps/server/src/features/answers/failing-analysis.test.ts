import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { Evaluator } from '../../engines/language/ports.ts';
import { sayText, startInterview } from '../../../test/interviews.ts';
import { enginesWith } from '../../../test/scripted-engines.ts';
import { clientOf, createTestApp, registerAccount } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof createTestApp>>['app'] | undefined;

afterEach(async () => {
  await app?.close();
  await database.close();
});

async function appWith(evaluate: Evaluator['evaluate'], waitMs?: number) {
  database = await createTestDatabase();
  const engines = enginesWith({ evaluate });
  const created = await createTestApp(
    database,
    {},
    { engines, ...(waitMs !== undefined && { waitMs }) },
  );
  app = created.app;
  const { client } = await registerAccount(clientOf(created.app));
  return { ...created, client, ...(await startInterview(client)) };
}

const real = enginesWith({}).evaluator.evaluate;

test('a failing job is tried three times, then the answer is unscored with its reason', async () => {
  const evaluate = vi.fn<Evaluator['evaluate']>().mockRejectedValue(new Error('no'));
  const { client, sessionId, questions } = await appWith(evaluate);
  const { status, body } = await sayText(client, sessionId, questions[0]!.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    analysisStatus: 'failed',
    failureReason: 'analysis_failed',
    analysis: null,
  });
  expect(evaluate).toHaveBeenCalledTimes(3);
  const answers = await client.get(`/api/recordings/sessions/${sessionId}/answers`);
  expect(answers.body['session']).toMatchObject({
    status: 'started',
    completedQuestions: 0,
    totalScore: null,
  });
  expect(answers.body['answers']).toMatchObject([
    { analysisStatus: 'failed', failureReason: 'analysis_failed', score: null },
  ]);
  const next = await client.get(`/api/interviews/${sessionId}/next-question`);
  expect(next.body['question'].id).toBe(questions[1]!.id);
  const whole = await client.post('/api/interviews/comprehensive-analysis', { sessionId });
  expect(whole.body['code']).toBe('NOTHING_TO_ANALYSE');
});

test('a job that succeeds on its second try scores the answer', async () => {
  const evaluate = vi.fn<Evaluator['evaluate']>(real).mockRejectedValueOnce(new Error('once'));
  const { client, sessionId, questions } = await appWith(evaluate);
  const { body } = await sayText(client, sessionId, questions[0]!.id);
  expect(body).toMatchObject({ analysisStatus: 'completed', analysis: { engine: 'embedded' } });
  expect(evaluate).toHaveBeenCalledTimes(2);
});

test('a database that is sometimes unreachable does not count as a failure of the answer', async () => {
  const unreachable = Object.assign(new Error('too many clients'), { code: '53300' });
  const evaluate = vi.fn<Evaluator['evaluate']>(real);
  for (let times = 0; times < 3; times += 1) evaluate.mockRejectedValueOnce(unreachable);
  const { client, sessionId, questions } = await appWith(evaluate);
  const { body } = await sayText(client, sessionId, questions[0]!.id);
  expect(body).toMatchObject({ analysisStatus: 'completed' });
  expect(evaluate).toHaveBeenCalledTimes(4);
});

test('a long analysis responds with 202, and its result can be fetched later', async () => {
  const gate = Promise.withResolvers<void>();
  const { client, sessionId, questions } = await appWith(async (input) => {
    await gate.promise;
    return real(input);
  }, 100);
  const keyed = client.with({ 'idempotency-key': 'slow' });
  const { status, body } = await sayText(keyed, sessionId, questions[0]!.id);
  expect(status).toBe(202);
  expect(body).toMatchObject({
    success: true,
    sessionId,
    analysis: null,
    analysisStatus: 'processing',
  });
  gate.resolve();
  await eventually(async () => {
    const again = await sayText(keyed, sessionId, questions[0]!.id);
    expect(again).toMatchObject({ status: 200, body: { answerId: body['answerId'] } });
  });
  const answers = await client.get(`/api/recordings/sessions/${sessionId}/answers`);
  expect(answers.body['answers']).toMatchObject([{ analysisStatus: 'completed' }]);
});

test('the comprehensive analysis waits for answers that are being analysed', async () => {
  const gate = Promise.withResolvers<void>();
  const { client, sessionId, questions } = await appWith(async (input) => {
    await gate.promise;
    return real(input);
  });
  const answered = sayText(client, sessionId, questions[0]!.id);
  await eventually(async () => {
    const rows = await database.db.selectFrom('answers').select('id').execute();
    expect(rows).toHaveLength(1);
  });
  const whole = client.post('/api/interviews/comprehensive-analysis', { sessionId });
  gate.resolve();
  expect((await whole).body['analysis']).toMatchObject({ completedQuestions: 1 });
  expect((await answered).status).toBe(200);
});

test('a stopping server responds to waiting requests with 202 and loses nothing', async () => {
  const gate = Promise.withResolvers<void>();
  const {
    client,
    sessionId,
    questions,
    app: stopped,
  } = await appWith(async (input) => {
    await gate.promise;
    return real(input);
  });
  const answered = sayText(client, sessionId, questions[0]!.id);
  await eventually(async () => {
    const row = await database.db
      .selectFrom('answers')
      .select('analysis_status')
      .executeTakeFirst();
    expect(row?.analysis_status).toBe('processing');
  });
  const closed = stopped.close();
  expect((await answered).status).toBe(202);
  gate.resolve();
  await closed;
  app = undefined;
});

test('an answer that is deleted during its analysis is not found', async () => {
  const gate = Promise.withResolvers<void>();
  const { client, sessionId, questions } = await appWith(async (input) => {
    await gate.promise;
    return real(input);
  });
  const answered = sayText(client, sessionId, questions[0]!.id);
  await eventually(async () => {
    const rows = await database.db.selectFrom('answers').select('id').execute();
    expect(rows).toHaveLength(1);
  });
  expect((await client.delete(`/api/recordings/sessions/${sessionId}`)).status).toBe(200);
  gate.resolve();
  expect((await answered).status).toBe(404);
});
