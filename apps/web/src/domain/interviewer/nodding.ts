import type { Character } from './interviewer-settings.ts';

/** A voice has a level around 0.1; a quiet room stays below 0.02. */
const voiceLevel = 0.03;
/** Somebody who has said this much and then breathes is nodded at. */
const saidMs = 1_200;
const breathMs = 350;
/** Who talks without a breath is nodded at all the same. */
const longMs = 7_000;

const restMs: Readonly<Record<Character, number>> = { calm: 3_500, brisk: 2_500, stern: 8_000 };

/**
 * Decides when a listener nods: when the other person has said something and takes a breath. Give it each level of the
 * microphone; it returns true when it is time.
 */
export function createNodding(character: Character) {
  let voiceSince: number | null = null;
  let voiceUntil = 0;
  let rested = 0;
  return (level: number, now: number): boolean => {
    if (level >= voiceLevel) {
      voiceSince ??= now;
      voiceUntil = now;
    }
    if (voiceSince === null || now < rested) return false;
    const said = voiceUntil - voiceSince;
    const isBreath = now - voiceUntil >= breathMs;
    if (!isBreath && said < longMs) return false;
    voiceSince = null;
    if (said < saidMs) return false;
    rested = now + restMs[character];
    return true;
  };
}
