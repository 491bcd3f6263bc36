import { startTcpProxy, type TcpProxy } from '@daedap/server/test/tcp-proxy.ts';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFailed, onTestFinished } from 'vitest';
import { type Crowd, startCrowd } from '../../harness/crowd/crowd.ts';
import { expectNothingLost } from '../../harness/crowd/expect-nothing-lost.ts';
import {
  type ManagedProcess,
  startServer,
  startWorker,
  textServerEnv,
} from '../../harness/server.ts';
import { type Postgres, startPostgres } from '../../harness/postgres.ts';
import { print, within } from '../../harness/progress.ts';

/** Fewer on a machine that has much else to do. */
const people = Number(process.env['FAULTS_PEOPLE'] ?? 20);
/** Short: what is to be cut off must be under way. */
const thinkMs = 600;
const roundsBefore = 5;
const warmUpMs = 180_000;

export type World = {
  folder: string;
  postgres: Postgres;
  /** Stands between the nodes and PostgreSQL. */
  network: TcpProxy;
  nodes: readonly [ManagedProcess, ManagedProcess];
  /** `npm run worker`, when asked for. */
  worker: ManagedProcess | null;
  crowd: Crowd;
  /** Sends everybody home, stops everything, and checks what has to be true after any fault. */
  end: () => Promise<void>;
};

type Env = Record<string, string>;

type Options = {
  /** For every process of ours. */
  env?: Env;
  /** For the first node alone. */
  firstEnv?: Env;
  /** Starts a worker with these besides. */
  workerEnv?: Env;
  postgres?: { settings?: Record<string, string | number>; env?: Env };
  stage?: Stage;
};

/** A folder, and what is to be ended with the test: one that fails leaves nothing running either. */
export async function openStage() {
  const folder = await mkdtemp(join(tmpdir(), 'daedap-faults-'));
  const cleaning: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  onTestFinished(async () => {
    for (const clean of cleaning.toReversed()) await clean();
  });
  const clean = (work: () => unknown) => void cleaning.push(work);
  const keep = <Thing extends ManagedProcess | Postgres>(thing: Thing) => {
    clean(() => thing.kill('SIGKILL'));
    if ('log' in thing) onTestFailed(() => print(complaintsIn(thing.log())));
    return thing;
  };
  const gather = async (addresses: readonly string[]) => {
    const crowd = await startCrowd(addresses, { users: people, thinkMs });
    clean(crowd.stop);
    await within(warmUpMs, () => expect(crowd.rounds()).toBeGreaterThanOrEqual(roundsBefore));
    return crowd;
  };
  return { folder, clean, keep, gather };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Two nodes on one PostgreSQL, with people at them: the fault may come. */
export async function startWorld(options: Options = {}): Promise<World> {
  const { folder, keep, gather } = options.stage ?? (await openStage());
  const dataDir = join(folder, 'data');
  const database = join(folder, 'database');
  const postgres = keep(await startPostgres({ dataDir: database, ...options.postgres }));
  const network = await startTcpProxy(postgres.port);
  const url = postgres.url(network.port);
  const env = { ...textServerEnv, DATABASE_URL: url, DATA_DIR: dataDir, ...options.env };
  const first = keep(await startServer({ ...env, ...options.firstEnv }));
  const second = keep(await startServer(env));
  const worker = options.workerEnv
    ? keep(await startWorker({ ...env, ...options.workerEnv }))
    : null;
  const crowd = await gather([first.address(), second.address()]);
  const end = async () => {
    await crowd.stop();
    await expectAllKept(crowd, { connectionString: postgres.url() });
    const all = [first, second, ...(worker ? [worker] : [])];
    expect(await endAll(all), 'exit codes at the end').toEqual(all.map(() => 0));
    await network.close();
    await postgres.kill('SIGINT');
    await expectNobodyIn(folder);
  };
  return { folder, postgres, network, nodes: [first, second], worker, crowd, end };
}

export const endAll = (processes: readonly ManagedProcess[]) =>
  Promise.all(processes.map((one) => one.kill('SIGTERM')));

export const expectNobodyIn = (folder: string) =>
  within(5_000, async () => expect(await processesIn(folder), 'left running').toEqual([]));

export async function expectAllKept(
  crowd: Crowd,
  connection: Parameters<typeof expectNothingLost>[0],
): Promise<void> {
  const { acknowledged } = await expectNothingLost(connection, crowd);
  print(`${acknowledged} acknowledged answers in ${crowd.rounds()} interviews, none lost`);
  print(`what people saw: ${JSON.stringify(crowd.failures())}`);
}

/** The reasons that a log gives, each with its count. */
function complaintsIn(log: string): string {
  const counts = new Map<string, number>();
  for (const [reason] of log.matchAll(/"message":"[^"]*"/g)) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return `its log: ${JSON.stringify(Object.fromEntries(counts))}`;
}

/** Processes that work inside a folder: PostgreSQL's do, all of them. */
async function processesIn(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(
    pids.map(async (pid) => ({ pid, at: await readlink(`/proc/${pid}/cwd`).catch(() => '') })),
  );
  return places.filter(({ at }) => at.startsWith(folder)).map(({ pid }) => pid);
}
