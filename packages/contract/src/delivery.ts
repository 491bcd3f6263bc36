import { z } from 'zod';
import type { Language } from './languages.ts';

/** A silence inside an answer of this many seconds or more is a pause. */
export const pauseSeconds = 0.7;

/** What is wrong with the sound of a recording, the worst first. */
export const soundProblems = ['silent', 'noVoice', 'clipped', 'quiet', 'hum', 'noisy'] as const;

export type SoundProblem = (typeof soundProblems)[number];

const seconds = z.number().min(0).max(86_400);
const count = z.int().min(0).max(10_000);

/**
 * How an answer was said, in numbers that the device worked out of its recording. It is no part of a score. `null` means
 * that it could not be told.
 */
export const deliverySummary = z.object({
  /** The length of the recording. */
  seconds,
  /** From the first to the last word, without pauses. */
  spokenSeconds: seconds,
  firstWordSeconds: seconds.nullable(),
  /** Korean syllables or English words in a second of speech. */
  pace: z.number().min(0).max(50).nullable(),
  paceUnit: z.enum(['syllables', 'words']),
  /** The pace of the last third compared with the first: 0.2 is a fifth faster. */
  paceChange: z.number().min(-1).max(50).nullable(),
  pauses: count,
  longestPause: seconds,
  /** Sounds like 음 and um. Most speech engines leave them out, so none in the words means unknown. */
  fillers: count.nullable(),
  /** How much quieter the ends of sentences are than the sentences, in decibels. */
  endingFall: z.number().min(-100).max(100).nullable(),
  /** Between the tenth and the ninetieth hundredth of all pitches, in semitones. */
  pitchRange: z.number().min(0).max(60).nullable(),
  /** The share of the given time that was used. */
  timeUsed: z.number().min(0).max(100).nullable(),
  problem: z.enum(soundProblems).nullable(),
});

export type DeliverySummary = z.output<typeof deliverySummary>;

/** A summary as a row holds it. One that cannot be read, of another version, counts as none. */
export const readDelivery = (value: unknown): DeliverySummary | null =>
  deliverySummary.safeParse(value).data ?? null;

type Range = { readonly low: number; readonly high: number };

/** What is usual, from speech research and real interviews. docs/delivery.md names the sources. */
export const deliveryRanges = {
  firstWordSeconds: { low: 0, high: 3 },
  pace: {
    syllables: { low: 3.5, high: 7.5 },
    words: { low: 2, high: 4.2 },
  },
  /** The pace of a third of the answer compared with another. */
  paceChange: { low: -0.25, high: 0.25 },
  pausesPerMinute: { low: 0, high: 15 },
  longestPause: { low: 0, high: 2.5 },
  /** Of a hundred units of speech. */
  fillersPerHundred: { low: 0, high: 3 },
  endingFall: { low: -100, high: 12 },
  pitchRange: { low: 4, high: 60 },
  timeUsed: { low: 0.4, high: 1.05 },
} as const satisfies Record<string, Range | Record<DeliverySummary['paceUnit'], Range>>;

export const paceUnitOf = (language: Language): DeliverySummary['paceUnit'] =>
  language === 'ko' ? 'syllables' : 'words';

/** Several answers as one: sums of what can be added, and means by seconds of speech. Null without any. */
export function joinDeliveries(
  summaries: readonly (DeliverySummary | null)[],
): DeliverySummary | null {
  const all = summaries.filter((summary) => summary !== null);
  const [first] = all;
  if (!first) return null;
  const sum = (of: (summary: DeliverySummary) => number) =>
    all.reduce((total, summary) => total + of(summary), 0);
  // A session has one language; an answer in another one is left out of the pace.
  const mean = (of: (summary: DeliverySummary) => number | null) => {
    const known = all.filter((one) => of(one) !== null && one.paceUnit === first.paceUnit);
    const weight = known.reduce((total, { spokenSeconds }) => total + spokenSeconds, 0);
    if (weight === 0) return null;
    const total = known.reduce((so, one) => so + (of(one) ?? 0) * one.spokenSeconds, 0);
    return Math.round((total / weight) * 100) / 100;
  };
  const fillers = all.map((summary) => summary.fillers).filter((number) => number !== null);
  return {
    seconds: sum(({ seconds: length }) => length),
    spokenSeconds: sum(({ spokenSeconds }) => spokenSeconds),
    firstWordSeconds: mean(({ firstWordSeconds }) => firstWordSeconds),
    pace: mean(({ pace }) => pace),
    paceUnit: first.paceUnit,
    paceChange: mean(({ paceChange }) => paceChange),
    pauses: sum(({ pauses }) => pauses),
    longestPause: Math.max(...all.map(({ longestPause }) => longestPause)),
    fillers: fillers.length === 0 ? null : fillers.reduce((total, number) => total + number, 0),
    endingFall: mean(({ endingFall }) => endingFall),
    pitchRange: mean(({ pitchRange }) => pitchRange),
    timeUsed: mean(({ timeUsed }) => timeUsed),
    problem: all.every(({ problem }) => problem !== null) ? first.problem : null,
  };
}
