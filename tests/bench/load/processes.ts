import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';

const mostLogCharacters = 100_000;

const kinds = {
  node: { script: 'apps/server/src/main.ts', ready: /Daedap is ready: (\S+)/ },
  worker: { script: 'apps/server/src/commands/worker.ts', ready: /(Daedap worker is ready)/ },
} as const;

/** A server or worker process that can be killed and started again, as a supervisor would. */
export type Managed = {
  /** Of a node; it keeps it over a restart. */
  readonly address: () => string;
  readonly pid: () => number;
  readonly runs: () => boolean;
  /** Ends it and waits for its end; kill -9 unless another signal is named. Gives its exit code. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Starts it again after it has ended, and waits until it is ready. */
  readonly restart: (env?: Record<string, string>) => Promise<void>;
  /** The beginning of what it has logged, over all its lives. */
  readonly log: () => string;
};

type Env = Record<string, string | undefined>;

export async function startManaged(kind: keyof typeof kinds, given: Env): Promise<Managed> {
  let log = '';
  let address = '';
  let child = await start(given);

  async function start(env: Env): Promise<ChildProcess> {
    const started = spawn(process.execPath, ['--inspect-port=0', join(root, kinds[kind].script)], {
      cwd: root,
      env,
      // The channel: should this process be killed, a node notices and stops.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const note = (data: Buffer) => {
      if (log.length < mostLogCharacters) log += data.toString();
    };
    started.stderr?.on('data', note);
    let output = '';
    const ready = new Promise<string>((resolve) => {
      started.stdout?.on('data', (data: Buffer) => {
        output += data.toString();
        const found = kinds[kind].ready.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    const ended = once(started, 'close').then(() => null);
    const found = await Promise.race([ready, ended]);
    if (found === null) throw new Error(`the ${kind} ended before it was ready:\n${output}${log}`);
    address = found;
    return started;
  }

  const runs = () => child.exitCode === null && child.signalCode === null;
  return {
    address: () => address,
    pid: () => child.pid ?? 0,
    runs,
    kill: async (signal = 'SIGKILL') => {
      if (runs()) {
        const ended = once(child, 'close');
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
    restart: async (env = {}) => {
      const port = kind === 'node' ? { PORT: new URL(address).port } : {};
      child = await start({ ...given, ...port, ...env });
    },
    log: () => log,
  };
}
