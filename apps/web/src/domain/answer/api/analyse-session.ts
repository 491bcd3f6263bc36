import { analyzeSession } from '@daedap/contract/calls/answers';
import { requestDeduplicationMs } from '@daedap/contract/constants/media';
import type { SessionRef } from '@daedap/contract/ids';
import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import { AnswerError } from '#/domain/answer/answer-errors.ts';
import type { InterviewConfig } from '#/domain/session/interview-state.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { type CallFailure, failureOf } from '#/lib/api/error-text.ts';
import { call } from '#/lib/api/call.ts';
import { createSingleFlight } from '#/lib/api/single-flight.ts';
import type { SessionEntry } from '#/media/store/chunk-rows.ts';

type SessionToAnalyse = {
  readonly sessionId: SessionRef;
  readonly interviewConfig: InterviewConfig;
};

export type AnalysedSession =
  | { readonly outcome: 'ready'; readonly analysis: ComprehensiveAnalysis }
  /** No answer has reached the server. */
  | { readonly outcome: 'nothing' }
  | CallFailure;

const once = createSingleFlight<AnalysedSession>(requestDeduplicationMs[0]);

async function ask(body: SessionToAnalyse, signal: AbortSignal): Promise<AnalysedSession> {
  try {
    const { analysis } = await call(analyzeSession, { body, signal });
    return { outcome: 'ready', analysis };
  } catch (error) {
    return isNothing(error) ? { outcome: 'nothing' } : failureOf(error, signal);
  }
}

/** Gets the session analysed as a whole, which completes it. */
export function analyseSession(
  session: SessionToAnalyse,
  signal: AbortSignal,
): Promise<AnalysedSession> {
  return once(String(session.sessionId), signal, () => ask(session, signal));
}

/** The same for a session that waited in the outbox. One without an answer has nothing to be analysed. */
export async function analyseQueuedSession(
  { fields }: SessionEntry,
  signal: AbortSignal,
): Promise<void> {
  const { data: body } = analyzeSession.body.safeParse(fields);
  if (!body) throw new AnswerError('session');
  try {
    await call(analyzeSession, { body, signal });
  } catch (error) {
    if (!isNothing(error)) throw error;
  }
}

const isNothing = (error: unknown) =>
  error instanceof ApiError && ['NOTHING_TO_ANALYSE', 'NOT_FOUND'].includes(error.code);
