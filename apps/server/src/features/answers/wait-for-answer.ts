import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisProgress } from '@daedap/contract/events';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { EventBus } from '../../events/event-bus.ts';
import * as repository from './repository.ts';

/** Events end the wait. Polling covers events that a broken connection has lost. */
const pollMs = 2_000;

export type WaitDeps = {
  db: Kysely<Schema>;
  events: Pick<EventBus, 'subscribe'>;
  /** Aborted when the server stops, which ends every wait. */
  stopping: AbortSignal;
};

const isDone = (answer: repository.AnswerWithAnalysis) =>
  answer.analysis_status === 'completed' || answer.analysis_status === 'failed';

const isEnd = ({ step }: AnalysisProgress) => step === 'done' || step === 'failed';

/** Returns an answer when its analysis ends, on any node, or as it is when the time is up. */
export async function waitForAnswer(
  deps: WaitDeps,
  answerId: number,
  waitMs: number,
): Promise<repository.AnswerWithAnalysis | undefined> {
  const until = performance.now() + waitMs;
  let wake = new AbortController();
  const unsubscribe = deps.events.subscribe((event) => {
    if (event.type === 'progress' && event.progress.answerId === answerId && isEnd(event.progress))
      wake.abort();
  });
  try {
    for (;;) {
      const answer = await repository.findAnswerWithAnalysis(deps.db, answerId);
      const left = until - performance.now();
      if (!answer || isDone(answer) || left <= 0 || deps.stopping.aborted) return answer;
      const signal = AbortSignal.any([wake.signal, deps.stopping]);
      // An abort only means: look again now.
      await sleep(Math.min(left, pollMs), undefined, { signal }).catch(() => undefined);
      wake = new AbortController();
    }
  } finally {
    unsubscribe();
  }
}
