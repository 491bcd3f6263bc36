// How soon a speaker sees what was heard: the first caption, and the feedback after "answer complete". A real browser,
// spoken answers of about 30 s, the embedded engines. Arguments: the lengths of the answers, separated by commas.
import { cpus, loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { browserWith, prepareLive, withoutWebSpeech } from '../e2e/support/live.ts';
import { register } from '../e2e/support/test.ts';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { median, quantile } from './statistics.ts';
import { servePages } from './serve-pages.ts';

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

/**
 * Notes when the recorder of the sound first hears a voice, and when the first caption is on the page. It listens to
 * the same track as the recorder, so that the clock starts with the first word that can be recognised.
 */
async function watchCaptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { voice?: number; caption?: number } = {};
    Object.assign(globalThis, { noted });
    const watch = (stream: MediaStream) => {
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const look = () => {
        analyser.getFloatTimeDomainData(samples);
        if (samples.some((sample) => Math.abs(sample) > 0.05)) noted.voice ??= performance.now();
        if (document.querySelector('[role="log"]')?.textContent?.trim())
          noted.caption ??= performance.now();
        if (noted.caption === undefined) setTimeout(look, 20);
        else void context.close();
      };
      look();
    };
    globalThis.MediaRecorder = class extends MediaRecorder {
      override start(timeslice?: number) {
        super.start(timeslice);
        if (this.stream.getVideoTracks().length === 0) watch(this.stream);
      }
    };
  });
}

async function answerOnce(spokenSeconds: number): Promise<{ feedback: number; caption: number }> {
  const context = await browser.newContext({
    baseURL: server.address,
    permissions: ['camera', 'microphone'],
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await withoutWebSpeech(page);
  await watchCaptions(page);
  await prepareLive(page, await register(context.request.post.bind(context.request)));
  let done = 0;
  const calls = watchCalls(page, () => done);
  await page.goto('/interview/live');
  await page.getByRole('button', { name: '답변 시작하기' }).click();
  const elapsed = new RegExp(`REC\\s*00:${spokenSeconds}`);
  await page.getByText(elapsed).waitFor({ timeout: 60_000 });
  const caption = await page.evaluate<number>('noted.caption - noted.voice');
  done = performance.now();
  await page.getByRole('button', { name: '답변 완료' }).click();
  await page.locator('[data-recording-state="feedback"]').waitFor({ timeout: 120_000 });
  const feedback = performance.now() - done;
  console.log(
    `  ${spokenSeconds} s spoken: first caption ${seconds(caption)} after the voice began, ` +
      `feedback ${seconds(feedback)} after the end (${calls.join(', ')}), load ${loadavg()[0]?.toFixed(1)}`,
  );
  await context.close();
  return { feedback, caption };
}

console.log(`On ${cpus().length} cores, Node ${process.version}, Whisper ${WHISPER_MODEL}`);
// The models are loaded when a session starts, ten seconds before its first answer; here the answer comes at once.
await answerOnce(15);
console.log('  (that was to load the models, and does not count)');
const answers: Awaited<ReturnType<typeof answerOnce>>[] = [];
for (const length of lengths) answers.push(await answerOnce(length));
const show = (name: string, times: number[]) => {
  const sorted = times.toSorted((one, two) => one - two);
  const figures = [median(times), quantile(sorted, 0.95), Math.max(...times)].map(seconds);
  console.log(`${name}: median ${figures[0]}, p95 ${figures[1]}, slowest ${figures[2]}`);
};
show(
  'from "answer complete" to the feedback',
  answers.map(({ feedback }) => feedback),
);
show(
  'from the first sound of the voice to the first caption',
  answers.map(({ caption }) => caption),
);
await browser.close();
await server.stop();
