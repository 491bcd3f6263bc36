import type { Ears } from './ears.ts';
import { type HeardWindow, joinWindows, transcriptOf } from './join.ts';
import { secondsOf, wholeFrames } from './pcm.ts';
import type { Transcript } from './speech-types.ts';
import type { RecogniseOptions, Transcriber } from './transcriber.ts';
import { frameSamples, inSeconds, secondsOfFrames } from './voice-spans.ts';
import { cutWindows } from './windows.ts';

export type ListenDeps = { ears: Ears; transcriber: Transcriber };

export type ListenOptions = RecogniseOptions & {
  /** How much of it is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** The words of a whole recording: a file, or bare samples. */
export async function transcribeWhole(
  { ears, transcriber }: ListenDeps,
  media: Uint8Array | Float32Array,
  { language, signal, onProgress }: ListenOptions,
): Promise<Transcript> {
  const pcm = media instanceof Float32Array ? media : await ears.decode(media);
  signal?.throwIfAborted();
  const sound = wholeFrames(pcm);
  const { chances } = await ears.listen(sound, null);
  const { windows } = cutWindows(chances, { final: true });
  const heard: HeardWindow[] = [];
  for (const [index, window] of windows.entries()) {
    signal?.throwIfAborted();
    onProgress?.(index / windows.length);
    const part = sound.slice(window.start * frameSamples, window.end * frameSamples);
    heard.push({
      start: secondsOfFrames(window.start),
      voice: window.voice.map(inSeconds),
      heard: await transcriber.recognise(part, { language, signal }),
    });
  }
  onProgress?.(1);
  return transcriptOf(joinWindows(heard), secondsOf(pcm), windows.length > 0);
}
