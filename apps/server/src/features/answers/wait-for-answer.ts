import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisProgress } from '@daedap/contract/events';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { EventBus } from '../../events/event-bus.ts';
import * as repository from './repository.ts';

/** Events wake whoever waits; this is for the ones that a broken connection swallowed. */
const lookMs = 2_000;

export type WaitDeps = {
  db: Kysely<Schema>;
  events: Pick<EventBus, 'subscribe'>;
  /** Ends every wait: the server is about to stop. */
  stopping: AbortSignal;
};

const isDone = (outcome: repository.Outcome) =>
  outcome.analysis_status === 'completed' || outcome.analysis_status === 'failed';

const isEnd = ({ step }: AnalysisProgress) => step === 'done' || step === 'failed';

/** What became of an answer, as soon as it is known, on whichever node; or how it stands when the time is up. */
export async function waitForAnswer(
  deps: WaitDeps,
  answerId: number,
  waitMs: number,
): Promise<repository.Outcome | undefined> {
  const until = performance.now() + waitMs;
  let wake = new AbortController();
  const unsubscribe = deps.events.subscribe((event) => {
    if (event.type === 'progress' && event.progress.answerId === answerId && isEnd(event.progress))
      wake.abort();
  });
  try {
    for (;;) {
      const outcome = await repository.findOutcome(deps.db, answerId);
      const left = until - performance.now();
      if (!outcome || isDone(outcome) || left <= 0 || deps.stopping.aborted) return outcome;
      const signal = AbortSignal.any([wake.signal, deps.stopping]);
      // Woken early, it looks again.
      await sleep(Math.min(left, lookMs), undefined, { signal }).catch(() => undefined);
      wake = new AbortController();
    }
  } finally {
    unsubscribe();
  }
}
