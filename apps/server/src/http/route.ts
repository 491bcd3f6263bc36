import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Access, AnyCall, ParsedBodyOf, ResponseOf } from '@daedap/contract/call';
import { errorEnvelope, errorStatus, type ErrorCode } from '@daedap/contract/errors';
import type { User } from '@daedap/contract/users';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Set by `authenticate` where the call's access asks for it. */
    user: User | null;
  }
}

type CallContext<C extends AnyCall> = {
  body: ParsedBodyOf<C>;
  /** Whose call it is; null only for public calls. */
  user: C['access'] extends 'public' ? User | null : User;
  address: string;
  reply: FastifyReply;
};

type Handler<C extends AnyCall> = (
  context: CallContext<C>,
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
    method: call.method,
    url: call.path,
    config: { access: call.access },
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[2] ?? ''],
      security: call.access === 'public' ? [] : [{ bearer: [] }],
      ...(call.body && { body: call.body }),
      response: { [call.status]: call.response, ...errorResponses(call) },
    },
    handler: async (request, reply) => {
      if (call.access !== 'public' && request.user === null) throw new AppError('UNAUTHENTICATED');
      // Fastify has parsed the body with the call's schema; its own types do not know.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const context = {
        body: request.body,
        user: request.user,
        address: request.ip,
        reply,
      } as CallContext<C>;
      const fields = await handler(context);
      return reply.code(call.status).send({ success: true, ...fields });
    },
  });
}

function errorResponses(call: AnyCall) {
  const codes = [
    ...errorsOfAccess[call.access],
    ...(call.body ? errorsOfBody : []),
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
