import type { FastifyInstance } from 'fastify';
import { createEngineReports } from '../engines/engine-health.ts';
import { accountRoutes } from '../features/accounts/routes.ts';
import { adminRoutes } from '../features/admin/routes.ts';
import { refreshAnalysis } from '../features/answers/analyse-session.ts';
import { answerRoutes } from '../features/answers/routes.ts';
import { createUploadSink } from '../features/answers/upload-store.ts';
import { createRemover } from '../features/backups/removal.ts';
import { backupRoutes } from '../features/backups/routes.ts';
import { clientErrorRoutes } from '../features/client-errors/routes.ts';
import { dashboardRoutes } from '../features/dashboard/routes.ts';
import { healthRoutes } from '../features/health/routes.ts';
import { historyRoutes } from '../features/history/routes.ts';
import { practiceRoutes } from '../features/practice/routes.ts';
import { sessionRoutes } from '../features/sessions/routes.ts';
import { speechRoutes } from '../features/speech/routes.ts';
import { voiceRoutes } from '../features/voice/routes.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { createSignedLinks } from '../storage/signed-links.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { Services } from './services.ts';

type FeatureDeps = Secrets & {
  services: Services;
  version: string;
  limits: RateLimits;
  accounts: Parameters<typeof accountRoutes>[1];
  /** Aborted when the server begins to close. */
  stopping: AbortSignal;
  /** How long a request may wait for an analysis. */
  waitMs?: number;
};

/** Registers the routes of every feature, each with the dependencies it declares. */
export function addFeatures(app: FastifyInstance, deps: FeatureDeps): void {
  const { services, limits, accounts, stopping, version, waitMs } = deps;
  const { config, clock, events, engines, speech, speaker, metrics, queue } = services;
  const { db } = services.database;
  const { evaluator, interviewer } = engines;
  const { removal } = accounts;
  const removeDue = createRemover(removal);
  const links = createSignedLinks(deps.jwtSecret, clock, deps.previousJwtSecret);
  const reports = createEngineReports(
    config,
    { ...engines, transcriber: speech?.transcriber ?? null, speaker },
    clock,
  );
  const health = { db, version, engines: reports.health, queue };

  accountRoutes(app, accounts);
  adminRoutes(app, { ...health, clock });
  clientErrorRoutes(app, { db, clock, limits, metrics });
  healthRoutes(app, health);
  sessionRoutes(app, {
    db,
    clock,
    interviewer,
    warmSpeech: () => speech?.transcriber.warm(),
    testEngines: reports.test,
  });
  answerRoutes(app, {
    db,
    clock,
    events,
    queue,
    stopping,
    evaluator,
    sink: createUploadSink(db),
    ...(waitMs !== undefined && { waitMs }),
  });
  speechRoutes(app, { speech });
  voiceRoutes(app, { db, clock, speaker, log: services.logger });
  historyRoutes(app, {
    db,
    links,
    removeStoredBackups: removeDue,
    refreshAnalysis: (userId, sessionId) =>
      refreshAnalysis({ db, clock, evaluator }, userId, sessionId),
  });
  dashboardRoutes(app, { db, clock });
  practiceRoutes(app, { db, clock, coach: services.practice });
  backupRoutes(app, { ...removal, removeDue, links, quotaBytes: config.backupQuotaBytes });
}
