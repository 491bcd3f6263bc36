import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { getHealth } from '@daedap/contract/calls/health';
import { defaultLanguage } from '@daedap/contract/languages';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Config } from '../lib/config.ts';
import { requestLogger } from '../lib/logger.ts';
import { withRequestId } from '../lib/request-context.ts';
import { measureRequests } from '../metrics/measure.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { AppError } from './app-error.ts';
import { errorTexts } from './error-texts.ts';
import { handleError } from './errors.ts';
import { requestId } from './request-info.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** A JSON body holds an answer of 20,000 characters with its segments, and not much more. */
const jsonLimitBytes = 256 * 1024;
/** Enough for a file of 50 MB over a slow connection. */
const requestTimeoutMs = 5 * 60 * 1000;
const daySeconds = 24 * 60 * 60;

type HttpServerDeps = {
  config: Pick<Config, 'trustProxy' | 'allowedOrigins' | 'adScriptUrl'>;
  logger: FastifyBaseLogger;
  metrics: Metrics;
};

export type HttpServer = {
  app: FastifyInstance;
  /** Aborted when the server begins to close. */
  stopping: AbortSignal;
};

/** Fastify with what all routes share. The caller adds the routes. */
export async function createHttpServer({
  config,
  logger,
  metrics,
}: HttpServerDeps): Promise<HttpServer> {
  const app = fastify({
    loggerInstance: logger,
    // `logRequests` writes a line of our own instead.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLogger,
    genReqId: requestId,
    // Without a trusted proxy the forwarding headers of a request are ignored.
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    bodyLimit: jsonLimitBytes,
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: refuseUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  traceRequests(app);
  measureRequests(app, metrics);
  const stopping = closeGracefully(app);
  logRequests(app);
  await addSecurityHeaders(app, config);
  await app.register(cors, {
    origin: config.allowedOrigins,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: daySeconds,
    strictPreflight: false,
  });
  return { app, stopping };
}

/** Everything that a request starts knows its id. The response carries it. */
function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    withRequestId(request.id, done);
  });
  // After a body, hooks are called by the body's stream, which does not know the request.
  app.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
}

/**
 * While the server closes it finishes requests in flight, and also requests that still come on open connections: a
 * proxy does not repeat a POST on another node. The signal makes waiting requests respond now. The header makes
 * browsers close idle connections, which would keep the server open. The health check reports the stop.
 */
function closeGracefully(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onRequest', async (request) => {
    const isHealthCheck = request.routeOptions.url === getHealth.path;
    if (closing.signal.aborted && isHealthCheck) throw new AppError('UNAVAILABLE');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing.signal.aborted) void reply.header('connection', 'close');
  });
  return closing.signal;
}

/**
 * One line per call, with the path of the route: a query or an unknown path may hold what a person typed. Files of the
 * web app are logged at debug level.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const level = path.startsWith('/api/') ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        path: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.user?.id,
      },
      'request',
    );
  });
}

/** What Node cannot parse as HTTP has neither request nor reply, so the error body is written by hand. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const code = 'BAD_JSON';
  const body = JSON.stringify({ success: false, error: errorTexts[defaultLanguage][code], code });
  const lines = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** The page at /api/docs, from the schemas of the contract. It has to be registered before the routes. */
export async function addDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Daedap', version, description: 'Every call of the interview coach.' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // This page alone sets styles in its HTML.
    transformStaticCSP: (policy) => policy.replace('style-src', "style-src 'unsafe-inline'"),
  });
}
