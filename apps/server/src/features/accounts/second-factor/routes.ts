import * as calls from '@daedap/contract/calls/account-security';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { listPasskeys } from '../passkeys/service.ts';
import type { AccountDeps } from '../service.ts';
import * as secondFactor from './service.ts';

export function secondFactorRoutes(app: FastifyInstance, deps: AccountDeps): void {
  route(app, calls.getSecurity, async ({ user }) => ({
    secondFactor: await secondFactor.secondFactorOf(deps, user),
    passkeys: await listPasskeys(deps, user),
  }));
  route(app, calls.startSecondFactor, ({ user, body, address }) =>
    secondFactor.start(deps, user, { ...body, address }),
  );
  route(app, calls.confirmSecondFactor, async ({ user, body }) => ({
    recoveryCodes: await secondFactor.confirm(deps, user, body.code),
  }));
  route(app, calls.renewRecoveryCodes, async ({ user, body, address }) => ({
    recoveryCodes: await secondFactor.renewRecoveryCodes(deps, user, { ...body, address }),
  }));
  route(app, calls.endSecondFactor, async ({ user, body, address }) => {
    await secondFactor.end(deps, user, { ...body, address });
    return {};
  });
}
