import type { Clock } from '#/lib/time/clock.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { reportAndReturn, reportError } from '#/lib/errors/report-error.ts';
import type { AnswerEntry, OutboxEntry, SessionEntry } from '#/media/store/chunk-rows.ts';
import { prospectOf } from './answer-errors.ts';
import type { AnalysisOutcome } from './answer-port.ts';
import type { AnswerReport, SendEntry } from './api/send-entry.ts';
import { failureText } from './failure-text.ts';
import { entryLock, ifFree, senderLock } from './locks.ts';

/** After a failure the pause doubles from the first to the last. */
const pauseMs = { first: 2_000, last: 60_000 } as const;

export type Sent = { readonly id: string; readonly outcome: AnalysisOutcome };

export type OutboxSenderDeps = {
  readonly list: (userId: number) => Promise<OutboxEntry[]>;
  readonly has: (id: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  readonly send: SendEntry;
  /** Has an interview judged as a whole whose answers are all there. */
  readonly judgeSession: (entry: SessionEntry, signal: AbortSignal) => Promise<void>;
  /** What becomes of an answer that the server has. */
  readonly resultOf: (report: AnswerReport, signal: AbortSignal) => Promise<AnalysisOutcome>;
  /** Who is signed in. */
  readonly userId: () => number | null;
  /** Calls back when it is worth trying at once: the network is back, somebody signed in. */
  readonly onChance: (listener: () => void) => () => void;
  /** To the listeners of every tab. */
  readonly tell: (sent: Sent) => void;
  /** An answer that was refused for good. */
  readonly tellRefused: (reason: string) => void;
  readonly clock: Clock;
};

export type OutboxSender = {
  /** Sends what waits, now and whenever it may work. Calling what it returns ends it. */
  readonly start: () => () => void;
  readonly sendNow: () => void;
  /** Something new waits, and has just failed: it is tried after a pause. */
  readonly notice: () => void;
};

/** `pause`: seconds that the server asks for; 0 when it does not. */
type Round = { readonly left: false } | { readonly left: true; readonly pause: number };

const nothingLeft: Round = { left: false };

/** Sends answers that wait for the network: oldest first, one at a time, one tab at a time. */
export function createOutboxSender(deps: OutboxSenderDeps): OutboxSender {
  let stopping: AbortController | null = null;
  let cancelPause: () => void = () => undefined;
  let failures = 0;
  let phase: 'resting' | 'sending' | 'sendingAndAsked' = 'resting';

  // Asked through a function: it changes while a round waits, which TypeScript does not see.
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
    if (phase !== 'resting') {
      phase = 'sendingAndAsked';
      return;
    }
    cancelPause();
    phase = 'sending';
    const ran = await sendWhatWaits(deps, signal, () => (failures = 0));
    const asked = phaseNow() === 'sendingAndAsked';
    phase = 'resting';
    if (asked) await round();
    else if (ran.left && !signal.aborted) pause(ran.pause);
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
    if (phase !== 'resting') phase = 'sendingAndAsked';
    else if (stopping) pause(0);
  };

  return { start, sendNow, notice };
}

/** Another tab that is at it may leave something behind; so may a database that fails. */
async function sendWhatWaits(
  deps: OutboxSenderDeps,
  signal: AbortSignal,
  onSuccess: () => void,
): Promise<Round> {
  const later: Round = { left: true, pause: 0 };
  try {
    const ran = await ifFree(senderLock, () => sendAll(deps, signal, onSuccess));
    return ran.free ? ran.result : later;
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
  // Where there is no database, nothing waits in it.
  const waiting =
    userId === null
      ? []
      : await deps.list(userId).catch(reportAndReturn('answers', 'listing waiting answers', []));
  let left = nothingLeft;
  for (const entry of waiting) {
    if (signal.aborted || deps.userId() !== userId) return nothingLeft;
    const ran = await ifFree(entryLock(entry.id), () => sendOne(entry, deps, signal));
    if (!ran.free) left = { left: true, pause: 0 };
    else if (ran.result !== 'sent') return ran.result;
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
  // The page that held it has got it through meanwhile.
  if (!(await deps.has(id))) return 'sent';
  try {
    if (entry.kind === 'session') await deps.judgeSession(entry, signal);
    else await sendAnswer(entry, deps, signal);
    await deps.remove(id);
    return 'sent';
  } catch (error) {
    if (signal.aborted) return nothingLeft;
    switch (prospectOf(error)) {
      case 'signIn':
        return nothingLeft;
      case 'later':
        return { left: true, pause: error instanceof ApiError ? (error.retryAfter ?? 0) : 0 };
      case 'never': {
        await deps.remove(id);
        const message = failureText(error);
        deps.tellRefused(message);
        deps.tell({ id, outcome: { kind: 'failed', message } });
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
  void tellResult(entry.id, report, deps, signal);
}

/** The queue does not wait for it. */
async function tellResult(
  id: string,
  report: AnswerReport,
  deps: OutboxSenderDeps,
  signal: AbortSignal,
): Promise<void> {
  try {
    deps.tell({ id, outcome: await deps.resultOf(report, signal) });
  } catch (error) {
    if (!signal.aborted)
      deps.tell({ id, outcome: { kind: 'failed', message: failureText(error) } });
  }
}
