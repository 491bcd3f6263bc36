import { getBankQuestions } from '@daedap/contract/calls/bank-questions';
import { makePaperQuestions } from '@daedap/contract/calls/paper-questions';
import * as calls from '@daedap/contract/calls/practice';
import * as setCalls from '@daedap/contract/calls/question-sets';
import type { FastifyInstance } from 'fastify';
import { bankPage } from '../../engines/language/bank-page.ts';
import { route } from '../../http/route.ts';
import { getMonths, getMonthSummary } from './months.ts';
import * as plans from './plans.ts';
import { getProgress } from './progress.ts';
import * as sets from './question-sets.ts';
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
  route(app, makePaperQuestions, async ({ body }) => ({
    questions: await deps.coach.paperQuestions(body),
  }));
  route(app, getBankQuestions, ({ query, language }) =>
    bankPage({ ...query, language: query.language ?? language }),
  );
  route(app, setCalls.getQuestionSets, ({ user }) => sets.getQuestionSets(deps, user));
  route(app, setCalls.createQuestionSet, ({ user, body }) =>
    sets.createQuestionSet(deps, user, body),
  );
  route(app, setCalls.saveQuestionSet, ({ user, params, body }) =>
    sets.saveQuestionSet(deps, user, params.setId, body),
  );
  route(app, setCalls.deleteQuestionSet, ({ user, params }) =>
    sets.deleteQuestionSet(deps, user, params.setId),
  );
}
