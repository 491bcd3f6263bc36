import type { FastifyInstance } from 'fastify';
import { getHealth } from '@daedap/contract/calls/health';
import { AppError } from '../../http/app-error.ts';
import { route } from '../../http/route.ts';
import { checkHealth, type HealthDeps } from './service.ts';

export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  route(app, getHealth, async () => {
    const health = await checkHealth(deps);
    if (health.status === 'down') throw new AppError('UNAVAILABLE', { details: health });
    return health;
  });
}
