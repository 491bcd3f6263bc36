import type { difficulties } from '@daedap/contract/categories';
import type { Language } from '@daedap/contract/languages';
import { knownQuestions } from './bank.ts';
import { chooseQuestions, type Choice } from './choose-questions.ts';
import { createQuestionFinder, type AskedQuestion } from './find-question.ts';
import { checkDrills, checkHabits } from './drills/check-drills.ts';
import { evaluateReading, type EvaluateInput, type Evaluation } from './evaluate.ts';
import { chooseFollowUp, type FollowUpQuestion } from './follow-up/choose-follow-up.ts';
import { keyPointsOf, shownKeyPoints } from './key-points.ts';
import { loadMorphemes, type MorphemeFiles } from './morphemes.ts';
import { makeOutline } from './outline/make-outline.ts';
import { saysTheSame } from './outline/own-words.ts';
import type { BankQuestion, KnownQuestion } from './question.ts';
import { createAnswerReader, type AnswerInput } from './reading.ts';
import { scoreReading } from './scoring/score.ts';
import { speechSeconds } from './speech-seconds.ts';
import { createKoreanReader } from './text/korean.ts';
import { createTextReader } from './text/read-text.ts';
import {
  analyseSession,
  type SessionAnalysis,
  type SessionInput,
  type SessionAnswer,
} from './session/analyse-session.ts';

export type Cell = {
  readonly mainCategory: string;
  readonly subCategory: string;
  readonly difficulty: (typeof difficulties)[number];
};

/** The embedded coach. The same input always gives the same result. */
export type Coach = {
  readonly chooseQuestions: (choice: Cell & Omit<Choice, 'cell'>) => BankQuestion[];
  readonly evaluate: (input: EvaluateInput) => Evaluation;
  readonly chooseFollowUp: (input: AnswerInput) => FollowUpQuestion;
  /** Key words of the bank's rubric, or the points that the user brings, to think of before answering. None without any. */
  readonly keyPoints: (asked: AskedQuestion, language: Language) => string[];
  /** The answer in a better order and in the user's own words. */
  readonly outline: (input: AnswerInput) => ReturnType<typeof makeOutline>;
  /** Whether a rewritten sentence has only content words of the answer, and no other sense. */
  readonly saysTheSame: (input: AnswerInput, original: string, rewritten: string) => boolean;
  /** Whether an answer shows each habit, and whether it passes each drill. */
  readonly habits: (input: AnswerInput) => ReturnType<typeof checkHabits>;
  readonly drills: (input: AnswerInput) => ReturnType<typeof checkDrills>;
  readonly analyseSession: (
    session: SessionInput,
    answers: readonly SessionAnswer[],
  ) => SessionAnalysis;
};

export function createCoach(files: MorphemeFiles, questions = knownQuestions): Coach {
  const morphemes = loadMorphemes(files);
  const read = createAnswerReader(morphemes, questions);
  const readText = createTextReader(createKoreanReader(morphemes));
  const find = createQuestionFinder(questions);
  return {
    chooseQuestions: (choice) => chooseQuestions({ ...choice, cell: cellOf(questions, choice) }),
    evaluate: (input) => evaluateReading(read(withSpeechTime(input)), input),
    chooseFollowUp: (input) => {
      const reading = read(input);
      return chooseFollowUp(reading, scoreReading(reading));
    },
    keyPoints: (asked, language) => {
      const question = find(asked);
      if (question) return keyPointsOf(question, language, readText);
      return (asked.points ?? []).slice(0, shownKeyPoints).map(({ label }) => label);
    },
    outline: (input) => makeOutline(read(input)),
    saysTheSame: (input, original, rewritten) =>
      saysTheSame(readText, read(input).answer, original, rewritten),
    habits: (input) => checkHabits(read(input)),
    drills: (input) => checkDrills(read(input)),
    analyseSession: (session, answers) => analyseSession(read, session, answers),
  };
}

/** Pace and volume are about the time of speech, not of the recording. */
const withSpeechTime = (input: EvaluateInput): EvaluateInput => ({
  ...input,
  durationSeconds: speechSeconds(input.segments ?? []) ?? input.durationSeconds,
});

const cellOf = (
  questions: readonly KnownQuestion[],
  { mainCategory, subCategory, difficulty }: Cell,
) =>
  questions.filter(
    (question): question is BankQuestion =>
      question.mainCategory !== null &&
      question.mainCategory === mainCategory &&
      question.subCategory === subCategory &&
      question.difficulty === difficulty,
  );
