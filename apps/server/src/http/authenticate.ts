import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '@daedap/contract/users';
import { AppError } from './app-error.ts';
import type { RateLimits } from './rate-limits.ts';

/** Checks the token, the account, its role and its rate limit before the body is read. */
export function addAuthentication(
  app: FastifyInstance,
  deps: {
    /** `fresh`: not from the cache, because an admin's role may have been taken away. */
    userOfToken: (token: string, options: { fresh: boolean }) => Promise<User>;
    limits: RateLimits;
  },
): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const { access = 'public', limit = 'calls' } = request.routeOptions.config;
    if (access === 'public') return;
    const token = bearerToken(request);
    if (!token) throw new AppError('UNAUTHENTICATED');
    request.user = await deps.userOfToken(token, { fresh: access === 'admin' });
    await deps.limits.consume(limit, String(request.user.id));
    if (access === 'admin' && request.user.role !== 'admin') throw new AppError('FORBIDDEN');
  });
}

export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
