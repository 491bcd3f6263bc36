import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as calls from '@daedap/contract/calls/accounts';
import { contextOf, route, routeOptions } from '../../http/route.ts';
import { exportAccount } from './export.ts';
import { callerOf } from './sign-ins/service.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { securityRoutes } from './security-routes.ts';
import * as accounts from './service.ts';
import type { AccountDeps } from './service.ts';

export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  route(app, calls.register, ({ body, request, language }) =>
    accounts.signUp(deps, body, { ...callerOf(request), language }),
  );
  route(app, calls.login, ({ body, request }) => accounts.signIn(deps, body, callerOf(request)));
  route(app, calls.getMe, ({ user }) => Promise.resolve({ user }));
  route(app, calls.getProfile, async ({ user }) => ({
    user: await accounts.profileOf(deps, user),
  }));
  route(app, calls.deleteMe, async ({ user, body, address }) => {
    await accounts.deleteAccount(deps, user, body, address);
    return {};
  });
  securityRoutes(app, deps);
  secondFactorRoutes(app, deps);
  passkeyRoutes(app, deps);
  app.route({
    ...routeOptions(calls.exportMe),
    handler: async (request, reply) => {
      const { user } = contextOf(calls.exportMe, request, reply);
      const day = deps.clock.now().toISOString().slice(0, 10);
      const text = await exportAccount(deps, user);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="daedap-export-${day}.json"`)
        .send(Readable.from(text));
    },
  });
}
