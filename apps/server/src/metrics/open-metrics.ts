import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../lib/config.ts';
import { listenError } from '../lib/start-error.ts';
import { type Metrics, noMetrics } from './metrics.ts';

export type OpenMetrics = { metrics: Metrics; close: () => Promise<void> };

/**
 * Serves the metrics of this process on a port of their own, so that a proxy cannot publish them by accident. A worker,
 * which serves nothing else, has them too: probes ask there whether it is ready, and get 503 until it is.
 */
export async function openMetrics(
  { metrics: wanted }: Pick<Config, 'metrics'>,
  log: Logger,
  isReady = () => true,
): Promise<OpenMetrics> {
  if (!wanted) return { metrics: noMetrics, close: async () => undefined };
  // Loaded on demand, because it takes time and most servers do without.
  const { createPrometheus } = await import('./prometheus.ts');
  const { registry, metrics } = createPrometheus();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    if (!isReady()) {
      response.writeHead(503).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, wanted, 'METRICS_')));
    server.listen(wanted.port, wanted.host, resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  log.info({ host: wanted.host, port }, 'metrics');
  return {
    metrics,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
