import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { mainCategories } from '../categories.ts';
import { sessionSearchMaxCharacters } from '../constants/interview.ts';
import { idText, sessionRef } from '../ids.ts';
import { answerAttempt, session, userAnswer } from '../interviews.ts';
import { lenientCount } from '../lenient.ts';
import { cursor, nextCursor, pageSize, sessionSorts } from '../pagination.ts';

export const getSessions = defineCall({
  method: 'GET',
  path: '/api/recordings/sessions',
  summary: 'Sessions, newest first; `q` searches questions and transcripts',
  access: 'user',
  query: z.object({
    limit: pageSize,
    cursor,
    q: z
      .string()
      .max(sessionSearchMaxCharacters)
      .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim())
      .optional(),
    category: z.enum(mainCategories).optional(),
    /** `open` means every session that is not completed. */
    status: z.enum(['open', 'completed']).optional(),
    sort: z.enum(sessionSorts).default('newest'),
  }),
  status: 200,
  response: success({ sessions: z.array(session), nextCursor }),
  errors: [],
});

export const getSessionStats = defineCall({
  method: 'GET',
  path: '/api/recordings/stats',
  summary: 'The five totals above the list of sessions',
  access: 'user',
  status: 200,
  response: success({
    stats: z.object({
      totalSessions: lenientCount(),
      completedSessions: lenientCount(),
      totalAnswers: lenientCount(),
      /** The mean of completed sessions; 0 without any. */
      avgScore: lenientCount(),
      /** Minutes. */
      totalTime: lenientCount(),
    }),
  }),
  errors: [],
});

export const getSessionAnswers = defineCall({
  method: 'GET',
  path: '/api/recordings/sessions/:id/answers',
  summary: 'A session and the answers that count',
  access: 'user',
  params: z.object({ id: sessionRef }),
  status: 200,
  response: success({ session, answers: z.array(userAnswer) }),
  errors: ['NOT_FOUND'],
});

export const getAttempts = defineCall({
  method: 'GET',
  path: '/api/recordings/sessions/:id/questions/:questionId/attempts',
  summary: 'The newest attempts at a question, oldest first, to compare them',
  access: 'user',
  params: z.object({ id: sessionRef, questionId: idText }),
  status: 200,
  response: success({ session, attempts: z.array(answerAttempt) }),
  errors: ['NOT_FOUND'],
});

export const deleteSession = defineCall({
  method: 'DELETE',
  path: '/api/recordings/sessions/:id',
  summary: 'Delete a session with its questions, answers, analysis and backups',
  access: 'user',
  params: z.object({ id: sessionRef }),
  status: 200,
  response: success({}),
  errors: ['NOT_FOUND'],
});

export const deleteAnswer = defineCall({
  method: 'DELETE',
  path: '/api/recordings/sessions/:id/answers/:answerId',
  summary: 'Delete one answer; the attempt before it counts again',
  access: 'user',
  params: z.object({ id: sessionRef, answerId: idText }),
  status: 200,
  response: success({}),
  errors: ['NOT_FOUND'],
});
