import { beforeEach, expect, test, vi } from 'vitest';
import { putInOutbox } from '#/media/store/outbox.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import type { judgeWholeHere } from '#/coach/judge-here.ts';
import { takeReports } from '#/test/console.ts';
import { localResults } from './local-results.ts';

fakeDatabase();

const config = JSON.stringify({
  mainCategory: 'job',
  subCategory: 'it',
  difficulty: 'beginner',
  questionCount: 3,
  timePerQuestion: 60,
  language: 'ko',
});

const provisional = (score: number) => ({
  score,
  relevanceScore: score,
  clarityScore: score,
  depthScore: score,
  feedback: '좋아요.',
  strengths: ['구체적이에요'],
  improvements: [],
  keywords: [],
  transcription: '말',
  segments: [],
  evidence: [],
  engine: 'embedded' as const,
  success: true as const,
  processingTime: 0,
});

const answer = (id: string, questionId: string, createdAt: number, score: number | null) =>
  putInOutbox({
    id,
    userId: 7,
    kind: 'text',
    file: null,
    createdAt,
    provisional: score === null ? null : provisional(score),
    fields: {
      sessionId: 'session-1-a',
      questionId,
      questionText: `질문 ${questionId}`,
      answerText: `답변 ${id}`,
      answerDuration: '12',
      answerVideoPath: id,
      interviewConfig: config,
    },
  });

const whole = {
  overallScore: 80,
  overallFeedback: '고르게 좋았어요.',
  overallStrengths: [],
  overallImprovements: [],
  detailedRecommendations: [],
  categoryPerformance: {},
  completedQuestions: 1,
  totalQuestions: 3,
  avgRelevanceScore: 80,
  avgClarityScore: 80,
  avgDepthScore: 80,
  engine: 'embedded' as const,
};

const judgeWhole = vi.fn<typeof judgeWholeHere>();

beforeEach(() => void judgeWhole.mockReset().mockResolvedValue(whole));

test('the newest attempt at each question, and the whole of them', async () => {
  await answer('first', '1', 1, 60);
  await answer('again', '1', 2, 80);
  await answer('second', '2', 3, null);
  const results = await localResults(7, 'session-1-a', judgeWhole);
  expect(results).toMatchObject({
    session: {
      clientSessionId: 'session-1-a',
      mainCategory: 'job',
      questionCount: 3,
      timePerQuestion: 60,
      createdAt: new Date(2).toISOString(),
    },
    userAnswers: [
      {
        questionNumber: 1,
        answerText: '답변 again',
        score: 80,
        analysisStatus: 'completed',
        answerVideoPath: 'again',
        answerDuration: 12,
      },
      { questionNumber: 2, score: null, analysisStatus: 'pending' },
    ],
    analysis: { overallScore: 80 },
  });
  const [, judged] = judgeWhole.mock.calls[0] ?? [];
  expect(judged).toHaveLength(1);
});

test('nothing waits, or nothing of this person', async () => {
  await answer('first', '1', 1, 60);
  expect(await localResults(7, 'session-2-b', judgeWhole)).toBeNull();
  expect(await localResults(8, 'session-1-a', judgeWhole)).toBeNull();
});

test('without the coach the answers are shown all the same', async () => {
  judgeWhole.mockRejectedValue(new Error('not loaded'));
  await answer('first', '1', 1, 60);
  expect(await localResults(7, 'session-1-a', judgeWhole)).toMatchObject({
    analysis: null,
    userAnswers: [{}],
  });
  expect(takeReports()).toHaveLength(1);
});
