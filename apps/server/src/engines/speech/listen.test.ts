import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEars, type Ears } from './ears.ts';
import { joinWindows } from './join.ts';
import { transcribeWhole } from './listen.ts';
import { fromInt16, joinPcm, secondsOf, toInt16 } from './pcm.ts';
import type { Heard } from './speech-types.ts';
import type { Transcriber } from './transcriber.ts';

let ears: Ears;
let short: Float32Array;
beforeAll(async () => {
  ears = createEars();
  const file = new URL('../../../test/fixtures/speech/short.wav', import.meta.url);
  short = await ears.decode(await readFile(file));
});
afterAll(() => ears.close());

function scripted(hear: (window: Float32Array, number: number) => Heard) {
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

const said = (text: string, start: number, end: number, confidence = 0.8): Heard => ({
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

test('a segment that no voice is in was invented', () => {
  const voice = [{ start: 10, end: 12 }];
  const heard: Heard = {
    text: '',
    confidence: 0.6,
    segments: [
      { start: 0.1, end: 2, text: '저는 ' },
      { start: 2.5, end: 4, text: '감사합니다.' },
      { start: 1.9, end: 1.9, text: '했습니다.' },
    ],
  };
  expect(joinWindows([{ start: 10, voice, heard }])).toEqual({
    text: '저는 했습니다.',
    segments: [
      { start: 10.1, end: 12, text: '저는' },
      { start: 11.9, end: 11.9, text: '했습니다.' },
    ],
    confidence: 0.6,
  });
});

test('the confidence of a text is that of its windows by their length', () => {
  const voice = [{ start: 0, end: 20 }];
  const windows = [
    { start: 0, voice, heard: said('abcdef', 0, 2, 0.9) },
    { start: 5, voice, heard: said('ab', 0, 2, 0.5) },
    { start: 9, voice, heard: said('', 0, 0, 0) },
  ];
  expect(joinWindows(windows).confidence).toBe(0.8);
  expect(joinWindows([])).toEqual({ text: '', segments: [], confidence: 0 });
});

test('16 bits come back as they were', () => {
  const bytes = toInt16(Float32Array.of(0, 1, -1, 0.5, -0.25, 0.00001));
  expect([...new Int16Array(bytes.buffer)]).toEqual([0, 32_767, -32_768, 16_384, -8_192, 0]);
  expect(toInt16(fromInt16(bytes))).toEqual(bytes);
});
