import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Recognition, secondsOf } from '@daedap/speech/recognition';
import { createAudioReader, type AudioReader } from './audio-reader.ts';
import { transcribeRecording } from './transcribe-recording.ts';
import { joinPcm } from './pcm.ts';
import type { Transcriber } from './transcriber.ts';

let reader: AudioReader;
let short: Float32Array;
beforeAll(async () => {
  reader = createAudioReader();
  const file = new URL('../../../test/fixtures/speech/short.wav', import.meta.url);
  short = await reader.decode(await readFile(file));
});
afterAll(() => reader.close());

function scripted(recognise: (window: Float32Array, number: number) => Recognition) {
  let calls = 0;
  const transcriber: Transcriber = {
    provider: 'embedded',
    models: () => ({ text: 'scripted', captions: 'scripted' }),
    draft: () => Promise.resolve(null),
    preview: () => Promise.resolve(null),
    recognise: (window) => Promise.resolve(recognise(window, (calls += 1))),
    check: () => Promise.resolve(),
    warm: () => undefined,
    close: () => Promise.resolve(),
  };
  return { transcriber, calls: () => calls };
}

const recognised = (text: string, start: number, end: number, confidence = 0.8): Recognition => ({
  text,
  segments: [{ start, end, text }],
  confidence,
});

test('joins speech before and after a long pause to one text with times', async () => {
  const { transcriber } = scripted((window, number) =>
    recognised(` ${number}.`, 0.2, secondsOf(window)),
  );
  const pcm = joinPcm([short, new Float32Array(16_000 * 5), short]);
  const shares: number[] = [];
  const transcript = await transcribeRecording({ reader, transcriber }, pcm, {
    language: 'ko',
    onProgress: (share) => shares.push(share),
  });
  expect(transcript).toMatchObject({ text: '1. 2.', voiced: true, confidence: 0.8 });
  expect(transcript.durationSeconds).toBeCloseTo(12.95, 2);
  expect(transcript.segments[0]?.end).toBeLessThan(3.2);
  expect(transcript.segments[1]?.start).toBeGreaterThan(9);
  expect(shares).toEqual([0, 0.5, 1]);
});

test('does not call the transcriber when there is no voice', async () => {
  const { transcriber, calls } = scripted(() => recognised('시청해 주셔서 감사합니다.', 0, 2));
  const silence = new Float32Array(16_000 * 3);
  expect(await transcribeRecording({ reader, transcriber }, silence, { language: 'ko' })).toEqual({
    text: '',
    segments: [],
    confidence: 0,
    durationSeconds: 3,
    voiced: false,
  });
  expect(calls()).toBe(0);
});

test('stops after the current window when it is aborted', async () => {
  const giveUp = new AbortController();
  const { transcriber, calls } = scripted(() => {
    giveUp.abort(new Error('enough'));
    return recognised('one', 0, 1);
  });
  const pcm = joinPcm([short, new Float32Array(16_000 * 5), short]);
  const { signal } = giveUp;
  await expect(
    transcribeRecording({ reader, transcriber }, pcm, { language: 'ko', signal }),
  ).rejects.toThrow('enough');
  expect(calls()).toBe(1);
});
