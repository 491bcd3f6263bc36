import type { AnalysisResult } from '#/domain/answer/answer-port.ts';
import type { InterviewState } from '#/domain/session/interview-state.ts';
import { translate } from '#/lib/i18n/texts.ts';
import { findRecording, findResult } from '../find-result.ts';
import type { SavedProgress } from '../saved-progress.ts';
import type { GivenAnswer } from './given-answers.ts';

type Visit = {
  readonly userId: number;
  readonly start: InterviewState;
  readonly kept: SavedProgress;
};

/**
 * The answers that were given in real mode before a reload. One that was not analysed by then waits in the outbox, is on
 * the server, or is analysed anew from its recording, under its own key: it counts once.
 */
export function restoreGiven(visit: Visit, signal: AbortSignal): Promise<GivenAnswer[]> {
  return Promise.all(visit.kept.given.map((one) => restore(visit, one, signal)));
}

async function restore(
  { userId, start, kept }: Visit,
  one: SavedProgress['given'][number],
  signal: AbortSignal,
): Promise<GivenAnswer> {
  const { key, at, duration, result } = one;
  const given = { key, at, duration, answer: null };
  if (result && result.kind !== 'queued') return { ...given, result };
  const question = kept.questions[at];
  const { sessionId } = kept;
  const recording = await findRecording(userId, key);
  const found = await findResult({ userId, sessionId, question, recording, key, result }, signal);
  if (found || !question || !recording) return { ...given, result: found ?? lost() };
  return {
    ...given,
    result: null,
    answer: {
      userId,
      key,
      sessionId,
      question,
      config: {
        ...start.interviewConfig,
        timePerQuestion: recording.interviewConfig.timePerQuestion ?? kept.timeLimit,
      },
      mode: 'upload',
      recording: { id: recording.id, blob: recording.blob },
      duration,
      heard: null,
    },
  };
}

const lost = (): AnalysisResult => ({
  kind: 'failed',
  message: translate('common.errors.unknown'),
});
