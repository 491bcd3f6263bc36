import {
  longBands,
  scaleFactorCode,
  shapedBands,
  shortBands,
  spectrumCodes,
} from './aac-tables.ts';
import { type BitReader, createCode } from './bits.ts';

export const frameSamples = 1024;

/** Codebooks that are none: the band is empty, noise, or made of the other channel. */
export const book = { zero: 0, escape: 11, noise: 13, opposite: 14, intensity: 15 } as const;

export const windowSequence = { long: 0, start: 1, short: 2, stop: 3 } as const;

/** The windows of a channel's frame. */
export type WindowInfo = {
  readonly sequence: number;
  /** 1: Kaiser-Bessel, 0: sine. */
  readonly shape: number;
  /** How many short windows share their scale factors; [1] for one long window. */
  readonly groups: readonly number[];
  readonly bandCount: number;
  readonly bands: readonly number[];
};

/** A band of a group of windows. */
type Band = { book: number; scale: number };

type Filter = { length: number; order: number; backwards: boolean; coefficients: number[] };

export type ChannelFrame = {
  readonly info: WindowInfo;
  /** For each group its bands. */
  readonly bands: readonly (readonly Band[])[];
  /** 1024 lines of one long window, or 128 of each of eight short ones. */
  readonly lines: Float32Array;
  /** For each window its filters of temporal noise shaping. */
  readonly filters: readonly (readonly Filter[])[];
};

const codes = spectrumCodes.map(createCode);
/** What the largest value of an escape, and a pulse upon it, may come to. */
const powers = Float64Array.from({ length: 8_192 + 64 }, (_, value) => value ** (4 / 3));
const scaleCode = createCode(scaleFactorCode);

/** How the symbols of a codebook are read: how many lines one is, the base of its digits, and what is taken off each. */
const shapes = [
  { size: 4, base: 3, offset: 1 },
  { size: 4, base: 3, offset: 1 },
  { size: 4, base: 3, offset: 0 },
  { size: 4, base: 3, offset: 0 },
  { size: 2, base: 9, offset: 4 },
  { size: 2, base: 9, offset: 4 },
  { size: 2, base: 8, offset: 0 },
  { size: 2, base: 8, offset: 0 },
  { size: 2, base: 13, offset: 0 },
  { size: 2, base: 13, offset: 0 },
  { size: 2, base: 17, offset: 0 },
] as const;

export function readWindowInfo(reader: BitReader, rateIndex: number): WindowInfo {
  reader.skip(1);
  const sequence = reader.bits(2);
  const shape = reader.bits(1);
  if (sequence === windowSequence.short) {
    const bandCount = reader.bits(4);
    const groups = [1];
    for (let window = 1; window < 8; window += 1) {
      if (reader.flag()) groups[groups.length - 1] = (groups.at(-1) ?? 0) + 1;
      else groups.push(1);
    }
    return windowInfo({ sequence, shape, groups, bandCount, bands: shortBands[rateIndex] ?? [] });
  }
  const bandCount = reader.bits(6);
  if (reader.flag()) throw new RangeError('prediction is not part of AAC-LC');
  const bands = longBands[rateIndex] ?? [];
  return windowInfo({ sequence, shape, groups: [1], bandCount, bands });
}

function windowInfo(info: WindowInfo): WindowInfo {
  if (info.bandCount >= info.bands.length) throw new RangeError('more bands than there are');
  return info;
}

export function readChannel(
  reader: BitReader,
  rateIndex: number,
  common: WindowInfo | null,
  random: () => number,
): ChannelFrame {
  const gain = reader.bits(8);
  const info = common ?? readWindowInfo(reader, rateIndex);
  const bands = readBooks(reader, info);
  readScales(reader, bands, gain);
  const pulses = reader.flag() ? readPulses(reader, info) : [];
  const filters = reader.flag() ? readFilters(reader, info) : [];
  if (reader.flag()) throw new RangeError('gain control is not part of AAC-LC');
  const lines = readLines(reader, info, bands, pulses, random);
  return { info, bands, lines, filters };
}

