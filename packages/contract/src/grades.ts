type Grade = {
  readonly from: number;
  readonly grade: string;
  readonly ko: string;
  readonly en: string;
};

/** Highest first; the last one catches everything below. */
export const grades = [
  { from: 90, grade: 'A+', ko: '매우 우수', en: 'Outstanding' },
  { from: 85, grade: 'A', ko: '우수', en: 'Excellent' },
  { from: 80, grade: 'B+', ko: '양호', en: 'Good' },
  { from: 75, grade: 'B', ko: '보통', en: 'Average' },
  { from: 70, grade: 'C+', ko: '개선 필요', en: 'Needs work' },
  { from: 60, grade: 'C', ko: '부족', en: 'Weak' },
  { from: 0, grade: 'D', ko: '많은 개선 필요', en: 'Needs a lot of work' },
] as const satisfies readonly Grade[];

export function gradeOf(score: number): (typeof grades)[number] {
  return grades.find((grade) => score >= grade.from) ?? grades[grades.length - 1]!;
}

export const scoreColours = ['green', 'blue', 'amber', 'red', 'grey'] as const;

export type ScoreColour = (typeof scoreColours)[number];

export function scoreColourOf(score: number | null | undefined): ScoreColour {
  if (score === null || score === undefined) return 'grey';
  if (score >= 90) return 'green';
  if (score >= 80) return 'blue';
  if (score >= 70) return 'amber';
  return 'red';
}

/** The tone of the per-question feedback. */
export function feedbackToneOf(score: number): 'excellent' | 'good' | 'encouragement' {
  if (score >= 90) return 'excellent';
  if (score >= 70) return 'good';
  return 'encouragement';
}
