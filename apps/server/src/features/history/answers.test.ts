import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertInterview, type InterviewData } from '../../../test/interview-data.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { insertUser } from '../accounts/repository.ts';
import { findSession } from '../sessions/find-session.ts';
import { listAnswers } from './answers.ts';

let database: TestDatabase;
let userId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const values = { email: 'one@example.com', username: 'one', passwordHash: '-' };
  userId = (await insertUser(database.db, values))?.id ?? 0;
});

afterAll(() => database.close());

const links = { sign: (path: string) => `${path}?signed` };
const insert = (data: InterviewData) => insertInterview(database.db, userId, data);
const shown = async (sessionId: number) =>
  listAnswers(database.db, links, await findSession(database.db, userId, sessionId));

test('shows everything about an answer', async () => {
  const segments = [{ start: 0, end: 2.5, text: '저는 협업을 좋아해요' }];
  const evidence = [
    { dimension: 'depth', effect: 'raised', quote: '협업', start: 3, end: 5, note: '구체적이에요' },
  ];
  const effects = [{ dimension: 'depth', name: 'usual', points: 75 }];
  const { sessionId, questionIds, answerIds } = await insert({
    session: { main_category: 'university', sub_category: 'special', difficulty: 'advanced' },
    questions: [{ text: '지원한 까닭은?', question_type: 'behavioral', expected_duration: 45.5 }],
    answers: [
      {
        answer_text: '저는 협업을 좋아해요',
        segments: JSON.stringify(segments),
        evidence: JSON.stringify(evidence),
        effects: JSON.stringify(effects),
        relevance_score: 90,
        clarity_score: 70,
        depth_score: 75,
        video_path: 'recording-1',
      },
    ],
  });
  expect(await shown(sessionId)).toEqual([
    {
      id: answerIds[0],
      questionId: questionIds[0],
      questionNumber: 1,
      questionType: 'behavioral',
      question: {
        question: '지원한 까닭은?',
        mainCategory: 'university',
        subCategory: 'special',
        difficulty: 'advanced',
      },
      answerText: '저는 협업을 좋아해요',
      segments,
      analysisStatus: 'completed',
      failureReason: null,
      score: 80,
      relevanceScore: 90,
      clarityScore: 70,
      depthScore: 75,
      feedback: '좋아요.',
      strengths: ['구체적이에요'],
      improvements: ['결론을 먼저 말해보세요'],
      keywords: ['협업'],
      evidence,
      effects,
      starred: false,
      delivery: null,
      engine: 'embedded',
      answerDuration: 8,
      expectedDuration: 45.5,
      isTimeExceeded: false,
      answerVideoPath: 'recording-1',
      backup: null,
      attempts: [
        {
          id: answerIds[0],
          score: 80,
          createdAt: '2026-11-14T01:00:00.000Z',
          analysisStatus: 'completed',
          retake: false,
        },
      ],
      createdAt: '2026-11-14T01:00:00.000Z',
    },
  ]);
});

test('follows the order of the questions, not that of the answers', async () => {
  const { sessionId } = await insert({
    answers: [{ question: 3 }, { question: 1 }, { question: 2 }],
  });
  const answers = await shown(sessionId);
  expect(answers.map((answer) => answer.questionNumber)).toEqual([1, 2, 3]);
});

test('shows the newest attempt, and all of them oldest first, retakes included', async () => {
  const { sessionId, answerIds } = await insert({
    answers: [
      { score: 40 },
      { question: 1, analysis_status: 'failed', failure_reason: 'speech_failed' },
      { question: 1, score: 60 },
      { question: 1, score: 90, retake: true },
    ],
  });
  const [answer, ...others] = await shown(sessionId);
  expect(others).toEqual([]);
  expect(answer).toMatchObject({ id: answerIds[2], score: 60 });
  const seen = answer?.attempts.map(({ id, score, analysisStatus, retake }) => [
    id,
    score,
    analysisStatus,
    retake,
  ]);
  expect(seen).toEqual([
    [answerIds[0], 40, 'completed', false],
    [answerIds[1], null, 'failed', false],
    [answerIds[2], 60, 'completed', false],
    [answerIds[3], 90, 'completed', true],
  ]);
});

test('an unscored answer has no score; a silent one has zero', async () => {
  const { sessionId } = await insert({
    answers: [
      { analysis_status: 'failed', failure_reason: 'speech_off', answer_text: null },
      { analysis_status: 'pending', answer_text: null },
      { score: 0, answer_text: '' },
    ],
  });
  const seen = (await shown(sessionId)).map((answer) => [
    answer.analysisStatus,
    answer.failureReason,
    answer.score,
    answer.relevanceScore,
    answer.answerText,
  ]);
  expect(seen).toEqual([
    ['failed', 'speech_off', null, null, null],
    ['pending', null, null, null, null],
    ['completed', null, 0, 0, ''],
  ]);
});

test.each([
  [30, 32, false],
  [30, 32.01, true],
  [10, 12.5, true],
  [10, null, false],
])('with a limit of %d s, %d s is over it: %s', async (limit, duration, exceeded) => {
  const { sessionId } = await insert({
    session: { time_per_question: limit },
    answers: [{ duration }],
  });
  const [answer] = await shown(sessionId);
  expect(answer).toMatchObject({ isTimeExceeded: exceeded, answerDuration: duration });
});

test('has the newest backup of the answer, or else one of the question alone', async () => {
  const { sessionId, questionIds, answerIds } = await insert({
    answers: [{}, { question: 1 }, { question: 2 }, { question: 3 }],
  });
  const backup = (digit: number, question: number, answer: number | null, minute: number) => ({
    id: `00000000-0000-4000-8000-00000000000${digit}`,
    user_id: userId,
    session_id: sessionId,
    question_id: questionIds[question - 1]!,
    answer_id: answer,
    storage_key: `key-${digit}`,
    filename: 'answer.webm',
    content_type: 'video/webm',
    bytes: 10,
    created_at: new Date(Date.UTC(2026, 10, 14, 1, minute)),
  });
  await database.db
    .insertInto('backups')
    .values([
      backup(1, 1, answerIds[1]!, 1),
      backup(2, 1, answerIds[1]!, 2),
      backup(3, 1, answerIds[0]!, 3),
      backup(4, 1, null, 4),
      backup(5, 2, null, 5),
    ])
    .execute();
  const seen = (await shown(sessionId)).map((answer) => answer.backup);
  expect(seen).toEqual([
    {
      videoId: '00000000-0000-4000-8000-000000000002',
      url: '/api/interview/submit/00000000-0000-4000-8000-000000000002?signed',
    },
    {
      videoId: '00000000-0000-4000-8000-000000000005',
      url: '/api/interview/submit/00000000-0000-4000-8000-000000000005?signed',
    },
    null,
  ]);
});
