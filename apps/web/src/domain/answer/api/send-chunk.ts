import { transcribeChunk } from '@daedap/contract/calls/speech';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { ChunkRefused, type SendChunk } from '#/media/speech/send-chunk-port.ts';

/** No network, a fault that may pass, or too many calls at once. Without a speech engine no try helps. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 429 || (error.status >= 500 && error.status !== 503);
}

/** Sends one slice of an answer to the server, which joins those of a stream. */
export const sendChunk: SendChunk = async ({ chunk, index, stream, language, final, signal }) => {
  const body = { language, chunk_index: String(index), stream, final };
  const file = chunk && { blob: chunk, name: `chunk-${index}` };
  try {
    return await call(transcribeChunk, { body, file, signal });
  } catch (error) {
    throw mayPass(error) ? error : new ChunkRefused(error);
  }
};