function readBooks(reader: BitReader, info: WindowInfo): Band[][] {
  const lengthBits = info.sequence === windowSequence.short ? 3 : 5;
  const more = 2 ** lengthBits - 1;
  return info.groups.map(() => {
    const bands: Band[] = [];
    while (bands.length < info.bandCount) {
      const number = reader.bits(4);
      if (number === 12) throw new RangeError('no such codebook');
      let length = 0;
      for (let part = more; part === more; length += part) part = reader.bits(lengthBits);
      if (length === 0 || bands.length + length > info.bandCount) throw new RangeError('a section');
      for (let count = 0; count < length; count += 1) bands.push({ book: number, scale: 0 });
    }
    return bands;
  });
}

function readScales(reader: BitReader, groups: readonly Band[][], gain: number): void {
  let scale = gain;
  let position = 0;
  let noise = gain - 90;
  let isFirstNoise = true;
  for (const band of groups.flat()) {
    if (band.book === book.zero) continue;
    if (band.book === book.noise) {
      noise += isFirstNoise ? reader.bits(9) - 256 : reader.symbol(scaleCode) - 60;
      isFirstNoise = false;
      band.scale = 2 ** (noise / 4);
      continue;
    }
    const change = reader.symbol(scaleCode) - 60;
    if (band.book >= book.opposite) {
      position += change;
      band.scale = 0.5 ** (position / 4);
      continue;
    }
    scale += change;
    if (scale < 0 || scale > 255) throw new RangeError('a scale factor');
    band.scale = 2 ** ((scale - 100) / 4);
  }
}

type Pulse = { at: number; height: number };

function readPulses(reader: BitReader, info: WindowInfo): Pulse[] {
  if (info.sequence === windowSequence.short) throw new RangeError('pulses in short windows');
  const count = reader.bits(2) + 1;
  const start = info.bands[reader.bits(6)];
  if (start === undefined) throw new RangeError('a pulse');
  let at = start;
  return Array.from({ length: count }, () => {
    at += reader.bits(5);
    if (at >= frameSamples) throw new RangeError('a pulse');
    return { at, height: reader.bits(4) };
  });
}

function readFilters(reader: BitReader, info: WindowInfo): Filter[][] {
  const isShort = info.sequence === windowSequence.short;
  return Array.from({ length: isShort ? 8 : 1 }, () => {
    const count = reader.bits(isShort ? 1 : 2);
    const resolution = count > 0 ? reader.bits(1) + 3 : 0;
    return Array.from({ length: count }, () => {
      const length = reader.bits(isShort ? 4 : 6);
      const order = reader.bits(isShort ? 3 : 5);
      if (order > 12) throw new RangeError('a filter of noise shaping');
      if (order === 0) return { length, order, backwards: false, coefficients: [] };
      const backwards = reader.flag();
      const width = resolution - reader.bits(1);
      const coefficients = Array.from({ length: order }, () => {
        const raw = reader.bits(width);
        const value = raw >= 2 ** (width - 1) ? raw - 2 ** width : raw;
        return Math.sin((value * Math.PI) / (2 ** resolution + (value < 0 ? 1 : -1)));
      });
      return { length, order, backwards, coefficients };
    });
  });
}

/** The lines of the spectrum, scaled. Those of a group of short windows come band by band, window by window. */
function readLines(
  reader: BitReader,
  info: WindowInfo,
  groups: readonly (readonly Band[])[],
  pulses: readonly Pulse[],
  random: () => number,
): Float32Array {
  const lines = new Float32Array(frameSamples);
  let firstWindow = 0;
  groups.forEach((bands, group) => {
    const windows = info.groups[group] ?? 1;
    bands.forEach((band, index) => {
      const from = info.bands[index] ?? 0;
      const to = info.bands[index + 1] ?? from;
      for (let window = 0; window < windows; window += 1) {
        const at = (firstWindow + window) * 128;
        const part = lines.subarray(at + from, at + to);
        if (band.book === book.noise) fillWithNoise(part, band.scale, random);
        else if (band.book >= 1 && band.book <= book.escape) readBand(reader, band.book, part);
      }
    });
    firstWindow += windows;
  });
  for (const { at, height } of pulses) {
    const value = lines[at] ?? 0;
    lines[at] = value > 0 ? value + height : value - height;
  }
  scaleLines(lines, info, groups);
  return lines;
}

