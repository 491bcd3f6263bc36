import cors from '@fastify/cors';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createEngineHealth } from './engines/engine-health.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { userOfToken } from './features/accounts/service.ts';
import { createTokens } from './features/accounts/tokens.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { addAuthentication } from './http/authenticate.ts';
import { closeGracefully } from './http/closing.ts';
import { addDocs } from './http/docs.ts';
import { handleError } from './http/errors.ts';
import { refuseUnreadable } from './http/unreadable-request.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { requestId } from './http/request-id.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addWebApp } from './http/static-web.ts';

/** A JSON body holds an answer of 20,000 characters with its segments, and not much more. */
const jsonLimitBytes = 256 * 1024;

const daySeconds = 24 * 60 * 60;

export type AppDeps = {
  config: Pick<
    Config,
    'limits' | 'languageModel' | 'speechService' | 'speech' | 'allowedOrigins' | 'adScriptUrl'
  >;
  database: Pick<Database, 'db' | 'pool'>;
  jwtSecret: string;
  clock: Clock;
  logger: FastifyBaseLogger;
  version: string;
  /** The folder of the built web app. */
  webDir: string;
};

/** Assembles the server from what it is given. It opens nothing itself, so whoever calls it closes what it opened. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, clock, version } = deps;
  const { db, pool } = deps.database;
  const limits = createRateLimits(pool, config.limits);
  const accounts = { db, clock, limits, tokens: createTokens(deps.jwtSecret, clock) };
  const health = { db, version, engines: createEngineHealth(config, clock) };

  const app = fastify({
    loggerInstance: deps.logger,
    // Our own line stands in for Fastify's: see request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: jsonLimitBytes,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: refuseUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  closeGracefully(app);
  logRequests(app);
  await addSecurityHeaders(app, config);
  await app.register(cors, {
    origin: config.allowedOrigins,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: daySeconds,
    strictPreflight: false,
  });
  addAuthentication(app, { limits, userOfToken: (token) => userOfToken(accounts, token) });
  await addDocs(app, version);

  accountRoutes(app, accounts);
  adminRoutes(app, { ...health, clock });
  healthRoutes(app, health);
  await addWebApp(app, deps.webDir);
  return app;
}
