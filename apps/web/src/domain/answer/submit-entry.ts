import { missingTokenRedirectMs } from '@daedap/contract/constants/interview';
import type { AnswerAnalysis } from '@daedap/contract/interviews';
import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import { handleUnauthorized } from '#/lib/api/unauthorized.ts';
import type { UploadWatch } from '#/lib/api/upload.ts';
import { reportAndReturn, reportError } from '#/lib/errors/report-error.ts';
import type { CreateProgressSocket } from '#/lib/progress-socket.ts';
import type { Clock } from '#/lib/time/clock.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import { isCorrection } from './answer-keys.ts';
import { readResult } from './analysis-result.ts';
import { AnswerError, failureText, whenToRetry } from './answer-errors.ts';
import type { AnalysisProgress, AnalysisResult } from './answer-port.ts';
import type { FindAnswer } from './api/find-answer.ts';
import type { AnswerReport, SendEntry } from './api/send-entry.ts';
import { awaitAnalysis, type SessionFeed } from './await-analysis.ts';
import { entryLock, runIfFree } from './locks.ts';

export type AnswerDeps = {
  readonly send: SendEntry;
  readonly outbox: {
    readonly put: (entry: AnswerEntry) => Promise<void>;
    readonly remove: (id: string) => Promise<void>;
    /** The server has it. */
    readonly settle: (entry: AnswerEntry) => Promise<void>;
    /** Tells the sender that an entry waits. */
    readonly notice: () => void;
  };
  readonly findAnswer: FindAnswer;
  /** Analyses a waiting answer on this device; null where that cannot be done. */
  readonly analyseProvisionally: (entry: AnswerEntry) => Promise<AnswerAnalysis | null>;
  readonly connect: CreateProgressSocket;
  readonly clock: Clock;
};

export type Submission = {
  readonly deps: AnswerDeps;
  readonly feed: SessionFeed;
  readonly showProgress: ShowProgress;
  readonly signal: AbortSignal;
};

/** Sends an answer and waits for its analysis. Rejects with why it did not work. */
export async function submitEntry(
  { deps, feed, showProgress, signal }: Submission,
  entry: AnswerEntry,
): Promise<AnalysisResult> {
  showProgress('uploading', 0);
  const onProgress = (part: number) => showProgress('uploading', part);
  const report = await sendThroughOutbox(entry, { signal, onProgress }, deps);
  if (!report) {
    const provisional = await deps.analyseProvisionally(entry);
    return { kind: 'queued', key: entry.id, provisional };
  }
  const result = readResult(report) ?? (await awaitAnalysis(report, feed, deps, signal));
  showProgress('analysing', 1);
  return result;
}

/**
 * Keeps an answer in the outbox until the server has it: a page that is killed meanwhile loses nothing. Null: the answer
 * waits, because there is no network or an earlier text of it is on its way. A refused answer is removed; one that can be
 * sent after sign-in or was cancelled stays.
 */
async function sendThroughOutbox(
  entry: AnswerEntry,
  watch: UploadWatch,
  deps: AnswerDeps,
): Promise<AnswerReport | null> {
  const work = () => sendOnce(entry, watch, deps);
  const run = await runIfFree(entryLock(entry.id), work);
  if (run.isFree) return run.result;
  // The outbox is sending it right now. Under its key that is the same request, and this one gets the response.
  if (!isCorrection(entry.id)) return work();
  // The outbox is sending what this corrects, and sends this next.
  await deps.outbox.put(entry);
  deps.outbox.notice();
  return null;
}

async function sendOnce(
  entry: AnswerEntry,
  watch: UploadWatch,
  { send, outbox }: AnswerDeps,
): Promise<AnswerReport | null> {
  const isQueued = await outbox
    .put(entry)
    .then(() => true, reportAndReturn('answers', 'putting an answer into the outbox', false));
  try {
    const report = await send(entry, watch);
    await outbox
      .settle(entry)
      .catch(reportAndReturn('answers', 'settling an answer in the outbox', undefined));
    return report;
  } catch (error) {
    if (isQueued && error instanceof NetworkError) {
      outbox.notice();
      return null;
    }
    const stays = watch.signal.aborted || whenToRetry(error) === 'afterSignIn';
    if (!stays)
      await outbox
        .remove(entry.id)
        .catch(reportAndReturn('answers', 'taking an answer out of the outbox', undefined));
    throw error;
  }
}

export function failedResult(error: unknown, clock: Clock): AnalysisResult {
  reportUnexpected(error);
  // The message is shown for a moment before the sign-in page opens.
  if (error instanceof AnswerError && error.failure === 'noToken') {
    clock.after(missingTokenRedirectMs, openSignIn);
  }
  return { kind: 'failed', message: failureText(error) };
}

/** An AnswerError is no bug: its text says what happened. */
export function reportUnexpected(error: unknown): void {
  if (!(error instanceof AnswerError)) reportError(error, 'answers', 'analysing an answer');
}

function openSignIn(): void {
  handleUnauthorized(new ApiError({ code: 'UNAUTHENTICATED', status: 401, message: '' }), null);
}

/** Where each phase begins and ends on the whole way, in percent. */
const stretches = {
  extracting: [0, 20],
  uploading: [20, 60],
  analysing: [60, 100],
} as const satisfies Record<AnalysisProgress['phase'], readonly [number, number]>;

type ShowProgress = (
  phase: AnalysisProgress['phase'],
  /** How much of the phase is done, 0 to 1. */
  part: number,
  message?: string,
) => void;

/** Progress from 0 to 100 percent that never goes back, also when something is tried a second time. */
export function createProgress(onProgress: (progress: AnalysisProgress) => void): ShowProgress {
  let reached = 0;
  let lastMessage: string | null = null;
  return (phase, part, message) => {
    const [from, to] = stretches[phase];
    const percent = Math.round(from + (to - from) * Math.max(0, Math.min(1, part)));
    reached = Math.max(reached, percent);
    lastMessage = message ?? lastMessage;
    onProgress({ phase, percent: reached, message: lastMessage });
  };
}
