import { readFile } from 'node:fs/promises';
import { secondsOf } from '@daedap/speech/recognition';
import { describe, expect, test } from 'vitest';
import { decodeMedia } from '../media-decoder.ts';
import { mediaKindOf, UndecodableMedia } from '../media-kind.ts';
import { toWav } from '../pcm.ts';
import { scaleFactorCode, spectrumCodes } from './aac-tables.ts';
import { createInverse } from './aac-windows.ts';
import { createAacDecoder } from './aac.ts';
import { createBitReader, createCode } from './bits.ts';
import { createMp4Demuxer } from './mp4.ts';
import { isOpusPacket } from './opus.ts';
import { openPcm } from './pcm-codec.ts';

const fixture = (name: string) =>
  readFile(new URL(`../../../../test/fixtures/speech/${name}`, import.meta.url));

const decode = async (bytes: Buffer) => decodeMedia(mediaKindOf(bytes) ?? 'wav', bytes);

describe('AAC', () => {
  test.each([scaleFactorCode, ...spectrumCodes].map((table, index) => [index, table] as const))(
    'the codes of book %i are complete, and each symbol has one',
    (_index, { counts, symbols }) => {
      const share = counts.reduce((sum, count, at) => sum + count / 2 ** (at + 1), 0);
      expect(share).toBe(1);
      expect([...symbols].toSorted((a, b) => a - b)).toEqual([...symbols.keys()]);
    },
  );

  test('reads codes of every length, and no further than the packet', () => {
    // Of the scale factors: 60 is 0, 59 is 100, 61 is 1010, and nineteen ones are 13.
    const reader = createBitReader(Uint8Array.of(0b0100_1010, 0xff, 0xff, 0b1110_0000));
    const code = createCode(scaleFactorCode);
    expect([1, 2, 3, 4].map(() => reader.symbol(code))).toEqual([60, 59, 61, 13]);
    expect(reader.bits(5)).toBe(0);
    expect(() => reader.bits(1)).toThrow(RangeError);
  });

  test('the fast transform equals the sum that defines it', () => {
    const size = 16;
    const lines = Float32Array.from({ length: size }, (_, at) => Math.sin(at * 7 + 1));
    const direct = Array.from({ length: 2 * size }, (_, sample) =>
      lines.reduce((sum, line, at) => {
        const angle = (Math.PI / size) * (sample + 0.5 + size / 2) * (at + 0.5);
        return sum + (line * Math.cos(angle)) / size;
      }, 0),
    );
    [...createInverse(size)(lines)].forEach((value, at) =>
      expect(value).toBeCloseTo(direct[at] ?? Number.NaN, 10),
    );
  });

  test('decodes two channels, each with its own sound', async () => {
    // Left is the voice, right half of it with a tone of 440 Hz (tools: libavcodec, 96 kbit/s).
    const demuxer = createMp4Demuxer();
    const packets = demuxer.push(await fixture('short-stereo.m4a'));
    const decoder = await demuxer.track()?.open();
    const frames = packets.map(({ bytes }) => decoder?.decode(bytes) ?? []);
    const channel = (index: number) =>
      frames.flatMap((frame) => Array.from(frame[index] ?? new Float32Array()));
    const [left, right] = [channel(0), channel(1)];
    const level = (sound: number[], hertz: number) => {
      // The last second has no voice.
      const part = sound.slice(144_000, 144_000 + 36_000);
      const turn = (at: number) => (2 * Math.PI * hertz * at) / 48_000;
      const cos = part.reduce((sum, value, at) => sum + value * Math.cos(turn(at)), 0);
      const sin = part.reduce((sum, value, at) => sum + value * Math.sin(turn(at)), 0);
      return (2 * Math.hypot(cos, sin)) / part.length;
    };
    expect(level(right, 440)).toBeCloseTo(0.05, 2);
    expect(level(left, 440)).toBeLessThan(0.002);
    const peak = (sound: number[]) => sound.reduce((most, value) => Math.max(most, value), 0);
    expect(peak(left)).toBeGreaterThan(1.4 * peak(right));
  });

  test('sounds like the recording that it was made of', async () => {
    const [wav, m4a] = await Promise.all(
      ['short.wav', 'short.m4a'].map(async (name) => decode(await fixture(name))),
    );
    const error = wav?.reduce((sum, value, at) => sum + (value - (m4a?.[at] ?? 0)) ** 2, 0) ?? 0;
    const energy = wav?.reduce((sum, value) => sum + value ** 2, 0) ?? 0;
    // The encoder put noise in the place of noise: the rest is equal.
    expect(10 * Math.log10(energy / error)).toBeGreaterThan(15);
  });

  test('keeps the place of a broken packet inside a recording', async () => {
    const file = await fixture('recording.mp4');
    const whole = await decode(Buffer.from(file));
    const at = file.lastIndexOf('mdat') + 4;
    file.fill(0, at, at + 400);
    const broken = await decode(file);
    expect(broken.length).toBe(whole.length);
    expect(broken).not.toEqual(whole);
  });

  test.each([
    ['AAC Main', [0b00001_001, 0b1_0001_000]],
    ['frames of 960 samples', [0b00010_001, 0b1_0001_100]],
    ['nothing', []],
    ['a sample rate that does not exist', [0b00010_110, 0b1_0001_000]],
  ])('refuses %s', (_what, config) => {
    expect(() => createAacDecoder(Uint8Array.from(config))).toThrow(UndecodableMedia);
  });

  test('of HE-AAC it decodes the LC part', () => {
    // Type 5 at 24 kHz, extended to 48 kHz, LC below.
    const config = Uint8Array.of(0b00101_011, 0b0_0001_001, 0b1_00010_00, 0);
    expect(createAacDecoder(config).rate).toBe(24_000);
  });
});

