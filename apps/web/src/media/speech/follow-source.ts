import type { AudioSource } from './audio-source.ts';
import type { EngineFailure } from './engine-port.ts';
import { SpeechError } from './speech-error.ts';

/** For an engine that does not open the microphone itself. */
export function requireSource(source: AudioSource | null): AudioSource {
  if (!source) throw new SpeechError('recorderInit');
  checkSource(source);
  return source;
}

export function checkSource(source: AudioSource): void {
  if (source.state() === 'failed') throw new SpeechError('recorderFailed');
}

/** Waits for the next chunk or the end. */
export async function nextChange(source: AudioSource, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const change = Promise.withResolvers<void>();
  const abort = () => change.reject(signal.reason);
  const unsubscribe = source.subscribe(change.resolve);
  signal.addEventListener('abort', abort);
  try {
    await change.promise;
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', abort);
  }
}

type Work = { readonly done: Promise<void>; readonly abort: () => void };

/** Runs the work of an engine in the background. Its error is a failure of the engine. */
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
