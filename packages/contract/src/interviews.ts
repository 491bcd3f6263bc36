import { z } from 'zod';
import {
  analysisStatuses,
  difficulties,
  mainCategories,
  questionTypes,
  sessionStatuses,
} from './categories.ts';
import { id } from './ids.ts';
import { storedPoint, questionSources } from './own-questions.ts';
import { defaultFormat, defaultMode, interviewFormats, interviewModes } from './interview-modes.ts';
import { languages } from './languages.ts';
import { effectNames } from './score-effects.ts';
import {
  defaultAnswerSeconds,
  defaultExpectedAnswerSeconds,
  preparationSeconds,
} from './constants/interview.ts';
import {
  lenientBoolean,
  lenientCount,
  lenientEnum,
  lenientNumber,
  lenientScore,
  lenientSeconds,
  lenientText,
  lenientTextOrNull,
  lenientTime,
  openEnum,
  lenientList,
  stringList,
  unreadDelivery,
} from './lenient.ts';

const count = z.int().nonnegative();
const score = z.int().min(0).max(100);

/** Pages about past sessions read this leniently: a server of another version may know other values. */
export const session = z.object({
  id,
  mainCategory: openEnum(mainCategories),
  subCategory: lenientText,
  difficulty: openEnum(difficulties),
  timePerQuestion: lenientSeconds(defaultAnswerSeconds),
  questionCount: lenientCount(),
  /** The same as questionCount. */
  totalQuestions: lenientCount(),
  completedQuestions: lenientCount(),
  /** null while no answer has a score. */
  totalScore: lenientNumber,
  status: openEnum(sessionStatuses),
  createdAt: lenientTime,
  completedAt: lenientTextOrNull,
  language: lenientEnum(languages, 'ko'),
  enableAds: lenientBoolean,
  mode: lenientEnum(interviewModes, defaultMode),
  format: lenientEnum(interviewFormats, defaultFormat),
  /** Before each answer. */
  preparationSeconds: lenientCount(preparationSeconds),
  /** Where its questions come from. */
  source: lenientEnum(questionSources, 'bank'),
  currentQuestionIndex: lenientNumber,
  totalDuration: lenientNumber,
  /** The id that the client made, if the interview started without the server. */
  clientSessionId: lenientTextOrNull,
});

export type Session = z.output<typeof session>;

export const question = z.object({
  id,
  question: z.string(),
  /** The same as question. */
  text: z.string(),
  category: z.enum(mainCategories),
  subCategory: z.string(),
  difficulty: z.enum(difficulties),
  questionNumber: z.int().positive(),
  questionType: z.enum(questionTypes),
  expectedDuration: z.number().positive(),
  /** The question that this one follows up on. */
  followsQuestionId: id.nullable(),
  /** What a strong answer contains, if the user brought the question. */
  points: lenientList(storedPoint).optional(),
});

export type Question = z.output<typeof question>;

export const segment = z.object({
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
  text: z.string(),
});

export type Segment = z.output<typeof segment>;

const dimension = z.enum(['relevance', 'clarity', 'depth']);

export const evidence = z.object({
  dimension,
  effect: z.enum(['raised', 'lowered']),
  quote: z.string(),
  /** Offsets into the transcription, in UTF-16 units. */
  start: count,
  end: count,
  note: z.string(),
  /** When it was said, if the transcript has times. */
  seconds: z.object({ start: z.number(), end: z.number() }).optional(),
});

export type Evidence = z.output<typeof evidence>;

/** Points that something gave to a score or took from it. Those of a score add up to it. */
export const scoreEffect = z.object({
  dimension,
  name: openEnum(effectNames),
  points: z.int(),
});

export type ScoreEffect = z.output<typeof scoreEffect>;

/** What made the analysis. `embedded-fallback`: the configured language model failed, so the coach did it. */
export const engineNames = ['embedded', 'openai-compatible', 'embedded-fallback'] as const;

export type EngineName = (typeof engineNames)[number];

