import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { Config } from '../lib/config.ts';
import type { Schema } from '../database/schema.ts';
import { createEars } from '../engines/speech/ears.ts';
import { transcribeWhole } from '../engines/speech/listen.ts';
import { createRemoteTranscriber } from '../engines/speech/remote-transcriber.ts';
import type { Transcriber } from '../engines/speech/transcriber.ts';
import { createWhisper } from '../engines/speech/whisper.ts';
import type { Hearing } from '../features/answers/hear-answer.ts';
import { measureTranscriber } from '../metrics/measure-engines.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createTurns } from '../lib/limit-concurrency.ts';
import { createSpeechStreams, type SpeechStreams } from '../features/speech/streams.ts';

/** Everything that hears. */
export type Speech = {
  transcriber: Transcriber;
  streams: SpeechStreams;
  hearing: Hearing;
  close: () => Promise<void>;
};

type SpeechConfig = Pick<Config, 'speech' | 'speechService' | 'whisper'>;
type SpeechDeps = { db: Kysely<Schema>; clock: Clock; log: Logger };

/** The speech engine of the settings: Whisper in worker threads, an endpoint, or none. */
export function openSpeech(
  config: SpeechConfig,
  deps: SpeechDeps,
  metrics: Metrics,
): Speech | null {
  if (!config.speech) return null;
  const { speechService, whisper } = config;
  const transcriber = speechService
    ? createRemoteTranscriber(speechService)
    : createWhisper(whisper);
  return speechWith(measureTranscriber(transcriber, metrics), deps, whisper.workers);
}

export function speechWith(transcriber: Transcriber, deps: SpeechDeps, atATime = 1): Speech {
  const ears = createEars();
  // A recording is large once it is decoded; more of them than can be recognised would only stand in memory.
  const inTurn = createTurns(atATime);
  const streams = createSpeechStreams({ ...deps, ears, transcriber });
  return {
    transcriber,
    streams,
    hearing: {
      transcribe: (load, options) =>
        inTurn(async () => transcribeWhole({ ears, transcriber }, await load(), options)),
      finishStream: streams.finish,
      forgetStream: streams.discard,
    },
    close: async () => {
      await streams.close();
      await transcriber.close();
      await ears.close();
    },
  };
}
