// `npm run bench:start`: how long a start takes until its first answer, and how long a stop takes.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../../scripts/lib/launch.ts';
import { root } from '../../scripts/lib/root.mjs';

const rounds = 5;
const dataDir = mkdtempSync(join(tmpdir(), 'daedap-bench-'));
const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };

/** The whole command, as a person types it. */
async function startAndStop() {
  const begin = performance.now();
  const server = await launch('npm', ['start', '--silent'], { cwd: root, env });
  const answer = await fetch(`${server.address}/api/health`);
  await answer.text();
  const started = performance.now();
  await server.stop();
  const stopped = performance.now();
  return { start: started - begin, stop: stopped - started };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const first = await startAndStop();
const later = [];
for (let round = 0; round < rounds; round += 1) later.push(await startAndStop());
rmSync(dataDir, { recursive: true });

console.log(`npm start until the first answer, ${cpus().length} cores, Node ${process.version}`);
console.log(`first start, makes the database: ${seconds(first.start)}`);
console.log(
  `later starts, median of ${rounds}:    ${seconds(median(later.map((round) => round.start)))}`,
);
console.log(
  `stop, median of ${rounds}:            ${seconds(median(later.map((round) => round.stop)))}`,
);
