import type { BodyOf } from '@daedap/contract/call';
import { deleteMe } from '@daedap/contract/calls/accounts';
import { call } from '#/lib/api/call.ts';

export function deleteAccount(body: BodyOf<typeof deleteMe>) {
  return call(deleteMe, { body });
}
