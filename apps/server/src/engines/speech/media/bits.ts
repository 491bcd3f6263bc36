import type { CodeTable } from './aac-tables.ts';

/** A Huffman code whose codes count upwards from 0, made ready for reading. */
export type Code = {
  /** For each number of bits: the first code, how many follow, and where their symbols begin. */
  readonly first: readonly number[];
  readonly counts: readonly number[];
  readonly starts: readonly number[];
  readonly symbols: readonly number[];
};

export function createCode({ counts, symbols }: CodeTable): Code {
  const first: number[] = [];
  const starts: number[] = [];
  let code = 0;
  let start = 0;
  for (const count of counts) {
    code *= 2;
    first.push(code);
    starts.push(start);
    code += count;
    start += count;
  }
  return { first, counts, starts, symbols };
}

/** So many bits can be read at once. */
const window = 25;

/** Reads a packet bit by bit. Throws when the packet ends too early. */
export type BitReader = {
  bits: (count: number) => number;
  flag: () => boolean;
  symbol: (code: Code) => number;
  skip: (count: number) => void;
  align: () => void;
};

export function createBitReader(bytes: Uint8Array): BitReader {
  const end = bytes.length * 8;
  let at = 0;
  /** The next 25 bits, with zeros after the end. */
  const next = () => {
    const byte = at >> 3;
    const word =
      ((bytes[byte] ?? 0) << 24) |
      ((bytes[byte + 1] ?? 0) << 16) |
      ((bytes[byte + 2] ?? 0) << 8) |
      (bytes[byte + 3] ?? 0);
    return (word << (at & 7)) >>> 7;
  };
  const advance = (count: number) => {
    at += count;
    if (at > end) throw new RangeError('the packet is too short');
  };
  const bits = (count: number) => {
    const value = next() >>> (window - count);
    advance(count);
    return value;
  };
  return {
    bits,
    flag: () => bits(1) === 1,
    symbol: ({ first, counts, starts, symbols }) => {
      const word = next();
      for (let length = 0; length < counts.length; length += 1) {
        const place = (word >>> (window - 1 - length)) - (first[length] ?? 0);
        if (place >= (counts[length] ?? 0)) continue;
        advance(length + 1);
        return symbols[(starts[length] ?? 0) + place] ?? 0;
      }
      throw new RangeError('no such code');
    },
    skip: advance,
    align: () => {
      at = (at + 7) & ~7;
    },
  };
}
