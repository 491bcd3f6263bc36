import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { sessionRef } from '../ids.ts';
import { comprehensiveAnalysis, session, userAnswer } from '../interviews.ts';
import { unreadDelivery } from '../lenient.ts';
import { cursor, nextCursor, pageSize } from '../pagination.ts';

const resultsResponse = success({
  session,
  /** null until the comprehensive analysis exists. */
  analysis: comprehensiveAnalysis.nullable(),
  userAnswers: z.array(userAnswer),
});

export const getSessionResults = defineCall({
  method: 'GET',
  path: '/api/interviews/session/:sessionId/results',
  summary: 'A session with its analysis and the answers that count',
  access: 'user',
  params: z.object({ sessionId: sessionRef }),
  status: 200,
  response: resultsResponse,
  errors: ['NOT_FOUND'],
});

export const getAnalysisResults = defineCall({
  method: 'GET',
  path: '/api/analysis/results/:id',
  summary: 'The same, by the id of the analysis, which is that of its session',
  access: 'user',
  params: z.object({ id: sessionRef }),
  status: 200,
  response: resultsResponse,
  errors: ['NOT_FOUND'],
});

export const getResultsByRecordingId = defineCall({
  method: 'GET',
  path: '/api/analysis/results/analysis/:recordingId',
  summary: 'The same, by the id of the recording, which is that of its session',
  access: 'user',
  params: z.object({ recordingId: sessionRef }),
  status: 200,
  response: resultsResponse,
  errors: ['NOT_FOUND'],
});

export const getAnalysisHistory = defineCall({
  method: 'GET',
  path: '/api/analysis/history',
  summary: 'Comprehensive analyses, newest first',
  access: 'user',
  query: z.object({ limit: pageSize, cursor }),
  status: 200,
  response: success({
    analyses: z.array(
      comprehensiveAnalysis.extend({
        session,
        /** How its answers were said, as one. */
        delivery: unreadDelivery,
      }),
    ),
    nextCursor,
  }),
  errors: [],
});

export const deleteAnalysis = defineCall({
  method: 'DELETE',
  path: '/api/analysis/:id',
  summary: 'Delete the comprehensive analysis; its session is in progress again',
  access: 'user',
  params: z.object({ id: sessionRef }),
  status: 200,
  response: success({}),
  errors: ['NOT_FOUND'],
});
