import {
  maxVoiceBytes,
  voiceServiceLimitMs,
  voiceSoundTimeoutMs,
} from '@daedap/contract/constants/voice';
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts';
import type { Clock } from '../../lib/clock.ts';
import { requestIdHeader } from '../../lib/request-context.ts';

export type SpokenText = {
  contentType: string;
  /** Fails when there is too much of it, or when it takes too long. */
  chunks: AsyncIterable<Uint8Array>;
};

/** Makes sound of a text. */
export type Speaker = {
  provider: 'openai-compatible';
  model: string;
  voice: string;
  /** Resolves with the first sound. Fails with `SpeakerError` when the service does not deliver. */
  speak: (text: string, signal: AbortSignal) => Promise<SpokenText>;
  check: () => Promise<void>;
  close: () => void;
};

export class SpeakerError extends Error {
  override readonly name = 'SpeakerError';
  /** `resting`: it failed so often that it is left alone for a while. */
  readonly code: 'failed' | 'resting';

  constructor(code: SpeakerError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

type SpeakerOptions = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  voice: string;
  limits?: { firstSoundMs: number; wholeSoundMs: number };
};

const usualLimits = { firstSoundMs: voiceServiceLimitMs, wholeSoundMs: voiceSoundTimeoutMs };

/** An OpenAI-compatible `/audio/speech`. */
export function createSpeaker(options: SpeakerOptions, clock: Clock): Speaker {
  const { apiKey, model, voice, limits = usualLimits } = options;
  const base = options.baseUrl.replace(/\/$/, '');
  const closing = new AbortController();
  const guarded = createCircuitBreaker(
    clock,
    () => new SpeakerError('resting', 'the voice service failed too often'),
  );
  const authorization: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};

  const begin = async (text: string, leaving: AbortSignal): Promise<SpokenText> => {
    const overtime = new AbortController();
    const stop = () => overtime.abort(new SpeakerError('failed', 'the voice service is too slow'));
    const first = setTimeout(stop, limits.firstSoundMs);
    const whole = setTimeout(stop, limits.wholeSoundMs);
    try {
      const response = await fetch(`${base}/audio/speech`, {
        method: 'POST',
        headers: { ...authorization, ...requestIdHeader(), 'content-type': 'application/json' },
        body: JSON.stringify({ model, voice, input: text, response_format: 'mp3' }),
        signal: AbortSignal.any([leaving, closing.signal, overtime.signal]),
      });
      const contentType = await soundTypeOf(response);
      const chunks = withinBytes(response.body);
      // Headers alone do not mean that there is sound.
      const opening = await chunks.next();
      if (opening.done) throw new SpeakerError('failed', 'the voice service sent nothing');
      clearTimeout(first);
      return { contentType, chunks: untilEnd(opening.value, chunks, () => clearTimeout(whole)) };
    } catch (error) {
      clearTimeout(first);
      clearTimeout(whole);
      leaving.throwIfAborted();
      throw error instanceof SpeakerError
        ? error
        : new SpeakerError('failed', 'the voice service cannot be reached', error);
    }
  };

  return {
    provider: 'openai-compatible',
    model,
    voice,
    speak: (text, signal) => guarded(() => begin(text, signal)),
    check: async () => {
      const response = await fetch(`${base}/models`, {
        headers: authorization,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(limits.firstSoundMs)]),
      });
      await response.body?.cancel();
      if (!response.ok)
        throw new SpeakerError('failed', `the voice service says ${response.status}`);
    },
    close: () => closing.abort(new SpeakerError('failed', 'the server stops')),
  };
}

/** The type of the sound. A response that is none, or that announces too much, is not read. */
async function soundTypeOf({ ok, status, headers, body }: Response): Promise<string> {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const refuse = async (why: string) => {
    await body?.cancel();
    throw new SpeakerError('failed', `the voice service ${why}`);
  };
  if (!ok) await refuse(`says ${status}`);
  if (!/^audio\/[\w.+-]{1,40}$/.test(type)) await refuse('sent no sound');
  if (Number(headers.get('content-length')) > maxVoiceBytes) await refuse('sent too much');
  return type;
}

async function* withinBytes(
  source: AsyncIterable<Uint8Array> | null,
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  for await (const chunk of source ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxVoiceBytes) throw new SpeakerError('failed', 'the voice service sent too much');
    if (chunk.byteLength > 0) yield chunk;
  }
}

async function* untilEnd(
  first: Uint8Array,
  others: AsyncGenerator<Uint8Array, void>,
  done: () => void,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield first;
    yield* others;
  } finally {
    done();
    // Also when nobody reads on: it ends the request.
    await others.return();
  }
}
