import { saveDelivery } from '@daedap/contract/calls/delivery';
import * as calls from '@daedap/contract/calls/history';
import * as results from '@daedap/contract/calls/results';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import * as history from './service.ts';
import type { HistoryDeps } from './service.ts';

export function historyRoutes(app: FastifyInstance, deps: HistoryDeps): void {
  route(app, calls.getSessions, ({ user, query }) => history.listSessions(deps, user, query));
  route(app, calls.getSessionStats, ({ user }) => history.getStats(deps, user));
  route(app, calls.getSessionAnswers, ({ user, params }) =>
    history.getAnswers(deps, user, params.id),
  );
  route(app, calls.getAttempts, ({ user, params }) => history.getAttempts(deps, user, params));
  route(app, calls.deleteSession, ({ user, params }) =>
    history.deleteSession(deps, user, params.id),
  );
  route(app, calls.deleteAnswer, ({ user, params }) => history.deleteAnswer(deps, user, params));
  route(app, saveDelivery, ({ user, params, body }) =>
    history.saveDelivery(deps, user, params, body),
  );
  route(app, results.getSessionResults, ({ user, params }) =>
    history.getResults(deps, user, params.sessionId),
  );
  route(app, results.getAnalysisResults, ({ user, params }) =>
    history.getResults(deps, user, params.id),
  );
  route(app, results.getResultsByRecordingId, ({ user, params }) =>
    history.getResults(deps, user, params.recordingId),
  );
  route(app, results.getAnalysisHistory, ({ user, query }) =>
    history.listAnalyses(deps, user, query),
  );
  route(app, results.deleteAnalysis, ({ user, params }) =>
    history.deleteAnalysis(deps, user, params.id),
  );
}
