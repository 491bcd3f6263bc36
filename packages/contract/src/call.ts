import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call. The server checks it before it reads the body. */
export type Access = 'public' | 'user' | 'admin';

type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for parameters, as Fastify and the web client both read it. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly body?: z.ZodType;
  /** The status of success. */
  readonly status: 200 | 201;
  readonly response: z.ZodType;
  /** What this call answers beyond the codes that every call of its access can. */
  readonly errors: readonly ErrorCode[];
};

export type AnyCall = Call;

/** What a client may send. */
export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined;

/** What the server works with after parsing. */
export type ParsedBodyOf<C extends Call> = C['body'] extends z.ZodType
  ? z.output<C['body']>
  : undefined;

export type ResponseOf<C extends Call> = z.output<C['response']>;

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Every successful answer carries its fields and `success: true`. */
export function success<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape });
}
