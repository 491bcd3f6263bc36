import type { APIRequestContext } from '@playwright/test';
import type { MainCategory } from '@daedap/contract/categories';
import { expect } from './test.ts';

/** A good answer to nearly any question. */
export const goodAnswer =
  '저는 대학교 3학년 때 팀 프로젝트에서 결제 서버의 응답이 2초까지 느려지는 문제를 맡았습니다. 원인을 찾으려고 로그를 분석했고, ' +
  '반복되는 조회를 캐시로 바꿔서 응답 시간을 0.3초로 줄였습니다. 이 경험으로 문제를 숫자로 확인하고 해결하는 습관을 얻었습니다.';

type SpokenAnswer = {
  readonly text: string;
  /** The id of its recording in the browser. */
  readonly recordingId?: string;
  readonly seconds?: number;
  /** When the answer was given. */
  readonly segments?: readonly { start: number; end: number; text: string }[];
};

export type Practice = {
  readonly category: MainCategory;
  readonly sub: string;
  /** One for each question, in order. */
  readonly answers: readonly (string | SpokenAnswer)[];
  /** Whether to make the comprehensive analysis, which completes the session. */
  readonly finish: boolean;
  readonly timePerQuestion?: number;
  readonly language?: 'ko' | 'en';
};

export type PractisedSession = {
  readonly id: number;
  readonly questions: readonly { readonly id: number; readonly question: string }[];
  readonly answerIds: readonly number[];
  /** null when the session is not completed. */
  readonly score: number | null;
};

export const postAs =
  (api: APIRequestContext, token: string) => async (path: string, data: unknown) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await api.post(`/api/${path}`, { data, headers });
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
    return response.json();
  };

/** Practises one interview with the calls that the live screen makes. */
export async function practise(
  api: APIRequestContext,
  token: string,
  practice: Practice,
): Promise<PractisedSession> {
  const post = postAs(api, token);
  const { category, sub, timePerQuestion = 60, language = 'ko' } = practice;
  const { sessionId, questions } = await post('ai/generate-questions', {
    mainCategory: category,
    subCategory: sub,
    difficulty: 'beginner',
    count: 3,
    enableAds: false,
    timePerQuestion,
    language,
  });
  const answerIds: number[] = [];
  for (const [place, answer] of practice.answers.entries()) {
    const said: SpokenAnswer = typeof answer === 'string' ? { text: answer } : answer;
    const { answerId } = await post('interviews/analyze-text', {
      sessionId,
      questionId: questions[place].id,
      answerText: said.text,
      answerDuration: said.seconds ?? 30,
      ...(said.recordingId && { answerVideoPath: said.recordingId }),
      ...(said.segments && { segments: said.segments }),
    });
    answerIds.push(answerId);
  }
  const found = { id: sessionId as number, questions, answerIds };
  if (!practice.finish) return { ...found, score: null };
  const { analysis } = await post('interviews/comprehensive-analysis', { sessionId });
  return { ...found, score: analysis.overallScore as number };
}
