// `npm start`: installs, builds and runs. Plain JavaScript, since a fresh clone starts it with the machine's Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { nodeProgram } from './lib/runtime.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

try {
  await ensureInstalled();
  await ensureWebBuild();
  serve();
} catch (error) {
  console.error(`Daedap cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function serve() {
  // The IPC channel closes when this process ends, even by kill -9, so the server notices.
  const server = spawn(nodeProgram(), [join(root, 'apps/server/src/main.ts')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  server.once('error', (error) => {
    console.error(`Daedap cannot start: ${error.message}`);
    process.exitCode = 1;
  });
  server.once('exit', (code) => {
    process.exitCode = code ?? 1;
    server.channel?.unref();
  });
}
