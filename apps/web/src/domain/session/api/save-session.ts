import type { BodyOf } from '@daedap/contract/call';
import { saveSession as description } from '@daedap/contract/calls/sessions';
import type { Session } from '@daedap/contract/interviews';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { failureOf, type CallFailure } from '#/lib/api/call-failure.ts';

export type SavedSession =
  | { readonly outcome: 'ready'; readonly session: Session }
  /** Three others are active. */
  | { readonly outcome: 'limit' }
  | CallFailure;

/** Keeps where an interview stands; aborts it, or takes up an aborted one. */
export async function saveSession(
  body: BodyOf<typeof description>,
  signal: AbortSignal,
): Promise<SavedSession> {
  try {
    const { session } = await call(description, { body, signal });
    return { outcome: 'ready', session };
  } catch (error) {
    const limit = error instanceof ApiError && error.code === 'SESSION_LIMIT';
    return limit ? { outcome: 'limit' } : failureOf(error, signal);
  }
}
