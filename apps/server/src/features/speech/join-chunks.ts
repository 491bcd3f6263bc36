import { maxMediaSeconds } from '@daedap/contract/constants/speech';
import { sampleRate } from '@daedap/speech/recognition';
import type { StreamMedia } from '../../database/speech-tables.ts';
import type { AudioReader } from '../../engines/speech/audio-reader.ts';
import { resumeMedia } from '../../engines/speech/resume-media.ts';
import { startsMedia, UndecodableMedia } from '../../engines/speech/media-kind.ts';
import { joinPcm } from '../../engines/speech/pcm.ts';
import { type Db, readChunk, readChunks, type Stream } from './repository.ts';

const mostSamples = maxMediaSeconds * sampleRate;

export type JoinedChunks = {
  pcm: Float32Array;
  media: StreamMedia | null;
  /** The indexes of the chunks that could not be decoded. */
  broken: number[];
};

/**
 * The sound of the next chunks of a stream, without gaps. A chunk is either a file of its own or the next slice of a
 * recording, of which only the first slice has a header.
 */
export async function joinChunks(
  { db, reader }: { db: Db; reader: AudioReader },
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
    const pcm = await decodePart({ db, reader }, stream.id, media, { bytes, index, ended });
    media = { ...media, bytes: media.bytes + bytes.length, samples: media.samples + pcm.length };
    parts.push(pcm.subarray(0, room));
    room -= Math.min(room, pcm.length);
  };
  const end = async (index: number) => {
    try {
      await decode(Buffer.alloc(0), index, true);
    } catch (error) {
      // The rest of the file is not sound; the sound before it stays.
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
  // A stream that is full takes no more sound.
  return { pcm: joinPcm(parts), media: room > 0 ? media : null, broken };
}

/** When the decoder of the parts before is gone, the whole file goes to a new one. */
async function decodePart(
  { db, reader }: { db: Db; reader: AudioReader },
  streamId: number,
  media: StreamMedia,
  { bytes, index, ended }: { bytes: Buffer; index: number; ended: boolean },
): Promise<Float32Array> {
  const part = { key: `${streamId}:${media.firstIndex}`, kind: media.kind, ended };
  const pcm = await reader.decodePart({ ...part, offset: media.bytes, bytes });
  if (pcm) return pcm;
  const before = await readChunks(db, streamId, media.firstIndex, index);
  const again = await reader.decodePart({
    ...part,
    offset: 0,
    bytes: Buffer.concat([before, bytes]),
  });
  return again?.subarray(media.samples) ?? new Float32Array();
}
