import { type AnalyseDeps, analyseAnswer, giveUp } from '../features/answers/analyse-answer.ts';
import type { Queue } from './queue.ts';

/** Texts take milliseconds with the coach and seconds with a language model, which answers several at a time. */
const textsAtATime = 8;

/** Takes jobs from the queue from now on, in this process. */
export async function startAnalysisJobs(
  queue: Queue,
  deps: AnalyseDeps,
  speechAtATime: number,
): Promise<void> {
  await queue.work('analyse-text', textsAtATime, (run) => analyseAnswer(deps, run));
  await queue.work('analyse-speech', speechAtATime, (run) => analyseAnswer(deps, run));
  await queue.work('analysis-lost', 1, async ({ data }) => {
    await giveUp(deps.db, data.answerId, 'analysis_failed');
    deps.onGivenUp?.('analysis_failed');
  });
}
