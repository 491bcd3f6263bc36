import type { AnyCall } from '@daedap/contract/call';
import { noteAnswer } from '#/lib/connection/connection.ts';
import { copyHeader } from '#/lib/pwa/worker-words.ts';
import { NetworkError } from './api-error.ts';
import type { CallOptions } from './call-options.ts';
import { prepare } from './prepare.ts';
import { readError } from './read-error.ts';
import { handleUnauthorized } from './unauthorized.ts';

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const cancelled = error instanceof DOMException && error.name === 'AbortError';
    throw cancelled ? error : new NetworkError(error);
  }
}

/** Makes a call of the contract and returns the answer unread, once it is known to be a success. */
export async function send<C extends AnyCall>(
  description: C,
  options: CallOptions<C>,
): Promise<Response> {
  const { url, headers, body, token } = prepare(description, options);
  const signal = options.signal ?? null;
  const response = await reach(url, { method: description.method, headers, body, signal });
  noteAnswer({ isCopy: response.headers.has(copyHeader) });
  if (response.ok) return response;
  const error = await readError(response);
  if (error.status === 401 && !options.keepSessionOn401) handleUnauthorized(error, token);
  throw error;
}
