import { loadConfig } from '../lib/config.ts';
import { openCommandDatabase } from '../database/open.ts';
import { createLogger } from '../lib/logger.ts';
import { databaseHooks } from '../metrics/measure.ts';
import { openMetrics } from '../metrics/open-metrics.ts';
import { openServices, startJobs } from '../composition/services.ts';
import { reportEnd } from '../lib/start-error.ts';

/** The process exits after this. Other nodes take over its jobs. */
const stopLimitMs = 4_800;

/** `npm run worker`: analyses answers for the servers on the same database, without serving HTTP. */
async function work(): Promise<() => Promise<void>> {
  const config = loadConfig(process.env);
  const logger = createLogger(config.logLevel);
  let isWorking = false;
  const { metrics, close: closeMetrics } = await openMetrics(config, logger, () => isWorking);
  const hooks = databaseHooks(logger, metrics, config.slowQueryMs);
  const database = await openCommandDatabase(config, hooks);
  const services = await openServices(config, database, logger, { metrics });
  await services.storage.check();
  const stopRemovingLeftovers = await startJobs(services);
  isWorking = true;
  return async () => {
    stopRemovingLeftovers();
    await services.close();
    await database.close();
    await closeMetrics();
  };
}

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  // A failed start has printed its error.
  const end = await started.catch(() => undefined);
  await end?.();
  process.exit(0);
}

process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

const started = work();
started.then(
  () => console.log('Daedap worker is ready'),
  (error: unknown) => {
    reportEnd(error);
    process.exit(1);
  },
);
