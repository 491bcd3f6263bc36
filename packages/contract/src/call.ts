import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call. The server checks it before it reads the body. */
export type Access = 'public' | 'user' | 'admin';

/** The one file that a multipart call carries beside its fields. */
export type Upload = {
  readonly field: string;
  readonly maxBytes: number;
  readonly required: boolean;
};

type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for parameters, as Fastify and the web client both read it. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Which limit against abuse it counts towards, when it is not the one of all other calls. */
  readonly limit?: 'analyses' | 'generations' | 'clientErrors';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** A JSON body, or with `upload` the fields of a multipart one. */
  readonly body?: z.ZodType;
  readonly upload?: Upload;
  /** The status of success. */
  readonly status: 200 | 201 | 202;
  /** The same answer with status 202 says that the work goes on. */
  readonly mayTakeLonger?: true;
  /** What is answered instead of JSON. */
  readonly returnsBytes?: true;
  readonly response: z.ZodType;
  /** What this call answers beyond the codes that every call of its access can. */
  readonly errors: readonly ErrorCode[];
};

export type AnyCall = Call;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type ParsedOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a client may send. */
export type BodyOf<C extends Call> = InputOf<C['body']>;
export type ParamsOf<C extends Call> = InputOf<C['params']>;
export type QueryOf<C extends Call> = InputOf<C['query']>;

/** What the server works with after parsing. */
export type ParsedBodyOf<C extends Call> = ParsedOf<C['body']>;
export type ParsedParamsOf<C extends Call> = ParsedOf<C['params']>;
export type ParsedQueryOf<C extends Call> = ParsedOf<C['query']>;

export type ResponseOf<C extends Call> = z.output<C['response']>;

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Every successful answer carries its fields and `success: true`. */
export function success<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape });
}
