import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Recognition } from '@daedap/speech/recognition';
import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.ts';
import { fromInt16 } from '../../engines/speech/pcm.ts';
import { EngineClosed, type Transcriber } from '../../engines/speech/transcriber.ts';
import type { Previews } from './previews.ts';
import type { Db } from './repository.ts';
import {
  type ClaimedWindow,
  claimWindow,
  countUnrecognised,
  type Drafts,
  releaseNode,
  releaseWindow,
  renewClaim,
  storeRecognition,
} from './window-repository.ts';

export type WindowRecogniserDeps = {
  db: Db;
  transcriber: Transcriber;
  clock: Clock;
  log: Logger;
  previews: Pick<Previews, 'find' | 'stop' | 'forget'>;
  /** How long the end of an answer waits for the better engine. */
  finishPatienceMs?: number | undefined;
};

/** Recognises closed windows: for captions when there is time, and all of them when an answer ends. */
export type WindowRecogniser = {
  /** Recognises the stream's windows in the background, when its turn comes. */
  offer: (streamId: number) => void;
  /** Resolves when no window of the stream is left; rejects when one cannot be recognised. */
  complete: (streamId: number, signal?: AbortSignal) => Promise<void>;
  /** First versions of the windows whose text is not there yet, made by this node. */
  draftsOf: (streamId: number) => Drafts;
  forget: (streamId: number) => void;
  close: () => Promise<void>;
};

/** So many windows are recognised for captions at a time. Beyond that captions wait, so that the end of an answer need not. */
const captionWindows = 2;
/** While someone speaks there is time for the better engine; after the last word someone waits for the score. */
const patienceMs = { speaking: 20_000, finished: 1_800 } as const;
/**
 * Windows that the better engine began before the last word get this share of that time, and then their draft is taken:
 * the last window needs the cores.
 */
const shareOfEarlier = 0.4;
const claimLifetimeMs = 30_000;
const claimRenewalMs = 10_000;
/** How often to check whether another node is done. */
const pollMs = 200;

/** A window that is being recognised. */
type Job = {
  readonly streamId: number;
  readonly number: number;
  readonly stop: AbortController;
  /** Ends the job with its draft as the text. */
  readonly settle: (draft: Recognition) => void;
  readonly settled: Promise<Recognition>;
  draft: Recognition | null;
  /** The answer has ended: the draft is good enough. */
  isLate: boolean;
};

