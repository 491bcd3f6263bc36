import type { AnswerAnalysis, Question, AnswerAttempt } from '@daedap/contract/interviews';
import { interviewState } from '#/domain/session/interview-state.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import type { AnswerToAnalyse } from '#/domain/answer/answer-port.ts';
import type { AnswerReport } from '#/domain/answer/api/send-entry.ts';

export const question: Question = {
  id: 3,
  question: '자기소개를 해주세요.',
  text: '자기소개를 해주세요.',
  category: 'job',
  subCategory: 'it',
  difficulty: 'intermediate',
  questionNumber: 1,
  questionType: 'general',
  expectedDuration: 60,
  followsQuestionId: null,
};

export const { interviewConfig: config } = interviewState.parse({
  interviewConfig: { questionCount: 3, timePerQuestion: 10, enableAds: true, language: 'ko' },
});

export const heard = {
  text: '저는 개발자입니다.',
  confidence: 0.9,
  method: 'webspeech',
  segments: [{ start: 0, end: 2, text: '저는 개발자입니다.' }],
  stream: null,
} as const;

/** An answer as the live interview submits it. */
export function answerOf(values: Partial<AnswerToAnalyse> = {}): AnswerToAnalyse {
  return {
    userId: 7,
    key: 'key-1',
    sessionId: 40,
    question,
    config,
    mode: 'realtime',
    recording: { id: 'take-1', blob: new Blob(['webm'], { type: 'video/webm' }) },
    duration: 9.5,
    heard,
    ...values,
  };
}

export const analysis: AnswerAnalysis = {
  score: 84,
  relevanceScore: 88,
  clarityScore: 80,
  depthScore: 82,
  feedback: '잘했어요.',
  strengths: ['구체적이에요'],
  improvements: [],
  keywords: ['개발자'],
  transcription: '저는 개발자입니다.',
  segments: [],
  evidence: [],
  effects: [],
  engine: 'embedded',
  success: true,
  processingTime: 0,
};

export function reportOf(values: Partial<AnswerReport> = {}): AnswerReport {
  return {
    success: true,
    sessionId: 40,
    questionId: 3,
    answerId: 9,
    analysisStatus: 'completed',
    analysis,
    failureReason: null,
    processingTime: 12,
    dataSize: 26,
    ...values,
  };
}

export const scored = {
  kind: 'scored',
  sessionId: 40,
  questionId: 3,
  answerId: 9,
  analysis,
} as const;

/** The same answer as the server stores it. */
export function storedAnswer(values: Partial<AnswerAttempt> = {}): AnswerAttempt {
  const { transcription, success: _success, processingTime: _time, ...scores } = analysis;
  return {
    ...scores,
    id: 9,
    questionId: 3,
    questionNumber: 1,
    questionType: 'general',
    question: {
      question: question.question,
      mainCategory: 'job',
      subCategory: 'it',
      difficulty: 'intermediate',
    },
    answerText: transcription,
    analysisStatus: 'completed',
    failureReason: null,
    answerDuration: 9.5,
    expectedDuration: 60,
    isTimeExceeded: false,
    answerVideoPath: 'take-1',
    backup: null,
    counts: true,
    retake: false,
    starred: false,
    delivery: null,
    createdAt: '2026-11-15T03:00:00.000Z',
    ...values,
  };
}

export function entryOf(values: Partial<AnswerEntry> = {}): AnswerEntry {
  return {
    id: 'key-1',
    userId: 7,
    kind: 'text',
    fields: { sessionId: '40', questionId: '3', answerText: '저는 개발자입니다.' },
    file: null,
    createdAt: 1,
    ...values,
  };
}
