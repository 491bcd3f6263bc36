import type { Coach } from '@daedap/coach/coach';
import type { QuestionFinder } from '@daedap/coach/find-question';

/** The coach, and a finder for questions of its bank by id or text. */
type LoadedCoach = { readonly coach: Coach; readonly find: QuestionFinder };

export type CoachLoader = () => Promise<LoadedCoach>;

let loading: Promise<LoadedCoach> | null = null;

/**
 * Loads the coach on first use: it takes half a second, which would delay the start. It has no state, so there is one
 * for the process.
 */
export const loadCoach: CoachLoader = () =>
  (loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  }));

async function load(): Promise<LoadedCoach> {
  const [{ createCoach }, { knownQuestions }, { createQuestionFinder }, { readMorphemeFiles }] =
    await Promise.all([
      import('@daedap/coach/coach'),
      import('@daedap/coach/bank'),
      import('@daedap/coach/find-question'),
      import('@daedap/coach/node/morpheme-files'),
    ]);
  return { coach: createCoach(readMorphemeFiles()), find: createQuestionFinder(knownQuestions) };
}
