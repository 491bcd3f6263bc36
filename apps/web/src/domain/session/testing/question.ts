import type { Question } from '@daedap/contract/interviews';

export const questionWith = (particular: Partial<Question> = {}): Question => ({
  id: 3,
  question: '자기소개를 해주세요.',
  text: '자기소개를 해주세요.',
  category: 'job',
  subCategory: 'it',
  difficulty: 'intermediate',
  questionNumber: 1,
  questionType: 'general',
  expectedDuration: 90,
  followsQuestionId: null,
  ...particular,
});
