import cors from '@fastify/cors';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import { createEngineReports } from '../engines/engine-health.ts';
import { createKnownUsers } from '../features/accounts/known-users.ts';
import { findUser } from '../features/accounts/repository.ts';
import { accountRoutes } from '../features/accounts/routes.ts';
import { userOfToken } from '../features/accounts/service.ts';
import { createTokens } from '../features/accounts/tokens.ts';
import { adminRoutes } from '../features/admin/routes.ts';
import { refreshAnalysis } from '../features/answers/comprehensive.ts';
import { answerRoutes } from '../features/answers/routes.ts';
import { createRemover } from '../features/backups/removal.ts';
import { backupRoutes } from '../features/backups/routes.ts';
import { clientErrorRoutes } from '../features/client-errors/routes.ts';
import { dashboardRoutes } from '../features/dashboard/routes.ts';
import { healthRoutes } from '../features/health/routes.ts';
import { recordRoutes } from '../features/history/routes.ts';
import { resultRoutes } from '../features/history/results-routes.ts';
import { sessionRoutes } from '../features/sessions/routes.ts';
import { speechRoutes } from '../features/speech/routes.ts';
import { addAuthentication } from '../http/authenticate.ts';
import { closeGracefully } from '../http/closing.ts';
import { addDocs } from '../http/docs.ts';
import { handleError } from '../http/errors.ts';
import { addModelFiles } from '../http/model-files.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { requestId, traceRequests } from '../http/request-id.ts';
import { logRequests } from '../http/request-log.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { addWebApp } from '../http/static-web.ts';
import { refuseUnreadable } from '../http/unreadable-request.ts';
import { addUploads } from '../http/upload.ts';
import { requestLogger } from '../lib/logger.ts';
import { measureLimits } from '../metrics/measure-limits.ts';
import { measureRequests } from '../metrics/measure-requests.ts';
import { addSockets } from '../realtime/sockets.ts';
import { removalOf, type Services } from './services.ts';
import { createSignedLinks } from '../storage/signed-links.ts';
import { createUploadSink } from '../uploads/upload-store.ts';

/** A JSON body holds an answer of 20,000 characters with its segments, and not much more. */
const jsonLimitBytes = 256 * 1024;

const daySeconds = 24 * 60 * 60;
/** A file of 50 MB over a slow line; whoever takes longer has stopped sending. */
const requestTimeoutMs = 5 * 60 * 1000;

export type AppDeps = {
  services: Services;
  jwtSecret: string;
  /** What it signed is still good. */
  previousJwtSecret?: string | undefined;
  version: string;
  /** The folder of the built web app. */
  webDir: string;
  /** How long an analysis may keep its request waiting. */
  waitMs?: number;
};

/** Assembles the server from what it is given. It opens nothing itself, so whoever calls it closes what it opened. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { services, jwtSecret, previousJwtSecret, version } = deps;
  const { config, clock, events, engines, speech, metrics } = services;
  const { db, pool } = services.database;
  const app = createServer(services.logger, config.trustProxy);
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

  const limits = measureLimits(createRateLimits(pool, config.limits), metrics);
  const removal = removalOf(services);
  const removeDue = createRemover(removal);
  const accounts = {
    db,
    clock,
    limits,
    removal,
    tokens: createTokens(jwtSecret, clock, previousJwtSecret),
    known: createKnownUsers((id) => findUser(db, id), events, clock),
  };
  const reports = createEngineReports(
    config,
    { ...engines, transcriber: speech?.transcriber ?? null },
    clock,
  );
  const health = { db, version, engines: reports.health, queue: services.queue };
  const waiting = {
    db,
    clock,
    events,
    stopping,
    evaluator: engines.evaluator,
    ...(deps.waitMs !== undefined && { waitMs: deps.waitMs }),
  };
  const shown = {
    db,
    clock,
    links: createSignedLinks(jwtSecret, clock, previousJwtSecret),
    removeStoredBackups: removeDue,
    refreshAnalysis: (userId: number, sessionId: number) =>
      refreshAnalysis(waiting, userId, sessionId),
  };
  const sink = createUploadSink(db);

  addAuthentication(app, {
    limits,
    userOfToken: (token, options) => userOfToken(accounts, token, options),
  });
  await addUploads(app);
  await addDocs(app, version);
  accountRoutes(app, accounts);
  adminRoutes(app, { ...health, clock });
  clientErrorRoutes(app, { db, clock, limits, metrics });
  healthRoutes(app, health);
  sessionRoutes(app, {
    db,
    clock,
    interviewer: engines.interviewer,
    warmSpeech: () => speech?.transcriber.warm(),
    testEngines: reports.test,
  });
  answerRoutes(app, { ...waiting, queue: services.queue, sink });
  speechRoutes(app, { speech });
  resultRoutes(app, shown);
  recordRoutes(app, shown);
  dashboardRoutes(app, shown);
  backupRoutes(app, {
    ...removal,
    removeDue,
    links: shown.links,
    quotaBytes: config.backupQuotaBytes,
  });
  addModelFiles(app, config.whisper);
  await addWebApp(app, deps.webDir, config);

  const sockets = addSockets(app.server, {
    db,
    events,
    limits,
    allowedOrigins: config.allowedOrigins,
    userOfToken: (token) => userOfToken(accounts, token),
    log: services.logger,
  });
  metrics.watch({ sockets: sockets.count });
  app.addHook('preClose', async () => sockets.close());
  return app;
}

function createServer(logger: FastifyBaseLogger, trustProxy: string[]): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    // Our own line stands in for Fastify's: see request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLogger,
    genReqId: requestId,
    // Otherwise what a caller says of its own address is not believed.
    trustProxy: trustProxy.length > 0 && trustProxy,
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
  return app;
}
