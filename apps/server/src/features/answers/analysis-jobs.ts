import { type AnalyseDeps, analyseAnswer, markUnscored } from './analyse-answer.ts';
import type { Queue } from '../../jobs/queue.ts';

/**
 * A language model takes seconds and handles several requests at once. The embedded coach computes in this process:
 * more at once is not faster, and delays everybody else's requests.
 */
export const textsAtATime = (hasModel: boolean) => (hasModel ? 8 : 2);

/** Starts working on the analysis jobs of the queue in this process. */
export async function startAnalysisJobs(
  queue: Queue,
  deps: AnalyseDeps,
  atATime: { texts: number; speech: number },
): Promise<void> {
  await queue.work('analyse-text', atATime.texts, (run) => analyseAnswer(deps, run));
  await queue.work('analyse-speech', atATime.speech, (run) => analyseAnswer(deps, run));
  await queue.work('analysis-lost', 1, async ({ data }) => {
    await markUnscored(deps.db, data.answerId, 'analysis_failed');
    deps.onUnscored?.('analysis_failed');
  });
}
