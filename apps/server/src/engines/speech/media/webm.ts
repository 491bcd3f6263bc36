import { UndecodableMedia } from '../media-kind.ts';
import { type OpusHead, openOpus, readOpusHead } from './opus.ts';
import { openPcm } from './pcm-codec.ts';
import { createByteQueue, type Demuxer, type Packet, type SoundTrack } from './sound-track.ts';

const id = {
  segment: 0x18_53_80_67,
  tracks: 0x16_54_ae_6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63_a2,
  sound: 0xe1,
  sampleRate: 0xb5,
  channels: 0x9f,
  bits: 0x62_64,
  cluster: 0x1f_43_b6_75,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  discardPadding: 0x75_a2,
} as const;
const soundTrack = 2;
/** These are entered; whatever else we do not read is skipped. Browsers write both without a length. */
const entered: ReadonlySet<number> = new Set([id.segment, id.cluster]);
const read: ReadonlySet<number> = new Set([id.tracks, id.simpleBlock, id.blockGroup]);
/** A block of video may be long, a block of sound is not. */
const maxElementBytes = 16 * 1024 * 1024;

type Track = SoundTrack & { number: number };

/** WebM (Matroska) with Opus or PCM, as browsers record it. */
export function createWebmDemuxer(): Demuxer {
  const queue = createByteQueue();
  let at = 0;
  let track: Track | null = null;

  /** Null when more bytes are needed. */
  const takeElement = (): Packet[] | null => {
    queue.drop(Math.min(at, queue.end()));
    const head = elementAt(queue.view(at, Math.max(0, Math.min(12, queue.end() - at))), 0);
    if (!head) return null;
    if (entered.has(head.id)) {
      at += head.start;
      return [];
    }
    if (!read.has(head.id)) {
      if (head.length === null) throw new UndecodableMedia('an element without a length');
      at += head.start + head.length;
      return [];
    }
    if (head.length === null || head.length > maxElementBytes) {
      throw new UndecodableMedia('an element that is too long');
    }
    if (!queue.has(at, head.start + head.length)) return null;
    const body = queue.view(at + head.start, head.length);
    at += head.start + head.length;
    if (head.id === id.tracks) {
      track ??= readTracks(body);
      return [];
    }
    const packet =
      track &&
      (head.id === id.simpleBlock ? readBlock(body, track.number) : readGroup(body, track.number));
    return packet ? [packet] : [];
  };

  return {
    push: (bytes) => {
      queue.append(bytes);
      const packets: Packet[] = [];
      for (let more = takeElement(); more; more = takeElement()) packets.push(...more);
      return packets;
    },
    track: () => track,
  };
}

type Element = { id: number; start: number; length: number | null };

/** The head of the element at this place: where its body starts, and its length unless it is unknown. */
function elementAt(bytes: Buffer, at: number): Element | null {
  const first = bytes[at];
  if (first === undefined) return null;
  const idBytes = Math.clz32(first) - 23;
  const second = bytes[at + idBytes];
  if (idBytes > 4) throw new UndecodableMedia('no element');
  if (second === undefined) return null;
  const lengthBytes = Math.clz32(second) - 23;
  if (lengthBytes > 8) throw new UndecodableMedia('no length of an element');
  const start = at + idBytes + lengthBytes;
  if (start > bytes.length) return null;
  const digits = bytes.subarray(at + idBytes, start);
  const marker = 2 ** (8 - lengthBytes);
  const isUnknown = digits.every((digit, index) =>
    index === 0 ? digit % marker === marker - 1 : digit === 255,
  );
  const length = digits.reduce(
    (sum, digit, index) => sum * 256 + (index === 0 ? digit % marker : digit),
    0,
  );
  return {
    id: numberOf(bytes.subarray(at, at + idBytes)),
    start,
    length: isUnknown ? null : length,
  };
}

const numberOf = (bytes: Buffer) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** The elements inside a body that has arrived whole. */
function* children(body: Buffer): Generator<{ id: number; body: Buffer }> {
  for (let at = 0; at < body.length;) {
    const head = elementAt(body, at);
    if (!head || head.length === null) return;
    yield { id: head.id, body: body.subarray(head.start, head.start + head.length) };
    at = head.start + head.length;
  }
}

function readTracks(body: Buffer): Track | null {
  for (const child of children(body)) {
    if (child.id !== id.track) continue;
    const fields = new Map([...children(child.body)].map((field) => [field.id, field.body]));
    if (numberOf(fields.get(id.trackType) ?? Buffer.alloc(0)) !== soundTrack) continue;
    const number = numberOf(fields.get(id.trackNumber) ?? Buffer.alloc(0));
    return { number, ...trackOf(fields) };
  }
  return null;
}

function trackOf(fields: ReadonlyMap<number, Buffer>): SoundTrack {
  const codec = fields.get(id.codec)?.toString('latin1').replaceAll('\0', '');
  if (codec === 'A_OPUS') {
    // The head is read later from a buffer that the queue reuses.
    const head: OpusHead = readOpusHead(Buffer.from(fields.get(id.codecPrivate) ?? []));
    return { open: () => openOpus(head), skipSeconds: head.preSkip / 48_000, seconds: Infinity };
  }
  if (codec === 'A_PCM/FLOAT/IEEE' || codec === 'A_PCM/INT/LIT') {
    const sound = new Map(
      [...children(fields.get(id.sound) ?? Buffer.alloc(0))].map((field) => [field.id, field.body]),
    );
    const rateBytes = sound.get(id.sampleRate) ?? Buffer.alloc(0);
    const format = {
      rate:
        rateBytes.length === 8
          ? rateBytes.readDoubleBE()
          : rateBytes.length === 4
            ? rateBytes.readFloatBE()
            : 8_000,
      channels: numberOf(sound.get(id.channels) ?? Buffer.of(1)),
      bits: numberOf(sound.get(id.bits) ?? Buffer.of(0)),
      coding: codec === 'A_PCM/INT/LIT' ? ('integer' as const) : ('float' as const),
    };
    return { open: async () => openPcm(format), skipSeconds: 0, seconds: Infinity };
  }
  throw new UndecodableMedia(`we do not decode ${codec?.slice(0, 40)}`);
}

/** A block: the number of its track, its time, its flags, its packet. */
function readBlock(body: Buffer, track: number, discardSeconds = 0): Packet | null {
  const numberBytes = Math.clz32(body[0] ?? 0) - 23;
  const number = numberOf(body.subarray(0, numberBytes)) % 2 ** (7 * numberBytes);
  if (number !== track) return null;
  const flags = body[numberBytes + 2] ?? 0;
  if ((flags & 0b110) !== 0) throw new UndecodableMedia('several packets in a block');
  return { bytes: Uint8Array.from(body.subarray(numberBytes + 3)), discardSeconds };
}

function readGroup(body: Buffer, track: number): Packet | null {
  const fields = new Map([...children(body)].map((field) => [field.id, field.body]));
  const padding = numberOf(fields.get(id.discardPadding) ?? Buffer.alloc(0));
  const block = fields.get(id.block);
  return block ? readBlock(block, track, padding / 1e9) : null;
}
