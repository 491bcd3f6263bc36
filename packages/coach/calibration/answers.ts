import { languages } from '@daedap/contract/languages';
import { z } from 'zod';
import english from './en.json' with { type: 'json' };
import korean from './ko.json' with { type: 'json' };
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

/** Texts that look like answers and should not score. */
export const trickAnswers = z.array(answer.extend({ trick: z.string() })).parse(tricks);

/** What a person said, and what Whisper base transcribed (`heard`), in quiet and with some noise. */
export const transcribedAnswers = z
  .array(answer.extend({ heard: z.array(z.string()) }))
  .parse(transcribed);

const questions = [...new Set(gradedAnswers.map(({ question }) => question))];

/** Every third question is held back: its answers were not used for tuning. */
export const isHeldBack = ({ question }: GradedAnswer) => questions.indexOf(question) % 3 === 2;
