import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { eventually } from '@daedap/server/test/eventually.ts';
import { type Nginx, type Ports, startNginx } from '../harness/nginx.ts';
import { type Postgres, startPostgres } from '../harness/postgres.ts';
import { type ManagedProcess, startServer, textServerEnv } from '../harness/server.ts';
import { freePort } from '../../scripts/lib/free-port.ts';

/** Two nodes on one PostgreSQL behind nginx with TLS, as docs/operations.md describes it. */
export type Deployment = {
  postgres: Postgres;
  ports: Ports;
  nodes: readonly [ManagedProcess, ManagedProcess];
  nginx: Nginx;
  /** Where nginx listens, by its number. */
  address: string;
  /** The same by the name that nginx serves. Only a browser that was told so finds it. */
  publicUrl: string;
  stop: () => Promise<void>;
};

export async function startDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'daedap-proxy-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'database') });
  const ports: Ports = {
    nodes: [await freePort(), await freePort()],
    plain: await freePort(),
    tls: await freePort(),
  };
  const address = `https://127.0.0.1:${ports.tls}`;
  const publicUrl = `https://daedap.example:${ports.tls}`;
  const env = {
    ...textServerEnv,
    DATABASE_URL: postgres.url(),
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '20',
    LIMIT_REGISTRATIONS: '30',
    LOG_LEVEL: 'info',
  };
  const start = (port: number) => startServer({ ...env, PORT: String(port) });
  const nodes = [await start(ports.nodes[0]), await start(ports.nodes[1])] as const;
  const nginx = await startNginx(folder, ports);
  setDefaultCACertificates([...getCACertificates('default'), nginx.certificate]);
  await eventually(() => fetch(`${address}/api/health`));
  const stop = async () => {
    await nginx.stop();
    for (const node of nodes) await node.kill('SIGTERM');
    await postgres.kill('SIGINT');
    await rm(folder, { recursive: true, force: true });
  };
  return { postgres, ports, nodes, nginx, address, publicUrl, stop };
}
