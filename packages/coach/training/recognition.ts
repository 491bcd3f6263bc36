import type { Language } from '@daedap/contract/languages';
import { examples, isHeldBack } from '../examples/examples.ts';
import { knownQuestions } from '../src/bank.ts';
import { makeLookup } from '../src/lookup.ts';
import type { CueCompiler } from '../src/matching/compile-cue.ts';
import { compilePoints, findCues, signsIn } from '../src/matching/points.ts';
import {
  certaintyOf,
  recognitionSigns,
  signsOf,
  type PointSigns,
} from '../src/matching/recognition.ts';
import type { Meaning, MeaningFile } from '../src/meaning/meaning.ts';
import { logistic } from '../src/scoring/curves.ts';
import type { TextReader } from '../src/text/read-text.ts';
import { stretchesOf } from '../src/text/stretches.ts';

/**
 * A sentence that the space was not learned from: the number of the point that it makes (-1 under another question), and
 * how it and each of its stretches look for each point.
 */
type TaggedSentence = {
  readonly made: number;
  readonly whole: readonly PointSigns[];
  readonly stretches: readonly (readonly PointSigns[])[];
};

type Recognition = MeaningFile['recognition'];

/** No point is ever made. */
export const neverCertain: Recognition = {
  start: 0,
  ...makeLookup(recognitionSigns, () => 0),
  certain: 1,
};

/** The held-back sentences, each under its own question and under another one. */
export function readHeldBack(
  language: Language,
  meaning: Meaning,
  readText: TextReader,
  compile: CueCompiler,
): TaggedSentence[] {
  const rubrics = knownQuestions.map((question) => ({
    compiled: compilePoints(compile, question.points, language),
    asked: readText(question.text[language], language),
    places: meaning.pointsOf(question.id)!,
  }));
  return knownQuestions.flatMap((question, number) =>
    question.points.flatMap(({ id }, point) =>
      examples
        .get(question.id)!
        .points[id]![language].filter((_, index) => isHeldBack(question.id, id, index, language))
        .flatMap((text) => {
          const read = readText(text, language);
          const all = { first: 0, next: read.words.length };
          // What is said to one question makes no point of another one.
          return [number, (number + 37 * (point + 1)) % knownQuestions.length].map((each) => {
            const { compiled: points, asked, places } = rubrics[each]!;
            const cues = points.map((one) => findCues(read, one, asked));
            const signs = signsIn({ answer: read, question: asked, points, cues, places, meaning });
            return {
              made: each === number ? point : -1,
              whole: signs(all),
              stretches: stretchesOf(read).map(signs),
            };
          });
        }),
    ),
  );
}

const settings = { rounds: 1_500, rate: 0.6, shrinkage: 1e-4 } as const;
/** The precision that is wanted of recognised points, with a little to spare. */
const wantedPrecision = 0.852;

/** Fits how sure each sign makes that a point is made (logistic regression; no sign counts against a point). */
export function fitRecognition(sentences: readonly TaggedSentence[]): Recognition {
  const rows = sentences.flatMap(({ made, whole }) =>
    whole.map((_, index) => {
      const signs = signsOf(whole, index);
      return {
        signs: Float64Array.from(recognitionSigns, (name) => signs[name]),
        target: index === made ? 1 : 0,
      };
    }),
  );
  const fitted = new Float64Array(recognitionSigns.length);
  let start = -1;
  for (let round = 0; round < settings.rounds; round += 1) {
    const change = fitted.map((weight) => settings.shrinkage * weight);
    let startChange = 0;
    for (const { signs, target } of rows) {
      let value = start;
      for (let at = 0; at < signs.length; at += 1) value += fitted[at]! * signs[at]!;
      const error = (logistic(value) - target) / rows.length;
      startChange += error;
      for (let at = 0; at < signs.length; at += 1) change[at]! += error * signs[at]!;
    }
    start -= settings.rate * startChange;
    for (let at = 0; at < fitted.length; at += 1)
      fitted[at] = Math.max(0, fitted[at]! - settings.rate * change[at]!);
  }
  const weights = {
    start,
    ...makeLookup(recognitionSigns, (name) => fitted[recognitionSigns.indexOf(name)]!),
  };
  return { ...weights, certain: leastCertainty(weights, sentences) };
}

/** The lowest certainty from which on recognised points are right often enough. */
function leastCertainty(
  weights: Omit<Recognition, 'certain'>,
  sentences: readonly TaggedSentence[],
): number {
  const found = sentences
    .filter(({ made }) => made >= 0)
    .flatMap(({ made, whole, stretches }) =>
      whole.map((_, index) => ({
        certainty: Math.max(...stretches.map((points) => certaintyOf(weights, points, index))),
        right: index === made,
      })),
    )
    .toSorted((one, two) => two.certainty - one.certainty);
  let [right, least] = [0, 1];
  found.forEach(({ certainty, right: isRight }, index) => {
    if (isRight) right += 1;
    if (right / (index + 1) >= wantedPrecision) least = certainty;
  });
  return least;
}
