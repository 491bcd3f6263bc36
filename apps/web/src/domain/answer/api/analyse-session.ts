import { analyzeSession } from '@daedap/contract/calls/answers';
import { requestDeduplicationMs } from '@daedap/contract/constants/media';
import type { SessionRef } from '@daedap/contract/ids';
import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { createSingleFlight } from '#/lib/api/single-flight.ts';
import type { InterviewConfig } from '#/domain/session/interview-state.ts';
import { failureOf, type CallFailure } from '#/lib/api/call-failure.ts';

type Asked = { readonly sessionId: SessionRef; readonly interviewConfig: InterviewConfig };

export type AnalysedSession =
  | { readonly outcome: 'ready'; readonly analysis: ComprehensiveAnalysis }
  /** No answer has reached the server. */
  | { readonly outcome: 'nothing' }
  | CallFailure;

const once = createSingleFlight<AnalysedSession>(requestDeduplicationMs[0]);

async function ask(body: Asked, signal: AbortSignal): Promise<AnalysedSession> {
  try {
    const { analysis } = await call(analyzeSession, { body, signal });
    return { outcome: 'ready', analysis };
  } catch (error) {
    const nothing =
      error instanceof ApiError && ['NOTHING_TO_ANALYSE', 'NOT_FOUND'].includes(error.code);
    return nothing ? { outcome: 'nothing' } : failureOf(error, signal);
  }
}

/** Has the session judged as a whole, which completes it. */
export function analyseSession(asked: Asked, signal: AbortSignal): Promise<AnalysedSession> {
  return once(String(asked.sessionId), signal, () => ask(asked, signal));
}
