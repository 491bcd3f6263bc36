import { z } from 'zod';

/** The days of a week, as JavaScript counts them. */
export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const;

/** Minutes of a practice day that a user can choose. */
export const planMinutes = [10, 20, 30, 60] as const;

/** When a user wants to practise, and for what. */
export const practicePlan = z.object({
  /** Each day once. */
  days: z
    .array(z.literal(weekDays))
    .min(1)
    .refine((days) => new Set(days).size === days.length),
  minutes: z.literal(planMinutes),
  /** The day of the interview, in the user's calendar; null while it is not known. */
  interviewOn: z.iso.date().nullable(),
});

export type PracticePlan = z.output<typeof practicePlan>;

const dayMs = 86_400_000;

/** How many days from one calendar day to another; negative for the past. */
export const daysUntil = (today: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayMs);

/** What to do next: a question that is due, a drill, or an interview. */
export type NextStep = 'review' | 'drill' | 'interview';

type Situation = {
  readonly dueReviews: number;
  /** Interviews that were completed today. */
  readonly interviewsToday: number;
};

/** What is due comes first; after an interview today a drill is enough; otherwise an interview. */
export function nextStepOf({ dueReviews, interviewsToday }: Situation): NextStep {
  if (dueReviews > 0) return 'review';
  return interviewsToday > 0 ? 'drill' : 'interview';
}
