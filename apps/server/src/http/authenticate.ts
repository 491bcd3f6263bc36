import type { FastifyInstance } from 'fastify';
import type { User } from '@daedap/contract/users';
import { AppError } from './app-error.ts';
import type { RateLimits } from './rate-limits.ts';

/** Checks who calls, before the body is read: the token, the account behind it, its role, its rate of calls. */
export function addAuthentication(
  app: FastifyInstance,
  deps: {
    /** For whoever may do more than others, as it is at this moment. */
    userOfToken: (token: string, options: { fresh: boolean }) => Promise<User>;
    limits: RateLimits;
  },
): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const { access = 'public', limit = 'calls' } = request.routeOptions.config;
    if (access === 'public') return;
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new AppError('UNAUTHENTICATED');
    request.user = await deps.userOfToken(token, { fresh: access === 'admin' });
    await deps.limits.consume(limit, String(request.user.id));
    if (access === 'admin' && request.user.role !== 'admin') throw new AppError('FORBIDDEN');
  });
}
