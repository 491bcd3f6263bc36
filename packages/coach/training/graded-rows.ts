// The answers that the weights are fitted to, as the coach reads them. The sealed answers are never among them.
import type { Language } from '@daedap/contract/languages';
import {
  furtherAnswers,
  isForWeights,
  labelledAnswers,
  meanGrades,
  naturalTuningAnswers,
  tuningAnswers,
} from '../calibration/answers.ts';
import { addNoise } from '../calibration/noise.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { knownQuestions } from '../src/bank.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { createAnswerReader, type AnswerReader } from '../src/reading.ts';
import { findGates } from '../src/scoring/gates.ts';
import { measure } from '../src/scoring/measures.ts';
import { measureParts, type PartValues } from '../src/scoring/parts.ts';
import type { Dimension } from '../src/scoring/weights.ts';

const morphemes = loadMorphemes(readMorphemeFiles());

type RowAnswer = Pick<
  (typeof tuningAnswers)[number],
  | 'id'
  | 'questionId'
  | 'question'
  | 'language'
  | 'timeLimitSeconds'
  | 'durationSeconds'
  | 'answer'
  | 'kind'
> & {
  /** Relevance, clarity, depth, overall. */
  readonly graded: readonly [number, number, number, number];
  readonly weight: number;
};

/** An answer that one grader read counts less than one that three did. */
const weightOfLabelled = 0.3;
/** Most people speak like this. English ones fit without counting more. */
const weightOfNatural = { ko: 0.5, en: 0.1 } as const satisfies Record<Language, number>;
/** Wrong, careless and straying answers, and the same ones put right, are there to learn the difference: far more of them than anybody hears. */
const weightOfPairs = 0.1;
const inPairs = /^(confident-wrong|half-wrong|corrected|bad-judgement|decent|focused|evasive)$/;
/** Every third of the labelled answers gets the errors of speech recognition, as the others have them. */
const clean = 3;

const graded: RowAnswer[] = [
  ...[...tuningAnswers, ...furtherAnswers].map((answer) =>
    Object.assign({ graded: meanGrades(answer), weight: 1 }, answer),
  ),
  ...labelledAnswers.filter(isForWeights).map((answer, index) => {
    const noise = index % 2 === 0 ? 'no punctuation' : 'misheard words';
    const { answer: said, language, grades } = answer;
    return Object.assign(structuredClone(answer), {
      answer: index % clean === 0 ? addNoise(said, noise, language) : said,
      graded: grades,
      weight:
        answer.kind === 'natural'
          ? weightOfNatural[language]
          : inPairs.test(answer.kind)
            ? weightOfPairs
            : weightOfLabelled,
    });
  }),
  ...naturalTuningAnswers.map((answer) =>
    Object.assign(
      { graded: answer.grades, weight: weightOfNatural[answer.language], kind: 'natural' },
      answer,
    ),
  ),
];
const questionIds = new Set(graded.map(({ questionId }) => questionId));
const withRubric = createAnswerReader(morphemes, knownQuestions, { exactWords: true });
const withoutRubric = createAnswerReader(
  morphemes,
  knownQuestions.filter(({ id }) => !questionIds.has(id)),
  { exactWords: true },
);

/** An answer under a question, and what the coach finds in it. */
export type Row = {
  readonly answer: RowAnswer;
  /** Whether the answer was given to this question. */
  readonly own: boolean;
  readonly parts: PartValues;
  /** What the gates for texts that are no answers leave of the scores. */
  readonly kept: number;
  readonly grades: { readonly [dimension in Dimension | 'overall']: number };
};

function rowOf(read: AnswerReader, answer: RowAnswer, asked: RowAnswer): Row {
  const reading = read({
    question: { text: asked.question, bankId: asked.questionId },
    transcript: answer.answer,
    durationSeconds: answer.durationSeconds,
    timeLimitSeconds: answer.timeLimitSeconds,
    language: answer.language,
  });
  const [relevance, clarity, depth, overall] = answer.graded;
  const measures = measure(reading);
  const parts = measureParts(reading, measures);
  return {
    answer,
    own: answer.question === asked.question,
    parts,
    kept: Object.values(findGates(reading, measures, parts)).reduce(
      (product, kept) => product * kept,
      1,
    ),
    grades: { relevance, clarity, depth, overall },
  };
}

/** Each answer under its own question and under another one, with the rubric and without. */
export function rowsOf(language: Language): Row[] {
  const answers = graded.filter((answer) => answer.language === language);
  return answers.flatMap((answer, index) => {
    const others = answers.filter(({ question }) => question !== answer.question);
    const other = others[(index * 37 + 11) % others.length]!;
    return [answer, other].flatMap((asked) =>
      [withRubric, ...(asked.questionId === null ? [] : [withoutRubric])].map((read) =>
        rowOf(read, answer, asked),
      ),
    );
  });
}