export function createWindowRecogniser(deps: WindowRecogniserDeps): WindowRecogniser {
  const { db, transcriber, clock, log, previews, finishPatienceMs = patienceMs.finished } = deps;
  const node = randomUUID();
  const offered = new Set<number>();
  const running = new Map<Promise<void>, Job>();
  let captions = 0;
  let closed = false;

  /** With `retry` it also takes windows that failed before: the end of an answer does that. */
  const claim = (streamId: number, retry: boolean) =>
    claimWindow(db, { streamId, node, now: clock.now(), lifetimeMs: claimLifetimeMs, retry });

  /** A caller may stop waiting; the work goes on, since its result is stored. */
  const start = (window: ClaimedWindow, patience: number): Promise<void> => {
    const { streamId, number, pcm } = window;
    const { promise, resolve } = Promise.withResolvers<Recognition>();
    const stop = new AbortController();
    const known = previews.find(streamId, pcm);
    const job: Job = {
      streamId,
      number,
      stop,
      settle: resolve,
      settled: promise,
      draft: known,
      isLate: false,
    };
    // First, so that what waits for the better engine is not this window itself.
    if (!known && patience === patienceMs.speaking) void draft(window, job);
    const work = recognise(window, patience, job);
    running.set(work, job);
    // The caller that waits for the work gets its error.
    void work.catch(() => undefined).finally(() => running.delete(work));
    return work;
  };

  /** Nothing depends on a draft: without it, captions come with the text. */
  const draft = async ({ pcm, language }: ClaimedWindow, job: Job) => {
    try {
      const { signal } = job.stop;
      job.draft = await transcriber.draft(fromInt16(pcm), {
        language,
        signal,
        patienceMs: patienceMs.speaking,
      });
      if (job.draft && job.isLate) job.settle(job.draft);
    } catch (error) {
      if (!job.stop.signal.aborted && !closed) {
        log.warn({ err: error, streamId: job.streamId }, 'a draft failed');
      }
    }
  };

  const recognise = async (window: ClaimedWindow, patience: number, job: Job) => {
    const { signal } = job.stop;
    const renewal = setInterval(() => {
      renewClaim(db, window, node, clock.now()).catch((error: unknown) =>
        log.warn({ err: error }, 'a claim could not be renewed'),
      );
    }, claimRenewalMs);
    try {
      const { language, pcm } = window;
      const recognised = transcriber.recognise(fromInt16(pcm), {
        language,
        signal,
        patienceMs: patience,
        draft: job.draft ?? undefined,
      });
      const first = Promise.race([recognised, job.settled]);
      await storeRecognition(db, window, await abortable(first, signal));
    } catch (error) {
      const isStopped = signal.aborted || error instanceof EngineClosed;
      await releaseWindow(db, window, node, !isStopped);
      throw error;
    } finally {
      clearInterval(renewal);
      job.stop.abort();
    }
  };

  const settleForDrafts = (jobs: readonly Job[]) => {
    for (const job of jobs) {
      job.isLate = true;
      if (job.draft) job.settle(job.draft);
    }
  };

  const caption = async (streamId: number) => {
    captions += 1;
    try {
      const window = await claim(streamId, false);
      if (!window) return;
      // There may be another window after it.
      offered.add(streamId);
      next();
      await start(window, patienceMs.speaking);
    } catch (error) {
      if (!closed) log.warn({ err: error, streamId }, 'a window could not be recognised');
    } finally {
      captions -= 1;
      next();
    }
  };

  const next = () => {
    const [streamId] = offered;
    if (streamId === undefined || closed || captions >= captionWindows) return;
    offered.delete(streamId);
    void caption(streamId);
    next();
  };

  const jobsOf = (streamId: number) =>
    [...running.values()].filter((job) => job.streamId === streamId);
  const runningFor = (streamId: number) =>
    [...running].filter(([, job]) => job.streamId === streamId).map(([work]) => work);

  const recogniseRest = async (streamId: number, patience: number, signal?: AbortSignal) => {
    const deadline = performance.now() + patience;
    for (;;) {
      signal?.throwIfAborted();
      if (closed) throw new EngineClosed();
      const window = await claim(streamId, true);
      const left = Math.max(0, deadline - performance.now());
      if (window) await abortable(start(window, left), signal);
      else if ((await countUnrecognised(db, streamId)) === 0) return;
      else
        await abortable(
          Promise.race([sleep(pollMs), ...runningFor(streamId).map(settled)]),
          signal,
        );
    }
  };

  return {
    offer: (streamId) => {
      offered.add(streamId);
      next();
    },
    complete: async (streamId, signal) => {
      offered.delete(streamId);
      previews.stop(streamId);
      const earlier = jobsOf(streamId);
      const timer = setTimeout(settleForDrafts, finishPatienceMs * shareOfEarlier, earlier);
      try {
        await recogniseRest(streamId, finishPatienceMs, signal);
      } finally {
        clearTimeout(timer);
        previews.forget(streamId);
      }
    },
    draftsOf: (streamId) =>
      new Map(
        jobsOf(streamId).flatMap((job) => (job.draft ? [[job.number, job.draft] as const] : [])),
      ),
    forget: (streamId) => {
      offered.delete(streamId);
      previews.forget(streamId);
      for (const job of jobsOf(streamId)) job.stop.abort();
    },
    close: async () => {
      closed = true;
      for (const job of running.values()) job.stop.abort();
      await Promise.all([...running.keys()].map(settled));
      // When the database cannot be reached, the claims expire by themselves.
      await releaseNode(db, node).catch((error: unknown) =>
        log.warn({ err: error }, 'claims could not be released'),
      );
    },
  };
}

// Only its end matters here; the caller that started it gets its error.
const settled = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

/** Rejects as soon as the signal is aborted. */
async function abortable<Value>(work: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (!signal) return work;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
