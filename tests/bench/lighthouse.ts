// `npm run bench:lighthouse`: Lighthouse on an emulated phone with a slow network, the median of five runs for each
// page. `-- 1` for one run, `-- 3 live,results` for some pages. The pages are served as in a deployment: by nginx with
// TLS and HTTP/2. Without them a browser accepts no brotli and does not load a dozen scripts at a time.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { installLighthouse } from './lighthouse/install.ts';
import type { Measure } from './lighthouse/measure.ts';
import { storeSomeone } from './lighthouse/stored.ts';
import { startNginx } from '../harness/nginx.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { ensureNginx } from '../../scripts/lib/nginx.mjs';
import { median } from './statistics.ts';
import { servePages } from './serve-pages.ts';

const aims = { performance: 95, accessibility: 100, bestPractices: 100 } as const;
/**
 * Mid-range and low-end phones in Chromium's own calibration, on the scale of Lighthouse's benchmark. Lighthouse's
 * factor of 4 is meant for a machine four times as fast as a phone, which this one may not be.
 */
const phones = { middle: 1_000, low: 264 };
const runs = Number(process.argv[2] ?? 5);
const wanted = process.argv[3]?.split(',');

await installLighthouse();
// Imported only now: its packages have just been installed.
const { measure, openBrowser } = await import('./lighthouse/measure.ts');
await ensureNginx();
const server = await servePages();
const { stored, sessionId } = await storeSomeone(server.address);
const [plain, tls] = [await freePort(), await freePort()];
const port = Number(new URL(server.address).port);
const nginx = await startNginx(join(server.dataDir, 'nginx'), { nodes: [port, port], plain, tls });
const address = `https://127.0.0.1:${tls}`;
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

const { machine } = await measure(browser, { url: `${address}/`, slowdown: 1 });
const slowdownTo = (phone: number) => Math.max(1, machine / phone);

console.log(
  `Lighthouse, phone, ${runs} runs, Chromium ${await browser.version()} on ${cpus().length} cores; aims: performance ` +
    `${aims.performance}, accessibility ${aims.accessibility}, best practices ${aims.bestPractices}; this machine ` +
    `${machine.toFixed(0)}, a phone ${phones.middle}: ${slowdownTo(phones.middle).toFixed(2)} times slower`,
);
try {
  for (const page of pages) {
    const measured: Measure[] = [];
    const visit = { url: `${address}${page.path}`, stored: page.stored };
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measure(browser, { ...visit, slowdown: slowdownTo(phones.middle) }));
    }
    if (!report(page.name, measured)) process.exitCode = 1;
    const low = await measure(browser, { ...visit, slowdown: slowdownTo(phones.low) });
    console.log(
      `${' '.repeat(11)}on a low-end phone (${slowdownTo(phones.low).toFixed(1)} times slower, one run): performance ` +
        `${low.performance}, largest ${seconds(low.largestPaintMs)}, blocked ${low.blockedMs.toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  await nginx.stop();
  await server.stop();
}
