import { deleteScript, saveScript, starAnswer } from '@daedap/contract/calls/practice';
import { call } from '#/lib/api/call.ts';
import type { ChangeEntry } from '#/media/store/chunk-rows.ts';
import { AnswerError } from '#/domain/answer/answer-errors.ts';
import { scriptOf, starOf } from '#/domain/answer/change-entry.ts';

/** Tells the server of a change. */
export async function sendChange({ of, fields }: ChangeEntry, signal?: AbortSignal): Promise<void> {
  const { questionId = '', answerId = '', text, starred } = fields;
  const watch = { signal };
  if (of === starOf(Number(answerId)) && starred !== undefined)
    await call(starAnswer, {
      params: { answerId },
      body: { starred: starred === 'true' },
      ...watch,
    });
  else if (of !== scriptOf(Number(questionId))) throw new AnswerError('session');
  else if (text === undefined) await call(deleteScript, { params: { questionId }, ...watch });
  else await call(saveScript, { params: { questionId }, body: { text }, ...watch });
}
