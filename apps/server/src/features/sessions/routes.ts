import {
  generateNextQuestion,
  generateQuestions,
  getKeyPoints,
  getNextQuestion,
  testEngines,
} from '@daedap/contract/calls/questions';
import * as calls from '@daedap/contract/calls/sessions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { followUp, nextQuestion } from './next-question.ts';
import * as sessions from './service.ts';
import type { SessionDeps } from './service.ts';

export function sessionRoutes(app: FastifyInstance, deps: SessionDeps): void {
  route(app, generateQuestions, ({ user, body, language }) =>
    sessions.startSession(deps, user, body, language),
  );
  route(app, generateNextQuestion, ({ user, body }) => followUp(deps, user, body));
  route(app, getNextQuestion, ({ user, params }) => nextQuestion(deps, user, params.sessionId));
  route(app, getKeyPoints, ({ user, params }) => sessions.keyPoints(deps, user, params));
  route(app, testEngines, () => deps.testEngines());
  route(app, calls.getActiveSessions, ({ user }) => sessions.activeSessions(deps, user));
  route(app, calls.saveSession, ({ user, body }) => sessions.saveSession(deps, user, body));
  route(app, calls.getSessionQuestions, ({ user, params }) =>
    sessions.sessionQuestions(deps, user, params.sessionId),
  );
}
