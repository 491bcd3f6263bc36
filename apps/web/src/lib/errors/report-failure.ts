import type { ClientErrorKind } from '@daedap/contract/client-errors';
import { reportError } from './report-error.ts';

/** For `onError` in a machine: reports why the actor failed. */
export function reportFailure(kind: ClientErrorKind, doing: string) {
  return ({ event }: { readonly event: { readonly error: unknown } }): void =>
    reportError(event.error, kind, doing);
}
