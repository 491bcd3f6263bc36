import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { serveWhisper } from './support/whisper.ts';

const sound = new URL('../../apps/server/test/fixtures/speech/short.wav', import.meta.url);
const wavHeaderBytes = 44;

/** What this browser recognises in the sentence 「네, 저는 책임감이 강합니다.」, and how long it took. */
async function recognise(page: Page) {
  const wav = await readFile(sound);
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const samples = Float32Array.from(new Int16Array(bytes.buffer), (value) => value / 32_768);
    const recogniser = globalThis.whisperLocal.createLocalRecogniser();
    const { signal } = new AbortController();
    const silence = new Float32Array(samples.length);
    const begin = performance.now();
    const ready = await recogniser.isReady();
    const nothing = await recogniser.recognise(silence, 'ko', signal);
    const loaded = performance.now();
    const heard = await recogniser.recognise(samples, 'ko', signal);
    const recognised = performance.now();
    recogniser.dispose();
    const times = { load: loaded - begin, recognition: recognised - loaded };
    return { ready, nothing, heard, times };
  }, wav.subarray(wavHeaderBytes).toString('base64'));
}

test('loads the model once, and recognises speech without the server', async ({
  signedInPage: page,
  baseURL,
}) => {
  // Recognition in the browser is slower than the server's engine.
  const whisper = await serveWhisper(baseURL ?? '');
  const asked: string[] = [];
  const heardByServer: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/models')) asked.push(pathname);
    if (pathname.startsWith('/api/stt')) heardByServer.push(pathname);
  });
  await page.goto(`${whisper.origin}/dashboard`);
  await whisper.use(page);
  expect(await page.evaluate(() => globalThis.crossOriginIsolated)).toBe(true);
  const refused = page.evaluate(() =>
    globalThis.whisperLocal
      .createLocalRecogniser()
      .recognise(new Float32Array(16_000), 'ko', new AbortController().signal),
  );
  await expect(refused).rejects.toThrow('the speech model is not on this device');

  const { outcome, parts, seconds } = await page.evaluate(async () => {
    const progress: number[] = [];
    const begin = performance.now();
    const end = await globalThis.whisperLocal.downloadModel({
      onProgress: (part) => progress.push(part),
      signal: new AbortController().signal,
    });
    return { outcome: end, parts: progress, seconds: (performance.now() - begin) / 1000 };
  });
  expect(outcome).toBe('ready');
  expect(parts.length).toBeGreaterThan(20);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect([parts[0], parts.at(-1)]).toEqual([0, 1]);
  // The file list, and seven files.
  expect(asked).toHaveLength(8);
  const first = await recognise(page);
  expect(first.ready).toBe(true);
  expect(first.nothing).toEqual({ text: '', segments: [], confidence: 0 });
  expect(first.heard.text).toContain('책임감이 강합니다');
  expect(first.heard.segments).toHaveLength(1);
  expect(first.heard.confidence).toBeGreaterThan(0.5);

  await page.reload();
  await whisper.use(page);
  expect(await page.evaluate(() => globalThis.whisperLocal.isModelCached())).toBe(true);
  expect(asked).toHaveLength(8);
  expect(heardByServer).toEqual([]);
  whisper.close();
  test.info().annotations.push({
    type: 'times',
    description: JSON.stringify({ download: seconds * 1000, ...first.times }),
  });
});
