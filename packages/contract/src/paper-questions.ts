import { z } from 'zod';
import { languages } from './languages.ts';
import { storedPoint } from './own-questions.ts';
import { questionTypes } from './categories.ts';
import { storable } from './storable.ts';

/** What a user sends of their papers for a language model: masked text, and only after they have agreed. */
export const sentPapersMax = 5;
export const sentPaperMaxCharacters = 40_000;
export const paperQuestionsMax = 12;

export const paperQuestionsRequest = z.object({
  papers: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        kind: z.string().min(1).max(40),
        text: z.string().min(1).max(sentPaperMaxCharacters).transform(storable),
      }),
    )
    .min(1)
    .max(sentPapersMax),
  language: z.enum(languages),
  count: z.int().min(1).max(paperQuestionsMax),
});

export type PaperQuestionsRequest = z.output<typeof paperQuestionsRequest>;

/** A question with the sentence of a paper that it is about, letter by letter. */
export const paperQuestion = z.object({
  text: z.string(),
  questionType: z.enum(questionTypes),
  points: z.array(storedPoint),
  paperId: z.string(),
  sentence: z.string(),
});

export type PaperQuestion = z.output<typeof paperQuestion>;
