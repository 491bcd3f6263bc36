import { getRecordingAnswers } from '@daedap/contract/calls/recordings';
import type { UserAnswer } from '@daedap/contract/interviews';
import { call } from '#/lib/api/call.ts';

type Wanted = { readonly sessionId: number; readonly answerId: number };

export type FindAnswer = (wanted: Wanted, signal: AbortSignal) => Promise<UserAnswer | null>;

/** How an answer stands on the server; null when it is gone, or a newer attempt counts. */
export const findAnswer: FindAnswer = async ({ sessionId: id, answerId }, signal) => {
  const { answers } = await call(getRecordingAnswers, { params: { id }, signal });
  return answers.find((answer) => answer.id === answerId) ?? null;
};
