import * as calls from '@daedap/contract/calls/history';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import * as records from './service.ts';
import type { RecordDeps } from './service.ts';

export function recordRoutes(app: FastifyInstance, deps: RecordDeps): void {
  route(app, calls.getSessions, ({ user, query }) => records.listRecords(deps, user, query));
  route(app, calls.getSessionStats, ({ user }) => records.recordStats(deps, user));
  route(app, calls.getSessionAnswers, ({ user, params }) =>
    records.recordAnswers(deps, user, params.id),
  );
  route(app, calls.getAttempts, ({ user, params }) => records.questionAttempts(deps, user, params));
  route(app, calls.deleteSession, ({ user, params }) =>
    records.removeRecord(deps, user, params.id),
  );
  route(app, calls.deleteAnswer, ({ user, params }) => records.removeAnswer(deps, user, params));
}
