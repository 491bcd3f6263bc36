import type { AnswerAnalysis } from '@daedap/contract/interviews';
import type { LeadsTo } from '#/domain/answer/review/unscored-panel.tsx';
import { asksByItself, canFollowUp, expectsMore, isLastQuestion } from '../interview-context.ts';
import type { InterviewSnapshot } from '../interview-machine.ts';

/** It is the last one when no question waits here or at the server, and none will be asked by itself. */
export function leadsTo({ context }: InterviewSnapshot): LeadsTo {
  if (context.start.retake) return 'compare';
  const isOver = isLastQuestion(context) && !expectsMore(context);
  return isOver && !asksByItself(context) ? 'last' : 'next';
}

/** Going on takes a moment. */
export const isGoingOn = (snapshot: InterviewSnapshot) =>
  snapshot.matches({ flow: { feedback: 'followingUp' } }) ||
  snapshot.matches({ flow: { feedback: 'fetchingNext' } });

export const isEditing = (snapshot: InterviewSnapshot) =>
  snapshot.matches({ flow: { feedback: 'editing' } }) ||
  snapshot.matches({ flow: { feedback: 'rescoring' } });

/** How the offer of a follow-up stands; null where there is none to make. */
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
      // In a pressure interview nobody is asked.
      return canFollowUp(context) && !asksByItself(context) ? 'offered' : null;
  }
}

export function analysisOf({ context }: InterviewSnapshot): AnswerAnalysis | null {
  const { outcome } = context.answer;
  if (!outcome) return null;
  if (outcome.kind === 'queued') return outcome.provisional;
  return 'analysis' in outcome ? outcome.analysis : null;
}

/** The analysis to show: a score, or a provisional one until the network is back. Silent and unscored answers have none. */
export function reviewableAnalysisOf(snapshot: InterviewSnapshot): AnswerAnalysis | null {
  const kind = snapshot.context.answer.outcome?.kind;
  return kind === 'scored' || kind === 'queued' ? analysisOf(snapshot) : null;
}
