import type { UserAnswer } from '@daedap/contract/interviews';

type Attempt = UserAnswer['attempts'][number];

export const attemptWith = (particular: Partial<Attempt> = {}): Attempt => ({
  id: 501,
  score: 84,
  createdAt: '2026-11-15T03:05:00.000Z',
  analysisStatus: 'completed',
  retake: false,
  ...particular,
});

/** An answer as the embedded coach analyses it. */
export const answerWith = (particular: Partial<UserAnswer> = {}): UserAnswer => ({
  id: 501,
  questionId: 71,
  questionNumber: 1,
  questionType: 'technical',
  question: {
    question: '느린 조회를 빠르게 만든 경험을 말해주세요.',
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'intermediate',
  },
  answerText: '먼저 실행 계획을 확인했고 응답 시간이 0.3초로 줄었습니다.',
  segments: [],
  analysisStatus: 'completed',
  failureReason: null,
  score: 84,
  relevanceScore: 90,
  clarityScore: 72,
  depthScore: 86,
  feedback: '결과를 숫자로 말한 점이 좋았어요.',
  strengths: ['하나', '둘', '셋'],
  improvements: ['넷'],
  keywords: ['조회', '실행 계획'],
  effects: [],
  evidence: [
    {
      dimension: 'depth',
      effect: 'raised',
      quote: '0.3초로',
      start: 22,
      end: 27,
      note: '숫자로 말했어요.',
      seconds: { start: 4.2, end: 5 },
    },
  ],
  engine: 'embedded',
  answerDuration: 8.6,
  expectedDuration: 90,
  isTimeExceeded: false,
  answerVideoPath: null,
  starred: false,
  delivery: null,
  backup: null,
  attempts: [attemptWith()],
  createdAt: '2026-11-15T03:05:00.000Z',
  ...particular,
});
