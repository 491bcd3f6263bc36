import type { difficulties } from '@daedap/contract/categories';
import { bank } from './bank.ts';
import { chooseQuestions, type Choice } from './choose-questions.ts';
import { evaluateReading, type EvaluateInput, type Evaluation } from './evaluate.ts';
import { followUpTo, type FollowUpQuestion } from './follow-up/follow-up.ts';
import { loadMorphemes, type MorphemeFiles } from './morphemes.ts';
import type { BankQuestion } from './question.ts';
import { answerReader, type AnswerInput } from './reading.ts';
import { scoreReading } from './scoring/score.ts';
import {
  comprehensive,
  type Comprehensive,
  type Session,
  type SessionAnswer,
} from './session/comprehensive.ts';

export type Cell = {
  readonly mainCategory: string;
  readonly subCategory: string;
  readonly difficulty: (typeof difficulties)[number];
};

/** The embedded coach. The same input always gives the same result. */
export type Coach = {
  readonly questions: (choice: Cell & Omit<Choice, 'cell'>) => BankQuestion[];
  readonly evaluate: (input: EvaluateInput) => Evaluation;
  readonly followUp: (input: AnswerInput) => FollowUpQuestion;
  readonly comprehensive: (session: Session, answers: readonly SessionAnswer[]) => Comprehensive;
};

export function createCoach(files: MorphemeFiles, questions = bank): Coach {
  const read = answerReader(loadMorphemes(files), questions);
  return {
    questions: (choice) => chooseQuestions({ ...choice, cell: cellOf(questions, choice) }),
    evaluate: (input) => evaluateReading(read(input), input),
    followUp: (input) => {
      const reading = read(input);
      return followUpTo(reading, scoreReading(reading));
    },
    comprehensive: (session, answers) => comprehensive(read, session, answers),
  };
}

const cellOf = (
  questions: readonly BankQuestion[],
  { mainCategory, subCategory, difficulty }: Cell,
) =>
  questions.filter(
    (question) =>
      question.mainCategory === mainCategory &&
      question.subCategory === subCategory &&
      question.difficulty === difficulty,
  );
