import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import type { Config } from '../lib/config.ts';
import type { ServerContext } from '../database/embedded/embedded-postgres.ts';
import { openServerDatabase } from '../database/open.ts';
import { listenError } from '../lib/start-error.ts';
import { createLogger } from '../lib/logger.ts';
import { databaseHooks } from '../metrics/measure.ts';
import { openMetrics } from '../metrics/open-metrics.ts';
import { loadSecrets } from '../lib/secrets.ts';
import { openServices, startJobs } from './services.ts';
import { version } from '../lib/version.ts';

const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url));
export type RunningServer = { address: string; stop: () => Promise<void> };

type Hooks = Pick<ServerContext, 'say' | 'signal' | 'onLost'>;

/** Starts the database and everything that uses it. `stop` stops them in the opposite order. */
export async function startServer(config: Config, hooks: Hooks): Promise<RunningServer> {
  const logger = createLogger(config.logLevel);
  const { metrics, close: closeMetrics } = await openMetrics(config, logger);
  const opened = openServerDatabase(config, {
    ...hooks,
    ...databaseHooks(logger, metrics, config.slowQueryMs),
  });
  const database = await opened.catch(async (error: unknown) => {
    await closeMetrics();
    throw error;
  });
  const close = async () => {
    await database.close();
    await closeMetrics();
  };
  try {
    const { jwtSecret, previousJwtSecret } = config;
    const secrets = jwtSecret
      ? { jwtSecret, previousJwtSecret }
      : await loadSecrets(config.dataDir);
    const services = await openServices(config, database, logger, { metrics });
    const app = await createApp({ services, ...secrets, version, webDir });
    const stop = async () => {
      const cut = setTimeout(() => app.server.closeAllConnections(), config.drainMs);
      await app.close();
      clearTimeout(cut);
      await services.close();
    };
    try {
      await services.storage.check();
      const address = await app
        .listen({
          host: config.host,
          port: config.port,
          // The words of a line do not change; standard output has the address.
          listenTextResolver: () => 'listening',
        })
        .catch((error: unknown) => {
          throw listenError(error, config);
        });
      const stopRemovingLeftovers = await startJobs(services);
      return {
        address,
        stop: async () => {
          stopRemovingLeftovers();
          await stop();
          await close();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    await close();
    throw error;
  }
}
