import { defaultInterview, difficulties, mainCategories } from '@daedap/contract/categories';
import {
  defaultAnswerSeconds,
  defaultExpectedAnswerSeconds,
  defaultQuestionCount,
  preparationSeconds,
} from '@daedap/contract/constants/interview';
import { sessionRef } from '@daedap/contract/ids';
import {
  defaultFormat,
  defaultMode,
  interviewFormats,
  interviewModes,
  preparationChoices,
} from '@daedap/contract/interview-modes';
import { question } from '@daedap/contract/interviews';
import { languages } from '@daedap/contract/languages';
import { toNumber } from '@daedap/contract/lenient';
import { questionSources } from '@daedap/contract/own-questions';
import { z } from 'zod';

const positive = (fallback: number) =>
  z.preprocess(toNumber, z.number().positive()).catch(fallback);

const interviewConfig = z.object({
  /** The kind of recording. */
  type: z.string().catch('video'),
  mainCategory: z.enum(mainCategories).catch(defaultInterview.mainCategory),
  subCategory: z.string().min(1).catch(defaultInterview.subCategory),
  difficulty: z.enum(difficulties).catch(defaultInterview.difficulty),
  questionCount: positive(defaultQuestionCount),
  /** Ads are shown unless this is false. */
  enableAds: z.boolean().catch(true),
  timePerQuestion: positive(defaultAnswerSeconds),
  mode: z.enum(interviewModes).catch(defaultMode),
  format: z.enum(interviewFormats).catch(defaultFormat),
  /** Seconds before each answer. */
  preparationSeconds: z
    .preprocess(toNumber, z.literal(preparationChoices))
    .catch(preparationSeconds),
  language: z.enum(languages).optional().catch(undefined),
  source: z.enum(questionSources).optional().catch(undefined),
});

/** A question may carry its text as `question` or as `text`. */
const storedQuestion = z.preprocess(
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
    /** Set for the questions of a resumed session. */
    answered: z.boolean().optional().catch(undefined),
  }),
);

const time = z.number().nullable().catch(null);

/** What happened to the ad before the first question. */
const adMetrics = z.object({
  status: z.enum(['NOT_STARTED', 'LOADING', 'VIEWING', 'COMPLETED', 'SKIPPED', 'FAILED']),
  startTime: time,
  endTime: time,
  duration: time,
  wasSkipped: z.boolean().catch(false),
  failureReason: z.string().nullable().catch(null),
});

/**
 * The navigation state of the live screen, also stored for a reload. An invalid part gets its default, so that one
 * field never loses an interview.
 */
export const interviewState = z.object({
  interviewConfig: z
    .preprocess((value) => value ?? {}, interviewConfig)
    // Not a swallowed error: an invalid part gets its default.
    .catch(() => interviewConfig.parse({})),
  questions: z
    .array(z.unknown())
    .catch([])
    .transform((list) => list.flatMap((item) => storedQuestion.safeParse(item).data ?? [])),
  timeLimit: positive(defaultAnswerSeconds),
  sessionId: sessionRef.nullable().catch(null),
  adMetrics: adMetrics.nullable().catch(null),
  /** Seconds of the whole interview that have passed already, of one that is resumed. */
  elapsedSeconds: z.number().nonnegative().catch(0),
  /** An earlier session is resumed. */
  resumeSession: z.boolean().catch(false),
  /** One question of a session is answered again; the session stays as it is. */
  retake: z.boolean().catch(false),
});

export type InterviewState = z.output<typeof interviewState>;

export type InterviewConfig = InterviewState['interviewConfig'];

/** Null when the value is not an interview state at all. */
export function parseInterviewState(value: unknown): InterviewState | null {
  return interviewState.safeParse(value).data ?? null;
}
