import { decodeSound, samplesOf } from '#/media/audio/extract-sound.ts';
import type { Decoded } from '#/media/audio/sound-port.ts';
import { runInWorker } from '#/media/run-in-worker.ts';
import type { SoundTrack } from './sound-track.ts';

export type MeasureRecording = (recording: Blob, signal: AbortSignal) => Promise<SoundTrack>;

const startWorker = () =>
  new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module' });

const measureInWorker = (decoded: Decoded, signal: AbortSignal) =>
  runInWorker<SoundTrack>(
    startWorker,
    decoded,
    decoded.channels.map(({ buffer }) => buffer),
    signal,
  );

/**
 * Measures the sound of a recording without holding up the page: the browser decodes beside it, a worker does the rest.
 * Rejects when there is no sound that can be decoded.
 */
export async function measureRecording(
  recording: Blob,
  signal: AbortSignal,
  deps = { decode: decodeSound, measure: measureInWorker },
): Promise<SoundTrack> {
  const audio = await deps.decode(await recording.arrayBuffer());
  signal.throwIfAborted();
  return deps.measure(samplesOf(audio), signal);
}
