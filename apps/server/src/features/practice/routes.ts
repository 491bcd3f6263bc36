import * as calls from '@daedap/contract/calls/practice';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { getMonths, getMonthSummary } from './months.ts';
import * as plans from './plans.ts';
import { getProgress } from './progress.ts';
import * as reviews from './reviews.ts';
import * as practice from './service.ts';
import type { PracticeDeps } from './service.ts';

export function practiceRoutes(app: FastifyInstance, deps: PracticeDeps): void {
  route(app, calls.getExample, ({ user, params, query }) =>
    practice.getExample(deps, user, { ...params, ...query }),
  );
  route(app, calls.getReviews, ({ user, query }) => reviews.getReviews(deps, user, query.tz));
  route(app, calls.starAnswer, ({ user, params, body }) =>
    reviews.starAnswer(deps, user, params.answerId, body.starred),
  );
  route(app, calls.getPlan, ({ user }) => plans.getPlan(deps, user));
  route(app, calls.savePlan, ({ user, body }) => plans.savePlan(deps, user, body));
  route(app, calls.deletePlan, ({ user }) => plans.deletePlan(deps, user));
  route(app, calls.getProgress, ({ user }) => getProgress(deps, user));
  route(app, calls.getMonths, ({ user, query }) => getMonths(deps, user, query.tz));
  route(app, calls.getMonthSummary, ({ user, query }) =>
    getMonthSummary(deps, user, query.month, query.tz),
  );
  route(app, calls.getDrills, ({ user, params, query }) =>
    practice.getDrills(deps, user, { ...params, ...query }),
  );
  route(app, calls.getOutline, ({ user, params, query }) =>
    practice.getOutline(deps, user, { ...params, ...query }),
  );
  route(app, calls.getScript, ({ user, params }) =>
    practice.getScript(deps, user, params.questionId),
  );
  route(app, calls.saveScript, ({ user, params, body }) =>
    practice.saveScript(deps, user, params.questionId, body.text),
  );
  route(app, calls.deleteScript, ({ user, params }) =>
    practice.deleteScript(deps, user, params.questionId),
  );
}
