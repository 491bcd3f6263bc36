import OpenAI, { toFile } from 'openai';
import { z } from 'zod';
import { speechServiceTimeoutMs } from '@daedap/contract/constants/speech';
import type { Segment } from '@daedap/contract/interviews';
import { type Recognition, secondsOf } from '@daedap/speech/recognition';
import { roundToHundredth, textOf, tidySegments } from '@daedap/speech/segments';
import { requestIdHeader } from '../../lib/request-context.ts';
import { toWav } from './pcm.ts';
import { EngineClosed, type Transcriber } from './transcriber.ts';

export type RemoteTranscriberOptions = {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  timeoutMs?: number;
};

/** Nobody speaks faster than this; a service that writes more has made it up. */
const mostLettersPerSecond = 40;
const spareLetters = 40;
/** The response for 28 s of speech, with every segment's details, is a few kilobytes. */
const maxResponseBytes = 1024 * 1024;

const segment = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  avg_logprob: z.number().optional(),
  no_speech_prob: z.number().optional(),
});

/** `verbose_json`, and the plain `{ text }` of services that know nothing else. */
const transcription = z.object({ text: z.string(), segments: z.array(segment).max(500).nullish() });

type Transcription = z.infer<typeof transcription>;

/** An OpenAI-compatible `/audio/transcriptions`. */
export function createRemoteTranscriber(options: RemoteTranscriberOptions): Transcriber {
  const { baseUrl, apiKey, model, timeoutMs = speechServiceTimeoutMs } = options;
  const closing = new AbortController();
  const client = new OpenAI({
    baseURL: baseUrl.replace(/\/$/, ''),
    // The library requires a key; a service without keys ignores it.
    apiKey: apiKey ?? 'none',
    timeout: timeoutMs,
    maxRetries: 1,
    fetch: fetchWithin(maxResponseBytes),
  });
  const within = <Value>(
    signal: AbortSignal | undefined,
    ask: (until: AbortSignal) => Promise<Value>,
  ): Promise<Value> => {
    // The library waits between two tries for as long as the service says.
    const overtime = AbortSignal.timeout(3 * timeoutMs);
    const until = AbortSignal.any([closing.signal, overtime, ...(signal ? [signal] : [])]);
    // The library has its own errors for an abort; the port rejects with the signal's reason.
    return ask(until).catch((error: unknown) => {
      until.throwIfAborted();
      throw error;
    });
  };
  return {
    provider: 'openai-compatible',
    models: () => ({ text: model, captions: model }),
    draft: () => Promise.resolve(null),
    preview: () => Promise.resolve(null),
    recognise: (window, { language, signal }) =>
      within(signal, async (until) => {
        until.throwIfAborted();
        const file = await toFile(toWav(window), 'window.wav', { type: 'audio/wav' });
        const response = await client.audio.transcriptions.create(
          { file, model, language, response_format: 'verbose_json' },
          { signal: until, headers: requestIdHeader() },
        );
        return readTranscription(transcription.parse(response), secondsOf(window));
      }),
    check: () =>
      within(undefined, async (until) => {
        until.throwIfAborted();
        await client.models.list({ signal: until });
      }),
    warm: () => undefined,
    close: () => {
      closing.abort(new EngineClosed());
      return Promise.resolve();
    },
  };
}

function readTranscription({ text, segments }: Transcription, seconds: number): Recognition {
  const parts = segments?.length ? segments : [{ start: 0, end: seconds, text }];
  const tidy = tidySegments(parts, seconds).map(rounded);
  const whole = textOf(tidy);
  if (whole.length > seconds * mostLettersPerSecond + spareLetters) {
    throw new Error('the speech service wrote more than can be said in the time');
  }
  return {
    text: whole,
    segments: tidy,
    confidence: whole === '' ? 0 : confidenceOf(segments ?? []),
  };
}

/**
 * The mean probability of the segments (`avg_logprob`), weighed by length. Without it, the opposite of
 * `no_speech_prob`; without both, 0.5.
 */
function confidenceOf(segments: NonNullable<Transcription['segments']>): number {
  let letters = 0;
  let sum = 0;
  for (const { text, avg_logprob: likely, no_speech_prob: silent } of segments) {
    const chance = likely === undefined ? 1 - (silent ?? 0.5) : Math.exp(likely);
    letters += text.length;
    sum += text.length * Math.min(1, Math.max(0, chance));
  }
  return letters === 0 ? 0.5 : sum / letters;
}

const rounded = ({ start, end, text }: Segment): Segment => ({
  start: roundToHundredth(start),
  end: roundToHundredth(end),
  text,
});

/** Reads the whole response first, so that the time limit covers all of it, and limits its size. */
function fetchWithin(limit: number): typeof fetch {
  return async (input, init) => {
    const { body, status, headers } = await fetch(input, init);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of body ?? []) {
      size += part.byteLength;
      if (size > limit) throw new Error('the response of the speech service is too long');
      parts.push(part);
    }
    return new Response(Buffer.concat(parts), { status, headers });
  };
}
