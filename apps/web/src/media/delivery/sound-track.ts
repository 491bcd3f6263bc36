import type { SoundProblem } from '@daedap/contract/delivery';

/** Seconds. */
export type Span = { readonly start: number; readonly end: number };

/** Seconds of one value of `peaks` and `levels`. */
export const frameSeconds = 0.05;

/** Decibels below full scale that 0 in `levels` stands for. */
export const quietestLevel = -96;

/** The sound of one recording in numbers. Nothing that was said can be heard in it. */
export type SoundTrack = {
  /** The length of the recording. */
  readonly seconds: number;
  /** The loudest sample of each frame, 0 to 255, to be drawn. */
  readonly peaks: Uint8Array;
  /** The loudness of each frame: decibels above `quietestLevel`. */
  readonly levels: Uint8Array;
  /** Where a voice is heard, in order. Shorter gaps belong to speech. */
  readonly voice: readonly Span[];
  /** Between the tenth and the ninetieth hundredth of all pitches; null when it could not be told. */
  readonly pitchRange: number | null;
  readonly problem: SoundProblem | null;
};
