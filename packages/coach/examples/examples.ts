import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { hashOf } from '../src/seeded.ts';

const lines = z.object({ ko: z.array(z.string()), en: z.array(z.string()) });
const sentence = z.object({ point: z.string(), text: z.string() });

const exampleSchema = z.object({
  /** Sentences that make a point, by its id. Their writers saw the question and the label, but not the cues. */
  points: z.record(z.string(), lines),
  /** A strong answer of 45 to 60 seconds; each sentence names the point that it makes. */
  answer: z.object({ ko: z.array(sentence), en: z.array(sentence) }),
  /** What is true and what is false, for questions about knowledge. */
  explanations: z.object({ right: lines, wrong: lines }).optional(),
  /** What people say who have nothing to say. */
  empty: lines,
});

/** What people say to a question of the bank. The coach learns from it what points and empty talk sound like. */
type Examples = z.infer<typeof exampleSchema>;

const folder = new URL('.', import.meta.url);

/** The examples of every question of the bank, by its id. */
export const examples: ReadonlyMap<string, Examples> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) =>
      Object.entries(
        z
          .record(z.string(), exampleSchema)
          .parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
      ),
    ),
);

/** One of the first sentences is held back, so that sentences written later do not change which. */
const firstSentences = { ko: 4, en: 3 } as const;

/** One sentence of each point is never learned from, so that it can show how well points are recognised. */
export const isHeldBack = (
  questionId: string,
  pointId: string,
  index: number,
  language: Language,
) => index === hashOf(`${questionId} ${pointId}`) % firstSentences[language];
