import { languages } from '@daedap/contract/languages';
import { describe, expect, test } from 'vitest';
import {
  isForWeights,
  labelledAnswers,
  type LabelledAnswer,
  naturalFreshAnswers,
} from '../../calibration/answers.ts';
import { morphemes } from '../../test/reading-tools.ts';
import { knownQuestions } from '../bank.ts';
import { createAnswerReader } from '../reading.ts';
import {
  likelihoods,
  likelyCareless,
  likelyEvades,
  likelyStrays,
  likelyWanders,
  likelyWrong,
} from './likelihood.ts';

const readAnswer = createAnswerReader(morphemes, knownQuestions);
type Answer = Pick<
  LabelledAnswer,
  'question' | 'questionId' | 'answer' | 'durationSeconds' | 'timeLimitSeconds' | 'language'
>;
const read = ({ question, questionId, answer, ...rest }: Answer) =>
  readAnswer({ ...rest, question: { text: question, bankId: questionId }, transcript: answer });

/** Nothing was learned from them. */
const heldBack = labelledAnswers.filter(isForWeights);
const originals = new Map(labelledAnswers.map((answer) => [answer.id, answer]));

/** The share of the pairs in which the original is worse than the same answer put right. */
function shareInOrder(
  language: LabelledAnswer['language'],
  kind: 'corrected' | 'decent' | 'focused',
  badness: (answer: LabelledAnswer) => number,
) {
  const pairs = heldBack
    .filter((answer) => answer.language === language && answer.kind === kind)
    .map((good) => ({
      good,
      bad: originals.get(good.id.replace(/\.(right|decent|focused)$/, ''))!,
    }));
  expect(pairs.length).toBeGreaterThan(20);
  return pairs.filter(({ good, bad }) => badness(bad) > badness(good)).length / pairs.length;
}

describe.each(languages)('%s', (language) => {
  test('a wrong explanation is more likely wrong than the same one put right', () => {
    const share = shareInOrder(language, 'corrected', (answer) => likelyWrong(read(answer)));
    expect(share).toBeGreaterThanOrEqual(0.75);
  });

  test('a careless answer is more likely careless than the same one by a decent person', () => {
    const share = shareInOrder(language, 'decent', (answer) => likelyCareless(read(answer)));
    expect(share).toBeGreaterThanOrEqual(0.75);
  });

  test('a straying answer is more likely to stray than the same one that stays, without a rubric', () => {
    const share = shareInOrder(language, 'focused', (answer) => likelyStrays(read(answer)));
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

  test('who leaves the question or loses the thread wanders more likely than who answers well', () => {
    const answers = heldBack.filter((answer) => answer.language === language);
    const isWandering = ({ fault, kind }: LabelledAnswer) =>
      fault === 'strays' || kind === 'rambling';
    const likelihoodsOf = (chosen: readonly LabelledAnswer[]) =>
      chosen.map((answer) => likelyWanders(read(answer)));
    const wandering = likelihoodsOf(answers.filter(isWandering));
    const good = likelihoodsOf(
      answers.filter((answer) => !isWandering(answer) && answer.grades[3] >= 50),
    );
    expect(wandering.length).toBeGreaterThan(60);
    const higher = wandering.map((high) => good.filter((low) => low < high).length / good.length);
    expect(higher.reduce((sum, each) => sum + each, 0) / higher.length).toBeGreaterThan(0.93);
  });

  test('of 100 ordinary answers at most 13 seem to wander', () => {
    const ordinary = naturalFreshAnswers.filter(
      (answer) => answer.language === language && answer.grades[3] >= 50,
    );
    expect(ordinary.length).toBeGreaterThan(50);
    const seem = ordinary.filter((answer) => likelyWanders(read(answer)) > 0.3);
    expect(seem.length / ordinary.length).toBeLessThanOrEqual(0.13);
  });

  test('of 100 good answers at most two are called careless', () => {
    const good = heldBack.filter(
      ({ language: spoken, fault, grades }) =>
        spoken === language && fault === 'none' && grades[3] >= 65,
    );
    expect(good.length).toBeGreaterThan(400);
    const called = good.filter((answer) => likelyCareless(read(answer)) >= 0.5);
    expect(called.length / good.length).toBeLessThanOrEqual(0.02);
  });

  test('what is called unanswered is, and most of what is unanswered is found', () => {
    const isUnanswered = ({ fault }: LabelledAnswer) => fault === 'empty' || fault === 'evasive';
    const answers = heldBack.filter((answer) => answer.language === language);
    const called = answers.filter((answer) => likelyEvades(read(answer)) >= 0.55);
    const found = called.filter(isUnanswered).length;
    expect(found / called.length).toBeGreaterThanOrEqual(0.8);
    expect(found / answers.filter(isUnanswered).length).toBeGreaterThan(0.7);
  });

  test('what is hardly likely was hardly ever said, and what is very likely nearly always', () => {
    const points = heldBack
      .filter((answer) => answer.language === language && answer.made !== null)
      .flatMap((answer) =>
        likelihoods(read(answer)).map((likelihood, index) => ({
          likelihood,
          isSaid: answer.made![index] === '2',
        })),
      );
    const shareSaid = (from: number, to: number) => {
      const those = points.filter(({ likelihood }) => likelihood >= from && likelihood <= to);
      expect(those.length).toBeGreaterThan(100);
      return those.filter(({ isSaid }) => isSaid).length / those.length;
    };
    expect(shareSaid(0, 0.25)).toBeLessThan(0.12);
    expect(shareSaid(0.8, 1)).toBeGreaterThan(0.8);
  });
});

test('an opinion is never a wrong explanation, and an explanation never careless', () => {
  const readings = heldBack.slice(0, 200).map(read);
  const explanations = readings.filter(({ kind }) => kind === 'knowledge');
  expect(explanations.filter((reading) => likelyCareless(reading) > 0)).toEqual([]);
  const others = readings.filter(({ kind }) => kind !== 'knowledge');
  expect(others.filter((reading) => likelyWrong(reading) > 0)).toEqual([]);
});
