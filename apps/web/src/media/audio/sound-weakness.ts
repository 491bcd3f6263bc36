import {
  audioMinMeanVolume,
  audioMinSeconds,
  audioVoicePeak,
} from '@daedap/contract/constants/speech';
import type { SoundFacts, SoundWeakness } from './sound-port.ts';

export function weaknessOf({ duration, peak, meanVolume }: SoundFacts): SoundWeakness | null {
  if (duration < audioMinSeconds) return 'tooShort';
  if (peak <= audioVoicePeak) return 'noVoice';
  return meanVolume < audioMinMeanVolume ? 'tooQuiet' : null;
}
