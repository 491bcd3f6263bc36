import type { BodyOf } from '@daedap/contract/call';
import { register } from '@daedap/contract/calls/accounts';
import { call } from '#/lib/api/call.ts';

export function createAccount(body: BodyOf<typeof register>) {
  return call(register, { body });
}
