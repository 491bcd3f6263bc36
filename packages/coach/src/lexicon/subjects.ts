import { z } from 'zod';
import subjects from './subjects.json' with { type: 'json' };

const cues = z.object({ ko: z.array(z.string()), en: z.array(z.string()) });

/** Subjects of interviews: the words that ask for one, and those of people who answer. Cues, written as in a rubric. */
export const subjectLexicon = z
  .array(z.object({ id: z.string(), asks: cues, answers: cues }))
  .parse(subjects);
