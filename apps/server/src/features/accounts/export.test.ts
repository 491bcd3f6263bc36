import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertInterview } from '../../../test/interview-data.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';
import type { Schema } from '../../database/schema.ts';

const context = testAppForFile();

/** What only means something to the server itself. */
const leftOut = new Set(['user_id', 'idempotency_key', 'upload_id', 'stream_key', 'storage_key']);

type Inserted = Awaited<ReturnType<typeof insertEverything>>;

/** An interview with something in every column of every table. */
async function insertEverything(userId: number) {
  const { db } = context.database;
  const upload = { id: randomUUID(), user_id: userId, content_type: 'audio/webm', bytes: 3 };
  await db
    .insertInto('uploads')
    .values({ ...upload, filename: 'on its way' })
    .execute();
  const inserted = await insertInterview(db, userId, {
    session: {
      client_id: 'session-1700000000000-export',
      current_question_index: 41,
      total_duration: 1234.5,
      time_per_question: 77,
      completed_at: new Date('2026-11-14T01:23:45.678Z'),
    },
    questions: [{ text: '첫째 질문' }, { text: '꼬리 질문', bank_id: 'job-it-beginner-12' }],
    answers: [
      { answer_text: '처음 한 말', score: 21 },
      {
        question: 1,
        source: 'audio',
        idempotency_key: 'secret key of a repeat',
        upload_id: upload.id,
        stream_key: 'secret key of a stream',
        filename: 'answer.webm',
        data_size: 54_321,
        answer_text: '다시 한 말',
        segments: JSON.stringify([{ start: 0.25, end: 1.75, text: '다시 한 말' }]),
        duration: 33.25,
        video_path: 'recording-7',
        stt_method: 'whisper-server',
        stt_confidence: 0.875,
        failure_reason: 'speech_failed',
        score: 61,
        relevance_score: 62,
        clarity_score: 63,
        depth_score: 64,
        feedback: '느낀 점도 말해보세요.',
        evidence: JSON.stringify([
          { dimension: 'depth', effect: 'lowered', quote: '말', start: 5, end: 6, note: '짧아요' },
        ]),
        processing_ms: 4_321,
      },
      { question: 1, answer_text: '나중에 한 말', score: 91, retake: true },
    ],
    analysis: { overall_score: 61, overall_feedback: '전체 평가' },
  });
  const { sessionId, questionIds, answerIds } = inserted;
  await db
    .updateTable('questions')
    .set({ follows_question_id: questionIds[0]! })
    .where('id', '=', questionIds[1]!)
    .execute();
  const backup = {
    id: randomUUID(),
    user_id: userId,
    session_id: sessionId,
    question_id: questionIds[0]!,
    answer_id: answerIds[1]!,
    storage_key: 'secret key of the storage',
    filename: 'backup.webm',
    content_type: 'video/webm',
    bytes: 7_654_321,
    duration: 33.5,
    created_at: new Date('2026-11-14T02:00:00.000Z'),
  };
  await db.insertInto('backups').values(backup).execute();
  return { ...inserted, backup };
}

test('holds each session with its questions, every attempt, the analysis and the backups', async () => {
  const account = await registerAccount(context.client);
  const { sessionId, questionIds, answerIds, backup } = await insertEverything(account.user.id);
  const { body } = await account.client.get('/api/auth/export');
  expect(body['sessions']).toEqual([
    expect.objectContaining({
      id: sessionId,
      status: 'completed',
      totalScore: 61,
      clientSessionId: 'session-1700000000000-export',
      analysis: expect.objectContaining({ overallScore: 61, overallFeedback: '전체 평가' }),
      backups: [
        {
          videoId: backup.id,
          questionId: questionIds[0],
          answerId: answerIds[1],
          filename: 'backup.webm',
          contentType: 'video/webm',
          bytes: 7_654_321,
          duration: 33.5,
          createdAt: '2026-11-14T02:00:00.000Z',
        },
      ],
    }),
  ]);
  const [first, second] = body['sessions'][0].questions;
  expect(first).toMatchObject({ id: questionIds[0], questionNumber: 1, question: '첫째 질문' });
  expect(second).toMatchObject({ question: '꼬리 질문', answers: [] });
  expect(first.answers).toMatchObject([
    { id: answerIds[0], answerText: '처음 한 말', score: 21, counts: false, retake: false },
    { id: answerIds[1], answerText: '다시 한 말', score: 61, counts: true, retake: false },
    { id: answerIds[2], answerText: '나중에 한 말', score: 91, counts: false, retake: true },
  ]);
});

test.each([
  ['interview_sessions', ({ sessionId }) => sessionId],
  ['questions', ({ questionIds }) => questionIds[1]],
  ['answers', ({ answerIds }) => answerIds[1]],
  ['backups', ({ backup }) => backup.id],
  ['analyses', () => undefined],
] satisfies [keyof Schema, (inserted: Inserted) => unknown][])(
  'leaves out nothing of %s that a person could want',
  async (table, idOf) => {
    const account = await registerAccount(context.client);
    const inserted = await insertEverything(account.user.id);
    const rows = await context.database.db.selectFrom(table).selectAll().execute();
    const row = rows.find((other) => 'id' in other && other.id === idOf(inserted)) ?? rows.at(-1);
    const { body } = await account.client.get('/api/auth/export');
    const text = JSON.stringify(body);
    const entries = Object.entries(row ?? {}).filter(([column]) => !leftOut.has(column));
    // A new column is to be filled above, so that it can be looked for here.
    expect(entries.filter(([, value]) => value === null)).toEqual([]);
    expect(entries.filter(([, value]) => !text.includes(JSON.stringify(value)))).toEqual([]);
    expect(entries.length).toBeGreaterThan(5);
  },
);

test('keeps the keys of the server to itself, and has nothing of others', async () => {
  const [one, two] = [await registerAccount(context.client), await registerAccount(context.client)];
  await insertEverything(one.user.id);
  await insertInterview(context.database.db, two.user.id, {
    questions: [{ text: 'a question of someone else' }],
    answers: [{ answer_text: 'an answer of someone else' }],
    analysis: { overall_feedback: 'an analysis of someone else' },
  });
  const { body } = await one.client.get('/api/auth/export');
  const text = JSON.stringify(body);
  for (const strange of ['secret key', 'someone else', 'argon2'])
    expect(text).not.toContain(strange);
});
