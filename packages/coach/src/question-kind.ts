import type { BankQuestion } from './question.ts';

/**
 * What a question asks for: something done, what one would do, what is true, what one thinks, or who one is. Each needs
 * something else in an answer.
 */
export const questionKinds = ['experience', 'situation', 'knowledge', 'opinion', 'self'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const opinionTopics: ReadonlySet<string> = new Set(['values', 'trends']);

/** The kind of a question of the bank. */
export function kindOfBank({
  questionType,
  topic,
}: Pick<BankQuestion, 'questionType' | 'topic'>): QuestionKind {
  if (questionType === 'behavioral') return 'experience';
  if (questionType === 'situational') return 'situation';
  if (questionType === 'technical') return 'knowledge';
  return opinionTopics.has(topic) ? 'opinion' : 'self';
}
