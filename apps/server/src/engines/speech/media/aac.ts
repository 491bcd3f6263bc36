import { UndecodableMedia } from '../media-kind.ts';
import {
  book,
  type ChannelFrame,
  frameSamples,
  readChannel,
  readWindowInfo,
  shapeNoise,
  type WindowInfo,
} from './aac-spectrum.ts';
import { sampleRates } from './aac-tables.ts';
import { createFilterBank } from './aac-windows.ts';
import { type BitReader, createBitReader } from './bits.ts';
import type { PacketDecoder } from './sound-track.ts';

const objectType = { lowComplexity: 2, bandReplication: 5, parametricStereo: 29 } as const;
const element = { single: 0, pair: 1, bass: 3, data: 4, program: 5, fill: 6, end: 7 } as const;
const maxChannels = 8;

type Config = { readonly rate: number; readonly rateIndex: number };

/**
 * Decodes AAC-LC, which is what Safari and Chromium record. Of HE-AAC it decodes the LC part, up to a quarter of the
 * sample rate: all that speech recognition at 16 kHz needs. Other kinds are refused.
 */
export function createAacDecoder(description: Uint8Array): PacketDecoder {
  const config = readConfig(createBitReader(description));
  const banks: ReturnType<typeof createFilterBank>[] = [];
  let seed = 1;
  let hasSound = false;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return seed / 2 ** 31;
  };
  return {
    rate: config.rate,
    seconds: () => frameSamples / config.rate,
    decode: (packet) => {
      const frames = framesOf(packet, config, random);
      // A broken packet inside a recording is silence, so that what follows keeps its place in time.
      if (!frames) return hasSound ? [new Float32Array(frameSamples)] : [];
      hasSound = true;
      return frames.map(({ lines, info }, channel) =>
        (banks[channel] ??= createFilterBank())(lines, info),
      );
    },
    free: () => undefined,
  };
}

function framesOf(packet: Uint8Array, config: Config, random: () => number): ChannelFrame[] | null {
  try {
    const frames = readFrame(createBitReader(packet), config.rateIndex, random);
    for (const frame of frames) shapeNoise(frame, config.rateIndex);
    return frames.length > 0 ? frames : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The AudioSpecificConfig of ISO/IEC 14496-3. */
function readConfig(reader: BitReader): Config {
  try {
    let kind = readObjectType(reader);
    const { rate, rateIndex } = readRate(reader);
    reader.skip(4);
    if (kind === objectType.bandReplication || kind === objectType.parametricStereo) {
      readRate(reader);
      kind = readObjectType(reader);
    }
    if (kind !== objectType.lowComplexity) throw new UndecodableMedia(`AAC of type ${kind}`);
    if (reader.flag()) throw new UndecodableMedia('AAC frames of 960 samples');
    return { rate, rateIndex };
  } catch (error) {
    if (error instanceof RangeError) throw new UndecodableMedia('a broken AAC configuration');
    throw error;
  }
}

function readObjectType(reader: BitReader): number {
  const kind = reader.bits(5);
  return kind === 31 ? 32 + reader.bits(6) : kind;
}

function readRate(reader: BitReader): Config {
  const index = reader.bits(4);
  const known = sampleRates[index];
  if (known !== undefined) return { rate: known, rateIndex: index };
  if (index !== 15) throw new RangeError('no such sample rate');
  const rate = reader.bits(24);
  const distances = sampleRates.map((other) => Math.abs(Math.log(other / (rate || 1))));
  return { rate, rateIndex: distances.indexOf(Math.min(...distances)) };
}

function readFrame(reader: BitReader, rateIndex: number, random: () => number): ChannelFrame[] {
  const frames: ChannelFrame[] = [];
  for (;;) {
    const kind = reader.bits(3);
    if (kind === element.end) return frames;
    switch (kind) {
      case element.single:
      case element.bass:
        reader.skip(4);
        frames.push(readChannel(reader, rateIndex, null, random));
        break;
      case element.pair:
        reader.skip(4);
        frames.push(...readPair(reader, rateIndex, random));
        break;
      case element.data:
        skipData(reader);
        break;
      case element.program:
        skipProgram(reader);
        break;
      case element.fill: {
        const count = reader.bits(4);
        reader.skip(8 * (count === 15 ? 14 + reader.bits(8) : count));
        break;
      }
      default:
        throw new RangeError('coupled channels');
    }
    if (frames.length > maxChannels) throw new RangeError('too many channels');
  }
}

function readPair(reader: BitReader, rateIndex: number, random: () => number): ChannelFrame[] {
  const channel = (info: WindowInfo | null) => readChannel(reader, rateIndex, info, random);
  if (!reader.flag()) return [channel(null), channel(null)];
  const info = readWindowInfo(reader, rateIndex);
  const mode = reader.bits(2);
  const isMiddle = info.groups.map(() =>
    Array.from({ length: info.bandCount }, () => (mode === 1 ? reader.flag() : mode === 2)),
  );
  const [left, right] = [channel(info), channel(info)];
  joinStereo(left, right, isMiddle, mode === 1);
  return [left, right];
}

/** Middle and side become left and right; intensity stereo copies the left channel with another volume. */
function joinStereo(
  left: ChannelFrame,
  right: ChannelFrame,
  isMiddle: readonly (readonly boolean[])[],
  invertsIntensity: boolean,
): void {
  const { groups, bands: borders } = left.info;
  let firstWindow = 0;
  groups.forEach((windows, group) => {
    right.bands[group]?.forEach((band, index) => {
      const other = left.bands[group]?.[index]?.book ?? book.zero;
      const middle = isMiddle[group]?.[index] === true;
      const sign = (band.book === book.opposite ? -1 : 1) * (middle && invertsIntensity ? -1 : 1);
      for (let window = firstWindow; window < firstWindow + windows; window += 1) {
        const from = window * 128 + (borders[index] ?? 0);
        const to = window * 128 + (borders[index + 1] ?? 0);
        for (let at = from; at < to; at += 1) {
          const a = left.lines[at] ?? 0;
          const b = right.lines[at] ?? 0;
          if (band.book >= book.opposite) {
            right.lines[at] = a * band.scale * sign;
          } else if (middle && band.book <= book.escape && other <= book.escape) {
            left.lines[at] = a + b;
            right.lines[at] = a - b;
          }
        }
      }
    });
    firstWindow += windows;
  });
}

function skipData(reader: BitReader): void {
  reader.skip(4);
  const isAligned = reader.flag();
  const count = reader.bits(8);
  const length = count === 255 ? 255 + reader.bits(8) : count;
  if (isAligned) reader.align();
  reader.skip(8 * length);
}

function skipProgram(reader: BitReader): void {
  reader.skip(4 + 2 + 4);
  const [front, side, back] = [reader.bits(4), reader.bits(4), reader.bits(4)];
  const [bass, data, coupled] = [reader.bits(2), reader.bits(3), reader.bits(4)];
  for (const bits of [4, 4, 3]) if (reader.flag()) reader.skip(bits);
  reader.skip(5 * (front + side + back + coupled) + 4 * (bass + data));
  reader.align();
  reader.skip(8 * reader.bits(8));
}
