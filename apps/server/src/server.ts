import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './database/embedded/embedded-postgres.ts';
import { openServerDatabase } from './database/open.ts';
import { createLogger } from './log.ts';
import { keptSecret } from './secret.ts';
import { openServices, startJobs } from './services.ts';
import { StartError } from './start-error.ts';
import { version } from './version.ts';

const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** What is left of five seconds for requests in flight, after the database's share. */
const requestsLimitMs = 2_000;

export type RunningServer = { address: string; stop: () => Promise<void> };

type Hooks = Pick<ServerContext, 'say' | 'signal' | 'onLost'>;

/** Brings up the database and everything on it; `stop` takes it down in the opposite order, the database last. */
export async function startServer(config: Config, hooks: Hooks): Promise<RunningServer> {
  const logger = createLogger(config.logLevel);
  const database = await openServerDatabase(config, {
    ...hooks,
    onTrouble: (error) => logger.warn({ err: error }, 'trouble with the database'),
  });
  try {
    const jwtSecret = config.jwtSecret ?? (await keptSecret(config.dataDir));
    const services = await openServices(config, database, logger);
    const app = await createApp({ services, jwtSecret, version, webDir });
    const stop = async () => {
      const cut = setTimeout(() => app.server.closeAllConnections(), requestsLimitMs);
      await app.close();
      clearTimeout(cut);
      await services.close();
    };
    try {
      await services.storage.check();
      const address = await app
        .listen({ host: config.host, port: config.port })
        .catch((error: unknown) => {
          throw listenError(error, config);
        });
      const stopSweeping = await startJobs(services);
      return {
        address,
        stop: async () => {
          stopSweeping();
          await stop();
          await database.close();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    await database.close();
    throw error;
  }
}

function listenError(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`port ${port} is in use: set PORT to another`);
  if (code === 'EACCES')
    return new StartError(`port ${port} is not allowed for this user: set PORT to another`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine`);
  return error;
}
