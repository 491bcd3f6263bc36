import { languages } from '@daedap/contract/languages';
import { z } from 'zod';
import { questionKinds } from '../src/question-kind.ts';
import ofKinds from './questions-of-kinds.json' with { type: 'json' };
import toLearn from './questions-to-learn.json' with { type: 'json' };
import paraphrases from './paraphrases.json' with { type: 'json' };
import answers from './standard-answers.json' with { type: 'json' };
import standard from './standard-questions.json' with { type: 'json' };
import wordings from './standard-wordings.json' with { type: 'json' };

const kind = z.enum(questionKinds);

/** Forty questions of nearly every interview, each in ten wordings by a writer who had not seen the coach. */
export const standardQuestions = z
  .array(
    z.object({
      id: z.string(),
      kind,
      wordings: z.object({
        ko: z.array(z.string()).length(10),
        en: z.array(z.string()).length(10),
      }),
    }),
  )
  .parse(standard);

const alike = z.object({ same: z.array(z.string()), other: z.array(z.string()) });

/**
 * How the standard questions that have a rubric are asked, and what sounds like them but asks for something else, by their
 * id. Their writers saw the questions and their points.
 */
export const standardWordings = z
  .record(z.string(), z.object({ ko: alike, en: alike }))
  .parse(wordings);

const spoken = z.object({ toLearn: z.array(z.string()), unseen: z.array(z.string()) });

/**
 * Ordinary answers to each standard question, as people speak, by its id. Nobody graded them: they show what people talk about.
 * Nothing is learned from the unseen ones, which another writer wrote.
 */
export const standardAnswers = z
  .record(z.string(), z.object({ ko: spoken, en: spoken }))
  .parse(answers);

/** The coach learns from so many wordings of each standard question; the tests use the others. */
export const learnedWordings = 7;

/** Less common questions with what they ask for, to test how the coach guesses it. */
export const questionsOfKinds = z
  .array(z.object({ kind, language: z.enum(languages), question: z.string() }))
  .parse(ofKinds);

/**
 * Questions of the bank in other words: short and plain, freely, or met among the questions of labelled answers, whose writers
 * had not seen the bank.
 */
export const paraphrasedQuestions = z
  .array(
    z.object({
      questionId: z.string(),
      language: z.enum(languages),
      how: z.enum(['short', 'free', 'met']),
      wording: z.string(),
    }),
  )
  .parse(paraphrases);

const ofEachKind = z.record(kind, z.array(z.string()));

/** Questions from which the coach learns how each kind is asked. Their writers had not seen the bank. */
export const questionsToLearn = z.object({ ko: ofEachKind, en: ofEachKind }).parse(toLearn);
