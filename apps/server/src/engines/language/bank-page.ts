import type { ParsedQueryOf } from '@daedap/contract/call';
import type { getBankQuestions, ShownBankQuestion } from '@daedap/contract/calls/bank-questions';
import type { Language } from '@daedap/contract/languages';

/** Questions on a page, as many as a cell of the bank has. */
const pageSize = 20;

type Query = ParsedQueryOf<typeof getBankQuestions> & { readonly language: Language };

/** A page of the bank's questions, in the order of the bank. */
export async function bankPage({
  language,
  category,
  subCategory,
  difficulty,
  q = '',
  cursor = '0',
}: Query) {
  // With the coach, or before it: several megabytes, which would delay the start.
  const { bank } = await import('@daedap/coach/bank');
  const words = bare(q).split(' ').filter(Boolean);
  const found = bank.filter(
    (question) =>
      (category === undefined || question.mainCategory === category) &&
      (subCategory === undefined || question.subCategory === subCategory) &&
      (difficulty === undefined || question.difficulty === difficulty) &&
      hasWords(question.text[language], words),
  );
  const start = Number(cursor);
  const end = start + pageSize;
  return {
    questions: found.slice(start, end).map((question): ShownBankQuestion => ({
      id: question.id,
      text: question.text[language],
      questionType: question.questionType,
      mainCategory: question.mainCategory,
      subCategory: question.subCategory,
      difficulty: question.difficulty,
    })),
    total: found.length,
    nextCursor: end < found.length ? String(end) : null,
  };
}

/** Without case and punctuation. */
const bare = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** All words, also where the question writes them apart: whoever looks for "협업경험" finds "협업 경험". */
function hasWords(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const joined = bare(text).replaceAll(' ', '');
  return words.every((word) => joined.includes(word));
}
