import type { AnyCall } from '@daedap/contract/call';
import { apiOrigin } from '#/lib/env.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import { addressOf } from './address-of.ts';
import type { CallOptions } from './call-options.ts';
import { formOf } from './form-of.ts';

type Prepared = {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | FormData | null;
  /** The one it is sent with. */
  readonly token: string | null;
};

/** What a call looks like on the wire, however it is sent. */
export function prepare<C extends AnyCall>(description: C, options: CallOptions<C>): Prepared {
  const token = readToken();
  const headers = new Headers({ 'accept-language': currentLanguage() });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  const body = bodyOf(description, options);
  // Of a form the browser sets the type itself: it knows the boundary.
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
