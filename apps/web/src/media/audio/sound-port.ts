/** What a recording sounds like, as 16-bit mono WAV. */
export type Sound = {
  readonly wav: Blob;
  readonly facts: SoundFacts;
  /** The first thing that is wrong with it; it is sent all the same. */
  readonly weakness: SoundWeakness | null;
};

export type SoundFacts = {
  readonly sampleRate: number;
  readonly channels: 1;
  /** Seconds. */
  readonly duration: number;
  /** The loudest sample, 0 to 1. */
  readonly peak: number;
  /** The mean of all of them, 0 to 1. */
  readonly meanVolume: number;
};

export type SoundWeakness = 'tooShort' | 'noVoice' | 'tooQuiet';

/** Samples of each channel, as the browser decodes them: they may go beyond 1. */
export type Decoded = {
  readonly channels: readonly Float32Array<ArrayBuffer>[];
  readonly sampleRate: number;
};

export type Encoded = { readonly bytes: ArrayBuffer; readonly facts: SoundFacts };
