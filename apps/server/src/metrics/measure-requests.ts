import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Counts every call when it is over: answered, or given up by its caller. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    const start = performance.now();
    metrics.requestBegan();
    // A file on its way has ten listeners without this one, and Node warns of more.
    reply.raw.setMaxListeners(20);
    reply.raw.once('close', () =>
      metrics.requestEnded({
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.raw.writableFinished ? String(reply.statusCode) : 'aborted',
        seconds: (performance.now() - start) / 1000,
        uploadBytes: uploadOf(request, reply),
      }),
    );
  });
}

function uploadOf({ headers }: FastifyRequest, reply: FastifyReply): number {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') === true;
  const wasTaken = reply.raw.writableFinished && reply.statusCode < 400;
  return (isForm && wasTaken && Number(headers['content-length'])) || 0;
}
