import type { FastifyInstance } from 'fastify';
import { getClientErrors, reportClientError } from '@daedap/contract/calls/client-errors';
import { route } from '../../http/route.ts';
import { type ClientErrorDeps, listErrors, recordError } from './service.ts';

export function clientErrorRoutes(app: FastifyInstance, deps: ClientErrorDeps): void {
  route(app, reportClientError, async ({ user, body }) => {
    await recordError(deps, user.id, body);
    return {};
  });
  route(app, getClientErrors, async () => ({ errors: await listErrors(deps) }));
}
