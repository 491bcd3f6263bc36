import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wavHeaderBytes } from '@daedap/speech/wav-header';
import type { Samples } from '../levels.ts';

export const sampleRate = 16_000;

/** A part of a signal whose truth is known. */
type Part =
  | { readonly silence: number }
  /** A voice-like tone with overtones: hertz at its start and end, and how loud. */
  | { readonly voice: number; readonly from: number; readonly to?: number; readonly loud?: number };

/** The parts one after the other. */
export function soundOf(...parts: readonly Part[]): Samples {
  const pieces = parts.map((part) =>
    'silence' in part ? new Float32Array(Math.round(part.silence * sampleRate)) : voiceOf(part),
  );
  const samples = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { samples, sampleRate };
}

/** The pitch glides evenly in semitones. Syllables of a quarter of a second swell and fade, as speech does. */
function voiceOf(part: Extract<Part, { voice: number }>): Float32Array {
  const { voice: seconds, from, to = from, loud = 0.3 } = part;
  const length = Math.round(seconds * sampleRate);
  const samples = new Float32Array(length);
  let phase = 0;
  for (let at = 0; at < length; at += 1) {
    const hertz = from * (to / from) ** (at / length);
    phase += (2 * Math.PI * hertz) / sampleRate;
    const syllable = 0.3 + 0.7 * Math.abs(Math.sin((4 * Math.PI * at) / sampleRate));
    const wave = Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.25 * Math.sin(3 * phase);
    samples[at] = (loud * syllable * wave) / 1.5;
  }
  return samples;
}

/** The sound with something added to each sample. */
export const withAdded = ({ samples }: Samples, added: (seconds: number) => number): Samples => ({
  samples: samples.map((sample, at) => sample + added(at / sampleRate)),
  sampleRate,
});

/** White noise of this size, the same in each run. */
export function noise(size: number): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return size * (2 * (seed / 2_147_483_647) - 1);
  };
}

const fixtures = join(import.meta.dirname, '../../../../../server/test/fixtures/speech');

/** A spoken answer of the server's fixtures. */
export function spokenFixture(name: string): Samples {
  const bytes = readFileSync(join(fixtures, `${name}.wav`));
  const view = new DataView(bytes.buffer, bytes.byteOffset + wavHeaderBytes);
  const samples = Float32Array.from(
    { length: Math.floor(view.byteLength / 2) },
    (_, at) => view.getInt16(at * 2, true) / 32_768,
  );
  return { samples, sampleRate };
}

/** What is said in it. */
export function spokenText(name: string): string {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(join(fixtures, 'texts.json'), 'utf8'),
  );
  return texts[name] ?? '';
}
