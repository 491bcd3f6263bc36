import { type AnalyseDeps, analyseAnswer, giveUp } from '../features/answers/analyse-answer.ts';
import type { Queue } from './queue.ts';

/**
 * A language model takes seconds, and answers several at a time. The coach computes in this very process: more of it at
 * a time makes nothing faster, and whoever wants to read waits behind all of them.
 */
export const textsAtATime = (hasModel: boolean) => (hasModel ? 8 : 2);

/** Takes jobs from the queue from now on, in this process. */
export async function startAnalysisJobs(
  queue: Queue,
  deps: AnalyseDeps,
  atATime: { texts: number; speech: number },
): Promise<void> {
  await queue.work('analyse-text', atATime.texts, (run) => analyseAnswer(deps, run));
  await queue.work('analyse-speech', atATime.speech, (run) => analyseAnswer(deps, run));
  await queue.work('analysis-lost', 1, async ({ data }) => {
    await giveUp(deps.db, data.answerId, 'analysis_failed');
    deps.onGivenUp?.('analysis_failed');
  });
}
