// `npm run coach:train` runs it after `train-meaning.ts`: learns what the wordings of each standard question and the answers to it
// have in common, and writes src/meaning/standard-likeness.json. The same texts always give the same file.
import { writeFileSync } from 'node:fs';
import type { Language } from '@daedap/contract/languages';
import { isForWeights, labelledAnswers } from '../calibration/answers.ts';
import { standardAnswers, standardWordings } from '../calibration/questions.ts';
import { examples } from '../examples/examples.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { bank, standardQuestions } from '../src/bank.ts';
import { findStandard } from '../src/find-standard.ts';
import { meaningOf, mostSteps, writeSteps } from '../src/meaning/meaning.ts';
import {
  type LikenessFile,
  sharesFrom,
  worthOfTerm,
  type WrittenSubject,
} from '../src/meaning/standard-likeness.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { createKoreanReader } from '../src/text/korean.ts';
import { createTextReader } from '../src/text/read-text.ts';

const readText = createTextReader(createKoreanReader(loadMorphemes(readMorphemeFiles())));

/** A text that asks or answers a standard question (by its place in the list), or one about anything else. */
type Sample = {
  readonly subject: number;
  readonly weight: number;
  readonly terms: readonly number[];
  readonly place: readonly number[];
};

const ids = standardQuestions.map(({ id }) => id);
const anythingElse = ids.length;

/** How much each kind of text counts: whole answers to standard questions most. */
const weights = { answer: 1, sentence: 0.3, wording: 0.3, other: 0.15 } as const;
/** An answer with less relevance may be about something else. */
const leastRelevance = 45;

function samplesOf(language: Language): Sample[] {
  const meaning = meaningOf(language);
  const sample = (id: string | null, text: string, weight: number): Sample => {
    const read = readText(text, language);
    return {
      subject: id === null ? anythingElse : ids.indexOf(id),
      weight,
      terms: [...new Set(meaning.numbersOf(read).flat())],
      place: [...meaning.placeOf(read, 0, read.words.length)],
    };
  };
  const strongAnswer = (id: string) =>
    examples
      .get(id)!
      .answer[language].map(({ text }) => text)
      .join(' ');
  const sentencesOf = (id: string, point: string) => examples.get(id)!.points[point]![language];
  return [
    ...ids.flatMap((id) =>
      standardAnswers[id]![language].toLearn.map((text) => sample(id, text, weights.answer)),
    ),
    ...standardQuestions.map(({ id }) => sample(id, strongAnswer(id), weights.answer)),
    ...standardQuestions.flatMap(({ id }) =>
      standardWordings[id]![language].same.map((text) => sample(id, text, weights.wording)),
    ),
    ...standardQuestions.flatMap(({ id, points }) =>
      points
        .flatMap((point) => [point.label[language], ...sentencesOf(id, point.id)])
        .map((text) => sample(id, text, weights.sentence)),
    ),
    ...standardQuestions.flatMap(({ id }) =>
      standardWordings[id]![language].other.map((text) => sample(null, text, weights.wording)),
    ),
    ...bank.map(({ text }) => sample(null, text[language], weights.wording)),
    ...bank.map(({ id }) => sample(null, strongAnswer(id), weights.other)),
    ...labelledAnswers
      .filter((answer) => answer.language === language && !isForWeights(answer))
      .filter(({ grades: [relevance] }) => relevance >= leastRelevance)
      .flatMap(({ questionId, question, answer }) => {
        const id = ids.find((each) => each === questionId) ?? findStandard(question);
        if (id !== null) return [sample(id, answer, weights.answer)];
        // A question that the bank does not have may be much like a standard one.
        return questionId === null ? [] : [sample(null, answer, weights.other)];
      }),
  ];
}

const settings = {
  rounds: 150,
  /** The size of the first and of the last change of a weight. */
  rate: { first: 0.085, last: 0.005 },
  startRate: 4,
  shrinkage: 0.1,
} as const;
/** A term that fewer texts have shows nothing. */
const leastTexts = 5;
/** So many terms of each subject show as much as all; of anything else, more. */
const keptTerms = { question: 60, anythingElse: 800 } as const;

/** A text as numbers of what it has, and how much of each: its terms first, then the dimensions of the space. */
type Row = {
  readonly subject: number;
  readonly weight: number;
  readonly numbers: readonly number[];
  readonly amounts: readonly number[];
};

