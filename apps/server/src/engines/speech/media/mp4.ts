import { UndecodableMedia } from '../media-kind.ts';
import { type Movie, readMovie, samplesOfFragment, type SamplePlace } from './mp4-boxes.ts';
import { createByteQueue, type Demuxer, type Packet } from './sound-track.ts';

/** A box with tables is small, even for hours of sound. */
const maxTableBytes = 4 * 1024 * 1024;
const readBoxes: ReadonlySet<string> = new Set(['moov', 'moof']);

/**
 * MP4 with AAC or Opus: in fragments, as recorders write it, or with one table of all samples before or after them. In
 * the last case the file is kept until the table has come.
 */
export function createMp4Demuxer(): Demuxer {
  const queue = createByteQueue();
  /** The place of the next box. */
  let at = 0;
  let movie: Movie | null = null;
  let samples: SamplePlace[] = [];

  /** False when more bytes are needed. */
  const takeBox = (): boolean => {
    if (!queue.has(at, 8)) return false;
    const head = queue.view(at, 8);
    const name = head.toString('latin1', 4, 8);
    const short = head.readUInt32BE(0);
    if (short === 1 && !queue.has(at, 16)) return false;
    const start = short === 1 ? 16 : 8;
    // The last box may say zero for "up to the end".
    const length =
      short === 1 ? Number(queue.view(at, 16).readBigUInt64BE(8)) : short === 0 ? Infinity : short;
    if (length < start) throw new UndecodableMedia('a box without a length');
    if (readBoxes.has(name)) {
      if (length > maxTableBytes) throw new UndecodableMedia('a table that is too long');
      if (!queue.has(at, length)) return false;
      takeTable(name, queue.view(at + start, length - start));
    }
    at += length;
    return true;
  };

  const takeTable = (name: string, body: Buffer) => {
    if (name === 'moov') {
      movie ??= readMovie(body);
      samples = [...movie.samples];
    } else if (movie) {
      samples = [...samples, ...samplesOfFragment(body, at, movie)];
    }
  };

  const takeSamples = (): Packet[] => {
    const packets: Packet[] = [];
    let done = 0;
    for (const { from, length } of samples) {
      if (!queue.has(from, length)) break;
      packets.push({ bytes: Uint8Array.from(queue.view(from, length)), discardSeconds: 0 });
      done += 1;
    }
    samples = samples.slice(done);
    // Before the table has come, every byte may be needed.
    if (movie) queue.drop(Math.min(at, ...samples.slice(0, 1).map(({ from }) => from)));
    return packets;
  };

  return {
    push: (bytes) => {
      queue.append(bytes);
      const packets: Packet[] = [];
      while (takeBox()) packets.push(...takeSamples());
      return [...packets, ...takeSamples()];
    },
    track: () => movie?.track ?? null,
  };
}
