import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsOf } from '@daedap/speech/recognition';
import { findSpans, inSeconds, wholeFrames } from '@daedap/speech/voice-spans';
import { createAudioReader, type AudioReader } from './audio-reader.ts';
import { joinPcm, toWav } from './pcm.ts';
import { UndecodableMedia } from './media-kind.ts';
import { EngineClosed } from './transcriber.ts';

const fixture = (name: string) =>
  readFile(new URL(`../../../test/fixtures/speech/${name}`, import.meta.url));

let reader: AudioReader;
beforeAll(() => {
  reader = createAudioReader();
});
afterAll(() => reader.close());

async function findVoice(pcm: Float32Array) {
  const { chances } = await reader.detectVoice(wholeFrames(pcm), null);
  return findSpans(chances).spans.map(inSeconds);
}

describe('decoding', () => {
  test.each([
    'short.wav',
    'short.webm',
    'short-video.webm',
    'short.m4a',
    'short-video.mp4',
    'short-opus.mp4',
    'short.ogg',
  ])('decodes %s to the same sound, at 16 kHz and within bounds', async (name) => {
    const pcm = await reader.decode(await fixture(name));
    expect(secondsOf(pcm)).toBeCloseTo(3.975, 2);
    expect(Math.max(...pcm)).toBeGreaterThan(0.3);
    expect(Math.max(...pcm)).toBeLessThanOrEqual(1);
    expect(Math.min(...pcm)).toBeGreaterThanOrEqual(-1);
    const [voice, ...others] = await findVoice(pcm);
    expect(others).toEqual([]);
    expect(voice?.start).toBeCloseTo(0.3, 1);
    expect(voice?.end).toBeCloseTo(2.75, 1);
  });

  test.each([
    ['recording.webm', 16.5],
    ['recording.mp4', 15.87],
    ['recording-opus.mp4', 16.42],
    ['short-stereo.m4a', 4.01],
  ])('decodes %s, which a recorder wrote piece by piece', async (name, seconds) => {
    expect(secondsOf(await reader.decode(await fixture(name)))).toBeCloseTo(seconds, 1);
  });

  test.each(['silent-video.webm', 'silent-video.mp4', 'texts.json'])(
    'refuses %s, which has no sound',
    async (name) => {
      await expect(reader.decode(await fixture(name))).rejects.toThrow(UndecodableMedia);
    },
  );

  test('mixes two channels and keeps loud sound within bounds', async () => {
    const wav = toWav(Float32Array.of(0.5, 0.1, 0.5, 0.1, 1, 1, -1, -1));
    wav.writeUInt16LE(2, 22);
    wav.writeUInt16LE(4, 32);
    const pcm = await reader.decode(wav);
    expect([...pcm].map((value) => value.toFixed(2))).toEqual(['0.30', '0.30', '1.00', '-1.00']);
  });

  test('decodes or refuses a file that is cut off anywhere, and never hangs', async () => {
    for (const name of ['short.webm', 'short.m4a', 'short-opus.mp4', 'short.ogg', 'short.wav']) {
      const file = await fixture(name);
      for (const share of [0.01, 0.1, 0.5, 0.9]) {
        const seconds = await reader.decode(file.subarray(0, Math.ceil(file.length * share))).then(
          (pcm) => secondsOf(pcm),
          (error: unknown) => (error instanceof UndecodableMedia ? 0 : Number.NaN),
        );
        expect(seconds).toBeLessThan(4);
      }
    }
  });
});

