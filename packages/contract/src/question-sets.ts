import { z } from 'zod';
import { questionTypes } from './categories.ts';
import { id } from './ids.ts';
import { lenientCount, lenientList, lenientText, lenientTime } from './lenient.ts';
import { line, ownQuestion, storedPoint } from './own-questions.ts';

/** Sets that a user can have, and questions that a set can have. */
export const questionSetsMax = 30;
export const setQuestionsMax = 50;
export const setNameMaxCharacters = 60;
/** Characters of the questions of a set, written as JSON. In Korean they fit into one request. */
export const setMaxCharacters = 80_000;

export const setName = line(setNameMaxCharacters);

/** What a user writes: questions in the order in which they are asked. A set may be empty. */
export const setContent = z.object({
  name: setName,
  questions: z
    .array(ownQuestion)
    .max(setQuestionsMax)
    .refine((questions) => JSON.stringify(questions).length <= setMaxCharacters),
});

export type SetContent = z.output<typeof setContent>;

const storedQuestion = z.object({
  text: z.string(),
  questionType: z.enum(questionTypes).catch('general'),
  points: lenientList(storedPoint),
});

export const questionSet = z.object({
  id,
  name: lenientText,
  questions: lenientList(storedQuestion),
  /** Grows with every change. Who saves says which one they started from. */
  version: lenientCount(1),
  updatedAt: lenientTime,
});

export type QuestionSet = z.output<typeof questionSet>;
