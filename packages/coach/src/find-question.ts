import { languages } from '@daedap/contract/languages';
import type { OwnPoint } from '@daedap/contract/own-questions';
import type { BankQuestion, KnownQuestion } from './question.ts';

/** A question as the user was asked it. The bank may not have it. */
export type AskedQuestion = {
  readonly text: string;
  /** Its id in the bank, if the bank has it. */
  readonly bankId?: string | null | undefined;
  readonly questionType?: BankQuestion['questionType'] | null | undefined;
  readonly expectedDuration?: number | null | undefined;
  /** What a strong answer contains, for a question that the user brings. The bank's own rubric counts before it. */
  readonly points?: readonly OwnPoint[] | null | undefined;
};

export type QuestionFinder = (asked: AskedQuestion) => KnownQuestion | null;

/** Spaces, case and punctuation are ignored. */
export const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

export function createQuestionFinder(questions: readonly KnownQuestion[]): QuestionFinder {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const byText = new Map(
    questions.flatMap((question) =>
      languages.map((language) => [bare(question.text[language]), question]),
    ),
  );
  return ({ bankId, text }) => (bankId && byId.get(bankId)) || byText.get(bare(text)) || null;
}
