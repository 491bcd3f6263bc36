import { OpusDecoder } from 'opus-decoder';
import { UndecodableMedia } from '../media-kind.ts';
import type { PacketDecoder } from './sound-track.ts';

const rate = 48_000;
const maxFrameBytes = 1_275;
const maxPacketSamples = 0.12 * rate;

export type OpusHead = {
  readonly channels: number;
  /** Samples at 48 kHz that come before the sound. */
  readonly preSkip: number;
  /** In 256ths of a decibel. */
  readonly gain: number;
  readonly mappingFamily: number;
};

/** The head as Ogg and WebM have it, after the eight letters `OpusHead`. MP4 has the same fields the other way round. */
export function readOpusHead(bytes: Uint8Array): OpusHead {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (head.length < 19 || head.toString('latin1', 0, 8) !== 'OpusHead') {
    throw new UndecodableMedia('a broken head of Opus');
  }
  return {
    channels: head.readUInt8(9),
    preSkip: head.readUInt16LE(10),
    gain: head.readInt16LE(16),
    mappingFamily: head.readUInt8(18),
  };
}

export function readOpusBox(box: Buffer): OpusHead {
  if (box.length < 11) throw new UndecodableMedia('a broken head of Opus');
  return {
    channels: box.readUInt8(1),
    preSkip: box.readUInt16BE(2),
    gain: box.readInt16BE(8),
    mappingFamily: box.readUInt8(10),
  };
}

export async function openOpus(head: OpusHead): Promise<PacketDecoder> {
  const { channels, mappingFamily, gain } = head;
  if (mappingFamily !== 0 || channels < 1 || channels > 2) {
    throw new UndecodableMedia(`we do not decode Opus with ${channels} channels`);
  }
  const decoder = new OpusDecoder({ channels, preSkip: 0 });
  await decoder.ready;
  const factor = 10 ** (gain / 256 / 20);
  return {
    rate,
    seconds: (packet) => (isOpusPacket(packet) ? opusSamples(packet) / rate : 0),
    decode: (packet) => {
      if (!isOpusPacket(packet)) return [];
      const { channelData } = decoder.decodeFrame(packet);
      if (factor === 1) return channelData;
      return channelData.map((channel) => channel.map((value) => value * factor));
    },
    free: () => decoder.free(),
  };
}

/** Whether the frames fill the packet as RFC 6716 says. libopus refuses the others too, but writes each to the console. */
export function isOpusPacket(packet: Uint8Array): boolean {
  const first = packet[0];
  if (first === undefined) return false;
  const body = packet.subarray(1);
  switch (first & 3) {
    case 0:
      return body.length <= maxFrameBytes;
    case 1:
      return body.length % 2 === 0 && body.length / 2 <= maxFrameBytes;
    case 2: {
      const { length, after } = lengthAt(body, 0);
      return body.length - after >= length && body.length - after - length <= maxFrameBytes;
    }
    default:
      return isManyFrames(first >> 3, body);
  }
}

function isManyFrames(configuration: number, body: Uint8Array): boolean {
  const flags = body[0];
  if (flags === undefined) return false;
  const count = flags & 63;
  if (count === 0 || count * frameSamples(configuration) > maxPacketSamples) return false;
  let at = 1;
  let end = body.length;
  if ((flags & 64) !== 0) {
    for (let part = 255; part === 255; at += 1) {
      part = body[at] ?? Number.NaN;
      end -= part === 255 ? 254 : part;
    }
  }
  if ((flags & 128) === 0) {
    const each = (end - at) / count;
    return each >= 0 && Number.isInteger(each) && each <= maxFrameBytes;
  }
  let sum = 0;
  for (let frame = 1; frame < count; frame += 1) {
    const { length, after } = lengthAt(body, at);
    at = after;
    sum += length;
  }
  const last = end - at - sum;
  return last >= 0 && last <= maxFrameBytes;
}

function lengthAt(body: Uint8Array, at: number): { length: number; after: number } {
  const first = body[at] ?? Number.NaN;
  if (first < 252) return { length: first, after: at + 1 };
  return { length: first + 4 * (body[at + 1] ?? Number.NaN), after: at + 2 };
}

/** How long a packet says it is: its first byte has the length of a frame, and whether there are one, two or more. */
export function opusSamples(packet: Uint8Array): number {
  const first = packet[0] ?? 0;
  const count = [1, 2, 2, (packet[1] ?? 0) & 63][first & 3] ?? 0;
  return count * frameSamples(first >> 3);
}

/** The length of a frame at 48 kHz: SILK, hybrid and CELT each have their own row of lengths. */
function frameSamples(configuration: number): number {
  const row =
    configuration < 12 ? [10, 20, 40, 60] : configuration < 16 ? [10, 20] : [2.5, 5, 10, 20];
  return ((row[configuration % row.length] ?? 0) * rate) / 1000;
}
