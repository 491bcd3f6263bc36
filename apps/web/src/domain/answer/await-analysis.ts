import type { SessionRef } from '@daedap/contract/ids';
import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import type { CreateProgressSocket, ServerProgress } from '#/lib/progress-socket.ts';
import { createListeners } from '#/lib/store.ts';
import type { Clock } from '#/lib/time/clock.ts';
import { AnswerError } from './answer-errors.ts';
import type { AnalysisResult } from './answer-port.ts';
import type { FindAnswer } from './api/find-answer.ts';
import { readStoredResult } from './analysis-result.ts';

/** While the socket is connected, asking is only a safeguard. */
const askMs = { connected: 10_000, disconnected: 2_000 } as const;
/** By then a person wants to go on; the result is found in the records. */
const patienceMs = 5 * 60_000;

type Deps = { readonly findAnswer: FindAnswer; readonly clock: Clock };
type Ids = {
  readonly sessionId: number;
  readonly questionId: number;
  readonly answerId: number;
};

/** Waits for an analysis that takes longer: until the server says that it is done, or has it when asked. */
export async function awaitAnalysis(
  ids: Ids,
  feed: SessionFeed,
  { findAnswer, clock }: Deps,
  signal: AbortSignal,
): Promise<AnalysisResult> {
  const until = clock.now() + patienceMs;
  while (clock.now() < until) {
    const next = nextNews(ids, feed, clock, signal);
    try {
      const result = await ask(ids, findAnswer, signal);
      if (result) return result;
      await next.news;
    } finally {
      next.cancel();
    }
    signal.throwIfAborted();
  }
  throw new AnswerError('stillRunning');
}

async function ask(
  { sessionId, questionId, answerId }: Ids,
  findAnswer: FindAnswer,
  signal: AbortSignal,
): Promise<AnalysisResult | null> {
  try {
    const answer = await findAnswer({ sessionId, questionId, answerId }, signal);
    if (!answer) throw new AnswerError('gone');
    return readStoredResult(sessionId, answer);
  } catch (error) {
    // The next try may work. What the server has, it keeps.
    const isPassing = error instanceof ApiError && (error.status === 429 || error.status >= 500);
    if (isPassing || error instanceof NetworkError) return null;
    throw error;
  }
}

/** Begins to listen before the server is asked: nothing between the two is missed. */
function nextNews({ answerId }: Ids, feed: SessionFeed, clock: Clock, signal: AbortSignal) {
  let cancel: () => void = () => undefined;
  const news = new Promise<void>((resolve) => {
    const wait = () =>
      clock.after(feed.isConnected() ? askMs.connected : askMs.disconnected, () => cancel());
    let stopTimer = wait();
    const stopListening = feed.listen((progress) => {
      if (progress === null) {
        stopTimer();
        stopTimer = wait();
      } else if (progress.answerId === answerId && progress.progress === 100) cancel();
    });
    cancel = () => {
      stopTimer();
      stopListening();
      signal.removeEventListener('abort', cancel);
      resolve();
    };
    signal.addEventListener('abort', cancel, { once: true });
    if (signal.aborted) cancel();
  });
  return { news, cancel: () => cancel() };
}

/** `null`: the connection came or went. */
type Listener = (progress: ServerProgress | null) => void;

/** What the server pushes about one session. Whoever opens it disposes of it. */
export type SessionFeed = {
  /** Whether the server can say when something happens. */
  readonly isConnected: () => boolean;
  readonly listen: (listener: Listener) => () => void;
  readonly dispose: () => void;
};

export function openFeed(connect: CreateProgressSocket, sessionId: SessionRef): SessionFeed {
  const listeners = createListeners<Parameters<Listener>>();
  let joined = false;
  const socket = connect({
    sessionId,
    onProgress: listeners.notify,
    onState: (state) => {
      joined = state === 'joined';
      listeners.notify(null);
    },
  });
  return {
    isConnected: () => joined,
    listen: listeners.add,
    dispose: () => {
      listeners.clear();
      socket.dispose();
    },
  };
}
