import { transcribeChunk } from '@daedap/contract/calls/speech';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { ChunkRefused, type SendChunk } from '#/media/speech/send-chunk-port.ts';

/** No network, a temporary error, or the rate limit. Without a speech engine no retry helps. */
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
