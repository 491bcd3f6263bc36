import * as calls from '@daedap/contract/calls/dashboard';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import * as dashboard from './service.ts';
import type { DashboardDeps } from './service.ts';

export function dashboardRoutes(app: FastifyInstance, deps: DashboardDeps): void {
  route(app, calls.getDashboardStats, ({ user, query }) =>
    dashboard.dashboardStats(deps, user, query.tz),
  );
  route(app, calls.getRecentSessions, ({ user }) => dashboard.recentSessions(deps, user));
}
