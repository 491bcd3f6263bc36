import { scoreWeights } from '@daedap/contract/constants/interview';
import type { AnswerReading } from '../reading.ts';
import type { PartName } from '@daedap/contract/score-effects';
import type { AnswerScores } from '../scoring/score.ts';
import { dimensions, weights } from '../scoring/weights.ts';

/** The points of the total score that a part would add with a value that is higher by `more`. */
export function gainOf({ answer }: AnswerReading, part: PartName, more: number): number {
  const worth = weights[answer.language];
  return dimensions.reduce(
    (total, dimension) => total + scoreWeights[dimension] * worth[dimension].parts[part] * more,
    0,
  );
}

/** What a part would add if it were as usual. */
export const lossOf = (reading: AnswerReading, { parts }: AnswerScores, part: PartName) =>
  gainOf(reading, part, Math.max(0, weights[reading.answer.language].usual[part] - parts[part]));
