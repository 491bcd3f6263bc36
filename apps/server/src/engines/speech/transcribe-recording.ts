import { cutWindows } from '@daedap/speech/cut-windows';
import { joinWindows, type RecognisedWindow } from '@daedap/speech/join-windows';
import { secondsOf } from '@daedap/speech/recognition';
import { frameSamples, inSeconds, secondsOfFrames, wholeFrames } from '@daedap/speech/voice-spans';
import type { AudioReader } from './audio-reader.ts';
import type { RecogniseOptions, Transcriber, Transcript } from './transcriber.ts';

/**
 * A better text is worth waiting as long as was spoken, within these limits. After that the quickest engine recognises the
 * rest: someone waits for the score.
 */
const patience = { leastMs: 30_000, mostMs: 90_000 } as const;

type Deps = { reader: AudioReader; transcriber: Transcriber };

type TranscribeOptions = RecogniseOptions & {
  /** Gets the share that is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** From sound to text with times: decodes a recording (or takes samples), cuts it at its pauses, recognises each window. */
export async function transcribeRecording(
  { reader, transcriber }: Deps,
  media: Uint8Array | Float32Array,
  { language, signal, onProgress }: TranscribeOptions,
): Promise<Transcript> {
  const pcm = media instanceof Float32Array ? media : await reader.decode(media);
  signal?.throwIfAborted();
  const sound = wholeFrames(pcm);
  const { chances } = await reader.detectVoice(sound, null);
  const { windows } = cutWindows(chances, { final: true });
  const recognised: RecognisedWindow[] = [];
  const start = performance.now();
  const spokenMs = secondsOf(pcm) * 1000;
  const patienceMs = Math.min(patience.mostMs, Math.max(patience.leastMs, spokenMs));
  for (const [index, window] of windows.entries()) {
    signal?.throwIfAborted();
    onProgress?.(index / windows.length);
    const part = sound.slice(window.start * frameSamples, window.end * frameSamples);
    recognised.push({
      start: secondsOfFrames(window.start),
      voice: window.voice.map(inSeconds),
      recognition: await transcriber.recognise(part, {
        language,
        signal,
        isRecording: true,
        patienceMs: patienceMs - (performance.now() - start),
      }),
    });
  }
  onProgress?.(1);
  return {
    ...joinWindows(recognised),
    durationSeconds: secondsOf(pcm),
    voiced: windows.length > 0,
  };
}
