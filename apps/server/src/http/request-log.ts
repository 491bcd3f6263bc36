import type { FastifyInstance } from 'fastify';

/** One line a call. Only the route's own address: a query, or an address that is none, can hold what a person typed. Files of the web app are not worth a line. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const level = path.startsWith('/api/') ? 'info' : 'debug';
    const line = {
      method: request.method,
      path: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.user?.id,
    };
    request.log[level](line, 'request');
  });
}
