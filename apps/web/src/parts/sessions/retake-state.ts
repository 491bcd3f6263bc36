import type { Session, UserAnswer } from '@daedap/contract/interviews';
import type { InterviewState } from '#/lib/interview-state/interview-state.ts';
import { configOf } from './config-of.ts';

type Asked = Pick<
  UserAnswer,
  'question' | 'questionId' | 'questionNumber' | 'questionType' | 'expectedDuration'
>;

/** What the live screen is reached with to answer one question again. */
export function retakeStateOf(session: Session, answer: Asked): InterviewState {
  const { mainCategory: category, ...asked } = answer.question;
  return {
    retake: true,
    resumeSession: false,
    interviewConfig: { ...configOf(session), questionCount: 1 },
    questions: [
      {
        ...asked,
        id: answer.questionId,
        text: asked.question,
        category,
        questionNumber: answer.questionNumber,
        questionType: answer.questionType,
        expectedDuration: answer.expectedDuration,
        followsQuestionId: null,
      },
    ],
    timeLimit: session.timePerQuestion,
    sessionId: session.id,
    adMetrics: null,
  };
}
