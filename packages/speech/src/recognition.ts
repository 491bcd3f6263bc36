import { microphoneSampleRate } from '@daedap/contract/constants/speech';
import type { Segment } from '@daedap/contract/interviews';

/** All sound in this package is a Float32Array: mono, at this rate, between -1 and 1. */
export const sampleRate = microphoneSampleRate;

export const secondsOf = (samples: Float32Array): number => samples.length / sampleRate;

/** A window is the sound that is recognised in one go. Whisper sees 30 s. */
export const maxWindowSeconds = 28;

/**
 * In a browser windows are shorter: for every token the model is handed all that its encoder made of the window, and that
 * takes a good part of the time there.
 */
export const maxBrowserWindowSeconds = 14;

/** The text of a stretch of sound, with times in seconds from its start. */
export type Recognition = {
  text: string;
  segments: Segment[];
  /** 0 to 1: how sure the engine was. */
  confidence: number;
};

export const emptyRecognition = (): Recognition => ({ text: '', segments: [], confidence: 0 });
