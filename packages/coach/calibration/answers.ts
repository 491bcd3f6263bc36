import { languages } from '@daedap/contract/languages';
import { z } from 'zod';
import english from './en.json' with { type: 'json' };
import heard from './transcribed.json' with { type: 'json' };
import korean from './ko.json' with { type: 'json' };
import tricks from './tricks.json' with { type: 'json' };

export const levels = ['poor', 'fair', 'good', 'excellent'] as const;
export type Level = (typeof levels)[number];

/** Where each level stands on the scale, from and to. */
export const bands: { readonly [level in Level]: readonly [number, number] } = {
  poor: [0, 39],
  fair: [40, 64],
  good: [65, 79],
  excellent: [80, 100],
};

export const levelOf = (score: number): Level =>
  levels.findLast((level) => score >= bands[level][0]) ?? 'poor';

const said = z.object({
  id: z.string(),
  /** null when the bank does not hold the question. */
  questionId: z.string().nullable(),
  question: z.string(),
  language: z.enum(languages),
  timeLimitSeconds: z.number(),
  durationSeconds: z.number().nullable(),
  answer: z.string(),
});

const graded = said.extend({ level: z.enum(levels) });
export type GradedAnswer = z.infer<typeof graded>;

/** Answers and levels were written before the evaluator was tuned, by writers who had not seen it. They stay as they are. */
export const gradedAnswers = z.array(graded).parse([...korean, ...english]);

/** Answers that look like answers and are none. */
export const trickAnswers = z.array(said.extend({ trick: z.string() })).parse(tricks);

/** What a person said, and what Whisper base heard of it, in quiet and with some noise. */
export const transcribedAnswers = z.array(said.extend({ heard: z.array(z.string()) })).parse(heard);

const asked = [...new Set(gradedAnswers.map(({ question }) => question))];

/** Every third question is held back: nothing was tuned with its answers. */
export const isHeldBack = ({ question }: GradedAnswer) => asked.indexOf(question) % 3 === 2;
