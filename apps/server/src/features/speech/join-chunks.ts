import { maxMediaSeconds } from '@daedap/contract/constants/speech';
import { sampleRate } from '@daedap/speech/recognition';
import type { StreamMedia } from '../../database/speech-tables.ts';
import type { Ears } from '../../engines/speech/ears.ts';
import { resumeMedia } from '../../engines/speech/resume-media.ts';
import { startsMedia, UndecodableMedia } from '../../engines/speech/sniff.ts';
import { joinPcm } from '../../engines/speech/pcm.ts';
import { type Db, readChunk, readChunks, type Stream } from './repository.ts';

const mostSamples = maxMediaSeconds * sampleRate;

export type JoinedChunks = {
  pcm: Float32Array;
  media: StreamMedia | null;
  /** Chunks that nothing could be made of. */
  broken: number[];
};

/**
 * The sound of the next chunks of a stream. A chunk may be a file of its own or the next slice of a recording, whose
 * first slice alone has the header; the sound of one follows the sound of the other without a gap.
 */
export async function joinChunks(
  { db, ears }: { db: Db; ears: Ears },
  stream: Pick<Stream, 'id' | 'media' | 'next_index' | 'samples'>,
  indexes: readonly number[],
  final: boolean,
): Promise<JoinedChunks> {
  const parts: Float32Array[] = [];
  const broken: number[] = [];
  let { media } = stream;
  let expected = stream.next_index;
  let room = mostSamples - stream.samples;

  const decode = async (bytes: Buffer, index: number, ended: boolean) => {
    if (!media) return;
    const pcm = await decodePart({ db, ears }, stream.id, media, { bytes, index, ended });
    media = { ...media, bytes: media.bytes + bytes.length, samples: media.samples + pcm.length };
    parts.push(pcm.subarray(0, room));
    room -= Math.min(room, pcm.length);
  };
  const end = async (index: number) => {
    try {
      await decode(Buffer.alloc(0), index, true);
    } catch (error) {
      // It held back something that is not sound; what it gave before stays.
      if (!(error instanceof UndecodableMedia)) throw error;
    }
    media = null;
  };
  const take = async (index: number) => {
    const bytes = await readChunk(db, stream.id, index);
    const kind = startsMedia(bytes);
    const resumed =
      !kind && media && index !== expected
        ? resumeMedia(media.kind, await readChunk(db, stream.id, media.firstIndex), bytes)
        : null;
    const resumedKind = resumed && media?.kind;
    if (kind || index !== expected) await end(index);
    const begins = kind ?? resumedKind;
    if (begins) media = { kind: begins, firstIndex: index, bytes: 0, samples: 0 };
    if (!media) throw new UndecodableMedia('the start of the recording is missing');
    await decode(resumed ?? bytes, index, false);
  };

  for (const index of room > 0 ? indexes : []) {
    try {
      await take(index);
    } catch (error) {
      if (!(error instanceof UndecodableMedia)) throw error;
      broken.push(index);
      media = null;
    }
    expected = index + 1;
  }
  if (final) await end(expected);
  // A stream that is full needs nothing of what still comes.
  return { pcm: joinPcm(parts), media: room > 0 ? media : null, broken };
}

/** When the decoder is not here that knows what came before, all of the file goes to a new one. */
async function decodePart(
  { db, ears }: { db: Db; ears: Ears },
  streamId: number,
  media: StreamMedia,
  { bytes, index, ended }: { bytes: Buffer; index: number; ended: boolean },
): Promise<Float32Array> {
  const part = { key: `${streamId}:${media.firstIndex}`, kind: media.kind, ended };
  const pcm = await ears.decodePart({ ...part, offset: media.bytes, bytes });
  if (pcm) return pcm;
  const before = await readChunks(db, streamId, media.firstIndex, index);
  const again = await ears.decodePart({
    ...part,
    offset: 0,
    bytes: Buffer.concat([before, bytes]),
  });
  return again?.subarray(media.samples) ?? new Float32Array();
}
