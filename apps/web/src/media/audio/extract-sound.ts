import {
  audioMinMeanVolume,
  audioMinSeconds,
  audioVoicePeak,
  microphoneSampleRate,
} from '@daedap/contract/constants/speech';
import { reportError } from '#/lib/errors/report-error.ts';
import { runInWorker, type WorkerLike } from '#/media/run-in-worker.ts';
import { encodeWav } from './encode-wav.ts';
import type { Decoded, Encoded, Sound, SoundFacts, SoundWeakness } from './sound-port.ts';

export type ExtractSound = (recording: Blob) => Promise<Sound | null>;

type Deps = {
  readonly decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>;
  readonly encodeInBackground: (decoded: Decoded) => Promise<Encoded>;
};

/** The context resamples to its rate while it decodes; its length does not matter. Workers have no audio context. */
export const decodeSound = (bytes: ArrayBuffer) =>
  new OfflineAudioContext(1, 1, microphoneSampleRate).decodeAudioData(bytes);

const browser: Deps = {
  decode: decodeSound,
  encodeInBackground: (decoded) => encodeInWorker(decoded),
};

/** Copies the samples, because a worker that fails would lose them. */
export const samplesOf = (audio: AudioBuffer): Decoded => ({
  channels: Array.from({ length: audio.numberOfChannels }, (_, channel) =>
    audio.getChannelData(channel).slice(),
  ),
  sampleRate: audio.sampleRate,
});

async function encode(audio: AudioBuffer, { encodeInBackground }: Deps): Promise<Encoded> {
  try {
    return await encodeInBackground(samplesOf(audio));
  } catch (error) {
    reportError(error, 'media', 'encoding sound in a worker');
    return encodeWav(samplesOf(audio));
  }
}

/** The sound of a recording, ready to be sent; null when it has none or cannot be decoded. */
export async function extractSound(recording: Blob, deps = browser): Promise<Sound | null> {
  try {
    const audio = await deps.decode(await recording.arrayBuffer());
    if (audio.length === 0) return null;
    const { bytes, facts } = await encode(audio, deps);
    const wav = new Blob([bytes], { type: 'audio/wav' });
    return { wav, facts, weakness: weaknessOf(facts) };
  } catch (error) {
    reportError(error, 'media', 'taking the sound out of a recording');
    return null;
  }
}

export function weaknessOf({ duration, peak, meanVolume }: SoundFacts): SoundWeakness | null {
  if (duration < audioMinSeconds) return 'tooShort';
  if (peak <= audioVoicePeak) return 'noVoice';
  return meanVolume < audioMinMeanVolume ? 'tooQuiet' : null;
}

const startWorker = () =>
  new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module' });

/** Encodes the WAV in a worker, so that the page stays smooth. The samples are transferred. */
export const encodeInWorker = (decoded: Decoded, start: () => WorkerLike = startWorker) =>
  runInWorker<Encoded>(
    start,
    decoded,
    decoded.channels.map(({ buffer }) => buffer),
  );
