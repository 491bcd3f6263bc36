import type { Language } from '@daedap/contract/languages';
import type { AudioSource } from './audio-source.ts';
import type { Stopwatch } from '#/lib/time/stopwatch.ts';
import type { Heard, SpeechTrouble } from './speech-port.ts';

/** What one engine has understood: of a chunk, of a sentence, or of the whole answer. */
export type HeardPiece = {
  readonly text: string;
  /** 0 where the engine does not say. */
  readonly confidence: number;
  readonly isFinal: boolean;
};

/** `trouble`: what the person has to know of it; without one the next engine just takes over. */
export type EngineFailure = {
  readonly error: Error;
  readonly trouble: Exclude<SpeechTrouble, 'allFailed'> | null;
};

export type EngineContext = {
  readonly language: Language;
  readonly key: string;
  /** Null when the microphone cannot be recorded: then only an engine with ears of its own can work. */
  readonly source: AudioSource | null;
  readonly stopwatch: Stopwatch;
  readonly onHeard: (piece: HeardPiece) => void;
  /** It cannot go on. Never while it is being started, and not after `finish`, which rejects instead. */
  readonly onFailed: (failure: EngineFailure) => void;
};

export type EngineHeard = Omit<Heard, 'method'>;

export type SpeechEngine = {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Everything that was said, once the last words are understood. Rejects when it cannot be told. */
  readonly finish: () => Promise<EngineHeard>;
  /** As far as it has come. */
  readonly heard: () => EngineHeard;
  readonly dispose: () => void;
};

/** Starts at once or throws. One that takes over begins with the first word of the source. */
export type StartEngine = (context: EngineContext) => SpeechEngine;

export const nothingHeard: EngineHeard = { text: '', confidence: 0, segments: [], stream: null };
