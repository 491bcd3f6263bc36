import { z } from 'zod';
import { answerText, flag } from '../answer-fields.ts';
import { defineCall, success } from '../call.ts';
import { difficulties, mainCategories, subCategories } from '../categories.ts';
import { questionCounts } from '../constants/interview.ts';
import {
  interviewFormats,
  interviewModes,
  preparationChoices,
  singleQuestionCount,
} from '../interview-modes.ts';
import { provider } from '../health.ts';
import { id, looseId, sessionRef } from '../ids.ts';
import { question } from '../interviews.ts';
import { languages } from '../languages.ts';
import { ownQuestion, questionSources } from '../own-questions.ts';
import { textKey } from '../validation-texts.ts';

const sessionParams = z.object({ sessionId: sessionRef });

export const generateQuestions = defineCall({
  method: 'POST',
  path: '/api/ai/generate-questions',
  summary: "Start a session with questions of a category, or with the user's own",
  access: 'user',
  limit: 'generations',
  body: z
    .object({
      mainCategory: z.enum(mainCategories, textKey('invalidValue')),
      subCategory: z.string(textKey('invalidValue')),
      difficulty: z.enum(difficulties, textKey('invalidValue')),
      count: z.literal([singleQuestionCount, ...questionCounts], textKey('invalidValue')),
      enableAds: flag,
      timePerQuestion: z.number().min(1).max(3_600).optional(),
      language: z.enum(languages).optional(),
      mode: z.enum(interviewModes).optional(),
      format: z.enum(interviewFormats).optional(),
      /** Seconds before each answer. */
      preparationSeconds: z.literal(preparationChoices).optional(),
      source: z.enum(questionSources, textKey('invalidValue')).default('bank'),
      /** The user's own, asked in this order. Given for every source but the bank. */
      questions: z
        .array(ownQuestion)
        .min(1, textKey('invalidValue'))
        .max(Math.max(...questionCounts), textKey('invalidValue'))
        .optional(),
      /** Questions of the bank follow the user's own until there are `count`. */
      fillFromBank: flag,
    })
    .refine(({ source, questions }) => (source === 'bank') === (questions === undefined), {
      path: ['questions'],
      error: textKey('invalidValue'),
    })
    .refine(({ count, questions }) => questions === undefined || questions.length <= count, {
      path: ['questions'],
      error: textKey('invalidValue'),
    })
    .refine(
      ({ mainCategory, subCategory }) => {
        const known: readonly string[] = subCategories[mainCategory];
        return known.includes(subCategory);
      },
      { path: ['subCategory'], error: textKey('invalidValue') },
    ),
  status: 201,
  response: success({ sessionId: id, questions: z.array(question) }),
  errors: ['SESSION_LIMIT'],
});

const nextQuestionResponse = success({
  hasNextQuestion: z.boolean(),
  question: question.nullable(),
  session: z.object({
    completedQuestions: z.int().nonnegative(),
    remainingQuestions: z.int().nonnegative(),
    totalQuestions: z.int().nonnegative(),
  }),
  /** Milliseconds. */
  processingTime: z.number().nonnegative(),
});

export const generateNextQuestion = defineCall({
  method: 'POST',
  path: '/api/ai/generate-next-question',
  summary: 'A follow-up to an answer, added to the session; at most two a session',
  access: 'user',
  limit: 'generations',
  body: z.object({ sessionId: sessionRef, questionId: looseId, answerText }),
  status: 200,
  response: nextQuestionResponse,
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});

export const getNextQuestion = defineCall({
  method: 'GET',
  path: '/api/interviews/:sessionId/next-question',
  summary: 'The question after the last one that has any answer',
  access: 'user',
  params: sessionParams,
  status: 200,
  response: nextQuestionResponse,
  errors: ['NOT_FOUND'],
});

export const getKeyPoints = defineCall({
  method: 'GET',
  path: '/api/interviews/:sessionId/questions/:questionId/key-points',
  summary:
    'Two or three points that a good answer has; none in real mode or for a question without any',
  access: 'user',
  params: z.object({ sessionId: sessionRef, questionId: looseId }),
  status: 200,
  response: success({ points: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
});

const engineTest = z.object({
  provider,
  model: z.string().nullable(),
  ok: z.boolean(),
  /** Milliseconds; null when the engine is switched off. */
  latency: z.number().nonnegative().nullable(),
});

export const testEngines = defineCall({
  method: 'GET',
  path: '/api/ai/test',
  summary: 'Which engines serve questions, analysis, speech and voice, and whether each works',
  access: 'user',
  status: 200,
  response: success({
    questions: engineTest,
    analysis: engineTest,
    speech: engineTest,
    voice: engineTest,
  }),
  errors: [],
});
