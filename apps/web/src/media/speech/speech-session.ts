import { speechMaxRetries } from '@daedap/contract/constants/speech';
import type { Platform } from '../platform.ts';
import { openAudioSource, type AudioSource } from './audio-source.ts';
import {
  nothingHeard,
  type EngineContext,
  type EngineFailure,
  type SpeechEngine,
  type StartEngine,
} from './engine-port.ts';
import { createRecentResults } from './recent-results.ts';
import type {
  Heard,
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
  /** It is over; another answer may be listened to. */
  readonly onOver: () => void;
};

/** The end of an answer waits no longer for its last words; the recording is still there to be recognised. */
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
  /** What an engine with ears of its own had understood before another had to take over. */
  let unfinished: Heard | null = null;
  let status: SpeechStatus = 'idle';
  let stopped: Promise<Heard> | null = null;
  let tell = onEvent;

  const show = (next: SpeechStatus) => {
    if (next === status) return;
    status = next;
    tell({ type: 'SPEECH.STATUS', status });
  };

  const contextFor = (method: SpeechMethod): EngineContext => ({
    language,
    key,
    source,
    stopwatch,
    onHeard: (piece) => {
      if (phase === 'over' || running?.method !== method) return;
      tell({ type: 'SPEECH.RESULTS', results: results.add(method, piece) });
    },
    onFailed: ({ trouble }: EngineFailure) => {
      // While stopping, `finish` tells.
      if (phase === 'over' || phase === 'stopping' || running?.method !== method) return;
      if (trouble) tell({ type: 'SPEECH.TROUBLE', trouble });
      takeOver();
    },
  });

  const startNext = () => {
    for (let method = waiting.shift(); method; method = waiting.shift()) {
      try {
        running = { method, engine: engines[method](contextFor(method)) };
      } catch {
        // This browser lacks what the engine needs: the next one takes over.
        continue;
      }
      if (phase === 'paused') running.engine.pause();
      if (phase === 'listening') show('listening');
      tell({ type: 'SPEECH.METHOD', method });
      return;
    }
    tell({ type: 'SPEECH.TROUBLE', trouble: 'allFailed' });
    show('error');
  };

  const takeOver = () => {
    if (!running) return;
    const { method, engine } = running;
    const heard = engine.heard();
    if (method === 'webspeech' && heard.text !== '') unfinished = { ...heard, method };
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

  /** Words are missing: as after any trouble the recorded sound has to be judged, not what there is of the text. */
  const giveUp = () => {
    tell({ type: 'SPEECH.TROUBLE', trouble: 'recognition' });
    end();
  };

  /** Of the first engine that can tell; null when none can. */
  const lastWords = async (): Promise<Heard | null> => {
    for (let last = running; last; last = running) {
      const { method, engine } = last;
      // An engine that cannot finish, for want of the network or its model, hands over to the next one.
      const heard = await Promise.race([engine.finish(), over.promise]).catch(
        () => 'failed' as const,
      );
      if (heard === null || phase === 'over') return { ...engine.heard(), stream: null, method };
      if (heard !== 'failed') return { ...heard, method };
      takeOver();
    }
    return null;
  };

  const stop = async (): Promise<Heard> => {
    if (phase === 'over') return { ...nothingHeard, method: 'recorder' };
    phase = 'stopping';
    stopwatch.pause();
    if (running) show('processing');
    const timer = setTimeout(giveUp, lastWordsMs);
    void source?.stop();
    const heard = await lastWords();
    clearTimeout(timer);
    end();
    if (heard) show('idle');
    const isDeaf = heard === null || heard.method === 'recorder';
    return (isDeaf && unfinished) || heard || { ...nothingHeard, method: 'recorder' };
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
      tell = () => undefined;
      end();
    },
  };
}

/** Without it an engine may still listen by itself. */
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
