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
} from '../src/meaning/leanings.ts';
import { meaningOf, mostSteps, writeSteps } from '../src/meaning/meaning.ts';
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

/** Whether an answer leaves its question, for good or for side stories on its way. */
export const wanders = ({ fault, kind }: LabelledAnswer) =>
  fault === 'strays' || kind === 'rambling';

const isKnowledge = ({ questionId, question }: LabelledAnswer) =>
  (questionId === null ? guessKind(question) : kindOfBank(questions.get(questionId)!)) ===
  'knowledge';

/** Most people speak like those of natural answers, and there are few of them: in Korean, where the others are least like them, each counts twice. */
const weightOfNatural = { ko: 2, en: 1 } as const satisfies Record<Language, number>;
/** Their restarts and detours are usual and hardly make them less clear. */
const clarityOfNatural = 4;

type Counted = Pick<TargetText<number>, 'terms' | 'weight'>;

/** Good and bad texts count the same in all. */
function contrast(good: readonly Counted[], bad: readonly Counted[]): TargetText<number>[] {
  const side = (texts: readonly Counted[], target: number) => {
    const total = texts.reduce((sum, { weight }) => sum + weight, 0);
    return texts.map(({ terms, weight }) => ({ terms, target, weight: (0.5 * weight) / total }));
  };
  return [...side(good, 1), ...side(bad, 0)];
}

type Texts = Readonly<Record<LeaningName, readonly TargetText<number>[]>>;

function textsOf(language: Language, labelled: readonly LabelledAnswer[]): Texts {
  const answers = labelled
    .filter((answer) => answer.language === language)
    .map((answer) => ({
      answer,
      terms: termsIn(answer.answer, language),
      weight: answer.kind === 'natural' ? weightOfNatural[language] : 1,
    }));
  const textsWith = (isWanted: (answer: LabelledAnswer) => boolean): Counted[] =>
    answers.filter(({ answer }) => isWanted(answer));
  const explanations = (side: 'right' | 'wrong'): Counted[] =>
    [...examples.values()]
      .flatMap((example) => example.explanations?.[side][language] ?? [])
      .map((text) => ({ terms: termsIn(text, language), weight: 1 }));
  return {
    substance: answers.map(({ answer, terms, weight }) => ({
      terms,
      target: answer.grades[3] / 100,
      weight,
    })),
    clarity: answers.map(({ answer, terms, weight }) => ({
      terms,
      target: answer.grades[1] / 100,
      weight: answer.kind === 'natural' ? clarityOfNatural : weight,
    })),
    decency: contrast(
      textsWith((answer) => sound.has(answer.fault) && !isKnowledge(answer)),
      textsWith(({ fault }) => fault === 'careless'),
    ),
    truth: contrast(
      [
        ...textsWith((answer) => sound.has(answer.fault) && isKnowledge(answer)),
        ...explanations('right'),
      ],
      [...textsWith(({ fault }) => fault === 'wrong'), ...explanations('wrong')],
    ),
    focus: contrast(
      textsWith((answer) => sound.has(answer.fault) && !wanders(answer)),
      textsWith(wanders),
    ),
    directness: contrast(
      textsWith(({ fault }) => sound.has(fault)),
      textsWith(({ fault }) => fault === 'empty' || fault === 'evasive'),
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

/** The pairs that tell most about one of the leanings. Single terms tell as much about clarity. */
function choosePairs(texts: Texts): number[] {
  const most = new Map<number, number>();
  for (const name of leaningNames.filter((each) => each !== 'clarity'))
    for (const [pair, telling] of howTelling(texts[name]))
      most.set(pair, Math.max(most.get(pair) ?? 0, telling));
  return [...most]
    .toSorted(([one, much], [two, more]) => more - much || one - two)
    .slice(0, mostPairs)
    .map(([pair]) => pair)
    .toSorted((one, two) => one - two);
}

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
