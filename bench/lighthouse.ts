// `npm run bench:lighthouse`: Lighthouse on an emulated phone with a slow network, the median of five runs for each
// page. `-- 1` for one run, `-- 3 live,results` for some pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { installLighthouse } from './lighthouse/install.ts';
import type { Measure } from './lighthouse/measure.ts';
import { storeSomeone } from './lighthouse/stored.ts';
import { ensureBrowser } from '../scripts/lib/browser.mjs';
import { launch } from '../scripts/lib/launch.ts';
import { root } from '../scripts/lib/root.mjs';
import { ensureWebBuild } from '../scripts/lib/web-build.mjs';
import { median } from './statistics.ts';

const aims = { performance: 95, accessibility: 100, bestPractices: 100 } as const;
const runs = Number(process.argv[2] ?? 5);
const wanted = process.argv[3]?.split(',');

await installLighthouse();
// What it imports is there only now.
const { measure, openBrowser } = await import('./lighthouse/measure.ts');
await ensureBrowser();
await ensureWebBuild();
const dataDir = mkdtempSync(join(tmpdir(), 'daedap-bench-'));
const server = await launch(process.execPath, [join(root, 'apps/server/src/main.ts')], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
});
const { stored, sessionId } = await storeSomeone(server.address);
const browser = await openBrowser();

const pages = [
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/login' },
  { name: 'dashboard', path: '/dashboard', stored },
  { name: 'setup', path: '/interview/setup', stored },
  { name: 'live', path: '/interview/live', stored },
  { name: 'results', path: `/results/${sessionId}`, stored },
  { name: 'records', path: '/recordings', stored },
].filter(({ name }) => wanted === undefined || wanted.includes(name));

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function report(name: string, measured: readonly Measure[]): boolean {
  const middle = (key: Exclude<keyof Measure, 'faults'>) => median(measured.map((one) => one[key]));
  const missed = (['performance', 'accessibility', 'bestPractices'] as const).filter(
    (key) => middle(key) < aims[key],
  );
  const each = measured.map(({ performance }) => performance).join(' ');
  console.log(
    `${name.padEnd(10)} performance ${middle('performance')} (${each}), accessibility ${middle('accessibility')}, ` +
      `best practices ${middle('bestPractices')}, SEO ${middle('seo')}; first paint ${seconds(middle('paintMs'))}, ` +
      `largest ${seconds(middle('largestPaintMs'))}, blocked ${middle('blockedMs').toFixed(0)} ms, ` +
      `shift ${middle('shift').toFixed(4)}, ${(middle('bytes') / 1024).toFixed(0)} KB${missed.length > 0 ? `: MISSED ${missed.join(', ')}` : ''}`,
  );
  new Set(measured.flatMap(({ faults }) => faults)).forEach((fault) => console.log(`  ${fault}`));
  return missed.length === 0;
}

console.log(
  `Lighthouse, phone, ${runs} runs, Chromium ${await browser.version()} on ${cpus().length} cores; aims: performance ` +
    `${aims.performance}, accessibility ${aims.accessibility}, best practices ${aims.bestPractices}`,
);
try {
  for (const page of pages) {
    const measured: Measure[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measure(browser, `${server.address}${page.path}`, page.stored));
    }
    if (!report(page.name, measured)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
