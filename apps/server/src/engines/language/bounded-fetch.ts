import { LanguageModelError } from './language-model-error.ts';

/** The largest answer of ours is a few kilobytes. */
const maxAnswerBytes = 1024 * 1024;

/** A fetch whose answers break off at the limit while they are read: a length in a header proves nothing. */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(input, init);
  return new Response(body && body.pipeThrough(limiter()), { status, statusText, headers });
}

function limiter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let read = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read <= maxAnswerBytes) controller.enqueue(chunk);
      else controller.error(new LanguageModelError('too-large', 'the answer is over 1 MB'));
    },
  });
}
