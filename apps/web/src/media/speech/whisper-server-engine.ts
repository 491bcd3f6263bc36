import type { Segment } from '@daedap/contract/interviews';
import type { AudioChunk } from './audio-source.ts';
import type { StartEngine } from './engine-port.ts';
import { checkSource, nextChange, requireSource } from './follow-source.ts';
import { meanConfidence } from './mean-confidence.ts';
import { runWork } from './run-work.ts';
import type { SendChunk } from './send-chunk-port.ts';
import { sendPatiently } from './send-patiently.ts';

/** Sends the source to the server, chunk after chunk; the server joins them and answers with the words it has understood. */
export function whisperServerEngine(sendChunk: SendChunk): StartEngine {
  return ({ source, language, key, onHeard, onFailed }) => {
    const sound = requireSource(source);
    const segments: Segment[] = [];
    const confidences: number[] = [];
    let transcript = '';
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
      const answer = await sendPatiently(sendChunk, part);
      signal.throwIfAborted();
      sent += 1;
      transcript = answer.transcript;
      segments.push(...answer.segments);
      const text = answer.text.trim();
      if (text === '') return;
      confidences.push(answer.confidence);
      onHeard({ text, confidence: answer.confidence, isFinal: true });
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
        // The newest may turn out to be the last one, which goes with the end.
        if (left > (state === 'stopping' ? 1 : 0)) await send(chunks[sent], false, signal);
        else await nextChange(sound, signal);
      }
    };

    const heard = () => ({
      text: transcript.trim(),
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
        return { ...heard(), stream: sent > 0 ? key : null };
      },
      heard,
      dispose: work.abort,
    };
  };
}
