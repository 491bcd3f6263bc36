import decode, { type StreamDecoder } from 'audio-decode';
import { maxMediaSeconds } from '@daedap/contract/constants/speech';
import { sampleRate } from '@daedap/speech/recognition';
import { checkClaims, createBoxWalk, headerOverlap } from './media-limits.ts';
import { joinPcm, toStep } from './pcm.ts';
import { createResampler, rateLimits } from './resample.ts';
import { type MediaKind, UndecodableMedia } from './media-kind.ts';

/** Bytes go to the decoder in blocks: three minutes of webm in one piece take a minute, and blocks stop a media bomb early. */
const blockBytes = 32 * 1024;

/** Decodes one file, part after part as it arrives. The sound does not depend on where the parts were cut. */
export type MediaDecoder = {
  push: (bytes: Uint8Array) => Promise<Float32Array<ArrayBuffer>>;
  /** The rest of the sound. The decoder cannot be used after that. */
  end: () => Promise<Float32Array<ArrayBuffer>>;
  free: () => void;
};

export async function createMediaDecoder(kind: MediaKind, head: Uint8Array): Promise<MediaDecoder> {
  const decoder = await openDecoder(kind, head);
  let resampler: ReturnType<typeof createResampler> | null = null;
  let rate = 0;
  let samples = 0;
  let tail: Buffer = Buffer.alloc(0);
  let block = blockBytes;
  const walk = kind === 'mp4' ? createBoxWalk() : null;

  const take = (decoded: { channelData: Float32Array[]; sampleRate: number }) => {
    if (!decoded.channelData[0]?.length) return new Float32Array();
    const decodedRate = Math.round(decoded.sampleRate);
    if (decodedRate < rateLimits.min || decodedRate > rateLimits.max) {
      throw new UndecodableMedia(`a sample rate of ${decodedRate}`);
    }
    if (!resampler) {
      rate = decodedRate;
      resampler = createResampler(rate);
    }
    if (decodedRate !== rate) throw new UndecodableMedia('the sample rate changes');
    return counted(resampler.push(mixed(decoded.channelData)));
  };
  const counted = (pcm: Float32Array<ArrayBuffer>) => {
    samples += pcm.length;
    if (samples > maxMediaSeconds * sampleRate) {
      throw new UndecodableMedia(`more than ${maxMediaSeconds} s of sound`);
    }
    return clamped(pcm);
  };

  return {
    push: async (bytes) => {
      const parts: Float32Array[] = [];
      for (let start = 0; start < bytes.length;) {
        const part = bytes.subarray(start, start + block);
        const seen = Buffer.concat([tail, part]);
        checkClaims(kind, seen);
        walk?.(Buffer.from(part));
        tail = seen.subarray(-headerOverlap);
        start += part.length;
        parts.push(take(await decoder(part)));
        // Until a decoder has found the header it scans all it has with every block.
        block = samples === 0 ? block * 2 : blockBytes;
      }
      return joinPcm(parts);
    },
    end: async () =>
      joinPcm([take(await decoder()), counted(resampler?.end() ?? new Float32Array())]),
    free: () => decoder.free(),
  };
}

/** All of a file at once. */
export async function decodeMedia(
  kind: MediaKind,
  bytes: Uint8Array,
): Promise<Float32Array<ArrayBuffer>> {
  const decoder = await createMediaDecoder(kind, bytes);
  try {
    const pcm = joinPcm([await decoder.push(bytes), await decoder.end()]);
    if (pcm.length === 0) throw new UndecodableMedia('no sound in it');
    return pcm;
  } finally {
    decoder.free();
  }
}

function openDecoder(kind: MediaKind, head: Uint8Array): Promise<StreamDecoder> {
  switch (kind) {
    case 'wav':
      return decode.wav();
    case 'webm':
      return decode.webm();
    case 'mp4':
      return decode.m4a();
    case 'ogg':
      return Buffer.from(head).subarray(0, 128).includes('OpusHead') ? decode.opus() : decode.oga();
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
