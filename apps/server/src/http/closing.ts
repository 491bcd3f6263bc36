import type { FastifyInstance } from 'fastify';
import { getHealth } from '@daedap/contract/calls/health';
import { AppError } from './app-error.ts';

/**
 * While the server closes, requests in flight are finished, and so is what comes on a connection that is still open:
 * a proxy does not send a POST again, to whichever node. The signal tells those that wait for something to answer now.
 * Without the header a browser's idle connection would hold the server open. Who asks how it is learns that it goes.
 */
export function closeGracefully(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onRequest', async (request) => {
    const asksHow = request.routeOptions.url === getHealth.path;
    if (closing.signal.aborted && asksHow) throw new AppError('UNAVAILABLE');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing.signal.aborted) void reply.header('connection', 'close');
  });
  return closing.signal;
}
