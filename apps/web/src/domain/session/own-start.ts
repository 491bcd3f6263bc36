import { mainCategories, type MainCategory } from '@daedap/contract/categories';
import { questionCounts } from '@daedap/contract/constants/interview';
import { type Language, languages } from '@daedap/contract/languages';
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

/** Enough of a text to tell its language. */
const readCharacters = 4_000;

/** The language that a text is mostly written in. A Korean text names programs and companies in Latin letters. */
export function textLanguage(text: string): Language {
  const start = text.slice(0, readCharacters);
  const hangul = start.match(/[가-힣]/gu)?.length ?? 0;
  const latin = start.match(/[a-z]/giu)?.length ?? 0;
  return hangul * 2 >= latin ? 'ko' : 'en';
}

const languageOf = (questions: readonly OwnQuestion[]) =>
  textLanguage(questions.map(({ text }) => text).join('\n'));
