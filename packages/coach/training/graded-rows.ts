// The answers that the weights are fitted to, as the coach reads them. The sealed answers are never among them.
import type { Language } from '@daedap/contract/languages';
import {
  furtherAnswers,
  meanGrades,
  tuningAnswers,
  type SpokenAnswer,
} from '../calibration/answers.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { bank } from '../src/bank.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { createAnswerReader, type AnswerReader } from '../src/reading.ts';
import { findGates } from '../src/scoring/gates.ts';
import { measure } from '../src/scoring/measures.ts';
import { measureParts, type PartValues } from '../src/scoring/parts.ts';
import { subjectSigns, type SubjectSigns } from '../src/scoring/subject.ts';
import type { Dimension } from '../src/scoring/weights.ts';
import type { ReadText } from '../src/text/read-text.ts';

const morphemes = loadMorphemes(readMorphemeFiles());
const graded = [...tuningAnswers, ...furtherAnswers];
const questionIds = new Set(graded.map(({ questionId }) => questionId));
const withRubric = createAnswerReader(morphemes, bank);
const withoutRubric = createAnswerReader(
  morphemes,
  bank.filter(({ id }) => !questionIds.has(id)),
);

/** An answer under a question, and what the coach finds in it. */
export type Row = {
  readonly answer: SpokenAnswer;
  readonly known: boolean;
  /** Whether the answer was given to this question. */
  readonly own: boolean;
  readonly text: ReadText;
  readonly signs: SubjectSigns;
  readonly parts: PartValues;
  /** What the gates for texts that are no answers leave of the scores. */
  readonly keptWith: (parts: PartValues) => number;
  readonly grades: { readonly [dimension in Dimension | 'overall']: number };
};

export function rowOf(read: AnswerReader, answer: SpokenAnswer, asked: SpokenAnswer): Row {
  const reading = read({
    question: { text: asked.question, bankId: asked.questionId },
    transcript: answer.answer,
    durationSeconds: answer.durationSeconds,
    timeLimitSeconds: answer.timeLimitSeconds,
    language: answer.language,
  });
  const [relevance, clarity, depth, overall] = meanGrades(answer);
  const measures = measure(reading);
  const parts = measureParts(reading, measures);
  return {
    answer,
    known: reading.points.length > 0,
    own: answer.question === asked.question,
    text: reading.answer,
    signs: subjectSigns(reading),
    parts,
    keptWith: (values) =>
      Object.values(findGates(reading, measures, values)).reduce(
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