function readBand(reader: BitReader, number: number, part: Float32Array): void {
  const { size, base, offset } = shapes[number - 1] ?? shapes[0];
  const code = codes[number - 1];
  if (!code) throw new RangeError('no such codebook');
  for (let at = 0; at < part.length; at += size) {
    let symbol = reader.symbol(code);
    for (let place = size - 1; place >= 0; place -= 1) {
      part[at + place] = (symbol % base) - offset;
      symbol = Math.floor(symbol / base);
    }
    if (offset === 0) readSigns(reader, number, part.subarray(at, at + size));
  }
}

/** The signs of all values that are not 0 come first, then the large values. */
function readSigns(reader: BitReader, number: number, values: Float32Array): void {
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 0;
    if (value !== 0 && reader.flag()) values[place] = -value;
  }
  if (number !== book.escape) return;
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 0;
    if (Math.abs(value) === 16) values[place] = Math.sign(value) * readEscape(reader);
  }
}

function readEscape(reader: BitReader): number {
  let width = 4;
  while (reader.flag()) width += 1;
  if (width > 12) throw new RangeError('an escape');
  return 2 ** width + reader.bits(width);
}

function fillWithNoise(part: Float32Array, scale: number, random: () => number): void {
  let energy = 0;
  for (let at = 0; at < part.length; at += 1) {
    const value = random();
    part[at] = value;
    energy += value * value;
  }
  const factor = scale / Math.sqrt(energy || 1);
  for (let at = 0; at < part.length; at += 1) part[at] = (part[at] ?? 0) * factor;
}

function scaleLines(lines: Float32Array, info: WindowInfo, groups: readonly (readonly Band[])[]) {
  let firstWindow = 0;
  groups.forEach((bands, group) => {
    const windows = info.groups[group] ?? 1;
    bands.forEach(({ book: number, scale }, index) => {
      if (number === book.zero || number > book.escape) return;
      for (let window = firstWindow; window < firstWindow + windows; window += 1) {
        const from = window * 128 + (info.bands[index] ?? 0);
        const to = window * 128 + (info.bands[index + 1] ?? 0);
        for (let at = from; at < to; at += 1) {
          const value = lines[at] ?? 0;
          lines[at] = Math.sign(value) * (powers[Math.abs(value)] ?? 0) * scale;
        }
      }
    });
    firstWindow += windows;
  });
}

/** Temporal noise shaping: filters along the lines, from which the encoder took out the envelope of the sound. */
export function shapeNoise({ info, lines, filters }: ChannelFrame, rateIndex: number): void {
  const isShort = info.sequence === windowSequence.short;
  const limit = Math.min(
    (isShort ? shapedBands.short : shapedBands.long)[rateIndex] ?? 0,
    info.bandCount,
  );
  filters.forEach((ofWindow, window) => {
    let bottom = info.bands.length - 1;
    for (const { length, order, backwards, coefficients } of ofWindow) {
      const top = bottom;
      bottom = Math.max(0, top - length);
      if (order === 0) continue;
      const from = window * 128 + (info.bands[Math.min(bottom, limit)] ?? 0);
      const to = window * 128 + (info.bands[Math.min(top, limit)] ?? 0);
      filterLines(lines.subarray(from, to), predictor(coefficients), backwards);
    }
  });
}

/** Reflection coefficients as those of a linear predictor. */
function predictor(reflections: readonly number[]): number[] {
  let result: number[] = [];
  for (const reflection of reflections) {
    const last = result.length - 1;
    result = [
      ...result.map((value, index) => value + reflection * (result[last - index] ?? 0)),
      reflection,
    ];
  }
  return result;
}

function filterLines(lines: Float32Array, coefficients: readonly number[], backwards: boolean) {
  const place = (index: number) => (backwards ? lines.length - 1 - index : index);
  for (let index = 0; index < lines.length; index += 1) {
    let value = lines[place(index)] ?? 0;
    for (let back = 1; back <= Math.min(coefficients.length, index); back += 1) {
      value -= (coefficients[back - 1] ?? 0) * (lines[place(index - back)] ?? 0);
    }
    lines[place(index)] = value;
  }
}
