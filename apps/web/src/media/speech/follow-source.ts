import type { AudioSource } from './audio-source.ts';
import { SpeechError } from './speech-error.ts';

/** For an engine that has no ears of its own. */
export function requireSource(source: AudioSource | null): AudioSource {
  if (!source) throw new SpeechError('recorderInit');
  checkSource(source);
  return source;
}

export function checkSource(source: AudioSource): void {
  if (source.state() === 'failed') throw new SpeechError('recorderFailed');
}

/** Waits for the next chunk, or for the end. */
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
