import type { MainCategory } from '@daedap/contract/categories';
import { scoreWeights } from '@daedap/contract/constants/interview';

/** What the preview shows with each sample answer; the score follows from the product's own weights. */
export const sampleScores = {
  university: { relevance: 90, clarity: 84, depth: 82 },
  job: { relevance: 92, clarity: 90, depth: 92 },
  personality: { relevance: 84, clarity: 82, depth: 76 },
  pressure: { relevance: 80, clarity: 78, depth: 70 },
} as const satisfies Record<MainCategory, Record<keyof typeof scoreWeights, number>>;

export function sampleScore(category: MainCategory): number {
  const { relevance, clarity, depth } = sampleScores[category];
  return Math.round(
    scoreWeights.relevance * relevance +
      scoreWeights.clarity * clarity +
      scoreWeights.depth * depth,
  );
}
