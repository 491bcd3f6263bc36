import { UndecodableMedia } from '../media-kind.ts';
import { createAacDecoder } from './aac.ts';
import { openOpus, readOpusBox } from './opus.ts';
import type { SoundTrack } from './sound-track.ts';

/** Half an hour at 48 kHz; more was made to hurt. */
const maxSamples = 100_000;
const aacTypes: ReadonlySet<number> = new Set([0x40, 0x66, 0x67, 0x68]);

/** A sample (a packet) by its place in the file. */
export type SamplePlace = { readonly from: number; readonly length: number };

export type Movie = {
  readonly trackId: number;
  readonly track: SoundTrack;
  /** Of a file with one table of all samples. */
  readonly samples: readonly SamplePlace[];
  /** The length of samples of which a fragment says nothing. */
  readonly defaultLength: number;
};

/** The first box of this name; names with a slash go down. */
function find(body: Buffer, path: string): Buffer | null {
  const [name, ...rest] = path.split('/');
  const [first] = findAll(body, name ?? '');
  if (!first) return null;
  return rest.length > 0 ? find(first, rest.join('/')) : first;
}

function findAll(body: Buffer, name: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= body.length;) {
    const length = body.readUInt32BE(at);
    if (length < 8 || at + length > body.length) break;
    if (body.toString('latin1', at + 4, at + 8) === name)
      found.push(body.subarray(at + 8, at + length));
    at += length;
  }
  return found;
}

export function readMovie(moov: Buffer): Movie {
  const trak = findAll(moov, 'trak').find(
    (one) => find(one, 'mdia/hdlr')?.toString('latin1', 8, 12) === 'soun',
  );
  const table = trak && find(trak, 'mdia/minf/stbl');
  if (!trak || !table) throw new UndecodableMedia('no sound in it');
  const trackId = trackIdOf(trak);
  const defaults = findAll(find(moov, 'mvex') ?? Buffer.alloc(0), 'trex').find(
    (one) => one.length >= 24 && one.readUInt32BE(4) === trackId,
  );
  return {
    trackId,
    track: { ...trackOf(table), ...editOf(moov, trak, table) },
    samples: samplesOfTable(table),
    defaultLength: defaults?.readUInt32BE(16) ?? 0,
  };
}

function trackIdOf(trak: Buffer): number {
  const header = find(trak, 'tkhd');
  const at = header?.[0] === 1 ? 20 : 12;
  if (!header || header.length < at + 4) throw new UndecodableMedia('a track without a number');
  return header.readUInt32BE(at);
}

/** What kind of sound it is. */
function trackOf(table: Buffer): SoundTrack {
  const descriptions = find(table, 'stsd')?.subarray(8) ?? Buffer.alloc(0);
  const name = descriptions.toString('latin1', 4, 8);
  // The fields before the inner boxes; QuickTime's versions 1 and 2 have more of them.
  const version = descriptions.length >= 18 ? descriptions.readUInt16BE(16) : 0;
  const inner = descriptions.subarray(36 + ([0, 16, 36][version] ?? 0));
  const whole = { skipSeconds: 0, seconds: Infinity };
  if (name === 'Opus') {
    const head = readOpusBox(Buffer.from(find(inner, 'dOps') ?? []));
    return { ...whole, open: () => openOpus(head), skipSeconds: head.preSkip / 48_000 };
  }
  if (name === 'mp4a') {
    const config = aacConfig(find(inner, 'esds') ?? find(inner, 'wave/esds'));
    return { ...whole, open: async () => createAacDecoder(config) };
  }
  throw new UndecodableMedia(`we do not decode ${JSON.stringify(name)}`);
}

/** The configuration of AAC stands in descriptors inside each other, each with a tag and a length. */
function aacConfig(esds: Buffer | null): Uint8Array {
  const descriptor = (bytes: Buffer, wanted: number): Buffer => {
    let length = 0;
    let at = 1;
    for (let more = true; more && at < 5; at += 1) {
      const byte = bytes[at] ?? 0;
      length = length * 128 + (byte & 127);
      more = byte >= 128;
    }
    if (bytes[0] !== wanted) throw new UndecodableMedia('sound without a configuration');
    return bytes.subarray(at, at + length);
  };
  const stream = descriptor(esds?.subarray(4) ?? Buffer.alloc(0), 3);
  const decoder = descriptor(stream.subarray(3), 4);
  if (!aacTypes.has(decoder[0] ?? 0)) throw new UndecodableMedia('sound that is not AAC');
  return Uint8Array.from(descriptor(decoder.subarray(13), 5));
}

/** The edit list says how much of the start is filling, and how long the sound is. */
function editOf(moov: Buffer, trak: Buffer, table: Buffer): Partial<SoundTrack> {
  const list = find(trak, 'edts/elst');
  const mediaScale = timescale(find(trak, 'mdia/mdhd'));
  const movieScale = timescale(find(moov, 'mvhd'));
  if (!list || list.length < 20 || !mediaScale || !movieScale) return {};
  const isLong = list[0] === 1;
  if (list.readUInt32BE(4) !== 1 || (isLong && list.length < 28)) return {};
  const length = isLong ? Number(list.readBigUInt64BE(8)) : list.readUInt32BE(8);
  const skip = isLong ? Number(list.readBigInt64BE(16)) : list.readInt32BE(12);
  if (skip < 0) return {};
  const isWhole = (find(table, 'stsz')?.readUInt32BE(8) ?? 0) > 0;
  return {
    skipSeconds: skip / mediaScale,
    ...(isWhole && length > 0 && { seconds: length / movieScale }),
  };
}

