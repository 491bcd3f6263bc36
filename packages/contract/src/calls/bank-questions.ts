import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { difficulties, mainCategories, questionTypes } from '../categories.ts';
import { sessionSearchMaxCharacters } from '../constants/interview.ts';
import { languages } from '../languages.ts';
import { lenientCount } from '../lenient.ts';
import { nextCursor } from '../pagination.ts';

/** A question of the bank as it is shown before it was ever asked. What a strong answer contains stays with the coach. */
const bankQuestion = z.object({
  id: z.string(),
  text: z.string(),
  questionType: z.enum(questionTypes),
  mainCategory: z.enum(mainCategories),
  subCategory: z.string(),
  difficulty: z.enum(difficulties),
});

export type ShownBankQuestion = z.output<typeof bankQuestion>;

export const getBankQuestions = defineCall({
  method: 'GET',
  path: '/api/practice/bank-questions',
  summary: 'Questions of the bank, 20 a page; `q` searches their texts, all of its words',
  access: 'user',
  query: z.object({
    language: z.enum(languages).optional(),
    category: z.enum(mainCategories).optional(),
    subCategory: z.string().max(40).optional(),
    difficulty: z.enum(difficulties).optional(),
    q: z.string().max(sessionSearchMaxCharacters).optional(),
    /** How many questions the pages before have. */
    cursor: z
      .string()
      .regex(/^\d{1,5}$/)
      .optional(),
  }),
  status: 200,
  response: success({
    questions: z.array(bankQuestion),
    /** On all pages. */
    total: lenientCount(),
    nextCursor,
  }),
  errors: [],
});
