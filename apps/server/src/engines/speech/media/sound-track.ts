/** The sound of a file, as its container describes it. */
export type SoundTrack = {
  /** Refuses with UndecodableMedia what we do not decode. */
  readonly open: () => Promise<PacketDecoder>;
  /** How much to leave out at the start, and how much there is after that. */
  readonly skipSeconds: number;
  readonly seconds: number;
};

export type Packet = {
  readonly bytes: Uint8Array;
  /** How much of this packet's end to leave out. */
  readonly discardSeconds: number;
};

/** Takes a file apart, part after part as it arrives. */
export type Demuxer = {
  push: (bytes: Uint8Array) => readonly Packet[];
  /** Null until the header has arrived. */
  track: () => SoundTrack | null;
};

/** Turns packets into sound. */
export type PacketDecoder = {
  readonly rate: number;
  /** How long a packet's sound will be, known without decoding it. */
  seconds: (packet: Uint8Array) => number;
  /** The channels of the packet's sound; none when the packet is broken. */
  decode: (packet: Uint8Array) => Float32Array[];
  free: () => void;
};

/** The bytes of a file that are still needed, addressed by their place in the file. */
export type ByteQueue = {
  append: (bytes: Uint8Array) => void;
  /** The place after the last byte that has arrived. */
  end: () => number;
  has: (from: number, length: number) => boolean;
  /** Valid until the next `append`. */
  view: (from: number, length: number) => Buffer;
  /** Forgets everything before this place. */
  drop: (before: number) => void;
};

export function createByteQueue(): ByteQueue {
  let buffer = Buffer.alloc(64 * 1024);
  let first = 0;
  let length = 0;
  return {
    append: (bytes) => {
      if (length + bytes.length > buffer.length) {
        const larger = Buffer.alloc(2 * (length + bytes.length));
        buffer.copy(larger, 0, 0, length);
        buffer = larger;
      }
      buffer.set(bytes, length);
      length += bytes.length;
    },
    end: () => first + length,
    has: (from, count) => from >= first && from + count <= first + length,
    view: (from, count) => buffer.subarray(from - first, from - first + count),
    drop: (before) => {
      const count = Math.min(Math.max(0, before - first), length);
      if (count === 0) return;
      buffer.copyWithin(0, count, length);
      first += count;
      length -= count;
    },
  };
}
