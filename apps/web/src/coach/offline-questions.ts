import type { difficulties, MainCategory } from '@daedap/contract/categories';
import type { Question } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import { type OwnQuestion, ownQuestionSeconds } from '@daedap/contract/own-questions';
import { loadCoach } from './load-coach.ts';

type QuestionSelection = {
  readonly mainCategory: MainCategory;
  readonly subCategory: string;
  readonly difficulty: (typeof difficulties)[number];
  readonly count: number;
  readonly language: Language;
  /** The same seed gives the same questions. */
  readonly seed: string;
  /** Questions that the user brings; those of the bank follow only if they are wanted. */
  readonly own?: { readonly questions: readonly OwnQuestion[]; readonly fillFromBank: boolean };
};

/** Points of a good answer: the user's own, or those of the bank; none for another question. */
export async function keyPointsHere(
  { question: text, points }: Pick<Question, 'question' | 'points'>,
  language: Language,
  load = loadCoach,
): Promise<string[]> {
  return (await load()).keyPoints({ text, points }, language);
}

/**
 * The user's own questions, and questions of the bank as far as they are wanted. Their ids belong to this device until
 * the server has them.
 */
export async function offlineQuestions(
  { language, own, ...selection }: QuestionSelection,
  load = loadCoach,
): Promise<Question[]> {
  const given = (own?.questions ?? []).map(({ text, questionType, points }) => ({
    text,
    questionType,
    expectedDuration: ownQuestionSeconds,
    points,
  }));
  const isFull = own !== undefined && (!own.fillFromBank || given.length >= selection.count);
  const chosen = isFull ? [] : (await load()).chooseQuestions({ ...selection, seen: [] });
  const ofBank = chosen.map(({ text, questionType, expectedDuration }) => ({
    text: text[language],
    questionType,
    expectedDuration,
    points: undefined,
  }));
  const { mainCategory: category, subCategory, difficulty } = selection;
  return [...given, ...ofBank.filter(({ text }) => !given.some((one) => one.text === text))]
    .slice(0, selection.count)
    .map(({ text, questionType, expectedDuration, points }, index) => ({
      id: index + 1,
      question: text,
      text,
      category,
      subCategory,
      difficulty,
      questionNumber: index + 1,
      questionType,
      expectedDuration,
      followsQuestionId: null,
      points,
    }));
}
