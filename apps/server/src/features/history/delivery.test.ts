import type { DeliverySummary } from '@daedap/contract/delivery';
import { expect, test } from 'vitest';
import { insertInterview } from '../../../test/interview-data.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile();

async function person() {
  const { user, client } = await registerAccount(context.client);
  return { id: user.id, client, db: context.database.db };
}

const summary: DeliverySummary = {
  seconds: 33.65,
  spokenSeconds: 20,
  firstWordSeconds: 0.42,
  pace: 5,
  paceUnit: 'syllables',
  paceChange: -0.1,
  pauses: 6,
  longestPause: 1.45,
  fillers: null,
  endingFall: 6.5,
  pitchRange: 5.33,
  timeUsed: 0.56,
  problem: null,
};

const path = (sessionId: number, answerId: number) =>
  `/api/recordings/sessions/${sessionId}/answers/${answerId}/delivery`;

test('is stored with its answer and shown with it, and sent again replaces it', async () => {
  const { id, client, db } = await person();
  const { sessionId, questionIds, answerIds } = await insertInterview(db, id, {
    answers: [{}, { score: 70 }],
  });
  const deliveries = async () => {
    const { body } = await client.get(`/api/interviews/session/${sessionId}/results`);
    return (body['userAnswers'] as { delivery: unknown }[]).map(({ delivery }) => delivery);
  };
  expect(await deliveries()).toEqual([null, null]);
  const stored = await client.post(path(sessionId, answerIds[1]!), summary);
  expect(stored).toMatchObject({ status: 200, body: { success: true } });
  expect(await deliveries()).toEqual([null, summary]);
  await client.post(path(sessionId, answerIds[1]!), { ...summary, pauses: 2 });
  expect(await deliveries()).toEqual([null, { ...summary, pauses: 2 }]);
  const { body } = await client.get(
    `/api/recordings/sessions/${sessionId}/questions/${questionIds[1]}/attempts`,
  );
  expect(body['attempts']).toMatchObject([{ delivery: { pauses: 2 }, score: 70 }]);
});

test.each([
  ['text instead of a number', { pace: 'fast' }],
  ['a number out of range', { timeUsed: -1 }],
  ['a problem that nobody knows', { problem: '<script>' }],
  ['a missing number', { spokenSeconds: undefined }],
])('%s is refused, and nothing is stored', async (_, wrong) => {
  const { id, client, db } = await person();
  const { sessionId, answerIds } = await insertInterview(db, id, { answers: [{}] });
  const answer = await client.post(path(sessionId, answerIds[0]!), { ...summary, ...wrong });
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  const { body } = await client.get(`/api/recordings/sessions/${sessionId}/answers`);
  expect(body['answers']).toMatchObject([{ delivery: null }]);
});

test('unknown fields are dropped', async () => {
  const { id, client, db } = await person();
  const { sessionId, answerIds } = await insertInterview(db, id, { answers: [{}] });
  await client.post(path(sessionId, answerIds[0]!), { ...summary, accent: 'Busan' });
  const { body } = await client.get(`/api/recordings/sessions/${sessionId}/answers`);
  expect(body['answers']).toMatchObject([{ delivery: summary }]);
  expect(JSON.stringify(body)).not.toContain('Busan');
});

test('belongs to whoever answered, and to an answer of that session', async () => {
  const [owner, other] = [await person(), await person()];
  const { sessionId, answerIds } = await insertInterview(owner.db, owner.id, { answers: [{}] });
  const { sessionId: second } = await insertInterview(owner.db, owner.id, { answers: [{}] });
  const missing = { status: 404, body: { code: 'NOT_FOUND' } };
  expect(await other.client.post(path(sessionId, answerIds[0]!), summary)).toMatchObject(missing);
  expect(await owner.client.post(path(second, answerIds[0]!), summary)).toMatchObject(missing);
  expect(await owner.client.post(path(sessionId, 2_000_000_000), summary)).toMatchObject(missing);
  const { body } = await owner.client.get(`/api/recordings/sessions/${sessionId}/answers`);
  expect(body['answers']).toMatchObject([{ delivery: null }]);
});

test('the history has that of each session as one, from the answers that count', async () => {
  const { id, client, db } = await person();
  const json = (values: Partial<DeliverySummary>) => JSON.stringify({ ...summary, ...values });
  await insertInterview(db, id, {
    answers: [
      { delivery: json({ spokenSeconds: 10, pace: 4, pauses: 1, longestPause: 3 }) },
      { delivery: json({ spokenSeconds: 30, pace: 6, pauses: 2, pitchRange: null, fillers: 2 }) },
      {},
      { question: 2, retake: true, delivery: json({ pauses: 99 }) },
    ],
    analysis: true,
  });
  await insertInterview(db, id, { answers: [{}], analysis: true });
  const { body } = await client.get('/api/analysis/history');
  const deliveries = (body['analyses'] as { delivery: unknown }[]).map(({ delivery }) => delivery);
  expect(deliveries).toHaveLength(2);
  expect(deliveries).toContain(null);
  expect(deliveries.find((delivery) => delivery !== null)).toMatchObject({
    seconds: 67.3,
    spokenSeconds: 40,
    pace: 5.5,
    pauses: 3,
    longestPause: 3,
    fillers: 2,
    pitchRange: 5.33,
    problem: null,
  });
});
