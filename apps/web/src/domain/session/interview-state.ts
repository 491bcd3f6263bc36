import { defaultInterview, difficulties, mainCategories } from '@daedap/contract/categories';
import {
  defaultAnswerSeconds,
  defaultExpectedAnswerSeconds,
  defaultQuestionCount,
} from '@daedap/contract/constants/interview';
import { sessionRef } from '@daedap/contract/ids';
import { question } from '@daedap/contract/interviews';
import { languages } from '@daedap/contract/languages';
import { toNumber } from '@daedap/contract/lenient';
import { z } from 'zod';

const positive = (fallback: number) =>
  z.preprocess(toNumber, z.number().positive()).catch(fallback);

const interviewConfig = z.object({
  /** How answers are recorded. */
  type: z.string().catch('video'),
  mainCategory: z.enum(mainCategories).catch(defaultInterview.mainCategory),
  subCategory: z.string().min(1).catch(defaultInterview.subCategory),
  difficulty: z.enum(difficulties).catch(defaultInterview.difficulty),
  questionCount: positive(defaultQuestionCount),
  /** Ads are shown unless it says no. */
  enableAds: z.boolean().catch(true),
  timePerQuestion: positive(defaultAnswerSeconds),
  language: z.enum(languages).optional().catch(undefined),
});

/** A question may carry its words as `question` or as `text`. */
const keptQuestion = z.preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const words =
      ('question' in value && value.question) || ('text' in value ? value.text : undefined);
    return { ...value, question: words, text: words };
  },
  question.extend({
    question: z.string().min(1),
    text: z.string().min(1),
    category: question.shape.category.catch(defaultInterview.mainCategory),
    subCategory: question.shape.subCategory.catch(defaultInterview.subCategory),
    difficulty: question.shape.difficulty.catch(defaultInterview.difficulty),
    questionNumber: question.shape.questionNumber.catch(1),
    questionType: question.shape.questionType.catch('general'),
    expectedDuration: positive(defaultExpectedAnswerSeconds),
    followsQuestionId: question.shape.followsQuestionId.catch(null),
    /** Known of the questions of a resumed session. */
    answered: z.boolean().optional().catch(undefined),
  }),
);

const time = z.number().nullable().catch(null);

/** How the ad before the first question went. */
const adMetrics = z.object({
  status: z.enum(['NOT_STARTED', 'LOADING', 'VIEWING', 'COMPLETED', 'SKIPPED', 'FAILED']),
  startTime: time,
  endTime: time,
  duration: time,
  wasSkipped: z.boolean().catch(false),
  failureReason: z.string().nullable().catch(null),
});

/**
 * What the live screen is reached with, and finds again after a reload. A part that cannot be read gets its default:
 * an interview that has begun is not lost over one field.
 */
export const interviewState = z.object({
  interviewConfig: z
    .preprocess((value) => value ?? {}, interviewConfig)
    // Not an error but a value that cannot be read, as said above.
    .catch(() => interviewConfig.parse({})),
  questions: z
    .array(z.unknown())
    .catch([])
    .transform((list) => list.flatMap((item) => keptQuestion.safeParse(item).data ?? [])),
  timeLimit: positive(defaultAnswerSeconds),
  sessionId: sessionRef.nullable().catch(null),
  adMetrics: adMetrics.nullable().catch(null),
  /** A session that was begun earlier is taken up. */
  resumeSession: z.boolean().catch(false),
  /** One question of a session is answered again; the session stays as it is. */
  retake: z.boolean().catch(false),
});

export type InterviewState = z.output<typeof interviewState>;

export type InterviewConfig = InterviewState['interviewConfig'];

/** Null when it is nothing of the kind. */
export function parseInterviewState(value: unknown): InterviewState | null {
  return interviewState.safeParse(value).data ?? null;
}
