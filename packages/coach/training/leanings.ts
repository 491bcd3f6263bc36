import type { Language } from '@daedap/contract/languages';
import type { LabelledAnswer } from '../calibration/answers.ts';
import { examples } from '../examples/examples.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { knownQuestions } from '../src/bank.ts';
import {
  bytesOfPairs,
  type LeaningName,
  leaningNames,
  type LeaningsFile,
  pairOf,
  termsAndPairs,
  writeSteps,
} from '../src/meaning/leanings.ts';
import { meaningOf } from '../src/meaning/meaning.ts';
import { makeLookup } from '../src/lookup.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { guessKind } from '../src/guess-kind.ts';
import { kindOfBank } from '../src/question-kind.ts';
import { createKoreanReader } from '../src/text/korean.ts';
import { createTextReader } from '../src/text/read-text.ts';
import { type TargetText, trainTermWeights } from './term-weights.ts';

const readText = createTextReader(createKoreanReader(loadMorphemes(readMorphemeFiles())));
const questions = new Map(knownQuestions.map((question) => [question.id, question]));

/** The numbers of the terms and pairs of a text. */
function termsIn(text: string, language: Language): number[] {
  const { terms, pairs } = termsAndPairs(readText(text, language));
  return [...terms, ...pairs];
}

const isPair = (term: number) => term >= pairOf(0, 0);

/** Answers with these faults are about the question, and neither wrong nor careless. */
const sound: ReadonlySet<LabelledAnswer['fault']> = new Set(['none', 'thin', 'partial', 'tangled']);

const isKnowledge = ({ questionId, question }: LabelledAnswer) =>
  (questionId === null ? guessKind(question) : kindOfBank(questions.get(questionId)!)) ===
  'knowledge';

/** Good and bad texts count the same in all. */
function contrast(good: readonly (readonly number[])[], bad: readonly (readonly number[])[]) {
  return [
    ...good.map((terms) => ({ terms, target: 1, weight: 0.5 / good.length })),
    ...bad.map((terms) => ({ terms, target: 0, weight: 0.5 / bad.length })),
  ];
}

type Texts = Readonly<Record<LeaningName, readonly TargetText<number>[]>>;

function textsOf(language: Language, labelled: readonly LabelledAnswer[]): Texts {
  const answers = labelled
    .filter((answer) => answer.language === language)
    .map((answer) => Object.assign({ terms: termsIn(answer.answer, language) }, answer));
  const termsWith = (isWanted: (answer: LabelledAnswer) => boolean) =>
    answers.filter(isWanted).map(({ terms }) => terms);
  const explanations = (side: 'right' | 'wrong') =>
    [...examples.values()]
      .flatMap((example) => example.explanations?.[side][language] ?? [])
      .map((text) => termsIn(text, language));
  return {
    substance: answers.map(({ terms, grades }) => ({ terms, target: grades[3] / 100, weight: 1 })),
    decency: contrast(
      termsWith((answer) => sound.has(answer.fault) && !isKnowledge(answer)),
      termsWith(({ fault }) => fault === 'careless'),
    ),
    truth: contrast(
      [
        ...termsWith((answer) => sound.has(answer.fault) && isKnowledge(answer)),
        ...explanations('right'),
      ],
      [...termsWith(({ fault }) => fault === 'wrong'), ...explanations('wrong')],
    ),
    focus: contrast(
      termsWith(({ fault }) => sound.has(fault)),
      termsWith(({ fault }) => fault === 'strays'),
    ),
    directness: contrast(
      termsWith(({ fault }) => sound.has(fault)),
      termsWith(({ fault }) => fault === 'empty' || fault === 'evasive'),
    ),
  };
}

/** So many pairs are enough: three times as many tell no more. */
const mostPairs = 1_000;
const fewestTexts = 3;

/** How far the mean target of the texts that have a pair is from that of all texts, in standard errors. */
function howTelling(texts: readonly TargetText<number>[]): Map<number, number> {
  const total = texts.reduce((sum, { weight }) => sum + weight, 0);
  const mean = texts.reduce((sum, { target, weight }) => sum + weight * target, 0) / total;
  const having = new Map<number, { difference: number; squares: number; texts: number }>();
  let variance = 0;
  for (const { terms, target, weight } of texts) {
    const share = weight / total;
    variance += share * (target - mean) ** 2;
    for (const pair of terms.filter(isPair)) {
      const counted = having.get(pair) ?? { difference: 0, squares: 0, texts: 0 };
      counted.difference += share * (target - mean);
      counted.squares += share ** 2;
      counted.texts += 1;
      having.set(pair, counted);
    }
  }
  return new Map(
    [...having]
      .filter(([, { texts: count }]) => count >= fewestTexts)
      .map(([pair, { difference, squares }]) => [
        pair,
        Math.abs(difference) / Math.sqrt(squares * variance),
      ]),
  );
}

/** The pairs that tell most about one of the leanings. */
function choosePairs(texts: Texts): number[] {
  const most = new Map<number, number>();
  for (const name of leaningNames)
    for (const [pair, telling] of howTelling(texts[name]))
      most.set(pair, Math.max(most.get(pair) ?? 0, telling));
  return [...most]
    .toSorted(([one, much], [two, more]) => more - much || one - two)
    .slice(0, mostPairs)
    .map(([pair]) => pair)
    .toSorted((one, two) => one - two);
}

/** Weights are whole steps. The fewer there are, the smaller is the file. */
const mostSteps = 15;
/** How much weights are held back. */
const shrinkage = 1e-4;

/** Learns from labelled answers, and from the right and wrong explanations of the examples, what words lean to. */
export function trainLeanings(
  language: Language,
  answers: readonly LabelledAnswer[],
): LeaningsFile[Language] {
  const texts = textsOf(language, answers);
  const pairs = choosePairs(texts);
  const known = [...Array(meaningOf(language).terms).keys(), ...pairs];
  return {
    pairs: Buffer.from(bytesOfPairs(pairs)).toString('base64'),
    leanings: makeLookup(leaningNames, (name) => {
      const { weights, start } = trainTermWeights(known, texts[name], { seed: name, shrinkage });
      const step = Math.max(...weights.map(Math.abs)) / mostSteps;
      const steps = Array.from(weights, (weight) => Math.round(weight / step));
      return { weights: writeSteps(steps), step, start };
    }),
  };
}
