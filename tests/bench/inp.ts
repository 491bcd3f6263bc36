// `npm run bench:inp`: from a touch to the next picture, in the live screen while it records, on a processor four times
// as slow. `-- 3` for three rounds.
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { browserWith, prepareLive, withoutWebSpeech } from '../e2e/support/live.ts';
import { register } from '../e2e/support/test.ts';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { readInteractions, watchInteractions } from './inp/interactions.ts';
import { servePages } from './serve-pages.ts';

const aimMs = 200;
const slowdown = 4;
const rounds = Number(process.argv[2] ?? 10);

const server = await servePages();
const { args } = browserWith({ says: 'intro-good' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args });
const context = await browser.newContext({
  baseURL: server.address,
  permissions: ['camera', 'microphone'],
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
});
const page = await context.newPage();
await withoutWebSpeech(page);
await watchInteractions(page);
await prepareLive(page, await register(context.request.post.bind(context.request)), {
  tier: 'premium',
});
await page.goto('/interview/live');
const devtools = await context.newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
// It begins by itself after its countdown.
await page.locator('[data-recording-state="recording"]').waitFor({ timeout: 120_000 });
await page.getByText(/REC\s*00:(0[3-9]|[1-5])/).waitFor({ timeout: 60_000 });
for (let round = 0; round < rounds; round += 1) {
  for (const name of ['일시정지', '이어하기', '면접 끝내기', '계속하기', '면접에서 나가기']) {
    await tap(name);
  }
  await tap('계속하기');
}
await tap('답변 완료');
await page.locator('[data-recording-state="recording"]').waitFor({ state: 'detached' });
const found = await readInteractions(page);
await devtools.detach();
await browser.close();
await server.stop();

console.log(
  `From a touch to the next picture while recording, ${cpus().length} cores, processor ${slowdown} times as slow`,
);
for (const { name, times } of found.byName) {
  console.log(`  ${name}: ${times.length} times, at most ${Math.max(...times)} ms`);
}
const { count, p75, p98, max } = found;
console.log(
  `${count} touches: p75 ${p75} ms, p98 ${p98} ms, at most ${max} ms; aim: p98 under ${aimMs} ms`,
);
process.exitCode = count >= rounds * 6 && p98 < aimMs ? 0 : 1;
