import type { Language } from '@daedap/contract/languages';
import type { Stopwatch } from '#/lib/time/stopwatch.ts';
import type { AudioSource } from './audio-source.ts';
import type { LiveTranscript, SpeechTrouble } from './speech-port.ts';

/** The text that an engine has recognised of a chunk, of a sentence or of the whole answer. */
export type EngineResult = {
  readonly text: string;
  /** 0 when it is not known. */
  readonly confidence: number;
  readonly isFinal: boolean;
};

/** `trouble`: what the person has to know; null when the next engine just takes over. */
export type EngineFailure = {
  readonly error: Error;
  readonly trouble: Exclude<SpeechTrouble, 'allFailed'> | null;
};

export type EngineContext = {
  readonly language: Language;
  readonly key: string;
  /** Null when the microphone cannot be recorded: then only an engine that opens the microphone itself can work. */
  readonly source: AudioSource | null;
  readonly stopwatch: Stopwatch;
  readonly onResult: (piece: EngineResult) => void;
  /** The engine cannot go on. Not called during the start, nor after `finish`, which rejects instead. */
  readonly onFailed: (failure: EngineFailure) => void;
};

export type EngineTranscript = Omit<LiveTranscript, 'method'>;

export type SpeechEngine = {
  readonly pause: () => void;
  readonly resume: () => void;
  /** The text of the whole answer, once the last words are recognised. Rejects when they cannot be. */
  readonly finish: () => Promise<EngineTranscript>;
  /** The text so far. */
  readonly transcript: () => EngineTranscript;
  readonly dispose: () => void;
};

/** Starts at once or throws. An engine that takes over begins with the first word of the source. */
export type StartEngine = (context: EngineContext) => SpeechEngine;

export const emptyTranscript: EngineTranscript = {
  text: '',
  confidence: 0,
  segments: [],
  stream: null,
};

/** Ignores confidences of 0, which are not known. */
export function meanConfidence(confidences: readonly number[]): number {
  const known = confidences.filter((confidence) => confidence > 0);
  if (known.length === 0) return 0;
  return known.reduce((sum, confidence) => sum + confidence, 0) / known.length;
}
