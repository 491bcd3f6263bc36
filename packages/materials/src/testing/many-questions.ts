import type { Language } from '@daedap/contract/languages';
import type { MaterialKind } from '../kinds.ts';
import { makeQuestions } from '../make-questions.ts';

/** Everything that a paper gives with many seeds. */
export function manyQuestionsOf(
  text: string,
  kind: MaterialKind = 'cover-letter',
  language: Language = 'ko',
  count = 10,
) {
  const documents = [{ id: 'paper', kind, text }];
  return Array.from({ length: 25 }, (_, seed) =>
    makeQuestions({ documents, language, count, seed: `${seed}` }),
  ).flat();
}

/** The texts of these questions, each once. */
export const textsOf = (text: string, kind?: MaterialKind, language?: Language): string[] => [
  ...new Set(manyQuestionsOf(text, kind, language).map((question) => question.text)),
];

/** The texts of the questions of an English paper, a line each. */
export const englishTextsOf = (text: string, kind: MaterialKind): string =>
  textsOf(text, kind, 'en').join('\n');
