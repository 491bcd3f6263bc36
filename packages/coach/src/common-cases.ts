import { z } from 'zod';
import { askedWords, bestFitting } from './asked-words.ts';
import { commonCases as written } from './bank-files.ts';
import { promptsSchema } from './question.ts';

/**
 * Questions that are common in a profession ("A patient shivers during a transfusion. What do you do?") or in every interview
 * ("Why are you leaving your job?"). They have no rubric, but what decides them is written down, and what an interviewer asks next.
 */
const commonCase = promptsSchema.extend({ id: z.string(), asked: askedWords });
export type CommonCase = z.infer<typeof commonCase>;

export const commonCases: readonly CommonCase[] = z.array(commonCase).parse(written);

/** The case that a question is about; null if it is about none. */
export const findCommonCase = (question: string): CommonCase | null =>
  bestFitting(commonCases, question);
