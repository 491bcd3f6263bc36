import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  Access,
  AnyCall,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
  ResponseOf,
} from '@daedap/contract/call';
import { errorEnvelope, errorStatus, type ErrorCode } from '@daedap/contract/errors';
import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import { AppError } from './app-error.ts';
import { requestLanguage } from './request-info.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    limit?: AnyCall['limit'];
  }
  interface FastifyRequest {
    /** Set by `authenticate` where the call's access asks for it. */
    user: User | null;
  }
}

type CallContext<C extends AnyCall> = {
  params: ParsedParamsOf<C>;
  query: ParsedQueryOf<C>;
  body: ParsedBodyOf<C>;
  /** Whose call it is; null only for public calls. */
  user: C['access'] extends 'public' ? User | null : User;
  address: string;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<C extends AnyCall, More = unknown> = (
  context: CallContext<C> & More,
) => Promise<Omit<ResponseOf<C>, 'success'>>;

const errorsOfAccess: Record<Access, readonly ErrorCode[]> = {
  public: ['INTERNAL', 'UNAVAILABLE'],
  user: ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'],
  admin: [
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'FORBIDDEN',
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ],
};
const errorsOfBody: readonly ErrorCode[] = [
  'VALIDATION',
  'BAD_JSON',
  'FILE_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
];

/** Registers a call of the contract. The handler gets what was parsed and returns the fields of the answer. */
export function route<C extends AnyCall>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  app.route({
    ...routeOptions(call),
    // Where forms are understood at all, this call still wants JSON.
    preValidation: async (request) => {
      if (call.body && request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA');
    },
    handler: async (request, reply) =>
      answer(call, reply, await handler(contextOf(call, request, reply))),
  });
}

/** What every route of a call has, whoever reads its body. */
export function routeOptions(call: AnyCall) {
  return {
    method: call.method,
    url: call.path,
    config: { access: call.access, ...(call.limit && { limit: call.limit }) },
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[2] ?? ''],
      security: call.access === 'public' ? [] : [{ bearer: [] }],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { ...successResponses(call), ...errorResponses(call) },
    },
  };
}

export function contextOf<C extends AnyCall>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
): CallContext<C> {
  if (call.access !== 'public' && request.user === null) throw new AppError('UNAUTHENTICATED');
  // Fastify has parsed all of it with the call's schemas; its own types do not know.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    user: request.user,
    address: request.ip,
    language: requestLanguage(request),
    request,
    reply,
  } as CallContext<C>;
}

/** A handler may have set another status than the usual one: 202 for what goes on. */
export function answer(call: AnyCall, reply: FastifyReply, fields: object): FastifyReply {
  if (reply.statusCode === 200) void reply.code(call.status);
  return reply.send({ success: true, ...fields });
}

function successResponses(call: AnyCall) {
  if (call.returnsBytes) return {};
  return {
    [call.status]: call.response,
    ...(call.mayTakeLonger && { 202: call.response }),
  };
}

function errorResponses(call: AnyCall) {
  const codes = [
    ...errorsOfAccess[call.access],
    ...(call.body ? errorsOfBody : []),
    ...(call.params || call.query ? (['VALIDATION'] as const) : []),
    ...call.errors,
  ];
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const code of codes) {
    const status = errorStatus[code];
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  const responses = [...byStatus].map(([status, names]) => [
    status,
    errorEnvelope.describe([...names].join(', ')),
  ]);
  return Object.fromEntries(responses);
}
