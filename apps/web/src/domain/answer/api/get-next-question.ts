import { getNextQuestion as description } from '@daedap/contract/calls/questions';
import { requestDeduplicationMs } from '@daedap/contract/constants/media';
import type { SessionRef } from '@daedap/contract/ids';
import type { Question } from '@daedap/contract/interviews';
import { call } from '#/lib/api/call.ts';
import { createSingleFlight } from '#/lib/api/single-flight.ts';
import { failureOf, type CallFailure } from '#/lib/api/call-failure.ts';
import { translate } from '#/domain/answer/texts.ts';

export type NextQuestion =
  /** Null when all are answered. */
  { readonly outcome: 'ready'; readonly question: Question | null } | CallFailure;

const once = createSingleFlight<NextQuestion>(requestDeduplicationMs[0]);

async function ask(sessionId: SessionRef, signal: AbortSignal): Promise<NextQuestion> {
  try {
    const next = await call(description, { params: { sessionId }, signal });
    return { outcome: 'ready', question: next.hasNextQuestion ? next.question : null };
  } catch (error) {
    return failureOf(error, signal, translate('answers.errors.question'));
  }
}

/** The question after the last one that has any answer. */
export function getNextQuestion(sessionId: SessionRef, signal: AbortSignal): Promise<NextQuestion> {
  return once(String(sessionId), signal, () => ask(sessionId, signal));
}
