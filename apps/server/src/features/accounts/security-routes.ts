import * as calls from '@daedap/contract/calls/account-security';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import * as consents from './consents.ts';
import * as credentials from './credentials.ts';
import type { AccountDeps } from './service.ts';
import * as signIns from './sign-ins/service.ts';

/** Passwords, mail addresses and sign-ins. */
export function securityRoutes(app: FastifyInstance, deps: AccountDeps): void {
  route(app, calls.getSite, () =>
    Promise.resolve({
      mail: deps.mailer !== null,
      operator: deps.operator,
      services: deps.services,
    }),
  );
  route(app, calls.getConsent, ({ user }) => consents.consentOf(deps, user.id));
  route(app, calls.giveConsent, async ({ user, language }) => {
    await consents.giveConsent(deps, user.id, { language, source: 'notice' });
    return {};
  });
  route(app, calls.changePassword, async ({ user, body, ...context }) => ({
    token: await credentials.changePassword(deps, user, body, context),
  }));
  route(app, calls.changeEmail, ({ user, body, ...context }) =>
    credentials.changeEmail(deps, user, body, context),
  );
  route(app, calls.confirmEmail, async ({ body, ...context }) => ({
    email: await credentials.confirmEmail(deps, body, context),
  }));
  route(app, calls.requestPasswordReset, async ({ body, ...context }) => {
    await credentials.requestReset(deps, body, context);
    return {};
  });
  route(app, calls.resetPassword, async ({ body, ...context }) => {
    await credentials.resetPassword(deps, body, context);
    return {};
  });
  route(app, calls.listSignIns, async ({ user, request }) => ({
    signIns: await signIns.listSignIns(deps, user, request),
  }));
  route(app, calls.endSignIn, async ({ user, params }) => {
    await signIns.endOneSignIn(deps, user, params.id);
    return {};
  });
  route(app, calls.endAllSignIns, async ({ user }) => {
    await signIns.signOutEverywhere(deps, user);
    return {};
  });
  route(app, calls.logout, async ({ user, request }) => {
    await signIns.logOut(deps, user, request);
    return {};
  });
}
