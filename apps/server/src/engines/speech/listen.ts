import { cutWindows } from '@daedap/speech/cut-windows';
import { joinWindows, type RecognisedWindow } from '@daedap/speech/join-windows';
import { secondsOf } from '@daedap/speech/recognition';
import { frameSamples, inSeconds, secondsOfFrames, wholeFrames } from '@daedap/speech/voice-spans';
import type { Ears } from './ears.ts';
import type { RecogniseOptions, Transcriber, Transcript } from './transcriber.ts';

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
  const recognised: RecognisedWindow[] = [];
  for (const [index, window] of windows.entries()) {
    signal?.throwIfAborted();
    onProgress?.(index / windows.length);
    const part = sound.slice(window.start * frameSamples, window.end * frameSamples);
    recognised.push({
      start: secondsOfFrames(window.start),
      voice: window.voice.map(inSeconds),
      recognition: await transcriber.recognise(part, { language, signal }),
    });
  }
  onProgress?.(1);
  return {
    ...joinWindows(recognised),
    durationSeconds: secondsOf(pcm),
    voiced: windows.length > 0,
  };
}
