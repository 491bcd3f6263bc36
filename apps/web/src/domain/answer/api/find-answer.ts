import { getAttempts } from '@daedap/contract/calls/history';
import type { SessionRef } from '@daedap/contract/ids';
import type { AnswerAttempt } from '@daedap/contract/interviews';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';

type QuestionRef = { readonly sessionId: SessionRef; readonly questionId: number };
type AnswerRef = QuestionRef & { readonly answerId: number };

export type FindAnswer = (ref: AnswerRef, signal: AbortSignal) => Promise<AnswerAttempt | null>;

/** An answer on the server, whether or not it counts; null when it was deleted. */
export const findAnswer: FindAnswer = async (ref, signal) => {
  const found = await findAttempts(ref, signal);
  return found?.attempts.find(({ id }) => id === ref.answerId) ?? null;
};

type RecordedAnswer = {
  /** The server's id, also where the request had the client's. */
  readonly sessionId: number;
  readonly answer: AnswerAttempt;
};

type RecordingRef = QuestionRef & {
  readonly recordingId: string;
  /** Whether the answer may have no recording. An attempt without one is then taken for it. */
  readonly mayLackRecording: boolean;
};

/** The newest answer with this recording that the server has; null when it has none. */
export async function findRecordedAnswer(
  ref: RecordingRef,
  signal: AbortSignal,
): Promise<RecordedAnswer | null> {
  const found = await findAttempts(ref, signal);
  const answer = found?.attempts.findLast(
    ({ answerVideoPath }) =>
      answerVideoPath === ref.recordingId || (answerVideoPath === null && ref.mayLackRecording),
  );
  return found && answer ? { sessionId: found.session.id, answer } : null;
}

/** Oldest first; null when there are none. */
async function findAttempts({ sessionId, questionId }: QuestionRef, signal: AbortSignal) {
  try {
    const params = { id: sessionId, questionId: String(questionId) };
    return await call(getAttempts, { params, signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
