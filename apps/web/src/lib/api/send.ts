import type { AnyCall, BodyOf, ParamsOf, QueryOf, Upload } from '@daedap/contract/call';
import { errorEnvelope } from '@daedap/contract/errors';
import { noteResponse } from '#/lib/connection.ts';
import { apiOrigin } from '#/lib/env.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { copyHeader } from '#/lib/pwa/worker-messages.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { handleUnauthorized } from './unauthorized.ts';

/** A file and the name that the server gets. */
export type NamedFile = { readonly blob: Blob; readonly name: string };

/**
 * A call of the contract that has an `upload` is sent as a form: its body as fields (objects as JSON, the rest as
 * text, undefined left out), then its `file`. Every other call sends its body as JSON.
 */
export type CallOptions<C extends AnyCall> = {
  readonly signal?: AbortSignal;
  /** The session check at start handles a 401 itself. */
  readonly keepSessionOn401?: boolean;
  /** Instead of the stored token, which a sign-out has just removed. */
  readonly token?: string;
  /** The server runs two calls with the same key once; the second gets the response of the first. */
  readonly idempotencyKey?: string;
  readonly query?: QueryOf<C>;
} & (BodyOf<C> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<C> }) &
  (ParamsOf<C> extends undefined
    ? { readonly params?: undefined }
    : { readonly params: ParamsOf<C> }) &
  (C extends { readonly upload: Upload }
    ? { readonly file?: NamedFile | null }
    : { readonly file?: undefined });

/** Makes a call of the contract and returns the unread response if it is a success; throws otherwise. */
export async function send<C extends AnyCall>(
  description: C,
  options: CallOptions<C>,
): Promise<Response> {
  const { url, headers, body, token } = prepare(description, options);
  const signal = options.signal ?? null;
  const response = await fetchResponse(url, { method: description.method, headers, body, signal });
  noteResponse({ isCopy: response.headers.has(copyHeader) });
  if (response.ok) return response;
  const error = await readError(response);
  if (error.status === 401 && !options.keepSessionOn401) handleUnauthorized(error, token);
  throw error;
}

async function fetchResponse(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): unknown {
  const isCancelled = error instanceof DOMException && error.name === 'AbortError';
  return isCancelled ? error : new NetworkError(error);
}

/** Null when the body is not JSON, which every schema refuses. A body that breaks off fails like its call. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // Safari's is a DOMException of that name.
    const isNamed = error instanceof Error || error instanceof DOMException;
    if (isNamed && error.name === 'SyntaxError') return null;
    throw failureOf(error);
  }
}

type PreparedCall = {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | FormData | null;
  /** The token of the request. */
  readonly token: string | null;
};

/** Address, headers and body of a call. */
export function prepare<C extends AnyCall>(description: C, options: CallOptions<C>): PreparedCall {
  const token = options.token ?? readToken();
  const headers = new Headers({ 'accept-language': currentLanguage() });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  const body = bodyOf(description, options);
  // The browser sets the type of a form itself, because it knows the boundary.
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  const address = addressOf(description.path, options.params, options.query);
  return { url: `${apiOrigin}${address}`, headers, body, token };
}

function bodyOf<C extends AnyCall>(
  description: C,
  options: CallOptions<C>,
): string | FormData | null {
  if (description.upload) return formOf(options.body, description.upload, options.file ?? null);
  return options.body === undefined ? null : JSON.stringify(options.body);
}

/** Fills in the `:names` of a path and appends the query. Leaves out undefined values. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const filled = Object.entries(params ?? {}).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The fields go first, so that the server can refuse them before the file arrives. */
export function formOf(fields: unknown, upload: Upload, file: NamedFile | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value !== undefined) form.set(name, textOf(value));
  }
  if (file) form.set(upload.field, file.blob, file.name);
  return form;
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

export async function readError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  // A body that is not JSON came from a proxy: see below.
  const body: unknown = await response.json().catch(() => null);
  const envelope = errorEnvelope.safeParse(body);
  if (envelope.success) {
    const { code, error, details } = envelope.data;
    return new ApiError({ code, status, statusText, message: error, details, retryAfter });
  }
  // A proxy in between responded.
  const code = status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL';
  return new ApiError({ code, status, statusText, message: '', retryAfter });
}
