// `npm run coach:train`: learns from the examples what words mean, and writes src/meaning/<language>.json.
// The same examples always give the same files. One sentence of each point is held back to measure the result.
import { writeFileSync } from 'node:fs';
import type { Language } from '@daedap/contract/languages';
import { examples, isHeldBack } from '../examples/examples.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { bank } from '../src/bank.ts';
import { createCueCompiler } from '../src/matching/compile-cue.ts';
import { compilePoints, findCues } from '../src/matching/points.ts';
import { termsOf, type MeaningFile } from '../src/meaning/meaning.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { createKoreanReader } from '../src/text/korean.ts';
import { createTextReader } from '../src/text/read-text.ts';
import { trainConcreteness } from './concreteness.ts';
import { fitRecognition } from './recognition.ts';
import { trainSpace, type TrainingQuestion } from './space.ts';

const dimensions = 48;

const morphemes = loadMorphemes(readMorphemeFiles());
const readText = createTextReader(createKoreanReader(morphemes));
const compile = createCueCompiler(morphemes);

const base64 = (values: Int8Array) => Buffer.from(values.buffer).toString('base64');

/** Numbers as bytes, so that the largest one is 127. */
function toBytes(values: Float32Array): { bytes: Int8Array; step: number } {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const step = largest / 127;
  return { bytes: Int8Array.from(values, (value) => Math.round(value / step)), step };
}

function train(language: Language): MeaningFile {
  const terms = (text: string) => [...termsOf(readText(text, language))];
  const questions: TrainingQuestion[] = bank.map((question) => {
    const { points } = examples.get(question.id)!;
    return {
      id: question.id,
      text: terms(question.text[language]),
      points: question.points.map(({ id, label }) => ({
        label: terms(label[language]),
        sentences: points[id]![language].filter(
          (_, index, all) => !isHeldBack(question.id, id, index, all.length),
        ).map(terms),
      })),
    };
  });
  const space = trainSpace(questions, dimensions);
  const content = questions.flatMap(({ points }) => points.flatMap(({ sentences }) => sentences));
  const empty = bank.flatMap(({ id }) => examples.get(id)!.empty[language].map(terms));
  const concreteness = trainConcreteness([...space.terms.keys()], content, empty);

  const rubrics = bank.map((question) => ({
    question,
    compiled: compilePoints(compile, question.points, language),
    asked: readText(question.text[language], language),
    places: space.points.get(question.id)!,
  }));
  const recognition = fitRecognition(
    rubrics.flatMap((own, number) =>
      examples.get(own.question.id)!.answer[language].flatMap(({ point, text }, index) => {
        const read = readText(text, language);
        const place = space.placeOf(terms(text));
        // What is said to one question makes no point of another one.
        const other = rubrics[(number + 37 * (index + 1)) % rubrics.length]!;
        return [own, other].map(({ question, compiled, asked, places }) => ({
          made:
            question === own.question ? question.points.findIndex(({ id }) => id === point) : -1,
          points: compiled.map((each, at) => ({
            cues: findCues(read, each, asked).length,
            nearness: space.nearness(place, places[at]!),
          })),
        }));
      }),
    ),
  );

  const places = toBytes(space.places);
  const steps = toBytes(concreteness.weights);
  return {
    dimensions,
    terms: [...space.terms.keys()].join(' '),
    places: base64(places.bytes),
    concreteness: base64(steps.bytes),
    concretenessStep: steps.step,
    concretenessStart: concreteness.start,
    points: Object.fromEntries(
      [...space.points].map(([id, all]) => [
        id,
        base64(Int8Array.from(all.flatMap((place) => [...toBytes(place).bytes]))),
      ]),
    ),
    recognition,
  };
}

for (const language of ['ko', 'en'] as const) {
  const file = new URL(`../src/meaning/${language}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(train(language))}\n`);
}
