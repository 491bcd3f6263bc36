import { speechMaxRetries } from '@daedap/contract/constants/speech';
import type { Platform } from '#/media/browser-info.ts';
import { openAudioSource, type AudioSource } from './audio-source.ts';
import {
  emptyTranscript,
  type EngineContext,
  type EngineFailure,
  type SpeechEngine,
  type StartEngine,
} from './engine-port.ts';
import { createRecentResults } from './recent-results.ts';
import type {
  LiveTranscript,
  SpeechEvent,
  SpeechInput,
  SpeechMethod,
  SpeechSession,
  SpeechStatus,
} from './speech-port.ts';
import { createStopwatch, type Stopwatch } from '#/lib/time/stopwatch.ts';

export type SessionDeps = {
  readonly platform: Platform;
  /** The preferred one first. */
  readonly order: readonly SpeechMethod[];
  readonly engines: Readonly<Record<SpeechMethod, StartEngine>>;
  /** The session is over; the next one may start. */
  readonly onOver: () => void;
};

/** How long the end of an answer waits for its last words. After that the recording is recognised instead. */
const lastWordsMs = 60_000;

type Running = { readonly method: SpeechMethod; readonly engine: SpeechEngine };

export function createSpeechSession(
  input: SpeechInput,
  onEvent: (event: SpeechEvent) => void,
  { platform, order, engines, onOver }: SessionDeps,
): SpeechSession {
  const { language, key } = input;
  const stopwatch = createStopwatch(() => performance.now());
  stopwatch.start();
  const source = openOrNull(input, platform, stopwatch);
  const results = createRecentResults();
  const waiting = order.slice(0, 1 + speechMaxRetries);
  const over = Promise.withResolvers<null>();
  let phase: 'listening' | 'paused' | 'stopping' | 'over' = 'listening';
  let running: Running | null = null;
  /** The text of the browser's own recogniser before another engine had to take over. */
  let unfinished: LiveTranscript | null = null;
  let status: SpeechStatus = 'idle';
  let stopped: Promise<LiveTranscript> | null = null;
  let emit = onEvent;

  const show = (next: SpeechStatus) => {
    if (next === status) return;
    status = next;
    emit({ type: 'SPEECH.STATUS', status });
  };

  const contextFor = (method: SpeechMethod): EngineContext => ({
    language,
    key,
    source,
    stopwatch,
    onResult: (piece) => {
      if (phase === 'over' || running?.method !== method) return;
      emit({ type: 'SPEECH.RESULTS', results: results.add(method, piece) });
    },
    onFailed: ({ trouble }: EngineFailure) => {
      // While stopping, `finish` rejects instead.
      if (phase === 'over' || phase === 'stopping' || running?.method !== method) return;
      if (trouble) emit({ type: 'SPEECH.TROUBLE', trouble });
      takeOver();
    },
  });

  const startNext = () => {
    for (let method = waiting.shift(); method; method = waiting.shift()) {
      try {
        running = { method, engine: engines[method](contextFor(method)) };
      } catch {
        // This browser lacks something that the engine needs, so the next one takes over.
        continue;
      }
      if (phase === 'paused') running.engine.pause();
      if (phase === 'listening') show('listening');
      emit({ type: 'SPEECH.METHOD', method });
      return;
    }
    emit({ type: 'SPEECH.TROUBLE', trouble: 'allFailed' });
    show('error');
  };

  const takeOver = () => {
    if (!running) return;
    const { method, engine } = running;
    const transcript = engine.transcript();
    if (method === 'webspeech' && transcript.text !== '') unfinished = { ...transcript, method };
    engine.dispose();
    running = null;
    startNext();
  };

  const end = () => {
    if (phase === 'over') return;
    phase = 'over';
    over.resolve(null);
    running?.engine.dispose();
    source?.dispose();
    onOver();
  };

  /** Words are missing. As after any trouble, the recording is analysed instead of the text. */
  const giveUp = () => {
    emit({ type: 'SPEECH.TROUBLE', trouble: 'recognition' });
    end();
  };

  /** The transcript of the first engine that can finish; null when none can. */
  const lastWords = async (): Promise<LiveTranscript | null> => {
    for (let last = running; last; last = running) {
      const { method, engine } = last;
      // An engine that cannot finish, because the network or its model is missing, hands over to the next one.
      const transcript = await Promise.race([engine.finish(), over.promise]).catch(
        () => 'failed' as const,
      );
      if (transcript === null || phase === 'over')
        return { ...engine.transcript(), stream: null, method };
      if (transcript !== 'failed') return { ...transcript, method };
      takeOver();
    }
    return null;
  };

  const stop = async (): Promise<LiveTranscript> => {
    if (phase === 'over') return { ...emptyTranscript, method: 'recorder' };
    phase = 'stopping';
    stopwatch.pause();
    if (running) show('processing');
    const timer = setTimeout(giveUp, lastWordsMs);
    void source?.stop();
    const transcript = await lastWords();
    clearTimeout(timer);
    end();
    if (transcript) show('idle');
    const isEmpty = transcript === null || transcript.method === 'recorder';
    return (isEmpty && unfinished) || transcript || { ...emptyTranscript, method: 'recorder' };
  };

  startNext();
  return {
    pause: () => {
      if (phase !== 'listening') return;
      phase = 'paused';
      stopwatch.pause();
      source?.pause();
      running?.engine.pause();
      if (running) show('idle');
    },
    resume: () => {
      if (phase !== 'paused') return;
      phase = 'listening';
      stopwatch.start();
      source?.resume();
      running?.engine.resume();
      if (running) show('listening');
    },
    stop: () => (stopped ??= stop()),
    dispose: () => {
      emit = () => undefined;
      end();
    },
  };
}

/** Null without a microphone: an engine may still open it by itself. */
function openOrNull(
  { stream, key }: SpeechInput,
  platform: Platform,
  stopwatch: Stopwatch,
): AudioSource | null {
  try {
    return openAudioSource({ stream, platform, key, stopwatch });
  } catch {
    // No microphone, or a browser that cannot record sound alone: only engines that need neither are left.
    return null;
  }
}
