import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import type { Clock } from '#/lib/time/clock.ts';
import { AnswerError } from './answer-errors.ts';
import type { AnalysisOutcome } from './answer-port.ts';
import type { FindAnswer } from './api/find-answer.ts';
import { outcomeOfAnswer } from './outcome.ts';
import type { SessionFeed } from './session-feed.ts';

/** While the server says by itself when it is done, asking is only a safeguard. */
const askMs = { heard: 10_000, unheard: 2_000 } as const;
/** By then a person wants to go on; the result is found in the records. */
const patienceMs = 5 * 60_000;

type Deps = { readonly findAnswer: FindAnswer; readonly clock: Clock };
type Ids = {
  readonly sessionId: number;
  readonly questionId: number;
  readonly answerId: number;
};

/** What becomes of an answer that takes longer: as soon as the server says so, or when it is asked. */
export async function awaitOutcome(
  ids: Ids,
  feed: SessionFeed,
  { findAnswer, clock }: Deps,
  signal: AbortSignal,
): Promise<AnalysisOutcome> {
  const until = clock.now() + patienceMs;
  while (clock.now() < until) {
    const next = nextNews(ids, feed, clock, signal);
    try {
      const outcome = await look(ids, findAnswer, signal);
      if (outcome) return outcome;
      await next.news;
    } finally {
      next.cancel();
    }
    signal.throwIfAborted();
  }
  throw new AnswerError('stillRunning');
}

async function look(
  { sessionId, questionId, answerId }: Ids,
  findAnswer: FindAnswer,
  signal: AbortSignal,
): Promise<AnalysisOutcome | null> {
  try {
    const answer = await findAnswer({ sessionId, questionId, answerId }, signal);
    if (!answer) throw new AnswerError('gone');
    return outcomeOfAnswer(sessionId, answer);
  } catch (error) {
    // Not asked this time. What the server has, it keeps.
    const passing = error instanceof ApiError && (error.status === 429 || error.status >= 500);
    if (passing || error instanceof NetworkError) return null;
    throw error;
  }
}

/** Begun before one looks: what happens between the two is not missed. */
function nextNews({ answerId }: Ids, feed: SessionFeed, clock: Clock, signal: AbortSignal) {
  let cancel: () => void = () => undefined;
  const news = new Promise<void>((resolve) => {
    const wait = () => clock.after(feed.isHeard() ? askMs.heard : askMs.unheard, () => cancel());
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
