import type { AnyCall, ResponseOf, Upload } from '@daedap/contract/call';
import { uploadTimeoutMs } from '@daedap/contract/constants/media';
import { NetworkError, UploadTimeoutError } from './api-error.ts';
import { prepare, readError, type CallOptions } from './send.ts';
import { readResponse } from './call.ts';
import { handleUnauthorized } from './unauthorized.ts';

export type UploadWatch = {
  /** 0 to 1; 1 while the server processes the file. */
  readonly onProgress: (part: number) => void;
  /** Cancels: the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
};

/**
 * Makes a call with a file and reports its progress. It uses XMLHttpRequest, because fetch reports no upload progress.
 * Fails as `call` does, and with UploadTimeoutError after a minute without progress or response.
 */
export async function upload<C extends AnyCall & { readonly upload: Upload }>(
  description: C,
  options: CallOptions<C>,
  watch: UploadWatch,
): Promise<ResponseOf<C>> {
  const prepared = prepare(description, options);
  const request = await transfer(description.method, prepared, watch);
  const response = responseOf(request);
  if (response.ok) return readResponse(description, response);
  const error = await readError(response);
  if (error.status === 401) handleUnauthorized(error, prepared.token);
  throw error;
}

function transfer(
  method: string,
  { url, headers, body }: ReturnType<typeof prepare>,
  { onProgress, signal }: UploadWatch,
) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const stop = (reason: unknown) => {
      end(() => reject(reason));
      request.abort();
    };
    const cancel = () => stop(signal.reason);
    // The request's own timeout counts from the start, which would end a slow upload that still makes progress. The
    // last progress event starts the wait for the response, which the server sends within that time.
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => stop(new UploadTimeoutError()), uploadTimeoutMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitAgain();
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => end(() => resolve(request)));
    request.addEventListener('error', () => end(() => reject(new NetworkError('upload'))));
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    signal.addEventListener('abort', cancel);
    request.open(method, url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    waitAgain();
    request.send(body);
  });
}

/** The response as fetch would return it, for the code that reads responses and errors. */
function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
