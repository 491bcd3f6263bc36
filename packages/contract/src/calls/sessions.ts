import { z } from 'zod';
import { seconds } from '../answer-fields.ts';
import { defineCall, success } from '../call.ts';
import { toNumber } from '../lenient.ts';
import { sessionRef } from '../ids.ts';
import { question, session } from '../interviews.ts';

export const getActiveSessions = defineCall({
  method: 'GET',
  path: '/api/interviews/sessions/active',
  summary: 'The sessions that count towards the limit of three',
  access: 'user',
  status: 200,
  response: success({ count: z.int().nonnegative(), sessions: z.array(session) }),
  errors: [],
});

export const saveSession = defineCall({
  method: 'POST',
  path: '/api/interview/session',
  summary: 'Save the progress of an interview; abandon it, or resume an abandoned one',
  access: 'user',
  body: z.object({
    sessionId: sessionRef,
    status: z.enum(['in_progress', 'abandoned']).optional(),
    currentQuestionIndex: z
      .preprocess(toNumber, z.int().min(0).max(1_000))
      .optional()
      .catch(undefined),
    totalDuration: seconds,
    /** Seconds that each further answer may take. It changes when the user upgrades during the interview. */
    timePerQuestion: z
      .preprocess(toNumber, z.number().min(1).max(3_600))
      .optional()
      .catch(undefined),
  }),
  status: 200,
  response: success({ session }),
  errors: ['NOT_FOUND', 'SESSION_LIMIT', 'SESSION_CLOSED'],
});

export const getSessionQuestions = defineCall({
  method: 'GET',
  path: '/api/interview-lifecycle/session/:sessionId/questions',
  summary: 'All questions of a session and which of them are answered, to resume it',
  access: 'user',
  params: z.object({ sessionId: sessionRef }),
  status: 200,
  response: success({
    session,
    questions: z.array(question.extend({ answered: z.boolean() })),
  }),
  errors: ['NOT_FOUND'],
});