function rowOf({ subject, weight, terms, place }: Sample, known: ReadonlyMap<number, number>): Row {
  const found = terms.flatMap((term) => known.get(term) ?? []);
  const worth = worthOfTerm(found.length);
  return {
    subject,
    weight,
    numbers: [...found, ...place.map((_, axis) => known.size + axis)],
    amounts: [...found.map(() => worth), ...place],
  };
}

const subjects = ids.length + 1;

/**
 * Learns what shows each subject: multinomial logistic regression by Adam. The weights of one term for all subjects stand side
 * by side.
 */
function trainSubjects(rows: readonly Row[], size: number) {
  const { rounds, rate, startRate, shrinkage } = settings;
  const learned = new Float64Array(size * subjects);
  const [change, mean, square] = [learned.slice(), learned.slice(), learned.slice()];
  const starts = new Float64Array(subjects);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= rounds; round += 1) {
    for (let at = 0; at < learned.length; at += 1) change[at] = shrinkage * learned[at]!;
    const startChange = new Float64Array(subjects);
    for (const { subject, weight, numbers, amounts } of rows) {
      const values = [...starts];
      for (let item = 0; item < numbers.length; item += 1)
        for (let at = 0, from = numbers[item]! * subjects; at < subjects; at += 1)
          values[at]! += amounts[item]! * learned[from + at]!;
      const errors = sharesFrom(values).map(
        (share, at) => weight * (share - (at === subject ? 1 : 0)),
      );
      for (let at = 0; at < subjects; at += 1) startChange[at]! += errors[at]! / total;
      for (let item = 0; item < numbers.length; item += 1)
        for (let at = 0, from = numbers[item]! * subjects; at < subjects; at += 1)
          change[from + at]! += amounts[item]! * errors[at]!;
    }
    const length = rate.last + (rate.first - rate.last) * (1 - round / rounds);
    for (let at = 0; at < subjects; at += 1) starts[at]! -= startRate * startChange[at]!;
    for (let at = 0; at < learned.length; at += 1) {
      mean[at] = 0.9 * mean[at]! + 0.1 * change[at]!;
      square[at] = 0.99 * square[at]! + 0.01 * change[at]! ** 2;
      const even = Math.sqrt(square[at]! / (1 - 0.99 ** round)) + 1e-6;
      learned[at]! -= (length * mean[at]!) / (1 - 0.9 ** round) / even;
    }
  }
  return {
    starts,
    weightOf: (number: number, subject: number) => learned[number * subjects + subject]!,
  };
}

/** Learns what the wordings of each standard question and the answers to it have in common. */
function trainStandardLikeness(language: Language): LikenessFile[Language] {
  const samples = samplesOf(language);
  const texts = new Map<number, number>();
  for (const { terms } of samples)
    for (const term of terms) texts.set(term, (texts.get(term) ?? 0) + 1);
  const known = [...texts]
    .filter(([, count]) => count >= leastTexts)
    .map(([term]) => term)
    .toSorted((one, two) => one - two);
  const numbers = new Map(known.map((term, number) => [term, number]));
  const rows = samples.map((sample) => rowOf(sample, numbers));
  const dimensions = samples[0]!.place.length;
  const { starts, weightOf } = trainSubjects(rows, known.length + dimensions);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const written = Array.from(starts, (start, subject): WrittenSubject => {
    const strength = (number: number) => Math.abs(weightOf(number, subject));
    const kept = [...known.keys()]
      .toSorted((one, two) => strength(two) - strength(one))
      .slice(0, keptTerms[subject === anythingElse ? 'anythingElse' : 'question'])
      .toSorted((one, two) => one - two);
    const terms = kept.map((number) => known[number]!);
    const axes = Array.from({ length: dimensions }, (_, axis) => known.length + axis);
    const values = [...kept, ...axes].map((number) => weightOf(number, subject));
    const step = Math.max(...values.map(Math.abs)) / mostSteps;
    const own = rows.filter((row) => row.subject === subject);
    return {
      terms: Buffer.from([
        ...terms.map((term) => term % 0x100),
        ...terms.map((term) => Math.floor(term / 0x100)),
      ]).toString('base64'),
      weights: writeSteps(values.map((value) => Math.round(value / step))),
      step,
      start,
      usual: own.reduce((sum, { weight }) => sum + weight, 0) / total,
    };
  });
  return {
    questions: Object.fromEntries(ids.map((id, at) => [id, written[at]!])),
    anythingElse: written.at(-1)!,
  };
}

writeFileSync(
  new URL('../src/meaning/standard-likeness.json', import.meta.url),
  `${JSON.stringify({ ko: trainStandardLikeness('ko'), en: trainStandardLikeness('en') }, null, 2)}\n`,
);
