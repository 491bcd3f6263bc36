import type { Segment } from '@daedap/contract/interviews';
import type { SampleWindow } from '@daedap/speech/next-window';
import { sampleRate } from '@daedap/speech/recognition';
import type { LocalRecogniser } from '../whisper/local-recogniser.ts';
import type { AudioSource } from './audio-source.ts';
import { meanConfidence, type StartEngine } from './engine-port.ts';
import { checkSource, nextChange, requireSource, runWork } from './follow-source.ts';
import { SpeechError } from './speech-error.ts';

/** Its creator disposes of it. */
export type Recogniser = Pick<LocalRecogniser, 'isReady' | 'warm' | 'recognise'>;

type LocalDeps = {
  readonly recogniser: Recogniser | null;
  readonly decode: (sound: Blob) => Promise<Float32Array>;
};

/** A slice can only be decoded with all slices before it, so all of them are decoded each time. That takes a second at most. */
async function samplesOf(source: AudioSource, decode: LocalDeps['decode'], isAll: boolean) {
  const parts = source.chunks().map(({ data }) => data);
  try {
    return await decode(new Blob(parts, { type: source.mimeType }));
  } catch (error) {
    // The beginning of an mp4 may be too little to decode; the next slice brings more.
    if (isAll) throw error;
    return new Float32Array();
  }
}

/** Only needed where the model is on this device. */
const cutter = () => import('@daedap/speech/next-window');

export function whisperLocalEngine({ recogniser, decode }: LocalDeps): StartEngine {
  return ({ source, language, onResult, onFailed }) => {
    if (!recogniser) throw new SpeechError('modelNotReady');
    const sound = requireSource(source);
    const texts: string[] = [];
    const segments: Segment[] = [];
    const confidences: number[] = [];

    const recognise = async (samples: Float32Array, window: SampleWindow, signal: AbortSignal) => {
      const { hasVoice } = await cutter();
      // A copy, since it goes to a worker. Whisper invents words where there is no voice.
      const piece = samples.slice(window.start, window.end);
      if (!hasVoice(piece)) return;
      const recognition = await recogniser.recognise(piece, language, signal);
      signal.throwIfAborted();
      const offset = window.start / sampleRate;
      for (const { start, end, text } of recognition.segments) {
        segments.push({ start: start + offset, end: end + offset, text });
      }
      const text = recognition.text.trim();
      if (text === '') return;
      texts.push(text);
      confidences.push(recognition.confidence);
      onResult({ text, confidence: recognition.confidence, isFinal: true });
    };

    const recogniseAll = async (signal: AbortSignal) => {
      if (!(await recogniser.isReady())) throw new SpeechError('modelNotReady');
      recogniser.warm();
      const { nextWindow } = await cutter();
      let decoded = 0;
      let done = 0;
      for (;;) {
        signal.throwIfAborted();
        checkSource(sound);
        const isAll = sound.state() === 'ended';
        const count = sound.chunks().length;
        if (count > 0 && (isAll || count > decoded)) {
          const samples = await samplesOf(sound, decode, isAll);
          decoded = count;
          for (;;) {
            const window = nextWindow(samples, done, isAll);
            if (!window) break;
            await recognise(samples, window, signal);
            done = window.end;
          }
        } else if (!isAll) {
          await nextChange(sound, signal);
        }
        if (isAll) return;
      }
    };

    const readTranscript = () => ({
      text: texts.join(' '),
      confidence: meanConfidence(confidences),
      segments: [...segments],
      stream: null,
    });
    const work = runWork(recogniseAll, onFailed);
    return {
      pause: () => undefined,
      resume: () => undefined,
      finish: async () => {
        await sound.stop();
        await work.done;
        return readTranscript();
      },
      transcript: readTranscript,
      dispose: work.abort,
    };
  };
}
