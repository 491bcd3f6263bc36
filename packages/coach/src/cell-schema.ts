import { questionTypes } from '@daedap/contract/categories';
import { keysOf } from '@daedap/contract/keys-of';
import { z } from 'zod';
import { competences, topics } from './competences.ts';
import type { CellQuestion } from './question.ts';

const text = z.object({ ko: z.string(), en: z.string() });
const cues = z.object({ ko: z.array(z.string()), en: z.array(z.string()) });

const point = z.object({
  id: z.string(),
  label: text,
  cues,
  need: z.int().optional(),
  wrong: cues.optional(),
});

/** A file of the bank: the questions of one cell. What else they have to be, the bank's test says. */
export const cellSchema: z.ZodType<CellQuestion[]> = z.array(
  z.object({
    id: z.string(),
    text,
    questionType: z.enum(questionTypes),
    topic: z.enum(topics),
    competence: z.enum(keysOf(competences)),
    expectedDuration: z.int(),
    points: z.array(point),
    followUps: z.array(z.object({ point: z.string(), text })),
  }),
);
