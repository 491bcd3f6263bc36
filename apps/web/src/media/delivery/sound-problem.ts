import type { SoundProblem } from '@daedap/contract/delivery';
import { decibels, quantile, stepSeconds, type Samples } from './levels.ts';
import type { Loudness } from './voice.ts';
import type { Span } from './sound-track.ts';

/** Decibels below full scale. Nothing comes from a microphone that is muted or is another one. */
const silentLoud = -62;
const quietVoice = -45;
/** The loud parts of a voice stand out of the room by this many decibels, unless the room is loud. */
const leastAboveFloor = 12;
/** In a loud room, a voice is told from a humming machine by its melody: semitones between its pitches. */
const leastMelody = 1;
/** The share of a voice's steps that have a pitch. Keys, wind and traffic have hardly any. */
const leastVoiced = 0.12;
const fullScale = 0.985;
/** The share of samples at full scale that is heard as distortion. */
const clippedShare = 0.002;
/** A voice this close above the room is hard to understand. */
const noisyGap = 14;
/** Hum is heard when it is no quieter than this compared with the voice, and makes most of the sound of the room. */
const humBelowVoice = 32;
const humShare = 0.5;

type Heard = {
  readonly loudness: Loudness;
  readonly voice: readonly Span[];
  /** The pitches in semitones, of how many moments that were looked at. */
  readonly voiced: { readonly pitches: readonly number[]; readonly of: number };
  readonly levels: Float32Array;
};

/** Whether there is a voice in what is loud. */
export function hasVoice({ loudness, voice, voiced: { pitches, of } }: Omit<Heard, 'levels'>) {
  if (voice.length === 0 || pitches.length < leastVoiced * of) return false;
  if (loudness.loud - loudness.floor >= leastAboveFloor) return true;
  return quantile(pitches, 0.9) - quantile(pitches, 0.1) >= leastMelody;
}

/** The worst problem of the sound, or null. */
export function problemOf(sound: Samples, heard: Heard): SoundProblem | null {
  const { loudness, voice, levels } = heard;
  if (loudness.loud < silentLoud) return 'silent';
  if (!hasVoice(heard)) return 'noVoice';
  if (clippedPart(sound, voice) > clippedShare) return 'clipped';
  const spoken = voice.flatMap(({ start, end }) => [
    ...levels.subarray(Math.round(start / stepSeconds), Math.round(end / stepSeconds)),
  ]);
  const voiceLevel = quantile(spoken, 0.75);
  if (voiceLevel < quietVoice) return 'quiet';
  const hum = humOf(sound, voice);
  if (hum && hum.share > humShare && hum.level > voiceLevel - humBelowVoice) return 'hum';
  return voiceLevel - loudness.floor < noisyGap ? 'noisy' : null;
}

/** The share of a voice's samples that the microphone could not hold. */
function clippedPart({ samples, sampleRate }: Samples, voice: readonly Span[]): number {
  let all = 0;
  let full = 0;
  for (const { start, end } of voice) {
    const to = Math.min(samples.length, Math.round(end * sampleRate));
    for (let at = Math.round(start * sampleRate); at < to; at += 1) {
      all += 1;
      if (Math.abs(samples[at]!) >= fullScale) full += 1;
    }
  }
  return all === 0 ? 0 : full / all;
}

/** The mains of the world and their overtones, in hertz. */
const mains = [50, 60].map((hertz) => [1, 2, 3, 4].map((times) => hertz * times));
/** A block holds whole periods of all of them. */
const blockSeconds = 0.2;
/** Blocks keep this distance from a voice, whose end is quiet but still there. */
const marginSeconds = 0.1;
const mostBlocks = 50;

/** The loudness of mains hum in the silences, and its share of their sound. Null without silence. */
function humOf(sound: Samples, voice: readonly Span[]) {
  const blocks = silentBlocks(sound, voice);
  if (blocks.length === 0) return null;
  let all = 0;
  const humming = mains.map(() => 0);
  for (const block of blocks) {
    all += powerOf(block);
    mains.forEach((tones, at) => {
      humming[at]! += tones.reduce(
        (sum, hertz) => sum + tonePower(block, hertz, sound.sampleRate),
        0,
      );
    });
  }
  const most = Math.max(...humming);
  return { level: decibels(most / blocks.length), share: all === 0 ? 0 : most / all };
}

function silentBlocks({ samples, sampleRate }: Samples, voice: readonly Span[]): Float32Array[] {
  const size = Math.round(blockSeconds * sampleRate);
  const blocks: Float32Array[] = [];
  const ends = [...voice.map(({ start }) => start), samples.length / sampleRate];
  ends.forEach((end, at) => {
    let from = Math.round(((voice[at - 1]?.end ?? -marginSeconds) + marginSeconds) * sampleRate);
    const to = Math.round((end - marginSeconds) * sampleRate);
    while (from + size <= to && blocks.length < mostBlocks) {
      blocks.push(samples.subarray(from, from + size));
      from += size;
    }
  });
  return blocks;
}

function powerOf(block: Float32Array): number {
  let power = 0;
  for (const sample of block) power += sample * sample;
  return power / block.length;
}

/** The power of one tone in a block (Goertzel). */
function tonePower(block: Float32Array, hertz: number, sampleRate: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / sampleRate);
  let [last, before] = [0, 0];
  for (const sample of block) [last, before] = [sample + turn * last - before, last];
  const squared = last * last + before * before - turn * last * before;
  return (2 * squared) / block.length ** 2;
}
