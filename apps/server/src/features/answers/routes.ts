import * as calls from '@daedap/contract/calls/answers';
import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validationError } from '../../http/app-error.ts';
import { mediaOnly } from '../../http/media-check.ts';
import { route } from '../../http/route.ts';
import { type Sink, uploadRoute } from '../../http/upload.ts';
import { analyseSession, type SessionAnalysisDeps } from './analyse-session.ts';
import * as answers from './service.ts';
import { type AnswerDeps } from './service.ts';

const receivedTexts: Record<Language, string> = {
  ko: '영상을 받았어요. 분석이 끝나면 바로 지워요.',
  en: 'Your video has arrived. It is deleted as soon as it is analysed.',
};

const longestKey = 200;

export function answerRoutes(
  app: FastifyInstance,
  deps: AnswerDeps & SessionAnalysisDeps & { sink: Sink },
): void {
  const sink = mediaOnly(deps.sink);
  route(app, calls.analyzeText, async ({ user, body, language, request, reply }) => {
    const answerRequest = requestOf(user, language, request, reply);
    const report = await answers.submitText(deps, body, answerRequest);
    return withStatus(reply, report).fields;
  });
  uploadRoute(app, calls.analyzeAudio, { sink }, async (context) => {
    const { user, body, language, file, request, reply } = context;
    const answerRequest = requestOf(user, language, request, reply);
    const report = await answers.submitSpeech(deps, 'audio', body, file, answerRequest);
    return withStatus(reply, report).fields;
  });
  uploadRoute(app, calls.analyzeVideo, { sink }, async (context) => {
    const { user, body, language, file, request, reply } = context;
    const answerRequest = requestOf(user, language, request, reply);
    const report = await answers.submitSpeech(deps, 'video', body, file, answerRequest);
    const message = receivedTexts[language];
    return { ...withStatus(reply, report).fields, ...report.file, message };
  });
  route(app, calls.analyzeSession, async ({ user, body }) => ({
    analysis: await analyseSession(deps, user, body.sessionId),
  }));
}

/** Responds with 202 while the analysis goes on. */
function withStatus<Report extends { processing: boolean }>(
  reply: FastifyReply,
  report: Report,
): Report {
  if (report.processing) void reply.code(202);
  return report;
}

const requestOf = (
  user: User,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
) => ({ user, language, idempotencyKey: keyOf(request), elapsed: () => reply.elapsedTime });

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > longestKey) {
    throw validationError({ 'idempotency-key': 'invalidValue' });
  }
  return key;
}