function timescale(header: Buffer | null): number {
  const at = header?.[0] === 1 ? 20 : 12;
  return header && header.length >= at + 4 ? header.readUInt32BE(at) : 0;
}

function samplesOfTable(table: Buffer): SamplePlace[] {
  const lengths = lengthsOf(find(table, 'stsz'));
  const chunks = offsetsOf(find(table, 'stco'), find(table, 'co64'));
  const runs = entriesOf(find(table, 'stsc'), 4, 12, (box, at) => ({
    firstChunk: box.readUInt32BE(at),
    samples: box.readUInt32BE(at + 4),
  }));
  const places: SamplePlace[] = [];
  let sample = 0;
  chunks.forEach((offset, index) => {
    const run = runs.findLast(({ firstChunk }) => firstChunk <= index + 1);
    let from = offset;
    const end = Math.min(lengths.length, sample + (run?.samples ?? 0));
    for (; sample < end; sample += 1) {
      const length = lengths[sample] ?? 0;
      places.push({ from, length });
      from += length;
    }
  });
  return places;
}

function lengthsOf(box: Buffer | null): number[] {
  if (!box || box.length < 12) return [];
  const fixed = box.readUInt32BE(4);
  const count = box.readUInt32BE(8);
  if (count > maxSamples) throw new UndecodableMedia('this many samples');
  if (fixed > 0) return Array.from({ length: count }, () => fixed);
  return entriesOf(box, 8, 4, (bytes, at) => bytes.readUInt32BE(at));
}

const offsetsOf = (short: Buffer | null, long: Buffer | null): number[] =>
  short
    ? entriesOf(short, 4, 4, (box, at) => box.readUInt32BE(at))
    : entriesOf(long, 4, 8, (box, at) => Number(box.readBigUInt64BE(at)));

/** The entries of a table; its count has to fit into its box. */
function entriesOf<Entry>(
  box: Buffer | null,
  countAt: number,
  size: number,
  read: (box: Buffer, at: number) => Entry,
): Entry[] {
  if (!box || box.length < countAt + 4) return [];
  const count = box.readUInt32BE(countAt);
  if (count > maxSamples || countAt + 4 + count * size > box.length) {
    throw new UndecodableMedia('a table that is longer than its box');
  }
  return Array.from({ length: count }, (_, index) => read(box, countAt + 4 + index * size));
}

/** Fields that a fragment may have, by the bits of its flags. */
const inHeader = { base: 1, description: 2, duration: 8, length: 16 } as const;
const inRun = {
  offset: 1,
  firstFlags: 4,
  duration: 0x1_00,
  length: 0x2_00,
  flags: 0x4_00,
  time: 0x8_00,
} as const;

export function samplesOfFragment(moof: Buffer, place: number, movie: Movie): SamplePlace[] {
  const places: SamplePlace[] = [];
  for (const traf of findAll(moof, 'traf')) {
    const header = find(traf, 'tfhd');
    if (!header || header.length < 8 || header.readUInt32BE(4) !== movie.trackId) continue;
    const fragment = readFragmentHeader(header, place, movie.defaultLength);
    let from = fragment.base;
    for (const run of findAll(traf, 'trun')) {
      for (const sample of readRun(run, fragment, from)) {
        places.push(sample);
        from = sample.from + sample.length;
        if (places.length > maxSamples) throw new UndecodableMedia('this many samples');
      }
    }
  }
  return places;
}

function readFragmentHeader(header: Buffer, place: number, defaultLength: number) {
  const flags = header.readUInt32BE(0) & 0xff_ff_ff;
  let at = 8;
  const take = (flag: number, size: number) => {
    if ((flags & flag) === 0) return null;
    at += size;
    if (at > header.length) throw new UndecodableMedia('a broken fragment');
    return at - size;
  };
  const baseAt = take(inHeader.base, 8);
  take(inHeader.description, 4);
  take(inHeader.duration, 4);
  const lengthAt = take(inHeader.length, 4);
  return {
    base: baseAt === null ? place : Number(header.readBigUInt64BE(baseAt)),
    length: lengthAt === null ? defaultLength : header.readUInt32BE(lengthAt),
  };
}

function readRun(
  run: Buffer,
  fragment: { base: number; length: number },
  next: number,
): SamplePlace[] {
  if (run.length < 8) throw new UndecodableMedia('a broken fragment');
  const flags = run.readUInt32BE(0) & 0xff_ff_ff;
  const count = run.readUInt32BE(4);
  const has = (flag: number) => (flags & flag) !== 0;
  const head = 8 + (has(inRun.offset) ? 4 : 0) + (has(inRun.firstFlags) ? 4 : 0);
  const fields = [inRun.duration, inRun.length, inRun.flags, inRun.time].filter(has);
  const size = 4 * fields.length;
  if (count > maxSamples || head + count * size > run.length) {
    throw new UndecodableMedia('this many samples');
  }
  let from = has(inRun.offset) ? fragment.base + run.readInt32BE(8) : next;
  const lengthAt = 4 * fields.indexOf(inRun.length);
  return Array.from({ length: count }, (_, index) => {
    const length =
      lengthAt < 0 ? fragment.length : run.readUInt32BE(head + index * size + lengthAt);
    const sample = { from, length };
    from += length;
    return sample;
  });
}
