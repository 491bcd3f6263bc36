import {
  speechLanguage,
  speechRestartMs,
  speechStopWaitMs,
} from '@daedap/contract/constants/speech';
import type { Platform } from '#/media/browser-info.ts';
import type { EngineFailure, StartEngine } from './engine-port.ts';
import type { BrowserRecognition, BrowserRecognitionEvents } from './browser-recognition.ts';
import { SpeechError } from './speech-error.ts';
import { createWords } from './web-speech-words.ts';

type WebSpeechDeps = {
  readonly createRecognition: (() => BrowserRecognition) | null;
  readonly platform: Platform;
};

const tags = { ko: speechLanguage, en: 'en-US' } as const;

/** Null when the recogniser is just started again. */
function failureOf(error: string): EngineFailure | null {
  const failure = (trouble: EngineFailure['trouble']) => ({ error: new Error(error), trouble });
  // Also service-not-allowed.
  if (error.includes('not-allowed')) return failure('permission');
  if (error.includes('network') || error.includes('audio-capture')) return failure('recognition');
  // A restart would not help.
  return error.includes('language-not-supported') ? failure(null) : null;
}

/** The browser's own recogniser. It opens the microphone itself and may end at any time, so it is restarted. */
export function webSpeechEngine({ createRecognition, platform }: WebSpeechDeps): StartEngine {
  return ({ language, stopwatch, onResult, onFailed }) => {
    if (!createRecognition) throw new SpeechError('webSpeechMissing');
    const recognition = createRecognition();
    const seconds = () => stopwatch.elapsedMs() / 1_000;
    const words = createWords({ repeats: platform === 'android', seconds });
    const ended = Promise.withResolvers<void>();
    const over = new AbortController();
    let wanted: 'listening' | 'paused' | 'last words' | 'nothing' = 'listening';
    let isRunning = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const start = () => {
      recognition.start();
      isRunning = true;
    };
    const startAgain = () => {
      try {
        start();
      } catch {
        // It runs already, or is about to end: then its `end` event starts it again.
      }
    };
    const startSoon = () => {
      clearTimeout(timer);
      if (wanted === 'listening') timer = setTimeout(startAgain, speechRestartMs);
    };
    const dispose = () => {
      wanted = 'nothing';
      clearTimeout(timer);
      over.abort();
      if (isRunning) recognition.abort();
      isRunning = false;
      ended.resolve();
    };

    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.lang = tags[language];
    const onResults = ({ results }: BrowserRecognitionEvents['result']) => {
      words.take(results).forEach(onResult);
    };
    const onEnd = () => {
      isRunning = false;
      words.settle().forEach(onResult);
      if (wanted === 'last words') ended.resolve();
      startSoon();
    };
    const onError = ({ error }: BrowserRecognitionEvents['error']) => {
      const failure = failureOf(error);
      if (!failure) startSoon();
      else if (wanted === 'last words') ended.resolve();
      else {
        dispose();
        onFailed(failure);
      }
    };
    recognition.addEventListener('result', onResults, over);
    recognition.addEventListener('end', onEnd, over);
    recognition.addEventListener('error', onError, over);
    start();

    return {
      pause: () => {
        wanted = 'paused';
        clearTimeout(timer);
        if (isRunning) recognition.stop();
      },
      resume: () => {
        wanted = 'listening';
        startAgain();
      },
      finish: async () => {
        wanted = 'last words';
        clearTimeout(timer);
        if (isRunning) {
          recognition.stop();
          timer = setTimeout(ended.resolve, speechStopWaitMs[platform]);
          await ended.promise;
        }
        dispose();
        return words.transcript();
      },
      transcript: words.transcript,
      dispose,
    };
  };
}
