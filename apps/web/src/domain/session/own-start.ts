import { mainCategories, type MainCategory } from '@daedap/contract/categories';
import { questionCounts } from '@daedap/contract/constants/interview';
import { ownQuestion, type OwnQuestion } from '@daedap/contract/own-questions';
import { pages } from '@daedap/contract/pages';
import { z } from 'zod';

/** More than this an interview does not ask. */
export const ownQuestionsMax = Math.max(...questionCounts);

const ownStart = z.object({
  source: z.enum(['materials', 'questions']),
  questions: z.array(ownQuestion).min(1).max(ownQuestionsMax),
  /** The category that the user's papers suggest. */
  category: z.enum(mainCategories).nullable().catch(null),
});

/** The user's own questions, with which the setup opens. */
export type OwnStart = {
  readonly source: 'materials' | 'questions';
  readonly questions: readonly OwnQuestion[];
  readonly category: MainCategory | null;
};

const navigationState = z.object({ own: ownStart });

/** The questions in the navigation state of the setup; null when it was opened without any. */
export const readOwnStart = (state: unknown): OwnStart | null =>
  navigationState.safeParse(state).data?.own ?? null;

/** Where to go with the user's own questions. The browser's history keeps them, so a reload does too. */
export const setupWith = (own: OwnStart) => ({ to: pages.setup, state: { own } }) as const;
