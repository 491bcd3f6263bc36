import type { BodyOf } from '@daedap/contract/call';
import { login } from '@daedap/contract/calls/accounts';
import { call } from '#/lib/api/call.ts';

export function signIn(body: BodyOf<typeof login>) {
  return call(login, { body });
}
