import { microphoneSampleRate } from '@daedap/contract/constants/speech';
import { reportError } from '#/lib/errors/report-error.ts';
import { encodeInWorker } from './encode-in-worker.ts';
import { encodeWav } from './encode-wav.ts';
import type { Decoded, Encoded, Sound } from './sound-port.ts';
import { weaknessOf } from './sound-weakness.ts';

export type ExtractSound = (recording: Blob) => Promise<Sound | null>;

type Deps = {
  readonly decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>;
  readonly encodeBeside: (decoded: Decoded) => Promise<Encoded>;
};

/** A context of the wanted rate resamples while it decodes; its length does not matter. Workers do not have it. */
const browser: Deps = {
  decode: (bytes) => new OfflineAudioContext(1, 1, microphoneSampleRate).decodeAudioData(bytes),
  encodeBeside: (decoded) => encodeInWorker(decoded),
};

/** Copies: what moves to a worker that fails would be lost. */
const samplesOf = (audio: AudioBuffer): Decoded => ({
  channels: Array.from({ length: audio.numberOfChannels }, (_, channel) =>
    audio.getChannelData(channel).slice(),
  ),
  sampleRate: audio.sampleRate,
});

async function encode(audio: AudioBuffer, { encodeBeside }: Deps): Promise<Encoded> {
  try {
    return await encodeBeside(samplesOf(audio));
  } catch (error) {
    reportError(error, 'media', 'encoding sound in a worker');
    return encodeWav(samplesOf(audio));
  }
}

/** The sound of a recording, ready to be sent; null when there is none or it cannot be taken out. */
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
