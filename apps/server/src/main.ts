import { loadConfig } from './lib/config.ts';
import { type RunningServer, startServer } from './composition/server.ts';
import { reportEnd } from './lib/start-error.ts';

/** How long a stop may take after the requests in flight. Then the process exits, and PostgreSQL recovers at the next start. */
const stopLimitMs = 2_800;

const stopping = new AbortController();
let server: RunningServer | null = null;
let drainMs = 0;

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  drainMs = config.drainMs;
  server = await startServer(config, {
    say: (step) => console.log(`${step} …`),
    signal: stopping.signal,
    onLost: fail,
  });
  if (!stopping.signal.aborted) console.log(`Daedap is ready: ${server.address}`);
}

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  setTimeout(() => process.exit(1), stopLimitMs + drainMs).unref();
  stopping.abort();
  // A failed start has printed its error.
  await started.catch(() => undefined);
  await server?.stop();
  process.exit(0);
}

function fail(error: unknown): void {
  reportEnd(error);
  process.exit(1);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
// The launcher holds this channel: when the launcher is killed, the server stops as well.
process.on('disconnect', () => void stop());

const started = start();
started.catch((error: unknown) => {
  if (!stopping.signal.aborted) fail(error);
});
