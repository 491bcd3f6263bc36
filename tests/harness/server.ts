import type { SpawnOptions } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer, spawnWorker } from '@daedap/server/test/server-process.ts';

export { startScriptedSmtp } from '@daedap/server/test/scripted-smtp.ts';
export { answersStatus, fills, startScriptedModel } from '@daedap/server/test/scripted-model.ts';
export { sends, speaks, startScriptedVoice } from '@daedap/server/test/scripted-voice.ts';

const endless = '1000000';

/** Limits that hundreds of people on one machine do not reach. */
export const withoutLimits = {
  LIMIT_CALLS: endless,
  LIMIT_ANALYSES: endless,
  LIMIT_GENERATIONS: endless,
  LIMIT_REGISTRATIONS: endless,
  LIMIT_SIGN_INS: endless,
  LIMIT_ADDRESS_SIGN_INS: endless,
};

/** The settings of a server with a database of its own choice: speech recognition is off, nobody runs into a limit. */
export const textServerEnv = {
  ...withoutLimits,
  JWT_SECRET: 'sixteen letters or more',
  STT: 'off',
  LOG_LEVEL: 'warn',
};

/** A server or worker process that can be killed and started again, as a supervisor would. */
export type ManagedProcess = {
  /** The address of a server. It stays the same over a restart. */
  readonly address: () => string;
  readonly pid: () => number;
  /** Ends the process with kill -9, or with the given signal. Resolves with its exit code. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Starts the process again after it has ended, and waits until it is ready. */
  readonly restart: () => Promise<void>;
  /** What the process has logged, before and after restarts. */
  readonly log: () => string;
};

type Env = NodeJS.ProcessEnv;

export type OwnServer = Omit<ManagedProcess, 'address' | 'log'> & {
  readonly address: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
};

export const startServer = (env: Env) => startManaged(spawnServer, env);

/** `npm run worker`. */
export const startWorker = (env: Env) => startManaged(spawnWorker, env);

/** A server with a DATA_DIR of its own, which `stop` removes. It has the environment of this process besides. */
export async function startOwnServer(env: Env = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'daedap-server-'));
  const server = await startServer({
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...env,
  });
  const stop = async () => {
    await server.kill('SIGTERM');
    await rm(dataDir, { recursive: true });
  };
  const { pid, kill, restart } = server;
  return { address: server.address(), dataDir, pid, kill, restart, stop };
}

const options: SpawnOptions = {
  // The channel: should this process be killed, the server notices and stops.
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
};

async function startManaged(spawn: typeof spawnServer, env: Env): Promise<ManagedProcess> {
  let log = '';
  const start = async (more: Env = {}) => {
    const started = spawn({ ...env, ...more }, options);
    started.child.stderr?.on('data', (data: Buffer) => (log += data.toString()));
    return { ...started, address: await started.ready };
  };
  let running = await start();
  const { address } = running;
  return {
    address: () => address,
    pid: () => running.child.pid ?? 0,
    kill: (signal = 'SIGKILL') => running.stop(signal),
    restart: async () => {
      running = await start(address === '' ? {} : { PORT: new URL(address).port });
    },
    log: () => log,
  };
}
