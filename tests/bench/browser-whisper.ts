// How long Whisper takes in Chromium for a second of speech. Arguments: rounds, and clips separated by commas.
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags.ts';
import { serveWhisper } from '../e2e/support/whisper.ts';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { servePages } from './serve-pages.ts';
import { median } from './statistics.ts';

declare global {
  var recogniser: ReturnType<typeof globalThis.whisperLocal.createLocalRecogniser>;
}

const rounds = Number(process.argv[2] ?? 3);
const clips = (process.argv[3] ?? 'short,offtopic,intro-good').split(',');
const wavHeaderBytes = 44;
const bytesPerSecond = 32_000;

const folder = new URL('../../apps/server/test/fixtures/speech/', import.meta.url);
const sounds = clips.map((name) => ({
  name,
  bytes: readFileSync(new URL(`${name}.wav`, folder)).subarray(wavHeaderBytes),
}));

const server = await servePages({ STT: 'off' });
const whisper = await serveWhisper(server.address);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const page = await browser.newPage();
await page.goto(whisper.origin);
await whisper.use(page);

const { threads, loadSeconds } = await page.evaluate(async () => {
  const { signal } = new AbortController();
  await globalThis.whisperLocal.downloadModel({ onProgress: () => undefined, signal });
  globalThis.recogniser = globalThis.whisperLocal.createLocalRecogniser();
  const begin = performance.now();
  await globalThis.recogniser.recognise(new Float32Array(16_000), 'ko', signal);
  const cores = globalThis.crossOriginIsolated ? navigator.hardwareConcurrency : 1;
  return { threads: cores, loadSeconds: (performance.now() - begin) / 1000 };
});
console.log(
  `Whisper base in Chromium ${browser.version()} on ${cpus().length} cores (the page may use ${threads}), ` +
    `load ${loadavg()[0]?.toFixed(1)}; the model was open after ${loadSeconds.toFixed(1)} s`,
);

async function recognise(sound: Buffer): Promise<{ ms: number; text: string }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const samples = Float32Array.from(new Int16Array(bytes.buffer), (value) => value / 32_768);
    const begin = performance.now();
    const { text } = await globalThis.recogniser.recognise(
      samples,
      'ko',
      new AbortController().signal,
    );
    return { ms: performance.now() - begin, text };
  }, sound.toString('base64'));
}

const session = await browser.newBrowserCDPSession();

/** Seconds that all processes of Chromium have computed so far: on a busy machine they say more than the clock. */
async function processorSeconds(): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

const shares: number[] = [];
const processorShares: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  let [taken, spoken] = [0, 0];
  const before = await processorSeconds();
  for (const { name, bytes } of sounds) {
    const seconds = bytes.length / bytesPerSecond;
    const { ms, text } = await recognise(bytes);
    taken += ms / 1000;
    spoken += seconds;
    console.log(`  ${name} (${seconds.toFixed(1)} s): ${(ms / 1000 / seconds).toFixed(2)} of it`);
    if (round === 0) console.log(`    ${text}`);
  }
  shares.push(taken / spoken);
  processorShares.push(((await processorSeconds()) - before) / spoken);
}
console.log(
  `median of ${rounds} rounds: ${median(shares).toFixed(2)} of the spoken time ` +
    `(${shares.map((share) => share.toFixed(2)).join(', ')}), ` +
    `${median(processorShares).toFixed(2)} of it in processor time, load ${loadavg()[0]?.toFixed(1)}`,
);
await browser.close();
whisper.close();
await server.stop();
