import type { BodyOf, ResponseOf } from '@daedap/contract/call';
import {
  getSessionQuestions as getSessionQuestionsCall,
  saveSession as saveSessionCall,
} from '@daedap/contract/calls/sessions';
import type { SessionRef } from '@daedap/contract/ids';
import type { Session } from '@daedap/contract/interviews';
import { translate } from './texts.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { type CallFailure, failureOf } from '#/lib/api/error-text.ts';
import { call } from '#/lib/api/call.ts';

type QuestionsResponse = Pick<ResponseOf<typeof getSessionQuestionsCall>, 'session' | 'questions'>;

export type SessionQuestions = (QuestionsResponse & { readonly outcome: 'ready' }) | CallFailure;

/** Loads all questions of a session, and which of them are answered. */
export async function getSessionQuestions(
  sessionId: SessionRef,
  signal: AbortSignal,
): Promise<SessionQuestions> {
  try {
    const params = { sessionId };
    const { session, questions } = await call(getSessionQuestionsCall, { params, signal });
    return { outcome: 'ready', session, questions };
  } catch (error) {
    return failureOf(error, signal, translate('sessions.resume.failed'));
  }
}

type SavedSession =
  | { readonly outcome: 'ready'; readonly session: Session }
  /** Three other sessions are active. */
  | { readonly outcome: 'limit' }
  | CallFailure;

/** Saves the progress of an interview; also abandons it, or makes an abandoned one active again. */
export async function saveSession(
  body: BodyOf<typeof saveSessionCall>,
  signal: AbortSignal,
): Promise<SavedSession> {
  try {
    const { session } = await call(saveSessionCall, { body, signal });
    return { outcome: 'ready', session };
  } catch (error) {
    const limit = error instanceof ApiError && error.code === 'SESSION_LIMIT';
    return limit ? { outcome: 'limit' } : failureOf(error, signal);
  }
}
