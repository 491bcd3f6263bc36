import { expect, test } from 'vitest';
import { createTokenRules, meanConfidence, type TokenRulesOptions } from './token-rules.ts';

/** Four words, the end at 4, no time marks at 5, and times from 6 on. */
const config = { eos_token_id: 4, no_timestamps_token_id: 5, suppress_tokens: [3] };
const end = 4;
const at = (seconds: number) => 6 + Math.round(seconds * 50);

const rulesWith = (options: Partial<TokenRulesOptions> = {}) =>
  createTokenRules(config, {
    mask: { apply: () => undefined },
    repeats: true,
    minTokens: 0,
    ...options,
  });

/** Scores under which the given tokens have the given chances, and all others none. */
function chances(given: Record<number, number>): Float32Array {
  const scores = new Float32Array(200).fill(-Infinity);
  for (const [token, chance] of Object.entries(given)) scores[Number(token)] = Math.log(chance);
  return scores;
}

test('chooses the likeliest token that is speech', () => {
  expect(rulesWith().choose([at(0)], chances({ 1: 0.2, 2: 0.3, 3: 0.5 }))).toBe(2);
});

test('begins with a time in the first second', () => {
  const scores = { 1: 0.5, [at(0.4)]: 0.1, [at(2)]: 0.3, [end]: 0.1 };
  expect(rulesWith().choose([], chances(scores))).toBe(at(0.4));
});

test('writes text or nothing after the start of a segment', () => {
  const scores = { 1: 0.1, [at(1)]: 0.9 };
  expect(rulesWith().choose([at(0)], chances(scores))).toBe(1);
  expect(rulesWith().choose([at(0), 1, at(1), at(1)], chances(scores))).toBe(1);
  expect(rulesWith().choose([at(0)], chances({ [end]: 0.6, [at(1)]: 0.4 }))).toBe(end);
});

test('starts the next segment or ends after the end of one', () => {
  const written = [at(0), 1, at(1)];
  expect(rulesWith().choose(written, chances({ 1: 0.6, [at(1)]: 0.3, [end]: 0.1 }))).toBe(at(1));
  expect(rulesWith().choose(written, chances({ 1: 0.6, [at(1)]: 0.1, [end]: 0.3 }))).toBe(end);
});

test('time does not go back, and a segment has a length', () => {
  const scores = { [at(0.5)]: 0.5, [at(1)]: 0.3, [at(2)]: 0.2 };
  expect(rulesWith().choose([at(1), 2], chances(scores))).toBe(at(2));
  expect(rulesWith().choose([at(0), 2, at(1)], chances(scores))).toBe(at(1));
});

test('writes a time when all times together are likelier than any word', () => {
  const times = { [at(1)]: 0.2, [at(1.1)]: 0.25, [at(1.2)]: 0.2 };
  expect(rulesWith().choose([at(0), 2], chances({ 1: 0.35, ...times }))).toBe(at(1.1));
  expect(rulesWith().choose([at(0), 2], chances({ 1: 0.35, [at(1)]: 0.3 }))).toBe(1);
});

test('does not say the same three words twice when that is asked for', () => {
  const written = [at(0), 0, 1, 2, 0, 1];
  const scores = { 0: 0.3, 2: 0.7 };
  expect(rulesWith().choose(written, chances(scores))).toBe(2);
  expect(rulesWith({ repeats: false }).choose(written, chances(scores))).toBe(0);
  expect(rulesWith({ repeats: false }).choose([at(0), 1, 2, 0], chances(scores))).toBe(2);
});

test('writes a least number of tokens when that is asked for', () => {
  const scores = { 0: 0.3, [end]: 0.7 };
  expect(rulesWith({ minTokens: 3 }).choose([at(0), 1], chances(scores))).toBe(0);
  expect(rulesWith({ minTokens: 2 }).choose([at(0), 1], chances(scores))).toBe(end);
});

test('counts how likely the words were, and not the times', () => {
  const rules = rulesWith();
  rules.choose([], chances({ [at(0)]: 1 }));
  expect(rules.confidence().count).toBe(0);
  rules.choose([at(0)], chances({ 0: 0.5, 1: 0.25, 2: 0.25 }));
  rules.choose([at(0), 0], chances({ 0: 0.1, 1: 0.8, 2: 0.1 }));
  expect(rules.confidence().count).toBe(2);
  expect(rules.confidence().chances).toBeCloseTo(0.5 + 0.8);
  expect(rules.confidence().logChances).toBeCloseTo(Math.log(0.5) + Math.log(0.8));
});

test('a word that was forced on the model counts as very unlikely', () => {
  const mask = {
    apply: (_written: readonly number[], scores: Float32Array) => {
      scores.fill(-Infinity);
      scores[2] = -1e9;
    },
  };
  const rules = rulesWith({ mask });
  expect(rules.choose([at(0)], chances({ 0: 1 }))).toBe(2);
  expect(rules.confidence()).toEqual({ count: 1, chances: 0, logChances: Math.log(1e-6) });
});

test('the mean of several runs weighs every token the same', () => {
  expect(meanConfidence([])).toBe(0);
  const long = { count: 3, chances: 2.7, logChances: -0.3 };
  const short = { count: 1, chances: 0.3, logChances: -1.2 };
  expect(meanConfidence([long, short])).toBeCloseTo(0.75);
});
