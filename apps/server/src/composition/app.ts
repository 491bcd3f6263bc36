import type { FastifyInstance } from 'fastify';
import { addSockets } from '../events/sockets.ts';
import { createAccounts, userOfToken } from '../features/accounts/service.ts';
import { findSession } from '../features/sessions/find-session.ts';
import { addAuthentication } from '../http/authenticate.ts';
import { addDocs, createHttpServer } from '../http/create-http-server.ts';
import { addModelFiles } from '../http/model-files.ts';
import { createRateLimits, measureLimits } from '../http/rate-limits.ts';
import { addWebApp } from '../http/static-web.ts';
import { addUploads } from '../http/upload.ts';
import type { Secrets } from '../lib/secrets.ts';
import { addFeatures } from './features.ts';
import { removalOf, type Services } from './services.ts';

export type AppDeps = Secrets & {
  services: Services;
  version: string;
  /** The folder of the built web app. */
  webDir: string;
  /** How long a request may wait for an analysis. */
  waitMs?: number;
};

/** Assembles the server. It opens nothing itself: the caller closes the services. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { services, version, jwtSecret, previousJwtSecret } = deps;
  const { config, clock, database, events, logger, metrics } = services;
  const { db, pool } = database;
  const { app, stopping } = await createHttpServer(services);
  const limits = measureLimits(createRateLimits(pool, config.limits), metrics);
  const accounts = createAccounts(
    {
      db,
      clock,
      events,
      limits,
      log: logger,
      mail: config.mail,
      operator: config.operator,
      publicUrl: config.publicUrl,
      services: {
        language: Boolean(config.languageModel),
        speech: Boolean(config.speechService),
        voice: Boolean(config.voiceService),
      },
      removal: removalOf(services),
    },
    { jwtSecret, previousJwtSecret },
  );
  app.addHook('onClose', () => accounts.mailer?.close());

  addAuthentication(app, {
    limits,
    userOfToken: (token, options) => userOfToken(accounts, token, options),
  });
  await addUploads(app);
  await addDocs(app, version);
  addFeatures(app, { ...deps, limits, accounts, stopping });
  addModelFiles(app, config.whisper);
  await addWebApp(app, deps.webDir, config);

  const sockets = addSockets(app.server, {
    events,
    limits,
    allowedOrigins: config.allowedOrigins,
    userOfToken: (token) => userOfToken(accounts, token),
    findSession: (userId, ref) => findSession(db, userId, ref),
    log: logger,
  });
  metrics.watch({ sockets: sockets.count });
  app.addHook('preClose', async () => sockets.close());
  return app;
}
