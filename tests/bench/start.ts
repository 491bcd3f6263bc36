// `npm run bench:start`: how long a start takes until the first response, and how long a stop takes.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnProgram } from '@daedap/server/test/server-process.ts';
import { root } from '../../scripts/lib/root.mjs';
import { median } from './statistics.ts';

const rounds = 5;
const dataDir = mkdtempSync(join(tmpdir(), 'daedap-bench-'));
const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };

/** Runs the whole command, as a user types it. */
async function startAndStop() {
  const begin = performance.now();
  const server = spawnProgram('npm', ['start', '--silent'], { cwd: root, env });
  const response = await fetch(`${await server.ready}/api/health`);
  await response.text();
  const started = performance.now();
  await server.stop();
  const stopped = performance.now();
  return { start: started - begin, stop: stopped - started };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const first = await startAndStop();
const later = [];
for (let round = 0; round < rounds; round += 1) later.push(await startAndStop());
rmSync(dataDir, { recursive: true });

console.log(`npm start until the first response, ${cpus().length} cores, Node ${process.version}`);
console.log(`first start, makes the database: ${seconds(first.start)}`);
console.log(
  `later starts, median of ${rounds}:    ${seconds(median(later.map((round) => round.start)))}`,
);
console.log(
  `stop, median of ${rounds}:            ${seconds(median(later.map((round) => round.stop)))}`,
);
