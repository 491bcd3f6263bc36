import { z } from 'zod';
import { timeStepSeconds, whisperMarks } from './passages.ts';
import type { ScriptMask } from './script-mask.ts';

/** Chooses what a run of the model writes, token after token. */
export type TokenRules = {
  /** The likeliest token that is allowed after those written so far. It changes the scores. */
  choose: (written: readonly number[], scores: Float32Array) => number;
  readonly end: number;
  /** How sure the model was so far. */
  confidence: () => RunConfidence;
};

/** How likely the model considered the text tokens of a run. */
export type RunConfidence = {
  readonly count: number;
  readonly chances: number;
  readonly logChances: number;
};

export type TokenRulesOptions = {
  readonly mask: ScriptMask;
  /** Whether the same three tokens in a row may be written twice, as people do say things twice. */
  readonly repeats: boolean;
  /** Only to measure: the model writes at least this many. */
  readonly minTokens: number;
};

/** A window starts just before a voice. A model that begins later than this has skipped words. */
const latestStartSeconds = 1;
const repeatLimit = 3;
/** A token that a rule forced against the model counts as this unlikely, not as infinitely so. */
const impossible = Math.log(1e-6);
/** Scores this far below the best one add nothing that a float could hold. */
const negligible = -20;

const suppressed = z
  .object({ suppress_tokens: z.array(z.int()).nullish() })
  .transform((config) => config.suppress_tokens ?? []);

/**
 * The rules: no token that is no speech, no letter of another script, no repetition where that is asked for; and time marks
 * that begin with the sound, come in pairs, and never go back.
 *
 * @param generationConfig The model's own settings, which say what its tokens are.
 */
export function createTokenRules(
  generationConfig: unknown,
  { mask, repeats, minTokens }: TokenRulesOptions,
): TokenRules {
  const { firstSpecial: end, firstTime } = whisperMarks.parse(generationConfig);
  const forbidden = [...suppressed.parse(generationConfig), firstTime - 1];
  const latestStart = firstTime + Math.round(latestStartSeconds / timeStepSeconds);
  const isTime = (token: number | undefined) => token !== undefined && token >= firstTime;
  const sums = { count: 0, chances: 0, logChances: 0 };

  /** Time marks come in pairs, the end of a segment and the start of the next; only the first and the last stand alone. */
  const limitTimes = (written: readonly number[], scores: Float32Array) => {
    if (written.length === 0) {
      scores.fill(-Infinity, 0, firstTime);
      scores.fill(-Infinity, latestStart + 1);
      return;
    }
    const isAfterTime = isTime(written.at(-1));
    const isAfterPair = isAfterTime && (written.length < 2 || isTime(written.at(-2)));
    if (isAfterPair) {
      scores.fill(-Infinity, firstTime);
      return;
    }
    if (isAfterTime) scores.fill(-Infinity, 0, end);
    const last = written.findLast(isTime) ?? firstTime;
    // The next segment may start where the last one ended, but a segment cannot end where it starts.
    scores.fill(-Infinity, firstTime, isAfterTime ? last : last + 1);
    if (isMoreLikelyATime(scores, firstTime)) scores.fill(-Infinity, 0, firstTime);
  };

  return {
    end,
    choose: (written, scores) => {
      if (!repeats) forbidRepeats(written, scores);
      for (const token of forbidden) scores[token] = -Infinity;
      if (written.length < minTokens) scores[end] = -Infinity;
      const total = logSumExp(scores, 0);
      mask.apply(written, scores);
      limitTimes(written, scores);
      const token = likeliest(scores);
      if (token < end) {
        const logChance = (scores[token] ?? -Infinity) - total;
        sums.count += 1;
        sums.chances += Math.exp(logChance);
        sums.logChances += Math.max(logChance, impossible);
      }
      return token;
    },
    confidence: () => sums,
  };
}

/** The mean probability of the text tokens of several runs, without the time marks. */
export function meanConfidence(runs: readonly RunConfidence[]): number {
  const count = runs.reduce((sum, run) => sum + run.count, 0);
  const chances = runs.reduce((sum, run) => sum + run.chances, 0);
  return count === 0 ? 0 : Math.min(1, chances / count);
}

/** Forbids the third token of every three that were written before, if the first two have just been written again. */
function forbidRepeats(written: readonly number[], scores: Float32Array): void {
  const [first, second] = written.slice(1 - repeatLimit);
  if (second === undefined) return;
  for (let at = 0; at + 2 < written.length; at += 1) {
    const third = written[at + 2];
    if (written[at] === first && written[at + 1] === second && third !== undefined) {
      scores[third] = -Infinity;
    }
  }
}

/** All time marks together are likelier than any one token of the text. */
function isMoreLikelyATime(scores: Float32Array, firstTime: number): boolean {
  let text = -Infinity;
  for (let token = 0; token < firstTime; token += 1) {
    const score = scores[token] ?? -Infinity;
    if (score > text) text = score;
  }
  return logSumExp(scores, firstTime) > text;
}

function likeliest(scores: Float32Array): number {
  let best = 0;
  let most = -Infinity;
  for (let token = 0; token < scores.length; token += 1) {
    const score = scores[token] ?? -Infinity;
    if (score > most) {
      best = token;
      most = score;
    }
  }
  return best;
}

function logSumExp(scores: Float32Array, from: number): number {
  let most = -Infinity;
  for (let token = from; token < scores.length; token += 1) {
    const score = scores[token] ?? -Infinity;
    if (score > most) most = score;
  }
  if (most === -Infinity) return -Infinity;
  let sum = 0;
  for (let token = from; token < scores.length; token += 1) {
    const below = (scores[token] ?? -Infinity) - most;
    if (below > negligible) sum += Math.exp(below);
  }
  return most + Math.log(sum);
}
