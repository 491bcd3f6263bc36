import type { EngineFailure } from './engine-port.ts';

type Work = { readonly done: Promise<void>; readonly abort: () => void };

/** Work of an engine that goes on until the answer has ended; its failure is the engine's. */
export function runWork(
  work: (signal: AbortSignal) => Promise<void>,
  onFailed: (failure: EngineFailure) => void,
): Work {
  const over = new AbortController();
  const done = work(over.signal);
  done.catch((error: unknown) => {
    if (over.signal.aborted) return;
    const cause = error instanceof Error ? error : new Error('Speech failed', { cause: error });
    onFailed({ error: cause, trouble: null });
  });
  return { done, abort: () => over.abort() };
}
