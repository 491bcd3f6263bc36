import { missingTokenRedirectMs } from '@daedap/contract/constants/interview';
import type { AnswerAnalysis } from '@daedap/contract/interviews';
import type { Clock } from '#/lib/time/clock.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { handleUnauthorized } from '#/lib/api/unauthorized.ts';
import type { CreateProgressSocket } from '#/lib/socket/progress-socket.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import { AnswerError } from './answer-errors.ts';
import type { AnalysisOutcome } from './answer-port.ts';
import type { FindAnswer } from './api/find-answer.ts';
import { awaitOutcome } from './await-outcome.ts';
import { deliver, type DeliverDeps } from './deliver.ts';
import { failureText } from './failure-text.ts';
import { outcomeOf } from './outcome.ts';
import type { ProgressLine } from './progress-line.ts';
import type { SessionFeed } from './session-feed.ts';

export type AnswerDeps = DeliverDeps & {
  readonly findAnswer: FindAnswer;
  /** Judges an answer that waits, on this device; null where that cannot be done. */
  readonly judgeMeanwhile: (entry: AnswerEntry) => Promise<AnswerAnalysis | null>;
  readonly connect: CreateProgressSocket;
  readonly clock: Clock;
};

export type Judging = {
  readonly deps: AnswerDeps;
  readonly feed: SessionFeed;
  readonly line: ProgressLine;
  readonly signal: AbortSignal;
};

/** Sends what was said and waits for what the server makes of it. Rejects with why it did not work. */
export async function judgeEntry(
  { deps, feed, line, signal }: Judging,
  entry: AnswerEntry,
): Promise<AnalysisOutcome> {
  line('uploading', 0);
  const onProgress = (part: number) => line('uploading', part);
  const report = await deliver(entry, { signal, onProgress }, deps);
  if (!report) return { kind: 'queued', provisional: await deps.judgeMeanwhile(entry) };
  const outcome = outcomeOf(report) ?? (await awaitOutcome(report, feed, deps, signal));
  line('analysing', 1);
  return outcome;
}

export function failed(error: unknown, clock: Clock): AnalysisOutcome {
  // The message stands for a moment before sign-in does.
  if (error instanceof AnswerError && error.failure === 'noToken') {
    clock.after(missingTokenRedirectMs, toSignIn);
  }
  return { kind: 'failed', message: failureText(error) };
}

function toSignIn(): void {
  handleUnauthorized(new ApiError({ code: 'UNAUTHENTICATED', status: 401, message: '' }), null);
}
