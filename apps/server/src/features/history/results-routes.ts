import * as calls from '@daedap/contract/calls/results';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import * as results from './results-service.ts';
import type { ResultDeps } from './results-service.ts';

export function resultRoutes(app: FastifyInstance, deps: ResultDeps): void {
  route(app, calls.getSessionResults, ({ user, params }) =>
    results.resultsOf(deps, user, params.sessionId),
  );
  route(app, calls.getAnalysisResults, ({ user, params }) =>
    results.resultsOf(deps, user, params.id),
  );
  route(app, calls.getResultsByRecordingId, ({ user, params }) =>
    results.resultsOf(deps, user, params.recordingId),
  );
  route(app, calls.getAnalysisHistory, ({ user, query }) =>
    results.analysisHistory(deps, user, query),
  );
  route(app, calls.deleteAnalysis, ({ user, params }) =>
    results.removeAnalysis(deps, user, params.id),
  );
}
