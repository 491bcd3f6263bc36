import * as calls from '@daedap/contract/calls/answers';
import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validationError } from '../../http/app-error.ts';
import { mediaOnly } from '../../http/media-check.ts';
import { route } from '../../http/route.ts';
import { type Sink, uploadRoute } from '../../http/upload.ts';
import { analyseSession, type ComprehensiveDeps } from './comprehensive.ts';
import { receivedTexts } from './received-texts.ts';
import * as answers from './service.ts';
import type { AnswerDeps } from './service.ts';

const longestKey = 200;

export function answerRoutes(
  app: FastifyInstance,
  deps: AnswerDeps & ComprehensiveDeps & { sink: Sink },
): void {
  const sink = mediaOnly(deps.sink);
  route(app, calls.analyzeText, async ({ user, body, language, request, reply }) => {
    const asking = askingOf(user, language, request, reply);
    const report = await answers.takeText(deps, body, asking);
    return settled(reply, report).fields;
  });
  uploadRoute(app, calls.analyzeAudio, { sink }, async (context) => {
    const { user, body, language, file, request, reply } = context;
    const asking = askingOf(user, language, request, reply);
    const report = await answers.takeSpeech(deps, 'audio', body, file, asking);
    return settled(reply, report).fields;
  });
  uploadRoute(app, calls.analyzeVideo, { sink }, async (context) => {
    const { user, body, language, file, request, reply } = context;
    const asking = askingOf(user, language, request, reply);
    const report = await answers.takeSpeech(deps, 'video', body, file, asking);
    const message = receivedTexts[language];
    return { ...settled(reply, report).fields, ...report.file, message };
  });
  route(app, calls.analyzeSession, async ({ user, body }) => ({
    analysis: await analyseSession(deps, user, body.sessionId),
  }));
}

/** 202: it goes on, and its result can be fetched later. */
function settled<Report extends { processing: boolean }>(
  reply: FastifyReply,
  report: Report,
): Report {
  if (report.processing) void reply.code(202);
  return report;
}

const askingOf = (
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
