import {
  type AnswerAnalysis,
  type Evidence,
  type ScoreEffect,
  scoreEffect,
} from '@daedap/contract/interviews';

export const transcription =
  '음 저는 작년에 조회가 느린 문제를 맡았습니다. 먼저 실행 계획을 확인했고, 응답 시간이 1.8초에서 0.3초로 줄었습니다.';

export function evidenceOf(quote: string, values: Partial<Evidence> = {}): Evidence {
  const start = transcription.indexOf(quote);
  return {
    dimension: 'depth',
    effect: 'raised',
    quote,
    start,
    end: start + quote.length,
    note: '숫자로 말했어요.',
    ...values,
  };
}

/** Effects on one score, by name. */
export const effectsOn = (
  dimension: ScoreEffect['dimension'],
  points: Readonly<Record<string, number>>,
) =>
  Object.entries(points).map(([name, given]) =>
    scoreEffect.parse({ dimension, name, points: given }),
  );

/** An analysis of the embedded coach. */
export function analysisOf(values: Partial<AnswerAnalysis> = {}): AnswerAnalysis {
  return {
    score: 76,
    relevanceScore: 82,
    clarityScore: 58,
    depthScore: 88,
    feedback: '결과를 숫자로 말한 점이 좋았어요. 첫마디의 군말만 줄여볼까요?',
    strengths: ['행동 뒤에 결과까지 말했어요.'],
    improvements: ['문장 하나를 끝낸 뒤 숨을 쉬어보세요.'],
    keywords: ['조회', '실행 계획'],
    transcription,
    segments: [],
    evidence: [
      evidenceOf('음', { dimension: 'clarity', effect: 'lowered', note: '군말이에요.' }),
      evidenceOf('음 저는 작년에 조회가 느린 문제를 맡았습니다', {
        dimension: 'clarity',
        note: '첫 문장에서 바로 답했어요.',
      }),
      evidenceOf('1.8초에서 0.3초로', { seconds: { start: 65.4, end: 67 } }),
    ],
    effects: [],
    engine: 'embedded',
    success: true,
    processingTime: 12,
    ...values,
  };
}