describe('refuses a malicious file with', () => {
  test('more than 900 s of sound', async () => {
    const wav = toWav(new Float32Array(4_000 * 200));
    // The same bytes said to be at 4 kHz with 8 bits: four times as long, and twice that.
    wav.writeUInt32LE(4_000, 24);
    const twice = Buffer.concat([wav, Buffer.alloc(4_000 * 2 * 701)]);
    twice.writeUInt32LE(twice.length - 44, 40);
    await expect(reader.decode(twice)).rejects.toThrow('more than 900 s');
  });

  test('a table of four thousand million samples', async () => {
    const file = await fixture('short.m4a');
    const at = file.indexOf('stsz');
    file.writeUInt32BE(4, at + 8);
    file.writeUInt32BE(4_000_000_000, at + 12);
    await expect(reader.decode(file)).rejects.toThrow(UndecodableMedia);
  });

  test('a box without a length', async () => {
    const file = await fixture('recording.mp4');
    const at = file.lastIndexOf('moof');
    file.writeUInt32BE(1, at - 4);
    file.writeUInt32BE(0, at + 4);
    file.writeUInt32BE(0, at + 8);
    const good = await fixture('short.wav');
    const hurt = reader.decode(file);
    const next = reader.decode(good);
    await expect(hurt).rejects.toThrow(UndecodableMedia);
    expect(secondsOf(await next)).toBeCloseTo(3.975, 2);
  });

  test.each([
    ['WAV', 'short.wav', 'fmt ', 10, 0xff],
    ['Opus in WebM', 'short.webm', 'OpusHead', 9, 0xff],
    ['Opus in MP4', 'short-opus.mp4', 'dOps', 5, 0xff],
  ])('255 channels of %s', async (_kind, name, mark, place, value) => {
    const file = await fixture(name);
    file[file.indexOf(mark) + place] = value;
    await expect(reader.decode(file)).rejects.toThrow(UndecodableMedia);
  });
});

describe('voice detection', () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed / 2_147_483_648) * 2 - 1;
  };
  const sound = (of: (index: number) => number) =>
    Float32Array.from({ length: 16_000 * 5 }, (_, index) => of(index));
  const wave = (hertz: number, index: number) => Math.sin((2 * Math.PI * hertz * index) / 16_000);

  test.each([
    ['silence', () => 0],
    ['faint noise', () => random() * 0.005],
    ['white noise', () => random() * 0.1],
    ['loud noise', () => random() * 0.8],
    ['a hum of 50 Hz', (index: number) => 0.3 * wave(50, index)],
    ['a hum with an overtone', (index: number) => 0.3 * wave(120, index) + 0.1 * wave(240, index)],
    ['a tone', (index: number) => 0.3 * wave(440, index)],
    ['a click', (index: number) => (Math.abs(index - 32_000) < 40 ? (index % 2) * 2 - 1 : 0)],
    ['typing', (index: number) => random() * 0.5 * Math.exp(-(index % 3_800) / 80)],
  ])('finds no voice in %s', async (_name, of) => {
    expect(await findVoice(sound(of))).toEqual([]);
  });

  test.each([
    'english-good',
    'intro-good',
    'motivation-good',
    'offtopic',
    'short',
    'strength-poor',
  ])('finds a voice in %s', async (name) => {
    const pcm = await reader.decode(await fixture(`${name}.wav`));
    const spans = await findVoice(pcm);
    const voiced = spans.reduce((sum, { start, end }) => sum + end - start, 0);
    expect(voiced / secondsOf(pcm)).toBeGreaterThan(0.5);
  });

  test('gives the same chances for sound in parts as for the whole', async () => {
    const pcm = await reader.decode(await fixture('strength-poor.wav'));
    const whole = await reader.detectVoice(pcm, null);
    let memory: Float32Array | null = null;
    const parts: Float32Array[] = [];
    for (let at = 0; at < pcm.length; at += 512 * 77) {
      const part = await reader.detectVoice(pcm.subarray(at, at + 512 * 77), memory);
      parts.push(part.chances);
      memory = part.memory;
    }
    expect(joinPcm(parts)).toEqual(whole.chances);
  });
});

test('rejects every job once it is closed', async () => {
  const closing = createAudioReader();
  const minute = new Float32Array(16_000 * 60);
  const ended = closing.detectVoice(minute, null).catch((error: unknown) => error);
  await closing.close();
  expect(await ended).toBeInstanceOf(EngineClosed);
  await expect(closing.decode(await fixture('short.wav'))).rejects.toThrow(EngineClosed);
});
