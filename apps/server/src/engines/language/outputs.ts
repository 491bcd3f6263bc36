import { questionTypes } from '@daedap/contract/categories';
import { scoreWeights } from '@daedap/contract/constants/interview';
import { keysOf } from '@daedap/contract/keys-of';
import type { Language } from '@daedap/contract/languages';
import { detectLanguage } from '@daedap/coach/text/detect-language';
import { z } from 'zod';
import { hasWords } from './clean-text.ts';

export const dimensions = keysOf(scoreWeights);

/**
 * What a model has to fill in. The schemas hold types alone, since endpoints differ in what else they know; numbers,
 * lengths and quotes are put right afterwards.
 */
export const checkOutput = z.object({ ready: z.boolean() });

export const questionsOutput = z.object({
  questions: z.array(
    z.object({
      text: z.string(),
      questionType: z.enum(questionTypes),
      expectedDuration: z.number(),
    }),
  ),
});

export const followUpOutput = (language: Language) =>
  z.object({ text: writtenIn(language), expectedDuration: z.number() });

export const evaluationOutput = (language: Language) =>
  z.object({
    addressesGrader: z.boolean(),
    relevance: z.number(),
    clarity: z.number(),
    depth: z.number(),
    feedback: writtenIn(language),
    strengths: z.array(z.string()),
    improvements: z.array(z.string()),
    keywords: z.array(z.string()),
    evidence: z.array(
      z.object({
        dimension: z.enum(dimensions),
        effect: z.enum(['raised', 'lowered']),
        quote: z.string(),
        note: z.string(),
      }),
    ),
  });

export type EvaluationOutput = z.infer<ReturnType<typeof evaluationOutput>>;

export const comprehensiveOutput = (language: Language) =>
  z.object({
    overallFeedback: writtenIn(language),
    overallStrengths: z.array(z.string()),
    overallImprovements: z.array(z.string()),
    detailedRecommendations: z.array(z.string()),
  });

const languageNames = { ko: 'Korean', en: 'English' } as const satisfies Record<Language, string>;

/** A text for the user. One in the wrong language is asked for again. */
const writtenIn = (language: Language) =>
  z
    .string()
    .refine(hasWords, 'must not be empty')
    .refine(
      (text) => detectLanguage(text, language) === language,
      `must be written in ${languageNames[language]}`,
    );
