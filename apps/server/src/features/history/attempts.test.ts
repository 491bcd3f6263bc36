import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { figuresAppForFile } from '../../../test/figures-app.ts';
import { insertInterview } from '../../../test/interview-data.ts';

const context = figuresAppForFile();

const addressOf = (sessionId: number | string, questionId: number | string | undefined) =>
  `/api/recordings/sessions/${sessionId}/questions/${questionId}/attempts`;

test('asks for a token', async () => {
  const answer = await context.app.inject({ method: 'GET', url: addressOf(1, 1) });
  expect(answer.statusCode).toBe(401);
});

test.each([addressOf(0, 1), addressOf('x', 1), addressOf(1, 0), addressOf(1, 'x')])(
  '%s is refused',
  async (address) => {
    const { client } = await context.person();
    expect((await client.get(address)).status).toBe(400);
  },
);

test('returns all attempts, oldest first, and which one counts', async () => {
  const { id, client } = await context.person();
  const { sessionId, questionIds, answerIds } = await insertInterview(context.db, id, {
    answers: [
      { score: 40, answer_text: '처음', video_path: 'take-1' },
      { question: 1, score: 60, answer_text: '다음', duration: 13 },
      { question: 2, score: 10 },
      { question: 1, score: 90, answer_text: '끝난 뒤', retake: true },
    ],
    analysis: true,
  });
  const { status, body } = await client.get(addressOf(sessionId, questionIds[0]));
  expect(status).toBe(200);
  expect(body['session']).toMatchObject({ id: sessionId, status: 'completed' });
  const common = { questionId: questionIds[0], questionNumber: 1, feedback: '좋아요.' };
  expect(body['attempts']).toMatchObject([
    { ...common, id: answerIds[0], score: 40, answerText: '처음', answerVideoPath: 'take-1' },
    { ...common, id: answerIds[1], score: 60, answerText: '다음', isTimeExceeded: true },
    { ...common, id: answerIds[3], score: 90, answerText: '끝난 뒤', isTimeExceeded: false },
  ]);
  const marks = body['attempts'].map(({ counts, retake }: Record<string, boolean>) => [
    counts,
    retake,
  ]);
  expect(marks).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

test('each attempt has its own backup; one of the question alone goes with the one that counts', async () => {
  const { id, client } = await context.person();
  const { sessionId, questionIds, answerIds } = await insertInterview(context.db, id, {
    answers: [{}, { question: 1 }, { question: 1, retake: true }],
  });
  const backup = (answerId: number | null) => ({
    id: randomUUID(),
    user_id: id,
    session_id: sessionId,
    question_id: questionIds[0]!,
    answer_id: answerId,
    storage_key: randomUUID(),
    filename: 'answer.webm',
    content_type: 'video/webm',
    bytes: 10,
  });
  const [first, loose] = [backup(answerIds[0]!), backup(null)];
  await context.db.insertInto('backups').values([first, loose]).execute();
  const { body } = await client.get(addressOf(sessionId, questionIds[0]));
  const shown = body['attempts'].map((attempt: { backup: { videoId: string } | null }) =>
    attempt.backup ? attempt.backup.videoId : null,
  );
  expect(shown).toEqual([first.id, loose.id, null]);
});

test('the newest 20 are shown', async () => {
  const { id, client } = await context.person();
  const answers = Array.from({ length: 22 }, (_, place) => ({ question: 1, score: place }));
  const { sessionId, questionIds } = await insertInterview(context.db, id, { answers });
  const { body } = await client.get(addressOf(sessionId, questionIds[0]));
  const scores = body['attempts'].map(({ score }: { score: number }) => score);
  expect(scores).toEqual(Array.from({ length: 20 }, (_, place) => place + 2));
});

test('attempts of another user or another session are not found', async () => {
  const [owner, other] = [await context.person(), await context.person()];
  const one = await insertInterview(context.db, owner.id, { answers: [{}] });
  const two = await insertInterview(context.db, owner.id, { answers: [{}] });
  expect((await other.client.get(addressOf(one.sessionId, one.questionIds[0]))).status).toBe(404);
  expect((await owner.client.get(addressOf(one.sessionId, two.questionIds[0]))).status).toBe(404);
  expect((await owner.client.get(addressOf(one.sessionId, one.questionIds[1]))).status).toBe(404);
});
