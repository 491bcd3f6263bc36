import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const worker = fileURLToPath(new URL('../src/commands/worker.ts', import.meta.url));

/** A real server process. */
export type ServerProcess = {
  child: ChildProcess;
  /** Resolves with the address once it says that it is ready, and fails when it ends before. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; output: string; errors: string }>;
};

export const spawnServer = (env: Record<string, string>) =>
  spawnProcess(main, /Daedap is ready: (\S+)/, env);

/** `npm run worker`. */
export const spawnWorker = (env: Record<string, string>) =>
  spawnProcess(worker, /(Daedap worker is ready)/, env);

function spawnProcess(
  script: string,
  readyLine: RegExp,
  env: Record<string, string>,
): ServerProcess {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // `npm test` sets it: a server that need not be compiled again starts in half the time.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const ready = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<{ code: number | null; output: string; errors: string }>();
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    const address = readyLine.exec(output)?.[1];
    if (address) ready.resolve(address);
  });
  child.once('close', (code) => {
    ended.resolve({ code, output, errors });
    ready.reject(new Error(`the server ended with ${code}: ${errors}`));
  });
  ready.promise.catch(() => undefined);
  return { child, ready: ready.promise, ended: ended.promise };
}
