import { analyzeSession } from '@daedap/contract/calls/answers';
import { deleteAnalysis } from '@daedap/contract/calls/results';
import type { SessionRef } from '@daedap/contract/ids';
import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/api/error-text.ts';
import type { InterviewConfig } from '#/domain/session/interview-state.ts';
import { whenToRetry } from '#/domain/answer/answer-errors.ts';
import { translate } from '#/lib/i18n/texts.ts';

export type WholeSession = {
  readonly userId: number;
  readonly sessionId: SessionRef;
  readonly config: InterviewConfig;
};

export type MadeAnalysis =
  | { readonly outcome: 'ready' }
  /** No answer of the session has a score. */
  | { readonly outcome: 'nothing' }
  /** The session was deleted, perhaps in another tab. */
  | { readonly outcome: 'gone' }
  /** The present analysis could not be deleted. With `isUnsure` the network was lost, and it may be deleted. */
  | { readonly outcome: 'kept'; readonly message: string; readonly isUnsure: boolean }
  /** The old analysis is deleted, and the new one could not be made. With `isQueued` this device makes it later. */
  | {
      readonly outcome: 'unmade';
      readonly message: string;
      readonly isQueued: boolean;
      readonly isOffline: boolean;
    };

const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';
const sentenceOf = (error: unknown) => errorText(error, translate('common.errors.unknown'));

/** Deletes the comprehensive analysis of a session, and makes it again from the answers that count now. */
export async function remakeAnalysis(session: WholeSession): Promise<MadeAnalysis> {
  try {
    await call(deleteAnalysis, { params: { id: session.sessionId } });
  } catch (error) {
    // Another tab has deleted it already, or the session itself is gone: the request for a new analysis tells which.
    if (!isNotFound(error)) {
      const isUnsure = error instanceof NetworkError;
      return { outcome: 'kept', message: sentenceOf(error), isUnsure };
    }
  }
  return makeAnalysis(session);
}

/** Gets a session analysed as a whole. Without a network or over the rate limit the request waits in the outbox. */
export async function makeAnalysis(session: WholeSession): Promise<MadeAnalysis> {
  const { sessionId, config } = session;
  try {
    await call(analyzeSession, { body: { sessionId, interviewConfig: config } });
    return { outcome: 'ready' };
  } catch (error) {
    if (isNotFound(error)) return { outcome: 'gone' };
    if (error instanceof ApiError && error.code === 'NOTHING_TO_ANALYSE') {
      return { outcome: 'nothing' };
    }
    return {
      outcome: 'unmade',
      message: sentenceOf(error),
      isQueued: whenToRetry(error) !== 'never' && (await queue(session)),
      isOffline: error instanceof NetworkError,
    };
  }
}

/** Loaded on demand: the outbox brings the microphone and the socket with it. */
async function queue(session: WholeSession): Promise<boolean> {
  try {
    const { queueSession } = await import('#/domain/answer/answer-services.ts');
    await queueSession(session);
    return true;
  } catch {
    // A browser without a database: the person can press again.
    return false;
  }
}
