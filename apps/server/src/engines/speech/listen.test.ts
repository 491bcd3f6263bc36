import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Recognition, secondsOf } from '@daedap/speech/recognition';
import { createEars, type Ears } from './ears.ts';
import { transcribeWhole } from './listen.ts';
import { joinPcm } from './pcm.ts';
import type { Transcriber } from './transcriber.ts';

let ears: Ears;
let short: Float32Array;
beforeAll(async () => {
  ears = createEars();
  const file = new URL('../../../test/fixtures/speech/short.wav', import.meta.url);
  short = await ears.decode(await readFile(file));
});
afterAll(() => ears.close());

function scripted(hear: (window: Float32Array, number: number) => Recognition) {
  let asked = 0;
  const transcriber: Transcriber = {
    provider: 'embedded',
    model: 'scripted',
    recognise: (window) => Promise.resolve(hear(window, (asked += 1))),
    check: () => Promise.resolve(),
    warm: () => undefined,
    close: () => Promise.resolve(),
  };
  return { transcriber, asked: () => asked };
}

const said = (text: string, start: number, end: number, confidence = 0.8): Recognition => ({
  text,
  segments: [{ start, end, text }],
  confidence,
});

test('what is said before and after a long pause is one text, with its times', async () => {
  const { transcriber } = scripted((window, number) => said(` ${number}.`, 0.2, secondsOf(window)));
  const pcm = joinPcm([short, new Float32Array(16_000 * 5), short]);
  const shares: number[] = [];
  const transcript = await transcribeWhole({ ears, transcriber }, pcm, {
    language: 'ko',
    onProgress: (share) => shares.push(share),
  });
  expect(transcript).toMatchObject({ text: '1. 2.', voiced: true, confidence: 0.8 });
  expect(transcript.durationSeconds).toBeCloseTo(12.95, 2);
  expect(transcript.segments[0]?.end).toBeLessThan(3.2);
  expect(transcript.segments[1]?.start).toBeGreaterThan(9);
  expect(shares).toEqual([0, 0.5, 1]);
});

test('without a voice nobody is asked', async () => {
  const { transcriber, asked } = scripted(() => said('시청해 주셔서 감사합니다.', 0, 2));
  const silence = new Float32Array(16_000 * 3);
  expect(await transcribeWhole({ ears, transcriber }, silence, { language: 'ko' })).toEqual({
    text: '',
    segments: [],
    confidence: 0,
    durationSeconds: 3,
    voiced: false,
  });
  expect(asked()).toBe(0);
});

test('who gives up is not kept until the end', async () => {
  const giveUp = new AbortController();
  const { transcriber, asked } = scripted(() => {
    giveUp.abort(new Error('enough'));
    return said('one', 0, 1);
  });
  const pcm = joinPcm([short, new Float32Array(16_000 * 5), short]);
  const { signal } = giveUp;
  await expect(
    transcribeWhole({ ears, transcriber }, pcm, { language: 'ko', signal }),
  ).rejects.toThrow('enough');
  expect(asked()).toBe(1);
});
