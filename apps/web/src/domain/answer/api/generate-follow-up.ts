import { generateNextQuestion } from '@daedap/contract/calls/questions';
import type { SessionRef } from '@daedap/contract/ids';
import type { Question } from '@daedap/contract/interviews';
import { call } from '#/lib/api/call.ts';
import { failureOf, type CallFailure } from '#/lib/api/call-failure.ts';
import { translate } from '#/domain/answer/texts.ts';

type Answered = {
  readonly sessionId: SessionRef;
  readonly questionId: number;
  readonly answerText: string;
};

export type FollowUp =
  | { readonly outcome: 'ready'; readonly question: Question }
  /** The session has had its follow-ups. */
  | { readonly outcome: 'none' }
  | CallFailure;

export async function generateFollowUp(body: Answered, signal: AbortSignal): Promise<FollowUp> {
  try {
    const { question } = await call(generateNextQuestion, { body, signal });
    return question ? { outcome: 'ready', question } : { outcome: 'none' };
  } catch (error) {
    return failureOf(error, signal, translate('answers.errors.question'));
  }
}
