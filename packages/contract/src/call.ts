import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call. The server checks it before it reads the body. */
export type Access = 'public' | 'user' | 'admin';

/** The one file that a multipart call has besides its fields. */
export type Upload = {
  readonly field: string;
  readonly maxBytes: number;
  readonly required: boolean;
};

type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parameters are written `:name`. Fastify and the web client read it the same way. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** The rate limit that it counts towards. Without it, the limit for all other calls. */
  readonly limit?: 'analyses' | 'generations' | 'voices' | 'clientErrors';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** The JSON body. With `upload`, the fields of a multipart body. */
  readonly body?: z.ZodType;
  readonly upload?: Upload;
  /** The HTTP status of a successful response. */
  readonly status: 200 | 201 | 202;
  /** The response may have status 202 instead: the work goes on in the background. */
  readonly mayTakeLonger?: true;
  /** The response is a file instead of JSON. */
  readonly returnsBytes?: true;
  readonly response: z.ZodType;
  /** The error codes of this call, besides those that every call with its access has. */
  readonly errors: readonly ErrorCode[];
};

export type AnyCall = Call;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type ParsedOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a client may send. */
export type BodyOf<C extends Call> = InputOf<C['body']>;
export type ParamsOf<C extends Call> = InputOf<C['params']>;
export type QueryOf<C extends Call> = InputOf<C['query']>;

/** What the server gets after parsing. */
export type ParsedBodyOf<C extends Call> = ParsedOf<C['body']>;
export type ParsedParamsOf<C extends Call> = ParsedOf<C['params']>;
export type ParsedQueryOf<C extends Call> = ParsedOf<C['query']>;

export type ResponseOf<C extends Call> = z.output<C['response']>;

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** The schema of a successful JSON response: its fields and `success: true`. */
export function success<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape });
}
