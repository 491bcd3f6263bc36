import type { Language } from '@daedap/contract/languages';
import type { LabelledAnswer } from '../calibration/answers.ts';
import { examples } from '../examples/examples.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { bank } from '../src/bank.ts';
import { type LeaningName, leaningNames, type LeaningsFile } from '../src/meaning/leanings.ts';
import { termsOf } from '../src/meaning/meaning.ts';
import english from '../src/meaning/en.json' with { type: 'json' };
import korean from '../src/meaning/ko.json' with { type: 'json' };
import { makeLookup } from '../src/lookup.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { guessKind } from '../src/guess-kind.ts';
import { kindOfBank } from '../src/question-kind.ts';
import { createKoreanReader } from '../src/text/korean.ts';
import { createTextReader } from '../src/text/read-text.ts';
import { type TargetText, trainTermWeights } from './term-weights.ts';

const readText = createTextReader(createKoreanReader(loadMorphemes(readMorphemeFiles())));
const termsIn = (text: string, language: Language) => [...termsOf(readText(text, language))];
const questions = new Map(bank.map((question) => [question.id, question]));
const known = { ko: korean.terms.split(' '), en: english.terms.split(' ') } as const;

/** Answers with these faults are about the question, and neither wrong nor careless. */
const sound: ReadonlySet<LabelledAnswer['fault']> = new Set(['none', 'thin', 'partial', 'tangled']);
const rich: ReadonlySet<LabelledAnswer['fault']> = new Set([...sound, 'empty', 'evasive']);

const isKnowledge = ({ questionId, question }: LabelledAnswer) =>
  (questionId === null ? guessKind(question) : kindOfBank(questions.get(questionId)!)) ===
  'knowledge';

/** Good and bad texts count the same in all. */
function contrast(good: readonly (readonly string[])[], bad: readonly (readonly string[])[]) {
  return [
    ...good.map((terms) => ({ terms, target: 1, weight: 0.5 / good.length })),
    ...bad.map((terms) => ({ terms, target: 0, weight: 0.5 / bad.length })),
  ];
}

function textsOf(
  language: Language,
  labelled: readonly LabelledAnswer[],
): Record<LeaningName, readonly TargetText[]> {
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
    substance: answers
      .filter(({ fault }) => rich.has(fault))
      .map(({ terms, grades }) => ({ terms, target: grades[2] / 100, weight: 1 })),
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
  };
}

/** How much weights are held back. */
const shrinkage: { readonly [name in LeaningName]: number } = {
  substance: 3e-4,
  decency: 3e-4,
  truth: 3e-4,
};

/** Learns from labelled answers, and from the right and wrong explanations of the examples, what words lean to. */
export function trainLeanings(
  language: Language,
  answers: readonly LabelledAnswer[],
): LeaningsFile[Language] {
  const texts = textsOf(language, answers);
  return makeLookup(leaningNames, (name) => {
    const { weights, start } = trainTermWeights(known[language], texts[name], {
      seed: name,
      shrinkage: shrinkage[name],
    });
    const step = Math.max(...weights.map(Math.abs)) / 127;
    const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
    return { weights: Buffer.from(bytes).toString('base64'), step, start };
  });
}
