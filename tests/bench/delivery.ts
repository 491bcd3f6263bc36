// `npm run bench:delivery`: how long the page is held up while the timeline of a 5-minute answer is measured and drawn.
// `-- 3` runs three rounds.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { createWavHeader, wavHeaderBytes } from '@daedap/speech/wav-header';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { chromiumFlags } from '../e2e/support/chromium-flags.ts';
import { goodAnswer, practise } from '../e2e/support/sessions.ts';
import { register, signIn } from '../e2e/support/test.ts';
import { servePages } from './serve-pages.ts';

const aimMs = 50;
const minutes = 5;
const rate = 16_000;
const rounds = Number(process.argv[2] ?? 5);

/** A spoken answer over and over, as long as the longest answer. */
const spoken = readFileSync(
  new URL('../../apps/server/test/fixtures/speech/intro-good.wav', import.meta.url),
).subarray(wavHeaderBytes);
const samples = minutes * 60 * rate;
const longSound = Buffer.concat([
  createWavHeader(samples, rate),
  Buffer.concat(
    Array.from({ length: Math.ceil((samples * 2) / spoken.length) }, () => spoken),
  ).subarray(0, samples * 2),
]);
/** Ten seconds each, with a word that raises the score in each. */
const longSegments = Array.from({ length: minutes * 6 }, (_, at) => ({
  start: at * 10,
  end: at * 10 + 10,
  text: `음 ${at + 1}번째로 느린 조회를 찾아 응답 시간을 0.${at + 1}초로 줄였습니다.`,
}));
const longText = longSegments.map(({ text }) => text).join(' ');

const server = await servePages();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const results: { longest: number; shownMs: number }[] = [];
for (let round = 0; round < rounds; round += 1) results.push(await measure());
await browser.close();
await server.stop();

console.log(`The timeline of a ${minutes}-minute answer, ${cpus().length} cores, ${rounds} rounds`);
for (const { longest, shownMs } of results) {
  console.log(`  shown after ${shownMs} ms; longest task of the page ${longest} ms`);
}
const worst = Math.max(...results.map(({ longest }) => longest));
console.log(`longest task: ${worst} ms; aim: at most ${aimMs} ms`);
process.exitCode = worst <= aimMs ? 0 : 1;

/**
 * Opens the details of a session at an answer without a recording, then chooses the one with the long recording: what
 * happens after that is the timeline alone.
 */
async function measure() {
  const context = await browser.newContext({ baseURL: server.address, locale: 'ko-KR' });
  const account = await register(context.request.post.bind(context.request));
  const made = await practise(context.request, account.token, {
    category: 'job',
    sub: 'it',
    answers: [goodAnswer, { text: longText, recordingId: 'long', segments: longSegments }],
    finish: true,
    timePerQuestion: 300,
  });
  const [first, second] = made.questions;
  const page = await context.newPage();
  await signIn(page, account);
  await page.route('**/bench-sound.wav', (route) =>
    route.fulfill({ body: longSound, contentType: 'audio/wav' }),
  );
  await page.goto('/account');
  await page.getByRole('main').waitFor();
  await page.evaluate(
    async ({ userId, sessionId, questionId }) => {
      const blob = await (await fetch('/bench-sound.wav')).blob();
      const opening = indexedDB.open('InterviewDB', 2);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const writing = opening.result.transaction('recordings', 'readwrite');
      writing.objectStore('recordings').put({
        id: 'long',
        sessionId,
        questionId,
        questionText: '',
        questionType: 'general',
        blob,
        duration: 300,
        timestamp: Date.now(),
        userId,
        interviewConfig: { type: 'video', difficulty: 'medium', questionCount: 3 },
      });
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      opening.result.close();
    },
    { userId: account.id, sessionId: String(made.id), questionId: second?.id ?? 0 },
  );
  await page.goto(`/session-details/${made.id}?question=${first?.id}`);
  await page.getByRole('heading', { name: first?.question ?? '' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    Object.assign(window, { benchTasks: tasks });
  });
  const start = performance.now();
  await page.getByRole('button', { name: second?.question ?? '' }).click();
  await page.locator('[data-wave]').waitFor({ timeout: 120_000 });
  const shownMs = Math.round(performance.now() - start);
  // Two frames later everything is drawn, and the observer has seen it.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
  const tasks = await page.evaluate<number[]>('benchTasks');
  await context.close();
  return { longest: Math.round(Math.max(0, ...tasks)), shownMs };
}
