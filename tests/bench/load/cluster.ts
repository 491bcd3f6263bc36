import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '../../harness/postgres.ts';
import { type ManagedProcess, startServer, textServerEnv } from '../../harness/server.ts';

export type Cluster = {
  readonly postgres: Postgres;
  readonly nodes: readonly ManagedProcess[];
  readonly addresses: readonly string[];
  /** Stops all processes, whatever state they are in. */
  readonly stop: () => Promise<void>;
};

/** Server processes on one PostgreSQL, all on this machine. */
export async function startCluster(count = 2): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'daedap-cluster-'));
  const [dataDir, database] = [join(folder, 'nodes'), join(folder, 'postgres')];
  await mkdir(dataDir);
  // 26 connections for each node, and a few for the bench.
  const settings = { max_connections: 26 * count + 48 };
  const postgres = await startPostgres({ dataDir: database, settings });
  const nodes: ManagedProcess[] = [];
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
    await postgres.kill('SIGINT');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const env = {
      ...textServerEnv,
      // Each node gets its own inspector port when its heap is measured.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --inspect-port=0`,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url(),
    };
    // One after the other: the first node migrates the database.
    while (nodes.length < count) nodes.push(await startServer(env));
    const addresses = nodes.map((node) => node.address());
    return { postgres, nodes, addresses, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
