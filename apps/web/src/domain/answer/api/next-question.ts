import {
  generateNextQuestion,
  getNextQuestion as description,
} from '@daedap/contract/calls/questions';
import { requestDeduplicationMs } from '@daedap/contract/constants/media';
import type { SessionRef } from '@daedap/contract/ids';
import type { Question } from '@daedap/contract/interviews';
import { translate } from '#/domain/answer/texts.ts';
import { type CallFailure, failureOf } from '#/lib/api/error-text.ts';
import { call } from '#/lib/api/call.ts';
import { createSingleFlight } from '#/lib/api/single-flight.ts';

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

type AnsweredQuestion = {
  readonly sessionId: SessionRef;
  readonly questionId: number;
  readonly answerText: string;
};

type FollowUp =
  | { readonly outcome: 'ready'; readonly question: Question }
  /** The session has had its follow-ups. */
  | { readonly outcome: 'none' }
  | CallFailure;

export async function generateFollowUp(
  body: AnsweredQuestion,
  signal: AbortSignal,
): Promise<FollowUp> {
  try {
    const { question } = await call(generateNextQuestion, { body, signal });
    return question ? { outcome: 'ready', question } : { outcome: 'none' };
  } catch (error) {
    return failureOf(error, signal, translate('answers.errors.question'));
  }
}
