import { z } from 'zod';
import { questionTypes } from './categories.ts';
import { storable } from './storable.ts';

/** Where the questions of a session come from: our bank (or a language model), the user's papers, or a set of the user's. */
export const questionSources = ['bank', 'materials', 'questions'] as const;

export type QuestionSource = (typeof questionSources)[number];

export const ownQuestionMaxCharacters = 300;
export const ownPointMaxCharacters = 80;
export const ownPointsMax = 6;
export const ownCuesMax = 12;
/** A good answer to a question that the user brings takes about this long. */
export const ownQuestionSeconds = 90;

/** Text on one line. */
export const line = (maxCharacters: number) =>
  z
    .string()
    .transform((text) => storable(text).replaceAll(/\s+/gu, ' ').trim())
    .pipe(z.string().min(1).max(maxCharacters));

/** One thing that a strong answer to the user's own question contains. */
export const ownPoint = z.object({
  label: line(ownPointMaxCharacters),
  /** Half a sentence with which a speaker can begin to make it. */
  start: line(ownPointMaxCharacters).optional(),
  /** Words that show it, in the syntax of the coach's bank. Without any, the coach takes the words of the label. */
  cues: z.array(line(ownPointMaxCharacters)).max(ownCuesMax).default([]),
});

/** A point as the server and this device keep it. */
export const storedPoint = z.object({
  label: z.string(),
  start: z.string().optional(),
  cues: z.array(z.string()),
});

export type OwnPoint = z.output<typeof ownPoint>;

/** A question that is not in the bank: made of the user's papers, or written by the user. In the language of the session. */
export const ownQuestion = z.object({
  text: line(ownQuestionMaxCharacters),
  questionType: z.enum(questionTypes).default('general'),
  points: z.array(ownPoint).max(ownPointsMax).default([]),
});

export type OwnQuestion = z.output<typeof ownQuestion>;
