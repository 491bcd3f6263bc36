import { z } from 'zod';
import { askedWords, bestFitting } from './asked-words.ts';
import { commonSubjects as written } from './bank-files.ts';
import { promptsSchema } from './question.ts';
import { type QuestionKind, questionKinds } from './question-kind.ts';

/**
 * What many questions of a kind are about ("a customer whom somebody had to deal with"). Nothing is known about such a question
 * but what an interviewer asks next.
 */
const commonSubject = promptsSchema.pick({ deeper: true }).extend({
  id: z.string(),
  kind: z.enum(questionKinds),
  asked: askedWords,
  /** An answer with these words has probably answered what is asked next. */
  said: askedWords,
});
export type CommonSubject = z.infer<typeof commonSubject>;

export const commonSubjects: readonly CommonSubject[] = z.array(commonSubject).parse(written);

const ofKind = Map.groupBy(commonSubjects, ({ kind }) => kind);

/** What a question is about; null if it is about nothing that many questions are about. */
export const findCommonSubject = (kind: QuestionKind, question: string): CommonSubject | null =>
  bestFitting(ofKind.get(kind) ?? [], question);
