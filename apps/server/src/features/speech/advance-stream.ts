import { cutWindows } from '@daedap/speech/cut-windows';
import { frameSamples, secondsOfFrames } from '@daedap/speech/voice-spans';
import type { AudioReader } from '../../engines/speech/audio-reader.ts';
import { floatsOf, fromInt16, joinPcm, toInt16 } from '../../engines/speech/pcm.ts';
import { joinChunks } from './join-chunks.ts';
import {
  type Db,
  type NewWindow,
  readStream,
  type Stream,
  takeStep,
  waitingIndexes,
} from './repository.ts';

type AdvanceDeps = { db: Db; reader: AudioReader; now: () => Date };

const frameBytes = frameSamples * Int16Array.BYTES_PER_ELEMENT;

/**
 * Joins the chunks that have arrived, detects the voice in them, and closes windows. It holds no lock meanwhile: the
 * first node that stores the step wins, and the others start over. `final` skips missing chunks and closes the stream.
 * Returns the indexes of the chunks that could not be decoded.
 */
export async function advanceStream(
  deps: AdvanceDeps,
  streamId: number,
  final: boolean,
): Promise<readonly number[]> {
  for (;;) {
    const stream = await readStream(deps.db, streamId);
    if (!stream || stream.closed) return [];
    const waiting = await waitingIndexes(deps.db, streamId, stream.next_index);
    const indexes = final ? waiting : contiguous(waiting, stream.next_index);
    if (indexes.length === 0 && !final) return [];
    const joined = await joinChunks(deps, stream, indexes, final);
    const { windows, values } = await cut(deps.reader, stream, joined.pcm, final);
    const nextIndex = Math.max(stream.next_index, (indexes.at(-1) ?? -1) + 1);
    const taken = await takeStep(deps.db, stream, {
      values: {
        ...values,
        media: joined.media && JSON.stringify(joined.media),
        next_index: nextIndex,
        closed: final,
        damaged: stream.damaged || joined.broken.length > 0 || hasHole(indexes, stream.next_index),
        updated_at: deps.now(),
      },
      windows,
      // The file that is still open may have to be decoded again, by another node.
      keepFrom: joined.media?.firstIndex ?? nextIndex,
    });
    if (taken) return joined.broken;
  }
}

const hasHole = (indexes: readonly number[], from: number) =>
  contiguous(indexes, from).length < indexes.length;

const contiguous = (indexes: readonly number[], from: number) =>
  indexes.filter((index, place) => index === from + place);

/** The windows that the new sound closes, and what remains, in frames from the start of the tail. */
async function cut(reader: AudioReader, stream: Stream, pcm: Float32Array, final: boolean) {
  const added = toInt16(pcm);
  const missing = final ? -(stream.tail.length + added.length) & (frameBytes - 1) : 0;
  const tail = Buffer.concat([stream.tail, added, Buffer.alloc(missing)]);
  const before = floatsOf(stream.chances);
  const fresh = fromInt16(tail.subarray(before.length * frameBytes));
  const { chances: after, memory } = await reader.detectVoice(fresh, memoryOf(stream));
  const chances = joinPcm([before, after]);
  const { windows, rest, begun } = cutWindows(chances, { final, begun: stream.begun });
  const samples = stream.samples + pcm.length;
  const offset = (stream.samples * Int16Array.BYTES_PER_ELEMENT - stream.tail.length) / frameBytes;
  const seconds = (frames: number) => secondsOfFrames(offset + frames);
  return {
    windows: windows.map((window, index): NewWindow => ({
      number: stream.windows + index,
      start_seconds: seconds(window.start),
      voice: JSON.stringify(
        window.voice.map(({ start, end }) => ({ start: seconds(start), end: seconds(end) })),
      ),
      pcm: tail.subarray(window.start * frameBytes, window.end * frameBytes),
    })),
    values: {
      samples,
      tail: final ? Buffer.alloc(0) : tail.subarray(rest * frameBytes),
      chances: bytesOf(chances.subarray(final ? chances.length : rest)),
      memory: final ? null : bytesOf(memory),
      begun,
      windows: stream.windows + windows.length,
    },
  };
}

const memoryOf = ({ memory }: Stream) => memory && floatsOf(memory);

const bytesOf = (floats: Float32Array) =>
  Buffer.from(floats.buffer, floats.byteOffset, floats.byteLength);
