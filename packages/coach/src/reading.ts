import type { Language } from '@daedap/contract/languages';
import { cueCompiler } from './cues/compile.ts';
import type { AskedQuestion } from './find-question.ts';
import type { Morphemes } from './morphemes.ts';
import { questionPreparer } from './prepare-question.ts';
import type { BankQuestion } from './question.ts';
import { bankWords } from './relevance/bank-words.ts';
import { pointResults } from './relevance/points.ts';
import { repair } from './relevance/repair.ts';
import { subjectFit } from './relevance/subject-fit.ts';
import { markFinder } from './scoring/marks.ts';
import type { Reading } from './scoring/score.ts';
import { koreanReader } from './text/korean.ts';
import { textReader } from './text/read-text.ts';
import { detectLanguage } from './text/detect-language.ts';

export type AnswerInput = {
  readonly question: AskedQuestion;
  readonly transcript: string;
  /** null when nobody measured it. */
  readonly durationSeconds: number | null;
  /** null when there was none. */
  readonly timeLimitSeconds: number | null;
  /** The language of the interview, in which the result is written. */
  readonly language: Language;
};

export type AnswerReading = Reading & {
  /** null when the bank does not hold the question. */
  readonly known: BankQuestion | null;
  /** The language of the interview. */
  readonly language: Language;
};

export type AnswerReader = (input: AnswerInput) => AnswerReading;

const defaultSeconds = 60;
const leastSeconds = 8;
/** Nobody says more in five minutes. */
const longestAnswer = 20_000;

/** Everything that has to be ready before an answer can be read. */
export function answerReader(morphemes: Morphemes, bank: readonly BankQuestion[]): AnswerReader {
  const readText = textReader(koreanReader(morphemes));
  const compile = cueCompiler(morphemes);
  const words = bankWords(bank);
  const findMarks = markFinder(compile);
  const prepare = questionPreparer(bank, words, compile, readText);

  return ({ question, transcript, durationSeconds, timeLimitSeconds, language }) => {
    const spoken = detectLanguage(transcript, language);
    const { text, known, points, expected, terms } = prepare(question, spoken);
    const heard = readText(transcript.slice(0, longestAnswer), spoken);
    const answer = repair(heard, terms, (key) => words.isOrdinary(key, spoken));
    const useful = known?.expectedDuration ?? question.expectedDuration ?? defaultSeconds;
    return {
      answer,
      question: text,
      known,
      language,
      questionType: known?.questionType ?? question.questionType ?? 'general',
      marks: findMarks(answer),
      points: pointResults(answer, points, text),
      subject: subjectFit(answer, text, expected, words),
      durationSeconds,
      capacity: Math.max(leastSeconds, Math.min(timeLimitSeconds ?? useful, useful)),
    };
  };
}
