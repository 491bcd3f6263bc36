import { type MediaKind, UndecodableMedia } from './media-kind.ts';

/**
 * What a header may claim. The decoders allocate what a header says before they check that it is there; an array of
 * four thousand million entries would end the whole process, not only the worker.
 */
const maxChannels = 8;
const maxTableEntries = 100_000;
const plausibleBoxBytes = 4 * 1024 * 1024;
const fixedWavFormats = new Set([1, 3, 6, 7, 0xff_fe]);

/** So many bytes of the part before are kept that a header across two parts is seen whole. */
export const headerOverlap = 64;

export function checkClaims(kind: MediaKind, bytes: Buffer): void {
  if (kind === 'wav') checkWav(bytes);
  if (kind === 'mp4') checkTables(bytes);
  if (kind !== 'wav') checkOpus(bytes);
}

function checkWav(bytes: Buffer): void {
  const at = bytes.subarray(0, 4096).indexOf('fmt ');
  if (at === -1 || at + 24 > bytes.length) return;
  const format = bytes.readUInt16LE(at + 8);
  const channels = bytes.readUInt16LE(at + 10);
  const block = bytes.readUInt16LE(at + 20);
  const bits = bytes.readUInt16LE(at + 22);
  const isFixed = fixedWavFormats.has(format) && block === (channels * bits) / 8;
  if (!isFixed || channels < 1 || channels > maxChannels) refuse('this kind of WAV');
}

/** The boxes of MP4 that hold a table, and the offset of its length. */
const tables = { stsz: 12, stco: 8, co64: 8, stsc: 8, trun: 8 } as const;

function checkTables(bytes: Buffer): void {
  for (const [name, lengthAt] of Object.entries(tables)) {
    for (const at of placesOf(bytes, name)) {
      if (at < 4 || at + lengthAt + 4 > bytes.length) continue;
      // The same four letters may stand in the sound itself, but hardly after the size of such a box.
      const isBox = bytes.readUInt32BE(at - 4) <= plausibleBoxBytes;
      if (isBox && bytes.readUInt32BE(at + lengthAt) > maxTableEntries) refuse('this many samples');
    }
  }
}

function checkOpus(bytes: Buffer): void {
  for (const at of placesOf(bytes, 'OpusHead')) {
    if ((bytes[at + 9] ?? 0) > maxChannels) refuse('this many channels');
  }
  for (const at of placesOf(bytes, 'dOps')) {
    const isBox = at >= 4 && bytes.readUInt32BE(at - 4) < 512;
    if (isBox && (bytes[at + 5] ?? 0) > maxChannels) refuse('this many channels');
  }
}

/** Walks the top-level boxes of MP4 as they arrive. A box without a length would make the decoder loop for ever. */
export function createBoxWalk(): (bytes: Buffer) => void {
  let next = 0;
  let kept: Buffer = Buffer.alloc(0);
  return (bytes) => {
    const all = Buffer.concat([kept, bytes]);
    while (next + 16 <= all.length) {
      const short = all.readUInt32BE(next);
      const size = short === 1 ? Number(all.readBigUInt64BE(next + 8)) : short;
      // The last box may say zero for "up to the end".
      if (short === 0) next = Infinity;
      else if (size < 8) refuse('boxes without a length');
      else next += size;
    }
    const done = Math.min(next, all.length);
    kept = all.subarray(done);
    next -= done;
  };
}

function* placesOf(bytes: Buffer, letters: string): Generator<number> {
  for (let at = bytes.indexOf(letters); at !== -1; at = bytes.indexOf(letters, at + 1)) yield at;
}

function refuse(what: string): never {
  throw new UndecodableMedia(`we do not decode ${what}`);
}
