import { languages } from '@daedap/contract/languages';
import { z } from 'zod';
import { hashOf } from '../src/seeded.ts';
import english from './en.json' with { type: 'json' };
import korean from './ko.json' with { type: 'json' };
import labelledEnglish from './labelled-en.json' with { type: 'json' };
import labelledKorean from './labelled-ko.json' with { type: 'json' };
import fresh from './spoken-fresh.json' with { type: 'json' };
import secondFresh from './spoken-fresh-second.json' with { type: 'json' };
import thirdFresh from './spoken-fresh-third.json' with { type: 'json' };
import naturalFresh from './natural-fresh.json' with { type: 'json' };
import naturalTuning from './natural-tuning.json' with { type: 'json' };
import nonsense from './nonsense.json' with { type: 'json' };
import further from './spoken-further.json' with { type: 'json' };
import sealed from './spoken-sealed.json' with { type: 'json' };
import tuning from './spoken-tuning.json' with { type: 'json' };
import transcribed from './transcribed.json' with { type: 'json' };
import tricks from './tricks.json' with { type: 'json' };

export const levels = ['poor', 'fair', 'good', 'excellent'] as const;
export type Level = (typeof levels)[number];

/** The lowest and the highest score of each level. */
export const bands: { readonly [level in Level]: readonly [number, number] } = {
  poor: [0, 39],
  fair: [40, 64],
  good: [65, 79],
  excellent: [80, 100],
};

export const levelOf = (score: number): Level =>
  levels.findLast((level) => score >= bands[level][0]) ?? 'poor';

const answer = z.object({
  id: z.string(),
  /** null if the bank does not have the question. */
  questionId: z.string().nullable(),
  question: z.string(),
  language: z.enum(languages),
  timeLimitSeconds: z.number(),
  durationSeconds: z.number().nullable(),
  answer: z.string(),
});

const gradedAnswer = answer.extend({ level: z.enum(levels) });
export type GradedAnswer = z.infer<typeof gradedAnswer>;

/** Answers with their levels, written before the evaluator was tuned, by writers who did not know it. Never change them. */
export const gradedAnswers = z.array(gradedAnswer).parse([...korean, ...english]);

const grade = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const spokenAnswer = answer.extend({
  /** How it is said: `nervous`, `plain-spoken`, `confident-wrong` … */
  kind: z.string(),
  /** What speech recognition made of it. */
  transcript: z.enum(['clean', 'no punctuation', 'misheard']),
  /** What each of three graders gave: relevance, clarity, depth, overall (docs/grading-guide.md). */
  grades: z.array(grade).length(3),
});
export type SpokenAnswer = z.infer<typeof spokenAnswer>;

/** Answers as people speak, with grades. The weights of the scores are fitted to them. */
export const tuningAnswers = z.array(spokenAnswer).parse(tuning);

/** Further English answers, also graded blind. Their writer knew the coach; no question is one of the others. */
export const furtherAnswers = z.array(spokenAnswer).parse(further);

/** A third of them was sealed before anything was fitted. Only `bench:coach` reads it. */
export const sealedAnswers = z.array(spokenAnswer).parse(sealed);

/**
 * Answers that were written and graded after everything was fitted, by writers and graders who knew nothing of the coach.
 * Nothing is learned from them: only `bench:coach` reads them.
 */
export const freshAnswers = z.array(spokenAnswer).parse(fresh);

/** The same, written a day later, so that the figures of more answers show how much of those before was chance. */
export const secondFreshAnswers = z.array(spokenAnswer).parse(secondFresh);

/** The same again, written while straying was learned anew. */
export const thirdFreshAnswers = z.array(spokenAnswer).parse(thirdFresh);

/**
 * Answers in the manner of recorded interviews: most are ordinary, and few have a fault. One grader read each of them. The weights
 * are fitted to the first ones; nothing is learned from the fresh ones, which only `bench:coach` and a test of ordinary answers read.
 */
const naturalAnswer = answer.extend({ grades: grade });
export const naturalTuningAnswers = z.array(naturalAnswer).parse(naturalTuning);
export const naturalFreshAnswers = z.array(naturalAnswer).parse(naturalFresh);

/** What a coach would tell the speaker first. */
const faults = [
  'none',
  'thin',
  'partial',
  'tangled',
  'empty',
  'evasive',
  'strays',
  'elsewhere',
  'wrong',
  'careless',
  'nonsense',
] as const;

const labelledAnswer = answer.extend({
  kind: z.string(),
  /** What one grader gave: relevance, clarity, depth, overall. */
  grades: grade,
  /** For each point of the question whether the answer says it: 2 yes, 1 in part, 0 no; null if the bank does not have the question. */
  made: z
    .string()
    .regex(/^[012]+$/)
    .nullable(),
  fault: z.enum(faults),
});
export type LabelledAnswer = z.infer<typeof labelledAnswer>;

/**
 * Answers to every question of the bank and to others, with what a grader found in them. The coach learns from them what
 * is likely; those to every fourth question are kept for the weights of the scores.
 */
export const labelledAnswers = z
  .array(labelledAnswer)
  .parse([...labelledKorean, ...labelledEnglish]);

const hardlyAnswering: ReadonlySet<LabelledAnswer['fault']> = new Set([
  'empty',
  'evasive',
  'strays',
  'elsewhere',
  'nonsense',
]);
/** Whether an answer hardly says anything to its question. */
export const hardlyAnswers = ({ fault }: LabelledAnswer) => hardlyAnswering.has(fault);

export const isForWeights = ({ question }: LabelledAnswer) => hashOf(question) % 4 === 0;

/** The mean of the three graders: relevance, clarity, depth, overall. */
export const meanGrades = ({ grades }: SpokenAnswer): [number, number, number, number] => {
  const mean = (index: 0 | 1 | 2 | 3) =>
    grades.reduce((total, each) => total + each[index], 0) / grades.length;
  return [mean(0), mean(1), mean(2), mean(3)];
};

/** Texts that look like answers and should not score. */
export const trickAnswers = z.array(answer.extend({ trick: z.string() })).parse(tricks);

/** Well-formed answers without any sense. */
const nonsenseAnswers = z
  .array(
    z.object({
      language: z.enum(languages),
      writer: z.int(),
      question: z.string(),
      answer: z.string(),
    }),
  )
  .parse(nonsense);

/** Nothing is learned from the answers of the last writer of each language: they show how much nonsense is recognised. */
const lastWriter = 4;
export const nonsenseToLearn = nonsenseAnswers.filter(({ writer }) => writer < lastWriter);
export const unseenNonsense = nonsenseAnswers.filter(({ writer }) => writer === lastWriter);

/** What a person said, and what Whisper base transcribed (`heard`), in quiet and with some noise. */
export const transcribedAnswers = z
  .array(answer.extend({ heard: z.array(z.string()) }))
  .parse(transcribed);

const questions = [...new Set(gradedAnswers.map(({ question }) => question))];

/** Every third question is held back: its answers were not used for tuning. */
export const isHeldBack = ({ question }: GradedAnswer) => questions.indexOf(question) % 3 === 2;
