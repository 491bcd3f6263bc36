import { getAttempts } from '@daedap/contract/calls/recordings';
import type { AnswerAttempt } from '@daedap/contract/interviews';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';

type Wanted = {
  readonly sessionId: number;
  readonly questionId: number;
  readonly answerId: number;
};

export type FindAnswer = (wanted: Wanted, signal: AbortSignal) => Promise<AnswerAttempt | null>;

/** How an answer stands on the server, whether or not it counts; null when it is gone. */
export const findAnswer: FindAnswer = async ({ sessionId: id, questionId, answerId }, signal) => {
  try {
    const params = { id, questionId: String(questionId) };
    const { attempts } = await call(getAttempts, { params, signal });
    return attempts.find((attempt) => attempt.id === answerId) ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
