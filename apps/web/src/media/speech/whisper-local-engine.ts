import type { Segment } from '@daedap/contract/interviews';
import { hasVoice, nextWindow, type SampleWindow } from '@daedap/speech/next-window';
import { sampleRate } from '@daedap/speech/recognition';
import type { LocalRecogniser } from '../whisper/local-recogniser.ts';
import type { AudioSource } from './audio-source.ts';
import type { StartEngine } from './engine-port.ts';
import { checkSource, nextChange, requireSource } from './follow-source.ts';
import { meanConfidence } from './mean-confidence.ts';
import { runWork } from './run-work.ts';
import { SpeechError } from './speech-error.ts';

/** Whoever made it disposes of it. */
export type Recogniser = Pick<LocalRecogniser, 'isReady' | 'warm' | 'recognise'>;

type LocalDeps = {
  readonly recogniser: Recogniser | null;
  readonly decode: (sound: Blob) => Promise<Float32Array>;
};

/** A slice can only be decoded together with all before it, so the whole is decoded each time; it takes a second at most. */
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

export function whisperLocalEngine({ recogniser, decode }: LocalDeps): StartEngine {
  return ({ source, language, onHeard, onFailed }) => {
    if (!recogniser) throw new SpeechError('modelNotReady');
    const sound = requireSource(source);
    const texts: string[] = [];
    const segments: Segment[] = [];
    const confidences: number[] = [];

    const recognise = async (samples: Float32Array, window: SampleWindow, signal: AbortSignal) => {
      // A copy: it goes to a worker. Without a voice in it Whisper would invent words.
      const piece = samples.slice(window.start, window.end);
      if (!hasVoice(piece)) return;
      const answer = await recogniser.recognise(piece, language, signal);
      signal.throwIfAborted();
      const offset = window.start / sampleRate;
      for (const { start, end, text } of answer.segments) {
        segments.push({ start: start + offset, end: end + offset, text });
      }
      const text = answer.text.trim();
      if (text === '') return;
      texts.push(text);
      confidences.push(answer.confidence);
      onHeard({ text, confidence: answer.confidence, isFinal: true });
    };

    const recogniseAll = async (signal: AbortSignal) => {
      if (!(await recogniser.isReady())) throw new SpeechError('modelNotReady');
      recogniser.warm();
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

    const heard = () => ({
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
        return heard();
      },
      heard,
      dispose: work.abort,
    };
  };
}
