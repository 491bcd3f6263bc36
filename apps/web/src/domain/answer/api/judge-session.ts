import { analyzeSession } from '@daedap/contract/calls/answers';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import type { SessionEntry } from '#/media/store/chunk-rows.ts';
import { AnswerError } from '#/domain/answer/answer-errors.ts';

/** Has an interview that waited judged as a whole. One without an answer has nothing to be judged. */
export async function judgeSession({ fields }: SessionEntry, signal: AbortSignal): Promise<void> {
  const { data: body } = analyzeSession.body.safeParse(fields);
  if (!body) throw new AnswerError('session');
  try {
    await call(analyzeSession, { body, signal });
  } catch (error) {
    const nothing =
      error instanceof ApiError && ['NOTHING_TO_ANALYSE', 'NOT_FOUND'].includes(error.code);
    if (!nothing) throw error;
  }
}
