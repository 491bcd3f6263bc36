import { speechMaxRetries, speechServiceTimeoutMs } from '@daedap/contract/constants/speech';
import type { Segment } from '@daedap/contract/interviews';
import type { AudioChunk } from './audio-source.ts';
import { meanConfidence, type StartEngine } from './engine-port.ts';
import { checkSource, nextChange, requireSource, runWork } from './follow-source.ts';
import {
  type ChunkTranscript,
  ChunkRefused,
  type ChunkToSend,
  type SendChunk,
} from './send-chunk-port.ts';
import { SpeechError } from './speech-error.ts';

/** The pause before the first retry; each one after it is twice as long. */
const retryPauseMs = 500;

/** Sends the source to the server, chunk after chunk; the server joins them and responds with the text so far. */
export function whisperServerEngine(sendChunk: SendChunk): StartEngine {
  return ({ source, language, key, onResult, onFailed }) => {
    const sound = requireSource(source);
    sound.sliceAtPauses();
    const segments: Segment[] = [];
    const confidences: number[] = [];
    let wholeText = '';
    let sent = 0;

    const send = async (chunk: AudioChunk | undefined, final: boolean, signal: AbortSignal) => {
      const part = {
        chunk: chunk?.data ?? null,
        index: sent,
        stream: key,
        language,
        final,
        signal,
      };
      const response = await sendWithRetries(sendChunk, part);
      signal.throwIfAborted();
      sent += 1;
      wholeText = response.transcript;
      segments.push(...response.segments);
      const text = response.text.trim();
      if (text !== '') {
        confidences.push(response.confidence);
        onResult({ text, confidence: response.confidence, isFinal: true });
      }
      const preview = response.preview.trim();
      if (preview !== '') onResult({ text: preview, confidence: 0, isFinal: false });
    };

    const sendAll = async (signal: AbortSignal) => {
      for (;;) {
        checkSource(sound);
        const chunks = sound.chunks();
        const state = sound.state();
        const left = chunks.length - sent;
        if (state === 'ended' && left <= 1) {
          if (chunks.length > 0) await send(chunks[sent], true, signal);
          return;
        }
        // While stopping, the newest chunk may be the last one, which is sent as final.
        if (left > (state === 'stopping' ? 1 : 0)) await send(chunks[sent], false, signal);
        else await nextChange(sound, signal);
      }
    };

    const readTranscript = () => ({
      text: wholeText.trim(),
      confidence: meanConfidence(confidences),
      segments: [...segments],
      stream: null,
    });
    const work = runWork(sendAll, onFailed);
    return {
      pause: () => undefined,
      resume: () => undefined,
      finish: async () => {
        await sound.stop();
        await work.done;
        return { ...readTranscript(), stream: sent > 0 ? key : null };
      },
      transcript: readTranscript,
      dispose: work.abort,
    };
  };
}

/** Sends a chunk, and again when it did not get through. */
async function sendWithRetries(send: SendChunk, input: ChunkToSend): Promise<ChunkTranscript> {
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

/**
 * Limits the time of a request: a phone that changes networks leaves requests hanging. The last chunk has no limit, since
 * its response comes when all of the answer is recognised.
 */
async function sendOnce(send: SendChunk, input: ChunkToSend): Promise<ChunkTranscript> {
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
