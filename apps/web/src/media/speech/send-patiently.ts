import { speechMaxRetries, speechServiceTimeoutMs } from '@daedap/contract/constants/speech';
import {
  ChunkRefused,
  type ChunkHeard,
  type ChunkToSend,
  type SendChunk,
} from './send-chunk-port.ts';
import { SpeechError } from './speech-error.ts';

/** The first pause before another try; each one after it is twice as long. */
const retryPauseMs = 500;

/** Sends a chunk, again where it did not get through. */
export async function sendPatiently(send: SendChunk, input: ChunkToSend): Promise<ChunkHeard> {
  const { signal } = input;
  for (let retries = 0; ; retries += 1) {
    try {
      return await sendOnce(send, input);
    } catch (error) {
      signal.throwIfAborted();
      const isLost = error instanceof ChunkRefused || retries >= speechMaxRetries;
      if (isLost) throw new SpeechError('chunkLost', error);
      await sleep(retryPauseMs * 2 ** retries, signal);
    }
  }
}

/** A phone that changes networks leaves its requests hanging. The last chunk alone is answered when all is understood. */
async function sendOnce(send: SendChunk, input: ChunkToSend): Promise<ChunkHeard> {
  if (input.final) return send(input);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), speechServiceTimeoutMs);
  try {
    return await send({ ...input, signal: AbortSignal.any([input.signal, late.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
