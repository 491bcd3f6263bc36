import type { Clock } from '#/lib/time/clock.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { reportAndReturn, reportError } from '#/lib/errors/report-error.ts';
import type {
  AnswerEntry,
  ChangeEntry,
  OutboxEntry,
  SessionEntry,
} from '#/media/store/chunk-rows.ts';
import { failureText, whenToRetry } from './answer-errors.ts';
import type { AnalysisResult } from './answer-port.ts';
import type { AnswerReport, SendEntry } from './api/send-entry.ts';
import { changeLock, entryLock, runIfFree, senderLock } from './locks.ts';

/** After a failure the pause doubles from the first to the last. */
const pauseMs = { first: 2_000, last: 60_000 } as const;

export type SentEntry = { readonly id: string; readonly result: AnalysisResult };

export type OutboxSenderDeps = {
  readonly list: (userId: number) => Promise<OutboxEntry[]>;
  readonly has: (id: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  readonly send: SendEntry;
  /** Gets a session analysed as a whole, after its answers. */
  readonly analyseSession: (entry: SessionEntry, signal: AbortSignal) => Promise<void>;
  /** Sends a script or a star. */
  readonly sendChange: (entry: ChangeEntry, signal: AbortSignal) => Promise<void>;
  /** Call this before an answer that the server has leaves the outbox. */
  readonly keepStar: (entry: AnswerEntry, report: AnswerReport) => Promise<void>;
  /** Waits for the analysis of an answer that the server has. */
  readonly awaitResult: (report: AnswerReport, signal: AbortSignal) => Promise<AnalysisResult>;
  /** Who is signed in. */
  readonly userId: () => number | null;
  /** Calls back when it is worth trying at once: the network is back, somebody signed in. */
  readonly onChance: (listener: () => void) => () => void;
  /** Tells the listeners of every tab. */
  readonly announceSent: (sent: SentEntry) => void;
  /** Tells the person that an answer was refused for good. */
  readonly announceRefused: (reason: string) => void;
  readonly clock: Clock;
};

export type OutboxSender = {
  /** Sends waiting entries, now and whenever it may work. The returned function ends it. */
  readonly start: () => () => void;
  readonly sendNow: () => void;
  /** A new entry waits whose first try has just failed: it is tried again after a pause. */
  readonly notice: () => void;
};

/** Whether entries are left after a round. `pause`: seconds that the server asks for; 0 when it does not. */
type Round = { readonly isLeft: false } | { readonly isLeft: true; readonly pause: number };

const nothingLeft: Round = { isLeft: false };

/** Sends answers that wait for the network: oldest first, one at a time, one tab at a time. */
export function createOutboxSender(deps: OutboxSenderDeps): OutboxSender {
  let stopping: AbortController | null = null;
  let cancelPause: () => void = () => undefined;
  let failures = 0;
  let phase: 'idle' | 'sending' | 'sendingThenAgain' = 'idle';

  // Read through a function: it changes during the await, which TypeScript does not see.
  const phaseNow = () => phase;

  const pause = (askedSeconds: number) => {
    const ms = Math.min(pauseMs.last, pauseMs.first * 2 ** failures);
    failures += 1;
    cancelPause();
    cancelPause = deps.clock.after(Math.max(ms, askedSeconds * 1000), () => void round());
  };

  const round = async () => {
    const signal = stopping?.signal;
    if (!signal) return;
    if (phase !== 'idle') {
      phase = 'sendingThenAgain';
      return;
    }
    cancelPause();
    phase = 'sending';
    const done = await sendWaiting(deps, signal, () => (failures = 0));
    const isAskedAgain = phaseNow() === 'sendingThenAgain';
    phase = 'idle';
    if (isAskedAgain) await round();
    else if (done.isLeft && !signal.aborted) pause(done.pause);
  };

  const sendNow = () => {
    failures = 0;
    void round();
  };

  const start = () => {
    const controller = new AbortController();
    stopping = controller;
    const stopListening = deps.onChance(sendNow);
    sendNow();
    return () => {
      stopListening();
      cancelPause();
      controller.abort();
      if (stopping === controller) stopping = null;
    };
  };

  const notice = () => {
    if (phase !== 'idle') phase = 'sendingThenAgain';
    else if (stopping) pause(0);
  };

  return { start, sendNow, notice };
}

/** Another tab that is sending may leave something behind; so may a database that fails. */
async function sendWaiting(
  deps: OutboxSenderDeps,
  signal: AbortSignal,
  onSuccess: () => void,
): Promise<Round> {
  const later: Round = { isLeft: true, pause: 0 };
  try {
    const run = await runIfFree(senderLock, () => sendAll(deps, signal, onSuccess));
    return run.isFree ? run.result : later;
  } catch (error) {
    reportError(error, 'answers', 'sending waiting answers');
    return later;
  }
}

async function sendAll(
  deps: OutboxSenderDeps,
  signal: AbortSignal,
  onSuccess: () => void,
): Promise<Round> {
  const userId = deps.userId();
  // Without a database nothing waits.
  const waiting =
    userId === null
      ? []
      : await deps.list(userId).catch(reportAndReturn('answers', 'listing waiting answers', []));
  let left = nothingLeft;
  for (const entry of waiting) {
    if (signal.aborted || deps.userId() !== userId) return nothingLeft;
    const lock = entry.kind === 'change' ? changeLock(entry.of) : entryLock(entry.id);
    const run = await runIfFree(lock, () => sendOne(entry, deps, signal));
    if (!run.isFree) left = { isLeft: true, pause: 0 };
    else if (run.result !== 'sent') return run.result;
    else onSuccess();
  }
  return left;
}

async function sendOne(
  entry: OutboxEntry,
  deps: OutboxSenderDeps,
  signal: AbortSignal,
): Promise<'sent' | Round> {
  const { id } = entry;
  // Another page has sent it meanwhile.
  if (!(await deps.has(id))) return 'sent';
  try {
    if (entry.kind === 'session') await deps.analyseSession(entry, signal);
    else if (entry.kind === 'change') await deps.sendChange(entry, signal);
    else await sendAnswer(entry, deps, signal);
    await deps.remove(id);
    return 'sent';
  } catch (error) {
    if (signal.aborted) return nothingLeft;
    switch (whenToRetry(error)) {
      case 'afterSignIn':
        return nothingLeft;
      case 'later':
        return { isLeft: true, pause: error instanceof ApiError ? (error.retryAfter ?? 0) : 0 };
      case 'never': {
        await deps.remove(id);
        // Its answer or question was deleted: there is nothing left to change.
        if (entry.kind === 'change') return 'sent';
        const message = failureText(error);
        deps.announceRefused(message);
        deps.announceSent({ id, result: { kind: 'failed', message } });
        return 'sent';
      }
    }
  }
}

async function sendAnswer(
  entry: AnswerEntry,
  deps: OutboxSenderDeps,
  signal: AbortSignal,
): Promise<void> {
  const report = await deps.send(entry, { signal, onProgress: () => undefined });
  await deps.keepStar(entry, report);
  void announceResult(entry.id, report, deps, signal);
}

/** The queue does not wait for the analysis. */
async function announceResult(
  id: string,
  report: AnswerReport,
  deps: OutboxSenderDeps,
  signal: AbortSignal,
): Promise<void> {
  try {
    deps.announceSent({ id, result: await deps.awaitResult(report, signal) });
  } catch (error) {
    if (!signal.aborted)
      deps.announceSent({ id, result: { kind: 'failed', message: failureText(error) } });
  }
}
