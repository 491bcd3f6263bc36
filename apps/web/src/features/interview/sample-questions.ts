import {
  defaultExpectedAnswerSeconds,
  sampleQuestions,
} from '@daedap/contract/constants/interview';
import type { Question } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';

/** Three personality questions, for whoever comes without any. Their ids are the client's own. */
export function sampleQuestionsIn(language: Language): Question[] {
  return sampleQuestions.map((text, at) => ({
    id: at + 1,
    question: text[language],
    text: text[language],
    category: 'personality',
    subCategory: 'basic',
    difficulty: 'beginner',
    questionNumber: at + 1,
    questionType: 'general',
    expectedDuration: defaultExpectedAnswerSeconds,
    followsQuestionId: null,
  }));
}
