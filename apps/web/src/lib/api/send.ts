import type { AnyCall, BodyOf, ParamsOf, QueryOf } from '@daedap/contract/call';
import { apiOrigin } from '#/lib/env.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import { addressOf } from './address-of.ts';
import { NetworkError } from './api-error.ts';
import { readError } from './read-error.ts';
import { handleUnauthorized } from './unauthorized.ts';

export type CallOptions<C extends AnyCall> = {
  readonly signal?: AbortSignal;
  /** The check at start decides itself what a 401 means. */
  readonly keepSessionOn401?: boolean;
  readonly query?: QueryOf<C>;
} & (BodyOf<C> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<C> }) &
  (ParamsOf<C> extends undefined
    ? { readonly params?: undefined }
    : { readonly params: ParamsOf<C> });

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
  const token = readToken();
  const headers = new Headers({ 'accept-language': currentLanguage() });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  const address = addressOf(description.path, options.params, options.query);
  const response = await reach(`${apiOrigin}${address}`, {
    method: description.method,
    headers,
    body: options.body === undefined ? null : JSON.stringify(options.body),
    signal: options.signal ?? null,
  });
  if (response.ok) return response;
  const error = await readError(response);
  if (error.status === 401 && !options.keepSessionOn401) handleUnauthorized(error, token);
  throw error;
}