export const answerAnalysis = z.object({
  score,
  relevanceScore: score,
  clarityScore: score,
  depthScore: score,
  feedback: z.string(),
  strengths: stringList,
  improvements: stringList,
  keywords: stringList,
  /** Empty when nothing was said. */
  transcription: z.string(),
  segments: z.array(segment),
  evidence: z.array(evidence),
  /** Empty when a language model gave the scores, and in analyses of earlier versions. */
  effects: lenientList(scoreEffect),
  engine: z.enum(engineNames),
  success: z.literal(true),
  /** Milliseconds. */
  processingTime: z.number().nonnegative(),
});

export type AnswerAnalysis = z.output<typeof answerAnalysis>;

/** Why an answer is unscored: speech recognition is off or failed, the file is not readable, or the analysis failed. */
export const failureReasons = [
  'speech_off',
  'speech_failed',
  'media_unreadable',
  'analysis_failed',
] as const;

export type FailureReason = (typeof failureReasons)[number];

export const attempt = z.object({
  id,
  score: lenientScore,
  createdAt: lenientTime,
  analysisStatus: openEnum(analysisStatuses),
  /** Made after the session was completed. It does not change the scores of the session. */
  retake: lenientBoolean,
});

export const backup = z.object({ videoId: z.string(), url: z.string() });

/** The attempt that counts for a question. */
export const userAnswer = z.object({
  id,
  questionId: id,
  questionNumber: lenientCount(),
  questionType: openEnum(questionTypes),
  question: z.object({
    question: lenientText,
    mainCategory: openEnum(mainCategories),
    subCategory: lenientText,
    difficulty: openEnum(difficulties),
    points: lenientList(storedPoint).optional(),
  }),
  answerText: lenientTextOrNull,
  segments: lenientList(segment),
  analysisStatus: openEnum(analysisStatuses),
  failureReason: lenientEnum(failureReasons, null),
  score: lenientNumber,
  relevanceScore: lenientNumber,
  clarityScore: lenientNumber,
  depthScore: lenientNumber,
  feedback: lenientTextOrNull,
  strengths: stringList,
  improvements: stringList,
  keywords: stringList,
  evidence: lenientList(evidence),
  effects: lenientList(scoreEffect),
  /** The user marked it as important. */
  starred: lenientBoolean,
  /** How it was said; null until the device that recorded it has said so. */
  delivery: unreadDelivery,
  engine: lenientEnum(engineNames, null),
  answerDuration: lenientNumber,
  expectedDuration: lenientSeconds(defaultExpectedAnswerSeconds),
  isTimeExceeded: lenientBoolean,
  answerVideoPath: lenientTextOrNull,
  backup: backup.nullable(),
  attempts: lenientList(attempt),
  createdAt: lenientTime,
});

export type UserAnswer = z.output<typeof userAnswer>;

/** One attempt at a question with everything about it. */
export const answerAttempt = userAnswer.omit({ attempts: true }).extend({
  /** The scores of the session include this attempt. */
  counts: lenientBoolean,
  retake: lenientBoolean,
});

export type AnswerAttempt = z.output<typeof answerAttempt>;

export const comprehensiveAnalysis = z.object({
  /** The id of its session. */
  id,
  overallScore: lenientScore,
  overallFeedback: lenientText,
  overallStrengths: stringList,
  overallImprovements: stringList,
  detailedRecommendations: stringList,
  /** By main category and question type. */
  categoryPerformance: z.record(
    z.string(),
    z.object({ score: lenientScore, strengths: stringList, improvements: stringList }),
  ),
  completedQuestions: lenientCount(),
  totalQuestions: lenientCount(),
  avgRelevanceScore: lenientScore,
  avgClarityScore: lenientScore,
  avgDepthScore: lenientScore,
  engine: openEnum(engineNames),
  createdAt: lenientTime,
});

export type ComprehensiveAnalysis = z.output<typeof comprehensiveAnalysis>;
