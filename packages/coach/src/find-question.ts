import { languages } from '@daedap/contract/languages';
import type { BankQuestion } from './question.ts';

/** A question as it was put to the user. It may be one of the bank's, or anybody's. */
export type AskedQuestion = {
  readonly text: string;
  /** The bank's id, when it is one of the bank's. */
  readonly bankId?: string | null | undefined;
  readonly questionType?: BankQuestion['questionType'] | null | undefined;
  readonly expectedDuration?: number | null | undefined;
};

export type QuestionFinder = (asked: AskedQuestion) => BankQuestion | null;

/** Spaces, case and punctuation do not make another question. */
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

export function createQuestionFinder(bank: readonly BankQuestion[]): QuestionFinder {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const byText = new Map(
    bank.flatMap((question) =>
      languages.map((language) => [bare(question.text[language]), question]),
    ),
  );
  return ({ bankId, text }) => (bankId && byId.get(bankId)) || byText.get(bare(text)) || null;
}
