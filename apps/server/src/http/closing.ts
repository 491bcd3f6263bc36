import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * While the server closes, requests in flight are finished and their connections with them; a request that comes
 * after is told to come back. The signal tells those that wait for something to answer now. Without the header a browser's idle connection would hold the server open.
 */
export function closeGracefully(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onRequest', async () => {
    if (closing.signal.aborted) throw new AppError('UNAVAILABLE');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing.signal.aborted) void reply.header('connection', 'close');
  });
  return closing.signal;
}
