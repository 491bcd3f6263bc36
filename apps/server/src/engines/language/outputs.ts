import { questionTypes } from '@daedap/contract/categories';
import { scoreWeights } from '@daedap/contract/constants/interview';
import { keysOf } from '@daedap/contract/keys-of';
import type { Language } from '@daedap/contract/languages';
import { detectLanguage } from '@daedap/coach/text/detect-language';
import { z } from 'zod';
import { hasWords } from './clean-text.ts';

export const dimensions = keysOf(scoreWeights);

/**
 * What a model has to return. The schemas have types only, because endpoints support different parts of JSON schema.
 * Ranges, lengths and quotes are corrected afterwards.
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

export const paperQuestionsOutput = z.object({
  questions: z.array(
    z.object({
      text: z.string(),
      questionType: z.enum(questionTypes),
      sentence: z.string(),
      points: z.array(z.string()),
    }),
  ),
});

export const polishOutput = z.object({ sentences: z.array(z.string()) });

const languageNames = { ko: 'Korean', en: 'English' } as const satisfies Record<Language, string>;

/** A text for the user. The model is asked again if it is in the wrong language. */
const writtenIn = (language: Language) =>
  z
    .string()
    .refine(hasWords, 'must not be empty')
    .refine(
      (text) => detectLanguage(text, language) === language,
      `must be written in ${languageNames[language]}`,
    );
