import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnPostgres, startPostgres } from './postgres.ts';
import { type Managed, startManaged } from './processes.ts';

const endless = '1000000';
/** What one machine with hundreds of people on it would run into at once. */
const noLimits = {
  LIMIT_CALLS: endless,
  LIMIT_ANALYSES: endless,
  LIMIT_GENERATIONS: endless,
  LIMIT_SIGN_INS: endless,
  LIMIT_ADDRESS_SIGN_INS: endless,
  LIMIT_REGISTRATIONS: endless,
};

type Env = Record<string, string>;

export type ClusterOptions = {
  nodes: number;
  workers?: number;
  /** For all of them. */
  env?: Env;
  /** For one node alone, by its number from 0. */
  envOf?: (index: number) => Env;
  /** Where the nodes reach PostgreSQL, when something is to stand in between. */
  databaseUrl?: (postgres: OwnPostgres) => string | Promise<string>;
  /** Where PostgreSQL keeps its data; a folder of its own that goes with it, unless told. */
  postgresDir?: string;
};

export type Cluster = {
  readonly postgres: OwnPostgres;
  readonly nodes: readonly Managed[];
  readonly workers: readonly Managed[];
  readonly addresses: readonly string[];
  /** DATA_DIR of the nodes. */
  readonly dataDir: string;
  /** Ends all of it, whatever state it is in. */
  readonly stop: () => Promise<void>;
};

/** Real server processes on one PostgreSQL on this machine. Text only unless told: speech recognition is off. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'daedap-cluster-'));
  const dataDir = join(folder, 'nodes');
  await mkdir(dataDir);
  const postgres = await startPostgres(options.postgresDir ?? join(folder, 'postgres'));
  const processes: Managed[] = [];
  const stop = async () => {
    await Promise.all(processes.map((each) => each.kill('SIGTERM')));
    await postgres.stop().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { PATH, HOME, NODE_OPTIONS } = process.env;
    const env = {
      PATH,
      HOME,
      NODE_OPTIONS,
      ...noLimits,
      PORT: '0',
      STT: 'off',
      LOG_LEVEL: 'warn',
      JWT_SECRET: 'sixteen letters or more',
      DATA_DIR: dataDir,
      DATABASE_URL: (await options.databaseUrl?.(postgres)) ?? postgres.url,
      ...options.env,
    };
    const launch = async (kind: 'node' | 'worker', more: Env) => {
      const started = await startManaged(kind, { ...env, ...more });
      processes.push(started);
      return started;
    };
    const nodes: Managed[] = [];
    // One after the other: the first migrates the database.
    for (let index = 0; index < options.nodes; index += 1) {
      nodes.push(await launch('node', options.envOf?.(index) ?? {}));
    }
    const workers: Managed[] = [];
    for (let index = 0; index < (options.workers ?? 0); index += 1) {
      workers.push(await launch('worker', {}));
    }
    const addresses = nodes.map((node) => node.address());
    return { postgres, nodes, workers, addresses, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Which node a person speaks to: their own, and after a failure the next. */
export function balance(addresses: readonly string[], index: number) {
  let at = index;
  return {
    address: () => addresses[at % addresses.length] ?? '',
    onUnreachable: () => void (at += 1),
  };
}
