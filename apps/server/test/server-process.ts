import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const worker = fileURLToPath(new URL('../src/commands/worker.ts', import.meta.url));

/** A real process of ours. */
export type ServerProcess = {
  child: ChildProcess;
  /** Resolves with the address once the process says that it is ready, and rejects when it ends before. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; output: string; errors: string }>;
  /** Sends a signal, waits for the end, and resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export const spawnServer = (env: NodeJS.ProcessEnv, options: SpawnOptions = {}) =>
  spawnProgram(process.execPath, [main], { ...options, env: { ...defaults(), ...env } });

/** `npm run worker`. */
export const spawnWorker = (env: NodeJS.ProcessEnv, options: SpawnOptions = {}) =>
  spawnProgram(process.execPath, [worker], { ...options, env: { ...defaults(), ...env } });

const defaults = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  // `npm test` sets it: a server that need not be compiled again starts in half the time.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  PORT: '0',
  // On a busy machine a stop takes longer than a user's server waits for it.
  DRAIN_SECONDS: '60',
  LOG_LEVEL: 'error',
  // By default a server measures the larger model soon after its start, which takes a processor for some seconds.
  WHISPER_MODEL: 'base',
});

/** Starts any program that runs a server or a worker, for example `npm start`. */
export function spawnProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ServerProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  let errors = '';
  const ready = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<{ code: number | null; output: string; errors: string }>();
  child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  child.stdout?.on('data', (data: Buffer) => {
    output += data.toString();
    const line = /Daedap is ready: (\S+)|(Daedap worker is ready)/.exec(output);
    if (line) ready.resolve(line[1] ?? '');
  });
  child.once('error', (error) => {
    ended.resolve({ code: null, output, errors });
    ready.reject(error);
  });
  child.once('close', (code) => {
    ended.resolve({ code, output, errors });
    ready.reject(new Error(`the process ended with ${code}:\n${output}${errors}`));
  });
  // Whoever waits for `ended` alone need not handle it.
  ready.promise.catch(() => undefined);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return (await ended.promise).code;
  };
  return { child, ready: ready.promise, ended: ended.promise, stop };
}
