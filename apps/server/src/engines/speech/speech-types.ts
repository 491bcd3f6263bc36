import { microphoneSampleRate } from '@daedap/contract/constants/speech';

/** All sound in here is Float32Array, mono, at this rate, between -1 and 1. */
export const sampleRate = microphoneSampleRate;

/** A stretch with a voice in it, in seconds. */
export type VoiceSpan = { start: number; end: number };

/** What was said between two moments, in seconds. */
export type SpeechSegment = { start: number; end: number; text: string };

export type Heard = {
  text: string;
  segments: SpeechSegment[];
  /** 0 to 1: how sure the engine was. */
  confidence: number;
};

export type Transcript = Heard & {
  durationSeconds: number;
  /** Without a voice there is nothing to recognise, and the text is empty. */
  voiced: boolean;
};

/** There is no sound in it that we could decode, or more than we accept. */
export class UndecodableMedia extends Error {
  override readonly name = 'UndecodableMedia';
}
