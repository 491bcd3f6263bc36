/** 0 stands for one that is not known. */
export function meanConfidence(confidences: readonly number[]): number {
  const known = confidences.filter((confidence) => confidence > 0);
  if (known.length === 0) return 0;
  return known.reduce((sum, confidence) => sum + confidence, 0) / known.length;
}
