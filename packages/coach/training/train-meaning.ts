// `npm run coach:train`: learns from the examples what words mean, and writes src/meaning/*.json.
// The same examples always give the same files. One sentence of each point is held back: it fits when a point counts as
// made, and shows how well points are recognised.
import { writeFileSync } from 'node:fs';
import type { Language } from '@daedap/contract/languages';
import { examples, isHeldBack } from '../examples/examples.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { knownQuestions } from '../src/bank.ts';
import { createCueCompiler } from '../src/matching/compile-cue.ts';
import {
  createMeaning,
  termsOf,
  type MeaningFile,
  type SharedMeaningFile,
} from '../src/meaning/meaning.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { randomFrom } from '../src/seeded.ts';
import { createKoreanReader } from '../src/text/korean.ts';
import { createTextReader } from '../src/text/read-text.ts';
import { trainConcreteness } from './concreteness.ts';
import { explanationsOf } from './explanations.ts';
import { fitRecognition, neverCertain, readHeldBack } from './recognition.ts';
import { trainSpace, type Space, type TrainingQuestion, type TrainingText } from './space.ts';

const dimensions = 48;
const languages = ['ko', 'en'] as const;

const morphemes = loadMorphemes(readMorphemeFiles());
const readText = createTextReader(createKoreanReader(morphemes));
const compile = createCueCompiler(morphemes);
const termsIn = (text: string, language: Language) => [...termsOf(readText(text, language))];

/** How much the texts of a point count beside a sentence that makes it. */
const weights = { sentence: 1, label: 0.5, cue: 0.5 } as const;

/** Both languages share one space: the name of a term starts with its language. */
const named = (terms: readonly string[], language: Language) =>
  terms.map((term) => `${language} ${term}`);

function trainingQuestions(): TrainingQuestion[] {
  const random = randomFrom('cues');
  const writtenOut = (cue: string) =>
    cue
      .split(' ')
      .filter((item) => item !== '>' && !item.startsWith('!'))
      .map((word) => word.split('/'))
      .map((forms) => forms[Math.floor(random() * forms.length)]!)
      .join(' ');
  return knownQuestions.map((question) => {
    const { points, answer } = examples.get(question.id)!;
    const textsOf = (
      { id, label, cues }: (typeof question.points)[number],
      language: Language,
    ): TrainingText[] => {
      const made = (weight: number) => (text: string) => ({
        language,
        weight,
        terms: named(termsIn(text, language), language),
      });
      return [
        made(weights.label)(label[language]),
        ...points[id]![language].filter(
          (_, index) => !isHeldBack(question.id, id, index, language),
        ).map(made(weights.sentence)),
        ...answer[language]
          .filter(({ point }) => point === id)
          .map(({ text }) => made(weights.sentence)(text)),
        ...cues[language].map(writtenOut).map(made(weights.cue)),
      ];
    };
    return {
      id: question.id,
      asked: {
        ko: named(termsIn(question.text.ko, 'ko'), 'ko'),
        en: named(termsIn(question.text.en, 'en'), 'en'),
      },
      points: question.points.map((point) => ({
        texts: languages.flatMap((language) => textsOf(point, language)),
      })),
    };
  });
}

const base64 = (values: Uint8Array | Int8Array) => Buffer.from(values).toString('base64');

function largestOf(values: Iterable<number>): number {
  let most = 1e-9;
  for (const value of values) most = Math.max(most, Math.abs(value));
  return most;
}

/** Half a byte holds -7 to 7. A third fewer steps are hardly less exact, and gzip makes them smaller. */
const mostHalf = 5;

/** Numbers as half bytes. */
function toHalfBytes(values: Float32Array): Uint8Array {
  const step = largestOf(values) / mostHalf;
  const half = (value: number) => Math.round(value / step) + 8;
  return Uint8Array.from(
    { length: values.length / 2 },
    (_, at) => (half(values[2 * at]!) << 4) | half(values[2 * at + 1]!),
  );
}

const shareFile = ({ points }: Space): SharedMeaningFile => ({
  dimensions,
  points: Object.fromEntries(
    [...points].map(([id, all]) => [id, base64(Buffer.concat(all.map(toHalfBytes)))]),
  ),
});

function fileOf(space: Space, language: Language): Omit<MeaningFile, 'recognition'> {
  const numbers = [...space.terms].filter(([name]) => name.startsWith(`${language} `));
  const places = numbers.map(([, number]) =>
    space.places.subarray(number * dimensions, (number + 1) * dimensions),
  );
  const sizes = Float32Array.from(places, largestOf);
  const terms = numbers.map(([name]) => name.slice(language.length + 1));
  const content = knownQuestions.flatMap(({ id }) =>
    Object.values(examples.get(id)!.points).flatMap((point) => point[language]),
  );
  const empty = knownQuestions.flatMap(({ id }) => examples.get(id)!.empty[language]);
  const concreteness = trainConcreteness(
    terms,
    content.map((text) => termsIn(text, language)),
    empty.map((text) => termsIn(text, language)),
  );
  const concretenessStep = largestOf(concreteness.weights) / 127;
  return {
    terms: terms.join(' '),
    places: base64(Buffer.concat(places.map(toHalfBytes))),
    steps: base64(
      Uint8Array.from(sizes, (size) => Math.max(1, Math.round((255 * size) / largestOf(sizes)))),
    ),
    concreteness: base64(
      Int8Array.from(concreteness.weights, (weight) => Math.round(weight / concretenessStep)),
    ),
    concretenessStep,
    concretenessStart: concreteness.start,
  };
}

const write = (name: string, content: unknown) =>
  writeFileSync(
    new URL(`../src/meaning/${name}.json`, import.meta.url),
    `${JSON.stringify(content)}\n`,
  );

const space = trainSpace(trainingQuestions(), dimensions);
const shared = shareFile(space);
write('points', shared);
write('explanations', { ko: explanationsOf('ko', termsIn), en: explanationsOf('en', termsIn) });
for (const language of languages) {
  const file = fileOf(space, language);
  const meaning = createMeaning({ ...file, recognition: neverCertain }, shared);
  const recognition = fitRecognition(readHeldBack(language, meaning, readText, compile));
  write(language, { ...file, recognition });
}
