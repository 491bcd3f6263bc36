import type { AnswerAnalysis } from '@daedap/contract/interviews';
import type { RecordedAnswer } from '#/domain/answer/review/delivery/recorded-answer.ts';
import type { NextStep } from '#/domain/answer/review/unscored-panel.tsx';
import {
  asksByItself,
  canFollowUp,
  expectsMore,
  isLastQuestion,
  recordingOf,
} from '#/features/interview/interview-context.ts';
import type { InterviewSnapshot } from '#/features/interview/interview-machine.ts';

/** The answer is the last one when neither this page nor the server has another question, and no follow-up comes by itself. */
export function nextStep({ context }: InterviewSnapshot): NextStep {
  if (context.start.retake) return 'compare';
  const isOver = isLastQuestion(context) && !expectsMore(context);
  return isOver && !asksByItself(context) ? 'last' : 'next';
}

/** The next question is being fetched. */
export const isGoingOn = (snapshot: InterviewSnapshot) =>
  snapshot.matches({ flow: { feedback: 'followingUp' } }) ||
  snapshot.matches({ flow: { feedback: 'fetchingNext' } });

export const isEditing = (snapshot: InterviewSnapshot) =>
  snapshot.matches({ flow: { feedback: 'editing' } }) ||
  snapshot.matches({ flow: { feedback: 'rescoring' } });

/** The state of the follow-up offer; null where there is none. */
export function followUpState(snapshot: InterviewSnapshot) {
  const { context } = snapshot;
  if (snapshot.matches({ flow: { feedback: 'askingFollowUp' } })) return 'asking';
  switch (context.answer.followUp) {
    case 'added':
    case 'failed':
      return context.answer.followUp;
    case 'refused':
      return 'none';
    case 'none':
      // A pressure interview asks without an offer.
      return canFollowUp(context) && !asksByItself(context) ? 'offered' : null;
  }
}

export function analysisOf({ context }: InterviewSnapshot): AnswerAnalysis | null {
  const { result } = context.answer;
  if (!result) return null;
  if (result.kind === 'queued') return result.provisional;
  return 'analysis' in result ? result.analysis : null;
}

/** The analysis to show: a score, or a provisional one until the network is back. Silent and unscored answers have none. */
export function reviewableAnalysisOf(snapshot: InterviewSnapshot): AnswerAnalysis | null {
  const kind = snapshot.context.answer.result?.kind;
  return kind === 'scored' || kind === 'queued' ? analysisOf(snapshot) : null;
}

/** The recording of the answer, and where the server has it. */
export function recordedAnswerOf({ context }: InterviewSnapshot): RecordedAnswer | undefined {
  const { answer, sessionId } = context;
  const recording = recordingOf(answer);
  if (!recording) return undefined;
  const { result } = answer;
  return {
    sessionId,
    questionId: recording.questionId,
    recordingId: recording.id,
    blob: recording.blob,
    limit: answer.timeLimit,
    onServer:
      result && 'answerId' in result
        ? { sessionId: result.sessionId, answerId: result.answerId, delivery: null }
        : null,
  };
}