test.each([
  [[0], true],
  [[1, 1, 1], true],
  [[1, 1], false],
  [[2, 1, 7, 7], true],
  [[2, 5, 7], false],
  [[3, 2, 7, 7], true],
  [[3, 0], false],
  // 49 frames of 2.5 ms are more than 120 ms.
  [[0b10000_011, 49], false],
  [[0b10000_011, 48], true],
  [[3, 0x42, 2, 9, 9, 0, 0], true],
  [[3, 0x42, 255, 9], false],
  [[3, 0x82, 1, 9, 9], true],
  [[3, 0x82, 3, 9, 9], false],
  [[], false],
])('an Opus packet %j is valid: %s', (packet, isValid) => {
  expect(isOpusPacket(Uint8Array.from(packet))).toBe(isValid);
});

describe('PCM', () => {
  test.each([
    ['integer', 8, [0, 128, 255], [-1, 0, 1]],
    ['integer', 16, [0, 128, 0, 0, 255, 127], [-1, 0, 1]],
    ['integer', 24, [0, 0, 128, 0, 0, 0, 255, 255, 127], [-1, 0, 1]],
    ['integer', 32, [0, 0, 0, 128, 255, 255, 255, 127], [-1, 1]],
    ['float', 32, [0, 0, 128, 63], [1]],
    ['float', 64, [0, 0, 0, 0, 0, 0, 240, 63], [1]],
    // ITU-T G.711: the largest values, and the smallest.
    ['a-law', 8, [0x2a, 0xaa, 0xd5], [-0.984, 0.984, 0]],
    ['mu-law', 8, [0x00, 0x80, 0xff], [-0.98, 0.98, 0]],
  ] as const)('%s of %i bits', (coding, bits, bytes, values) => {
    const decoder = openPcm({ coding, bits, channels: 1, rate: 16_000 });
    const [sound] = decoder.decode(Uint8Array.from(bytes));
    expect([...(sound ?? [])].map((value) => value.toFixed(2))).toEqual(
      values.map((value) => value.toFixed(2)),
    );
  });

  test('reads a WAV with other chunks before its sound', async () => {
    const wav = toWav(Float32Array.of(0.5, -0.5, 0.25));
    const note = Buffer.concat([Buffer.from('LIST'), Buffer.of(3, 0, 0, 0), Buffer.from('abc\0')]);
    const file = Buffer.concat([wav.subarray(0, 36), note, wav.subarray(36)]);
    const pcm = await decode(file);
    expect([...pcm].map((value) => value.toFixed(2))).toEqual(['0.50', '-0.50', '0.25']);
  });
});

test.each(['vorbis', 'FLAC'])('refuses Ogg with %s', async (codec) => {
  const file = await fixture('short.ogg');
  file.write(codec.padEnd(8), file.indexOf('OpusHead'), 'latin1');
  await expect(decode(file)).rejects.toThrow(UndecodableMedia);
});

test('refuses MP4 with Dolby Digital', async () => {
  const file = await fixture('short.m4a');
  file.write('ac-3', file.indexOf('mp4a'), 'latin1');
  await expect(decode(file)).rejects.toThrow(new UndecodableMedia('we do not decode "ac-3"'));
});

const rounds = process.env['TEST_FULL'] ? 24 : 6;

/** Files with a few wrong bytes, always the same ones. */
test.each([
  'short.webm',
  'short-video.webm',
  'short.m4a',
  'short-stereo.m4a',
  'recording-opus.mp4',
  'short.ogg',
  'short.wav',
])('decodes or refuses %s with wrong bytes in any place', async (name) => {
  const file = await fixture(name);
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (let round = 0; round < rounds; round += 1) {
    const hurt = Buffer.from(file);
    // Half of the wrong bytes are in the header, where they hurt most.
    for (let count = 0; count < 6; count += 1) {
      const end = count % 2 === 0 ? Math.min(1_200, hurt.length) : hurt.length;
      hurt[12 + random(end - 12)] = random(256);
    }
    const seconds = await decode(hurt).then(
      (pcm) => secondsOf(pcm),
      (error: unknown) => (error instanceof UndecodableMedia ? 0 : Number.NaN),
    );
    expect(seconds).toBeLessThanOrEqual(900);
  }
});
