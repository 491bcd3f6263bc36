import { maxMediaSeconds } from '@daedap/contract/constants/speech';
import { sampleRate } from '@daedap/speech/recognition';
import { createMp4Demuxer } from './media/mp4.ts';
import { createOggDemuxer } from './media/ogg.ts';
import { createWavDemuxer } from './media/pcm-codec.ts';
import type { Demuxer, Packet, PacketDecoder, SoundTrack } from './media/sound-track.ts';
import { createWebmDemuxer } from './media/webm.ts';
import { joinPcm, toStep } from './pcm.ts';
import { createResampler, rateLimits } from './resample.ts';
import { type MediaKind, UndecodableMedia } from './media-kind.ts';

/** Bytes are taken apart in blocks, and sound is counted in pieces, so that a media bomb is noticed before it is large. */
const blockBytes = 32 * 1024;
const pieceSamples = 96_000;

/** Decodes one file, part after part as it arrives. The sound does not depend on where the parts were cut. */
export type MediaDecoder = {
  push: (bytes: Uint8Array) => Promise<Float32Array<ArrayBuffer>>;
  /** The rest of the sound. The decoder cannot be used after that. */
  end: () => Promise<Float32Array<ArrayBuffer>>;
  free: () => void;
};

export function createMediaDecoder(kind: MediaKind): MediaDecoder {
  const demuxer = openDemuxer(kind);
  let opened: OpenedTrack | null = null;
  let samples = 0;
  let statedSeconds = 0;

  const refuseTooLong = (seconds: number) => {
    if (seconds > maxMediaSeconds) {
      throw new UndecodableMedia(`more than ${maxMediaSeconds} s of sound`);
    }
  };

  const counted = (pcm: Float32Array<ArrayBuffer>) => {
    samples += pcm.length;
    refuseTooLong(samples / sampleRate);
    return clamped(pcm);
  };

  /** Refuses packets that make the sound too long, before any of them is decoded. */
  const admit = async (packets: readonly Packet[]): Promise<void> => {
    const track = demuxer.track();
    if (packets.length === 0 || !track) return;
    opened ??= await openTrack(track);
    statedSeconds += opened.secondsOf(packets);
    refuseTooLong(Math.min(statedSeconds - track.skipSeconds, track.seconds));
  };

  const decode = ({ decode: decodePacket, resampler }: OpenedTrack, packets: readonly Packet[]) => {
    const parts: Float32Array[] = [];
    let piece: Float32Array[] = [];
    let length = 0;
    for (const packet of packets) {
      const sound = decodePacket(packet);
      piece.push(sound);
      length += sound.length;
      if (length < pieceSamples) continue;
      parts.push(counted(resampler.push(joinPcm(piece))));
      piece = [];
      length = 0;
    }
    parts.push(counted(resampler.push(joinPcm(piece))));
    return joinPcm(parts);
  };

  return {
    push: async (bytes) => {
      const packets: Packet[] = [];
      for (let start = 0; start < bytes.length; start += blockBytes) {
        const found = demuxer.push(bytes.subarray(start, start + blockBytes));
        await admit(found);
        for (const packet of found) packets.push(packet);
      }
      return opened ? decode(opened, packets) : new Float32Array();
    },
    end: async () => counted(opened?.resampler.end() ?? new Float32Array()),
    free: () => opened?.decoder.free(),
  };
}

type OpenedTrack = {
  decoder: PacketDecoder;
  resampler: ReturnType<typeof createResampler>;
  /** How long the sound of these packets will be, without what a packet says to leave out at its end. */
  secondsOf: (packets: readonly Packet[]) => number;
  /** The sound of a packet in one channel, without what the track says to leave out. */
  decode: (packet: Packet) => Float32Array;
};

async function openTrack({ open, skipSeconds, seconds }: SoundTrack): Promise<OpenedTrack> {
  const decoder = await open();
  const rate = Math.round(decoder.rate);
  if (rate < rateLimits.min || rate > rateLimits.max) {
    throw new UndecodableMedia(`a sample rate of ${rate}`);
  }
  let toSkip = Math.round(skipSeconds * rate);
  let left = Math.round(seconds * rate);
  return {
    decoder,
    resampler: createResampler(rate),
    secondsOf: (packets) =>
      packets.reduce((sum, { bytes, discardSeconds }) => {
        return sum + decoder.seconds(bytes) - discardSeconds;
      }, 0),
    decode: ({ bytes, discardSeconds }) => {
      const sound = mixed(decoder.decode(bytes));
      const from = Math.min(toSkip, sound.length);
      const end = Math.min(sound.length - Math.round(discardSeconds * rate), from + left);
      const kept = sound.subarray(from, Math.max(from, end));
      toSkip -= from;
      left -= kept.length;
      return kept;
    },
  };
}

/** All of a file at once. */
export async function decodeMedia(
  kind: MediaKind,
  bytes: Uint8Array,
): Promise<Float32Array<ArrayBuffer>> {
  const decoder = createMediaDecoder(kind);
  try {
    const pcm = joinPcm([await decoder.push(bytes), await decoder.end()]);
    if (pcm.length === 0) throw new UndecodableMedia('no sound in it');
    return pcm;
  } finally {
    decoder.free();
  }
}

function openDemuxer(kind: MediaKind): Demuxer {
  switch (kind) {
    case 'wav':
      return createWavDemuxer();
    case 'webm':
      return createWebmDemuxer();
    case 'mp4':
      return createMp4Demuxer();
    case 'ogg':
      return createOggDemuxer();
  }
}

function mixed(channels: Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  return first.map((value, index) => {
    const sum = others.reduce((total, channel) => total + (channel[index] ?? 0), value);
    return sum / channels.length;
  });
}

/**
 * Lossy sound may exceed 1, and NaN becomes silence. Samples are rounded to 16 bits, as they are stored: the text must
 * not depend on whether the sound was stored in between.
 */
function clamped(pcm: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  return pcm.map((value) => (Number.isNaN(value) ? 0 : toStep(Math.max(-1, Math.min(1, value)))));
}
