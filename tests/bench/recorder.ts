// `npm run bench:recorder`: whether memory stays flat during an answer of ten minutes, whether the longest answer of any
// plan fits into the size limit, and how long saving takes. `-- 60` records 60 s, `-- 60 10` with the settings of a
// limit of 10 s.
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordingStopBytes } from '@daedap/contract/constants/media';
import { tiers } from '@daedap/contract/tiers';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags.ts';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { createMemoryReader } from './recorder/memory.ts';
import { servePage } from './recorder/page-server.ts';

const total = Number(process.argv[2] ?? 600);
const premium = tiers.find(({ id }) => id === 'premium')?.timeLimit ?? 0;
const limit = Number(process.argv[3] ?? premium);
const minute = 60;

type Progress = { bytes: number; seconds: number };
type Result = {
  status: string;
  bytes: number;
  stopMs: number;
  played: { duration: number; seekedTo: number; seekMs: number };
};

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const server = await servePage();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
const page = await context.newPage();
page.on('console', (message) => console.error(message.text()));
await page.goto(server.address);
await page.waitForFunction('"recorderPage" in globalThis');
const readMemory = await createMemoryReader(browser, page);
const progress = () => page.evaluate<Progress>('recorderPage.progress()');

console.log(
  `Chromium ${browser.version()} on ${cpus().length} cores, settings for ${limit} s, ${total} s recorded`,
);
await page.evaluate(`recorderPage.start(${limit})`);

async function recordUntil(seconds: number) {
  for (;;) {
    const { seconds: done, bytes } = await progress();
    if (done >= seconds) return bytes;
    await sleep(Math.min(1, seconds - done) * 1_000);
  }
}

for (let at = 0; at < total;) {
  at = Math.min(at + minute, total);
  const bytes = await recordUntil(at);
  const memory = await readMemory();
  console.log(
    `${at} s: ${megabytes(bytes)} recorded; JS heap ${memory.heap} MB, page ${memory.page} MB, browser ${memory.browser} MB, all of Chromium ${memory.all} MB`,
  );
  if (at === limit) {
    const fits = bytes < recordingStopBytes;
    console.log(
      `the whole limit of ${limit} s: ${megabytes(bytes)}, ${fits ? 'fits' : 'DOES NOT FIT'} into ${megabytes(recordingStopBytes)}`,
    );
    if (!fits) process.exitCode = 1;
  }
}

const { status, bytes, stopMs, played } = await page.evaluate<Result>('recorderPage.stop()');
const found = Number.isFinite(played.duration)
  ? `it says it is ${played.duration.toFixed(1)} s long, and jumps to ${played.seekedTo.toFixed(1)} s in ${played.seekMs.toFixed(0)} ms`
  : 'WITHOUT a length: this machine was too busy to add it in time';
console.log(`${status} after ${stopMs.toFixed(0)} ms (${megabytes(bytes)}); ${found}`);
await browser.close();
server.close();
