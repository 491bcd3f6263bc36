import type { AnyCall } from './call.ts';
import * as accounts from './calls/accounts.ts';
import * as admin from './calls/admin.ts';
import * as health from './calls/health.ts';

/** Every call of the product: the server must have exactly these. */
export const calls: readonly AnyCall[] = [accounts, admin, health].flatMap((group) =>
  Object.values(group),
);
