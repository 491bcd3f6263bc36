import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.ts';
import { fromInt16 } from '../../engines/speech/pcm.ts';
import { EngineClosed, type Transcriber } from '../../engines/speech/transcriber.ts';
import type { Db } from './repository.ts';
import {
  type ClaimedWindow,
  claimWindow,
  countUnrecognised,
  releaseNode,
  releaseWindow,
  renewClaim,
  storeRecognition,
} from './window-repository.ts';

export type RecogniserDeps = { db: Db; transcriber: Transcriber; clock: Clock; log: Logger };

/** Turns closed windows into words: for captions when there is time, and all of them when an answer ends. */
export type Recogniser = {
  /** Works on the stream's windows in the background, when its turn comes. */
  offer: (streamId: number) => void;
  /** Resolves when no window of the stream is left; rejects when one cannot be heard. */
  complete: (streamId: number, signal?: AbortSignal) => Promise<void>;
  forget: (streamId: number) => void;
  close: () => Promise<void>;
};

/** So many windows are on their way for captions. With more, captions pause, and what ends an answer need not wait. */
const captionWindows = 2;
const claimLifetimeMs = 30_000;
const signOfLifeMs = 10_000;
/** How often it is asked whether another node is done. */
const lookMs = 200;

export function createRecogniser(deps: RecogniserDeps): Recogniser {
  const { db, transcriber, clock, log } = deps;
  const node = randomUUID();
  const offered = new Set<number>();
  const running = new Map<Promise<void>, { streamId: number; stop: AbortController }>();
  let captions = 0;
  let closed = false;

  /** A window that failed is left to the end of the answer, which tries again. */
  const claim = (streamId: number, retry: boolean) =>
    claimWindow(db, { streamId, node, now: clock.now(), lifetimeMs: claimLifetimeMs, retry });

  /** Whoever waits may leave; the work goes on, since its result is kept. */
  const start = (window: ClaimedWindow): Promise<void> => {
    const stop = new AbortController();
    const work = recognise(window, stop.signal);
    running.set(work, { streamId: window.streamId, stop });
    // Whoever waits for the work hears that it failed.
    void work.catch(() => undefined).finally(() => running.delete(work));
    return work;
  };

  const recognise = async (window: ClaimedWindow, signal: AbortSignal) => {
    const sign = setInterval(() => {
      renewClaim(db, window, node, clock.now()).catch((error: unknown) =>
        log.warn({ err: error }, 'a claim could not be renewed'),
      );
    }, signOfLifeMs);
    try {
      const { language, pcm } = window;
      const recognised = transcriber.recognise(fromInt16(pcm), { language, signal });
      await storeRecognition(db, window, await abortable(recognised, signal));
    } catch (error) {
      const isOurs = signal.aborted || error instanceof EngineClosed;
      await releaseWindow(db, window, node, !isOurs);
      throw error;
    } finally {
      clearInterval(sign);
    }
  };

  const caption = async (streamId: number) => {
    captions += 1;
    try {
      const window = await claim(streamId, false);
      if (!window) return;
      // There may be another one after it.
      offered.add(streamId);
      next();
      await start(window);
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

  const runningFor = (streamId: number) =>
    [...running].filter(([, job]) => job.streamId === streamId).map(([work]) => work);

  return {
    offer: (streamId) => {
      offered.add(streamId);
      next();
    },
    complete: async (streamId, signal) => {
      for (;;) {
        signal?.throwIfAborted();
        if (closed) throw new EngineClosed();
        const window = await claim(streamId, true);
        if (window) await abortable(start(window), signal);
        else if ((await countUnrecognised(db, streamId)) === 0) return;
        else
          await abortable(
            Promise.race([sleep(lookMs), ...runningFor(streamId).map(settled)]),
            signal,
          );
      }
    },
    forget: (streamId) => {
      offered.delete(streamId);
      for (const job of running.values()) if (job.streamId === streamId) job.stop.abort();
    },
    close: async () => {
      closed = true;
      for (const job of running.values()) job.stop.abort();
      await Promise.all([...running.keys()].map(settled));
      // Where the database is away, its claims run out by themselves.
      await releaseNode(db, node).catch((error: unknown) =>
        log.warn({ err: error }, 'claims could not be released'),
      );
    },
  };
}

// Only its end is waited for; its failure was told to whoever started it.
const settled = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

/** Waits no longer than the signal allows. */
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
