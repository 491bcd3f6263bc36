import { beforeEach, expect, test, vi } from 'vitest';
import type { analyseSessionHere } from '#/coach/analyse-here.ts';
import { putInOutbox } from '#/media/store/outbox.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { takeReports } from '#/test/console.ts';
import { loadLocalResults } from './use-local-results.ts';

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
  effects: [],
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

const analysis = {
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

const analyse = vi.fn<typeof analyseSessionHere>();

beforeEach(() => void analyse.mockReset().mockResolvedValue(analysis));

test('returns the newest attempt at each question and their overall analysis', async () => {
  await answer('first', '1', 1, 60);
  await answer('again', '1', 2, 80);
  await answer('second', '2', 3, null);
  const results = await loadLocalResults(7, 'session-1-a', analyse);
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
  const [, scored] = analyse.mock.calls[0] ?? [];
  expect(scored).toHaveLength(1);
});

test('returns null when no answer of this user waits', async () => {
  await answer('first', '1', 1, 60);
  expect(await loadLocalResults(7, 'session-2-b', analyse)).toBeNull();
  expect(await loadLocalResults(8, 'session-1-a', analyse)).toBeNull();
});

test('returns the answers when the coach fails', async () => {
  analyse.mockRejectedValue(new Error('not loaded'));
  await answer('first', '1', 1, 60);
  expect(await loadLocalResults(7, 'session-1-a', analyse)).toMatchObject({
    analysis: null,
    userAnswers: [{}],
  });
  expect(takeReports()).toHaveLength(1);
});
