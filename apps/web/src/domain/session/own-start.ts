import { mainCategories, type MainCategory } from '@daedap/contract/categories';
import { questionCounts } from '@daedap/contract/constants/interview';
import { type Language, languages } from '@daedap/contract/languages';
import { ownQuestion, type OwnQuestion } from '@daedap/contract/own-questions';
import { pages } from '@daedap/contract/pages';
import { z } from 'zod';
import { textLanguage } from './text-language.ts';

/** More than this an interview does not ask. */
export const ownQuestionsMax = Math.max(...questionCounts);

const ownStart = z.object({
  source: z.enum(['materials', 'questions']),
  questions: z.array(ownQuestion).min(1).max(ownQuestionsMax),
  /** The category that the user's papers suggest. */
  category: z.enum(mainCategories).nullable().catch(null),
  language: z.enum(languages).optional().catch(undefined),
});

/** The user's own questions, with which the setup opens. */
export type OwnStart = {
  readonly source: 'materials' | 'questions';
  readonly questions: readonly OwnQuestion[];
  readonly category: MainCategory | null;
  /** The language of the questions, in which the interview is held, whatever that of the app is. */
  readonly language: Language;
};

const navigationState = z.object({ own: ownStart });

/** The questions in the navigation state of the setup; null when it was opened without any. */
export function readOwnStart(state: unknown): OwnStart | null {
  const own = navigationState.safeParse(state).data?.own;
  return own ? { ...own, language: own.language ?? languageOf(own.questions) } : null;
}

/** Where to go with the user's own questions. The browser's history keeps them, so a reload does too. */
export const setupWith = (own: Omit<OwnStart, 'language'>) =>
  ({ to: pages.setup, state: { own: { ...own, language: languageOf(own.questions) } } }) as const;

const languageOf = (questions: readonly OwnQuestion[]) =>
  textLanguage(questions.map(({ text }) => text).join('\n'));
