import type { ResponseOf } from '@daedap/contract/call';
import { getSessionQuestions as description } from '@daedap/contract/calls/sessions';
import type { SessionRef } from '@daedap/contract/ids';
import { call } from '#/lib/api/call.ts';
import { failureOf, type CallFailure } from '#/lib/api/call-failure.ts';
import { translate } from '#/domain/session/texts.ts';

type Known = Pick<ResponseOf<typeof description>, 'session' | 'questions'>;

export type SessionQuestions = (Known & { readonly outcome: 'ready' }) | CallFailure;

/** All questions of a session and which of them are answered. */
export async function getSessionQuestions(
  sessionId: SessionRef,
  signal: AbortSignal,
): Promise<SessionQuestions> {
  try {
    const { session, questions } = await call(description, { params: { sessionId }, signal });
    return { outcome: 'ready', session, questions };
  } catch (error) {
    return failureOf(error, signal, translate('sessions.resume.failed'));
  }
}
