import type { difficulties, MainCategory } from '@daedap/contract/categories';
import type { Question } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import { loadCoach } from './load-coach.ts';

type QuestionSelection = {
  readonly mainCategory: MainCategory;
  readonly subCategory: string;
  readonly difficulty: (typeof difficulties)[number];
  readonly count: number;
  readonly language: Language;
  /** The same seed gives the same questions. */
  readonly seed: string;
};

/** Points of a good answer to a question of the bank; none for another question. */
export async function keyPointsHere(
  text: string,
  language: Language,
  load = loadCoach,
): Promise<string[]> {
  return (await load()).keyPoints({ text }, language);
}

/** Questions of the bank. Their ids belong to this device until the server has them. */
export async function offlineQuestions(
  { language, ...selection }: QuestionSelection,
  load = loadCoach,
): Promise<Question[]> {
  const coach = await load();
  const { mainCategory: category, subCategory, difficulty } = selection;
  return coach
    .chooseQuestions({ ...selection, seen: [] })
    .map(({ text, questionType, expectedDuration }, index) => ({
      id: index + 1,
      question: text[language],
      text: text[language],
      category,
      subCategory,
      difficulty,
      questionNumber: index + 1,
      questionType,
      expectedDuration,
      followsQuestionId: null,
    }));
}
