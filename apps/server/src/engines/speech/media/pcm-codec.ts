import { UndecodableMedia } from '../media-kind.ts';
import type { Demuxer, PacketDecoder } from './sound-track.ts';
import { createByteQueue } from './sound-track.ts';

export type PcmFormat = {
  readonly rate: number;
  readonly channels: number;
  readonly bits: number;
  readonly coding: 'integer' | 'float' | 'a-law' | 'mu-law';
};

const maxChannels = 8;
const widths = { integer: [8, 16, 24, 32], float: [32, 64], 'a-law': [8], 'mu-law': [8] } as const;

/** Packets have to hold whole samples of all channels. */
export function openPcm(format: PcmFormat): PacketDecoder {
  const { rate, channels, bits, coding } = format;
  const isKnown = (widths[coding] as readonly number[]).includes(bits);
  if (!isKnown || channels < 1 || channels > maxChannels) {
    throw new UndecodableMedia(`we do not decode ${channels} channels of ${bits} bits (${coding})`);
  }
  const step = (bits / 8) * channels;
  const read = readerOf(format);
  return {
    rate,
    seconds: (packet) => packet.length / step / rate,
    decode: (packet) => {
      const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
      const length = Math.floor(packet.length / step);
      const sound = Array.from({ length: channels }, () => new Float32Array(length));
      sound.forEach((samples, channel) => {
        const first = channel * (bits / 8);
        for (let at = 0; at < length; at += 1) samples[at] = read(view, first + at * step);
      });
      return sound;
    },
    free: () => undefined,
  };
}

function readerOf({ bits, coding }: PcmFormat): (view: DataView, at: number) => number {
  if (coding === 'a-law') return (view, at) => fromALaw(view.getUint8(at));
  if (coding === 'mu-law') return (view, at) => fromMuLaw(view.getUint8(at));
  switch (bits) {
    case 8:
      return (view, at) => scaled(view.getUint8(at) - 128, 128);
    case 16:
      return (view, at) => scaled(view.getInt16(at, true), 32_768);
    case 24:
      return (view, at) =>
        scaled(view.getUint16(at, true) + view.getInt8(at + 2) * 65_536, 8_388_608);
    case 32:
      return coding === 'float'
        ? (view, at) => view.getFloat32(at, true)
        : (view, at) => scaled(view.getInt32(at, true), 2 ** 31);
    default:
      return (view, at) => view.getFloat64(at, true);
  }
}

/** Integers reach one step further down than up. */
const scaled = (value: number, full: number) => value / (value < 0 ? full : full - 1);

/** ITU-T G.711. */
function fromALaw(byte: number): number {
  const value = byte ^ 0x55;
  const exponent = (value >> 4) & 7;
  const mantissa = ((value & 15) << 4) + 8;
  const size = exponent === 0 ? mantissa : (mantissa + 256) << (exponent - 1);
  return ((value & 128) === 0 ? -size : size) / 32_768;
}

function fromMuLaw(byte: number): number {
  const value = ~byte & 255;
  const size = ((((value & 15) << 3) + 132) << ((value >> 4) & 7)) - 132;
  return ((value & 128) === 0 ? size : -size) / 32_768;
}

const codings: Readonly<Record<number, PcmFormat['coding']>> = {
  1: 'integer',
  3: 'float',
  6: 'a-law',
  7: 'mu-law',
};
const extensible = 0xff_fe;

/** WAV. A length that is larger than the file means "up to the end", as for a file that was still being written. */
export function createWavDemuxer(): Demuxer {
  const queue = createByteQueue();
  let at = 12;
  let format: PcmFormat | null = null;
  let dataEnd: number | null = null;

  const readHeader = () => {
    while (dataEnd === null && queue.has(at, 8)) {
      const head = queue.view(at, 8);
      const name = head.toString('latin1', 0, 4);
      const length = head.readUInt32LE(4);
      if (name === 'data') {
        at += 8;
        dataEnd = at + length;
        return;
      }
      if (name === 'fmt ') {
        if (!queue.has(at + 8, Math.min(length, 40))) return;
        format = readFormat(queue.view(at + 8, Math.min(length, 40)));
      }
      at += 8 + length + (length % 2);
      queue.drop(Math.min(at, queue.end()));
    }
  };

  return {
    push: (bytes) => {
      queue.append(bytes);
      readHeader();
      if (dataEnd === null) return [];
      if (!format) throw new UndecodableMedia('a WAV without a format');
      const step = (format.bits / 8) * format.channels;
      const length = Math.floor((Math.min(dataEnd, queue.end()) - at) / step) * step;
      if (!(length > 0)) return [];
      const packet = Uint8Array.from(queue.view(at, length));
      at += length;
      queue.drop(at);
      return [{ bytes: packet, discardSeconds: 0 }];
    },
    track: () => {
      const known = format;
      return known && { open: async () => openPcm(known), skipSeconds: 0, seconds: Infinity };
    },
  };
}

function readFormat(bytes: Buffer): PcmFormat {
  if (bytes.length < 16) throw new UndecodableMedia('a WAV without a format');
  const tag = bytes.readUInt16LE(0);
  const isExtensible = tag === extensible && bytes.length >= 26;
  const coding = codings[isExtensible ? bytes.readUInt16LE(24) : tag];
  const channels = bytes.readUInt16LE(2);
  const bits = bytes.readUInt16LE(14);
  const isWhole = bytes.readUInt16LE(12) === (channels * bits) / 8;
  if (!coding || !isWhole || channels === 0) throw new UndecodableMedia('this kind of WAV');
  return { rate: bytes.readUInt32LE(4), channels, bits, coding };
}
