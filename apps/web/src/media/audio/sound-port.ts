/** The sound of a recording as 16-bit mono WAV. */
export type Sound = {
  readonly wav: Blob;
  readonly facts: SoundFacts;
  /** The first problem of the sound. It is sent anyway. */
  readonly weakness: SoundWeakness | null;
};

export type SoundFacts = {
  readonly sampleRate: number;
  readonly channels: 1;
  /** Seconds. */
  readonly duration: number;
  /** The loudest sample, 0 to 1. */
  readonly peak: number;
  /** The mean of all samples, 0 to 1. */
  readonly meanVolume: number;
};

export type SoundWeakness = 'tooShort' | 'noVoice' | 'tooQuiet';

/** The samples of each channel, as the browser decodes them. They may exceed 1. */
export type Decoded = {
  readonly channels: readonly Float32Array<ArrayBuffer>[];
  readonly sampleRate: number;
};

export type Encoded = { readonly bytes: ArrayBuffer; readonly facts: SoundFacts };
