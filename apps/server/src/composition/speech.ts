import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { Config } from '../lib/config.ts';
import type { Schema } from '../database/schema.ts';
import { verdictsIn } from '../engines/speech/choose-model.ts';
import { createAudioReader } from '../engines/speech/audio-reader.ts';
import { transcribeRecording } from '../engines/speech/transcribe-recording.ts';
import { createRemoteTranscriber } from '../engines/speech/remote-transcriber.ts';
import type { Transcriber } from '../engines/speech/transcriber.ts';
import { createWhisperTranscriber } from '../engines/speech/whisper-transcriber.ts';
import type { AnswerTranscriber } from '../features/answers/transcribe-answer.ts';
import { measureTranscriber } from '../metrics/measure.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { limitConcurrency } from '../lib/limit-concurrency.ts';
import { createSpeechStreams, type SpeechStreams } from '../features/speech/streams.ts';

/** The speech engine and what works with it. */
export type Speech = {
  transcriber: Transcriber;
  streams: SpeechStreams;
  hearing: AnswerTranscriber;
  close: () => Promise<void>;
};

type SpeechConfig = Pick<Config, 'speech' | 'speechService' | 'whisper' | 'dataDir'>;
type SpeechDeps = { db: Kysely<Schema>; clock: Clock; log: Logger };

/** The speech engine that the settings name: Whisper in worker threads, a service, or none. */
export function openSpeech(
  config: SpeechConfig,
  deps: SpeechDeps,
  metrics: Metrics,
): Speech | null {
  const transcriber = openTranscriber(config, deps.log);
  if (!transcriber) return null;
  return speechWith(measureTranscriber(transcriber, metrics), deps, config.whisper.workers);
}

/** The engine alone, which needs no database. */
export function openTranscriber(config: SpeechConfig, log: Logger): Transcriber | null {
  if (!config.speech) return null;
  const { speechService, whisper, dataDir } = config;
  return speechService
    ? createRemoteTranscriber(speechService)
    : createWhisperTranscriber({ ...whisper, verdicts: verdictsIn(dataDir), log });
}

export function speechWith(transcriber: Transcriber, deps: SpeechDeps, atATime = 1): Speech {
  const reader = createAudioReader();
  // A decoded recording is large: only as many are decoded as can be recognised at a time.
  const inTurn = limitConcurrency(atATime);
  const streams = createSpeechStreams({ ...deps, reader, transcriber });
  return {
    transcriber,
    streams,
    hearing: {
      transcribe: (load, options) =>
        inTurn(async () => transcribeRecording({ reader, transcriber }, await load(), options)),
      finishStream: streams.finish,
      forgetStream: streams.discard,
    },
    close: async () => {
      await streams.close();
      await transcriber.close();
      await reader.close();
    },
  };
}
