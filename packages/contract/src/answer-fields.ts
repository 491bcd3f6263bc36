import { z } from 'zod';
import {
  answerMaxCharacters,
  questionMaxCharacters,
  scriptMaxCharacters,
} from './constants/interview.ts';
import { difficulties, mainCategories, questionTypes } from './categories.ts';
import { segment } from './interviews.ts';
import { interviewFormats, interviewModes, preparationChoices } from './interview-modes.ts';
import { languages } from './languages.ts';
import { toBoolean, toNumber } from './lenient.ts';
import { ownPoint, ownPointsMax, questionSources } from './own-questions.ts';
import { storable } from './storable.ts';

/** What a person said or typed. A blank text is a silent answer. */
export const answerText = z.string().max(answerMaxCharacters).transform(storable);

/** What a user wants to say to a question. */
export const scriptText = z
  .string()
  .max(scriptMaxCharacters)
  .transform((text) => storable(text).trim())
  .pipe(z.string().min(1));

/** An optional field whose invalid values are ignored, because nothing important depends on it. */
const hint = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** In a multipart form, objects are JSON text. */
const json = (value: unknown) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // Invalid JSON is ignored, like every invalid hint.
    return undefined;
  }
};

/** Required only for a question that the server does not have. */
export const questionText = hint(
  z
    .string()
    .transform((text) => storable(text).trim())
    .pipe(z.string().min(1).max(questionMaxCharacters)),
);

export const seconds = hint(z.preprocess(toNumber, z.number().min(0).max(86_400)));
export const flag = hint(z.preprocess(toBoolean, z.boolean()));
export const label = hint(z.string().max(500).transform(storable));

const spokenSegment = segment.extend({ text: answerText });
export const segments = hint(z.preprocess(json, z.array(spokenSegment).max(2_000)));

/** The client's settings of an interview. The server creates a session from them if it did not start it itself. */
export const interviewConfig = hint(
  z.preprocess(
    json,
    z.object({
      type: label,
      industry: label,
      mainCategory: hint(z.enum(mainCategories)),
      subCategory: hint(z.string().max(40)),
      difficulty: hint(z.enum(difficulties)),
      questionCount: hint(z.preprocess(toNumber, z.int().min(1).max(20))),
      timePerQuestion: hint(z.preprocess(toNumber, z.number().min(1).max(3_600))),
      language: hint(z.enum(languages)),
      enableAds: flag,
      mode: hint(z.enum(interviewModes)),
      format: hint(z.enum(interviewFormats)),
      preparationSeconds: hint(z.preprocess(toNumber, z.literal(preparationChoices))),
      source: hint(z.enum(questionSources)),
    }),
  ),
);

/** What a strong answer to a question of the user's own contains. */
export const questionPoints = hint(z.preprocess(json, z.array(ownPoint).max(ownPointsMax)));

export const questionType = hint(z.enum(questionTypes));
export const confidence = hint(z.preprocess(toNumber, z.number().min(0).max(1)));
export const metadata = hint(z.preprocess(json, z.record(z.string(), z.unknown())));

/** Identifies the audio stream of one answer: all of its chunks have the same key. */
export const streamKey = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w.:-]+$/);
