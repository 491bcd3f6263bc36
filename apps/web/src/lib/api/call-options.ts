import type { AnyCall, BodyOf, ParamsOf, QueryOf, Upload } from '@daedap/contract/call';

/** A file with the name that the server hears of it. */
export type NamedFile = { readonly blob: Blob; readonly name: string };

/**
 * A call of the contract that has an `upload` is sent as a form: its body as fields (objects as JSON, the rest as
 * text, undefined left out), then its `file`. Every other call sends its body as JSON.
 */
export type CallOptions<C extends AnyCall> = {
  readonly signal?: AbortSignal;
  /** The check at start decides itself what a 401 means. */
  readonly keepSessionOn401?: boolean;
  /** The same key twice is done once; the second answer is the first one's. */
  readonly idempotencyKey?: string;
  readonly query?: QueryOf<C>;
} & (BodyOf<C> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<C> }) &
  (ParamsOf<C> extends undefined
    ? { readonly params?: undefined }
    : { readonly params: ParamsOf<C> }) &
  (C extends { readonly upload: Upload }
    ? { readonly file?: NamedFile | null }
    : { readonly file?: undefined });
