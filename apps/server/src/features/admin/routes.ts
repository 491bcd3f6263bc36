import type { FastifyInstance } from 'fastify';
import { getAdminOverview } from '@daedap/contract/calls/admin';
import type { Clock } from '../../lib/clock.ts';
import { route } from '../../http/route.ts';
import { checkHealth, type HealthDeps } from '../health/service.ts';
import * as repository from './repository.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

export function adminRoutes(app: FastifyInstance, deps: HealthDeps & { clock: Clock }): void {
  route(app, getAdminOverview, async () => {
    const since = new Date(deps.clock.now().getTime() - weekMs);
    const [users, counted, health] = await Promise.all([
      repository.countUsers(deps.db, since),
      repository.countSessions(deps.db),
      checkHealth(deps),
    ]);
    const sessions = { started: 0, in_progress: 0, completed: 0, abandoned: 0 };
    for (const { status, count } of counted) sessions[status] = count;
    return { users, sessions, health };
  });
}
