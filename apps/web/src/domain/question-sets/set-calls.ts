import * as calls from '@daedap/contract/calls/question-sets';
import type { OwnQuestion } from '@daedap/contract/own-questions';
import { type QuestionSet, type SetContent, setQuestionsMax } from '@daedap/contract/question-sets';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#/lib/api/api-error.ts';
import { call, callForRows } from '#/lib/api/call.ts';

export const setsQuery = queryOptions({
  queryKey: ['question-sets'],
  queryFn: async ({ signal }): Promise<readonly QuestionSet[]> =>
    (await callForRows(calls.getQuestionSets, 'sets', { signal })).sets,
  retry: false,
  // The service worker may have a copy.
  networkMode: 'always',
});

/** The key makes a repeated request harmless: a double click or a second try makes one set. */
export async function createSet(key: string, content: SetContent): Promise<QuestionSet> {
  return (await call(calls.createQuestionSet, { body: { key, ...content } })).set;
}

export async function saveSet(
  { id, version }: Pick<QuestionSet, 'id' | 'version'>,
  content: SetContent,
): Promise<QuestionSet> {
  const params = { setId: String(id) };
  return (await call(calls.saveQuestionSet, { params, body: { version, ...content } })).set;
}

/** A set that is gone already is deleted, too. */
export async function deleteSet(id: number): Promise<void> {
  try {
    await call(calls.deleteQuestionSet, { params: { setId: String(id) } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
  }
}

export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SET_CHANGED';

/** How many questions a set has got; `full` when they do not all fit, and it has got none. */
export type Addition = number | 'full';

/**
 * Puts questions at the end of a set, except those that it has. A set that changed meanwhile is read again: both changes
 * stay.
 */
export async function addToSet(
  setId: number,
  questions: readonly OwnQuestion[],
): Promise<Addition> {
  for (let tries = 0; ; tries += 1) {
    const { sets } = await callForRows(calls.getQuestionSets, 'sets', {});
    const set = sets.find(({ id }) => id === setId);
    if (!set) throw new ApiError({ code: 'NOT_FOUND', status: 404, message: '' });
    const known = new Set(set.questions.map(({ text }) => text));
    const missing = questions.filter(({ text }) => !known.has(text));
    if (missing.length === 0) return 0;
    if (set.questions.length + missing.length > setQuestionsMax) return 'full';
    try {
      await saveSet(set, { name: set.name, questions: [...set.questions, ...missing] });
      return missing.length;
    } catch (error) {
      if (!isChangedElsewhere(error) || tries > 0) throw error;
    }
  }
}
