import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { withRequestId } from '../lib/request-context.ts';

/** Takes the caller's id when it is harmless, so that a proxy's log and ours can be read together. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Whatever a request sets off knows its id from here on; the answer carries it. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    withRequestId(request.id, done);
  });
  // What follows a body is called by the body's stream, which knows nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
}
