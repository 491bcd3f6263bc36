// `npm run bench:lighthouse`: Lighthouse on an emulated phone with a slow network, the median of five runs for each
// page, in two calibrations of the processor. `-- 1` for one run, `-- 3 live,results` for some pages. The pages are
// served as in a deployment: by nginx with TLS and HTTP/2. Without them a browser accepts no brotli and does not load a
// dozen scripts at a time. The page has a core for itself; `SHARED_CORES=1` lets everything run everywhere.
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { installLighthouse } from './lighthouse/install.ts';
import type { Measure } from './lighthouse/measure.ts';
import { giveLastCoreToPages, hasOwnCore, leaveLastCore } from './separate-cores.ts';
import { pagesOfUser, type StoredEntries, storeSomeone } from './lighthouse/stored.ts';
import { startNginx } from '../harness/nginx.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { ensureNginx } from '../../scripts/lib/nginx.mjs';
import { median } from './statistics.ts';
import { servePages } from './serve-pages.ts';

const otherAims = { accessibility: 100, bestPractices: 100 } as const;
/** Pages that the build renders; every other page needs the app and a user's data before it shows anything. */
const rendered = new Set(['landing', 'sign-in']);
/**
 * A mid-range phone in Chromium's own calibration, on the scale of Lighthouse's benchmark. Lighthouse's factor of 4 is
 * meant for a machine four times as fast as such a phone, which this one may not be.
 */
const middlePhone = 1_000;
/** Lighthouse's own setting for phones, whatever the machine. */
const defaultSlowdown = 4;
const runs = Number(process.argv[2] ?? 5);
const wanted = process.argv[3]?.split(',');

await installLighthouse();
leaveLastCore();
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
giveLastCoreToPages();

const pages: { name: string; path: string; stored?: StoredEntries }[] = [
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/login' },
  ...Object.entries(pagesOfUser(sessionId)).map(([name, path]) => ({ name, path, stored })),
].filter(({ name }) => wanted === undefined || wanted.includes(name));

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function report(name: string, aim: number, measured: readonly Measure[]): boolean {
  const middle = (key: Exclude<keyof Measure, 'faults'>) => median(measured.map((one) => one[key]));
  const aims = { performance: aim, ...otherAims };
  const missed = (['performance', 'accessibility', 'bestPractices'] as const).filter(
    (key) => middle(key) < aims[key],
  );
  const each = measured.map(({ performance }) => performance).join(' ');
  console.log(
    `  ${name.padEnd(10)} performance ${middle('performance')} of ${aim} (${each}), accessibility ${middle('accessibility')}, ` +
      `best practices ${middle('bestPractices')}, SEO ${middle('seo')}; first paint ${seconds(middle('paintMs'))}, ` +
      `largest ${seconds(middle('largestPaintMs'))}, blocked ${middle('blockedMs').toFixed(0)} ms, ` +
      `shift ${middle('shift').toFixed(4)}, ${(middle('bytes') / 1024).toFixed(0)} KB, load ${loadavg()[0]?.toFixed(1)}` +
      (missed.length > 0 ? `: MISSED ${missed.join(', ')}` : ''),
  );
  new Set(measured.flatMap(({ faults }) => faults)).forEach((fault) => console.log(`    ${fault}`));
  return missed.length === 0;
}

const { machine } = await measure(browser, { url: `${address}/`, slowdown: 1 });
const calibrations = [
  {
    title: `Lighthouse's default for phones: the processor ${defaultSlowdown} times slower than this machine`,
    slowdown: defaultSlowdown,
    aimOf: (name: string) => (rendered.has(name) ? 98 : 90),
  },
  {
    title:
      `A mid-range phone (${middlePhone} in Lighthouse's benchmark, this machine ${machine.toFixed(0)}): ` +
      `${Math.max(1, machine / middlePhone).toFixed(2)} times slower`,
    slowdown: Math.max(1, machine / middlePhone),
    aimOf: () => 95,
  },
];

console.log(
  `Lighthouse, phone, slow 4G, median of ${runs}, Chromium ${await browser.version()} on ${cpus().length} cores, ` +
    `${hasOwnCore ? 'one of them for the page alone' : 'shared by page, browser, server and Lighthouse'}; aims: ` +
    `accessibility ${otherAims.accessibility}, best practices ${otherAims.bestPractices}, performance as stated`,
);
try {
  for (const { title, slowdown, aimOf } of calibrations) {
    console.log(title);
    for (const page of pages) {
      const visit = { url: `${address}${page.path}`, stored: page.stored, slowdown };
      const measured: Measure[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, visit));
      if (!report(page.name, aimOf(page.name), measured)) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await nginx.stop();
  await server.stop();
}
