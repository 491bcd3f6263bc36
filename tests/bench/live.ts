// The time from "answer complete" to the feedback: a real browser, spoken answers of about 30 s, the embedded engines.
import { cpus } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { browserWith, prepareLive, withoutWebSpeech } from '../e2e/support/live.ts';
import { register } from '../e2e/support/test.ts';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { median } from './statistics.ts';
import { servePages } from './serve-pages.ts';

/** The lengths of the answers. They do not end with a chunk of ten seconds, as real answers do not. */
const lengths = (process.argv[2] ?? '26,28,30,32,34').split(',').map(Number);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const { WHISPER_MODEL = 'small' } = process.env;
const server = await servePages({ WHISPER_MODEL });
const { args } = browserWith({ says: 'intro-good' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args });

/** The calls that the browser made after the end of the answer, and how long each took. */
function watchCalls(page: Page, since: () => number) {
  const calls: string[] = [];
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.startsWith('/api/') || since() === 0) return;
    calls.push(`${path.split('/').at(-1)} ${seconds(request.timing().responseEnd)}`);
  });
  return calls;
}

async function answerOnce(spokenSeconds: number): Promise<number> {
  const context = await browser.newContext({
    baseURL: server.address,
    permissions: ['camera', 'microphone'],
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await withoutWebSpeech(page);
  await prepareLive(page, await register(context.request.post.bind(context.request)));
  let done = 0;
  const calls = watchCalls(page, () => done);
  await page.goto('/interview/live');
  await page.getByRole('button', { name: '답변 시작하기' }).click();
  const elapsed = new RegExp(`REC\\s*00:${spokenSeconds}`);
  await page.getByText(elapsed).waitFor({ timeout: 60_000 });
  done = performance.now();
  await page.getByRole('button', { name: '답변 완료' }).click();
  await page.locator('[data-recording-state="feedback"]').waitFor({ timeout: 120_000 });
  const took = performance.now() - done;
  console.log(`  ${spokenSeconds} s spoken: ${seconds(took)} (${calls.join(', ')})`);
  await context.close();
  return took;
}

console.log(
  `Time from "answer complete" to the feedback on ${cpus().length} cores, Node ${process.version}, Whisper ${WHISPER_MODEL}`,
);
const times: number[] = [];
for (const length of lengths) times.push(await answerOnce(length));
console.log(`median ${seconds(median(times))}, slowest ${seconds(Math.max(...times))}`);
await browser.close();
await server.stop();
