import {
  difficultyNames,
  mainCategoryNames,
  questionTypeNames,
} from '@daedap/contract/category-names';
import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { isNamed } from '#/lib/i18n/name-of.ts';
import type { InterviewState } from './interview-state.ts';
import { configOf } from './session-config.ts';

type AnsweredQuestion = Pick<
  UserAnswer,
  'question' | 'questionId' | 'questionNumber' | 'questionType' | 'expectedDuration'
>;

/** The navigation state with which the live screen asks one question again. */
export function retakeStateOf(session: Session, answer: AnsweredQuestion): InterviewState {
  const { mainCategory, difficulty } = answer.question;
  const config = configOf(session);
  return {
    retake: true,
    resumeSession: false,
    interviewConfig: { ...config, questionCount: 1 },
    questions: [
      {
        id: answer.questionId,
        question: answer.question.question,
        text: answer.question.question,
        category: isNamed(mainCategoryNames, mainCategory) ? mainCategory : config.mainCategory,
        subCategory: answer.question.subCategory,
        difficulty: isNamed(difficultyNames, difficulty) ? difficulty : config.difficulty,
        questionNumber: answer.questionNumber,
        questionType: isNamed(questionTypeNames, answer.questionType)
          ? answer.questionType
          : 'general',
        expectedDuration: answer.expectedDuration,
        followsQuestionId: null,
        ...(answer.question.points?.length && { points: answer.question.points }),
      },
    ],
    timeLimit: session.timePerQuestion,
    sessionId: session.id,
    adMetrics: null,
    elapsedSeconds: 0,
  };
}
