import { z } from 'zod';
import { drillNames, habits } from './drills.ts';
import { session, userAnswer } from './interviews.ts';
import { languages } from './languages.ts';
import {
  lenientBoolean,
  lenientCount,
  lenientEnum,
  lenientList,
  lenientScore,
  lenientText,
  lenientTime,
  openEnum,
  stringList,
} from './lenient.ts';
import { reviewReasons } from './review-schedule.ts';

export const exampleAnswer = z.object({
  language: lenientEnum(languages, 'ko'),
  /** As one would speak; each sentence with the name of the point that it makes. */
  sentences: lenientList(z.object({ text: z.string(), point: lenientText })),
  /** The points that the example makes. `said`: found in the user's answer; null when that has no words. */
  points: lenientList(z.object({ name: z.string(), said: z.boolean().nullable() })),
});

export type ExampleAnswer = z.output<typeof exampleAnswer>;

/** The places of an outline. Each kind of question uses some of them, in an order of its own. */
export const outlinePlaces = [
  'point',
  'situation',
  'action',
  'result',
  'lesson',
  'reason',
  'detail',
  'example',
  'limit',
  'plan',
] as const;

export type OutlinePlace = (typeof outlinePlaces)[number];

/** A better order for the user's own answer. */
export const answerOutline = z.object({
  language: lenientEnum(languages, 'ko'),
  parts: lenientList(
    z.object({
      place: openEnum(outlinePlaces),
      /** The user's own words, cleaned; empty when the answer has none for this place. */
      text: lenientText,
      /** What is missing here, as texts without brackets. */
      slots: stringList,
    }),
  ),
  /** A language model has smoothed the sentences. It added no content word. */
  polished: lenientBoolean,
});

export const script = z.object({ text: z.string(), updatedAt: lenientTime });

export type Script = z.output<typeof script>;

export type AnswerOutline = z.output<typeof answerOutline>;

/** A question that comes back, with what a retake of it needs. */
export const review = z.object({
  session,
  answer: userAnswer.pick({
    questionId: true,
    questionNumber: true,
    questionType: true,
    question: true,
    expectedDuration: true,
    score: true,
  }),
  /** How many times it has come back and gone well, and why it comes back. */
  step: lenientCount(),
  reason: openEnum(reviewReasons),
  /** The day, in the user's calendar. */
  dueOn: z.iso.date(),
});

export type Review = z.output<typeof review>;

/** How the newest answers were, oldest first. */
export const progress = z.object({
  /** Whether each answer shows the habit; null where it cannot be told. */
  habits: lenientList(z.object({ name: openEnum(habits), shown: z.array(z.boolean().nullable()) })),
  /** Scores of the answers to questions that look for this competence. */
  competences: lenientList(
    z.object({ name: z.object({ ko: z.string(), en: z.string() }), scores: z.array(z.int()) }),
  ),
  /** The newest question whose answer did not show the weakest habit: it is good to practise with. Null without one. */
  retake: review.pick({ session: true, answer: true }).nullable(),
});

export type Progress = z.output<typeof progress>;

export const drillResult = z.object({ name: openEnum(drillNames), passed: z.boolean().nullable() });

export type DrillResult = z.output<typeof drillResult>;

/** A month of the user's calendar: 2026-11. */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

/** What a month of practice was like. Without answers in it, all counts are 0 and all lists are empty. */
export const monthSummary = z.object({
  month,
  /** Interviews, days and answers with a score. */
  interviews: lenientCount(),
  days: lenientCount(),
  answers: lenientCount(),
  /** The mean of the month and of the one before; null without a score. */
  averageScore: lenientScore,
  previousScore: lenientScore,
  /** The mean of each day with an answer, oldest first. */
  trend: lenientList(z.object({ day: z.iso.date(), score: z.int(), answers: lenientCount() })),
  /** In the newest answers of the month, oldest first. */
  habits: progress.shape.habits,
  /** The best answer to each of a few questions, the best first. */
  best: lenientList(
    userAnswer.omit({
      questionNumber: true,
      isTimeExceeded: true,
      answerVideoPath: true,
      delivery: true,
      backup: true,
      attempts: true,
    }),
  ),
});

export type MonthSummary = z.output<typeof monthSummary>;
