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
    /** Set by `addAuthentication` for calls that are not public. */
    user: User | null;
  }
}

type CallContext<C extends AnyCall> = {
  params: ParsedParamsOf<C>;
  query: ParsedQueryOf<C>;
  body: ParsedBodyOf<C>;
  /** null only for public calls. */
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

/** Registers a call of the contract. The handler gets the parsed request and returns the fields of the response. */
export function route<C extends AnyCall>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  app.route({
    ...routeOptions(call),
    // The upload plugin accepts forms for every route, but this call takes JSON.
    preValidation: async (request) => {
      if (call.body && request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA');
    },
    handler: async (request, reply) =>
      sendResponse(call, reply, await handler(contextOf(call, request, reply))),
  });
}

/** The options of a route, without its handler. */
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
  // Fastify has parsed everything with the schemas of the call, but its types do not say so.
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

/** Sends the response with the status of the call, unless the handler has set another one (202). */
export function sendResponse(call: AnyCall, reply: FastifyReply, fields: object): FastifyReply {
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
