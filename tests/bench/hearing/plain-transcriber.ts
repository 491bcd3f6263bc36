import { basename, dirname } from 'node:path';
import { emptyRecognition } from '@daedap/speech/recognition';
import type { Transcriber } from '@daedap/server/src/engines/speech/transcriber.ts';
import { env, pipeline } from '@huggingface/transformers';

const languages = { ko: 'korean', en: 'english' } as const;

/** A model as its package has it, run by transformers.js: what was there before we changed graphs and added rules. */
export async function plainTranscriber(dir: string): Promise<Transcriber> {
  env.allowRemoteModels = false;
  env.localModelPath = `${dirname(dir)}/`;
  const whisper = await pipeline('automatic-speech-recognition', basename(dir), { dtype: 'q8' });
  return {
    provider: 'embedded',
    models: () => ({ text: basename(dir), captions: basename(dir) }),
    recognise: async (window, { language }) => {
      const heard = await whisper(window, {
        language: languages[language],
        task: 'transcribe',
        return_timestamps: true,
      });
      const { text } = Array.isArray(heard) ? (heard[0] ?? { text: '' }) : heard;
      const segments = [{ start: 0, end: window.length / 16_000, text: text.trim() }];
      return { ...emptyRecognition(), text, segments };
    },
    draft: () => Promise.resolve(null),
    preview: () => Promise.resolve(null),
    check: () => Promise.resolve(),
    warm: () => undefined,
    close: () => whisper.dispose(),
  };
}
