import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * While the server closes, requests in flight are finished and their connections with them; a request that comes
 * after is told to come back. Without the header a browser's idle connection would hold the server open.
 */
export function closeGracefully(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) throw new AppError('UNAVAILABLE');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
}
