import * as calls from '@daedap/contract/calls/account-security';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AccountDeps } from '../service.ts';
import { callerOf } from '../sign-ins/service.ts';
import { relyingPartyOf } from './relying-party.ts';
import * as passkeys from './service.ts';

export function passkeyRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const partyOf = ({ headers }: FastifyRequest) => relyingPartyOf(deps.publicUrl, headers.origin);
  route(app, calls.startPasskey, ({ user, body, address, request }) =>
    passkeys.startAdding(deps, user, { ...body, address }, partyOf(request)),
  );
  route(app, calls.addPasskey, async ({ user, body, request }) => ({
    passkey: await passkeys.add(deps, user, body, partyOf(request)),
  }));
  route(app, calls.renamePasskey, async ({ user, params, body }) => {
    await passkeys.rename(deps, user, params.id, body.name);
    return {};
  });
  route(app, calls.deletePasskey, async ({ user, params }) => {
    await passkeys.remove(deps, user, params.id);
    return {};
  });
  route(app, calls.startPasskeySignIn, ({ address, request }) =>
    passkeys.startSignInWithPasskey(deps, address, partyOf(request)),
  );
  route(app, calls.signInWithPasskey, ({ body, request }) =>
    passkeys.signInWithPasskey(deps, body.response, callerOf(request), partyOf(request)),
  );
}
