/**
 * In the figures 0 also stands for “no completed session”. It is shown as a score only where a completed session is
 * known: a zero that nobody scored is none.
 */
export function scoreOrNone(score: number, completed: boolean): number | null {
  return score === 0 && !completed ? null : score;
}
