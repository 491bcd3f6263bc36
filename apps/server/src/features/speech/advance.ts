import { cutWindows } from '@daedap/speech/cut-windows';
import { frameSamples, secondsOfFrames } from '@daedap/speech/voice-spans';
import type { Ears } from '../../engines/speech/ears.ts';
import { fromInt16, joinPcm, toInt16 } from '../../engines/speech/pcm.ts';
import { joinChunks } from './join-chunks.ts';
import {
  type Db,
  type NewWindow,
  readStream,
  type Stream,
  takeStep,
  waitingIndexes,
} from './repository.ts';

type AdvanceDeps = { db: Db; ears: Ears; now: () => Date };

const frameBytes = frameSamples * Int16Array.BYTES_PER_ELEMENT;

/**
 * Joins the chunks that have come, finds the voice in them, and closes windows. Nothing is held meanwhile: whoever
 * takes the step first, of all nodes, has taken it, and the others look again. `final` passes over what is missing and
 * closes the stream. Returns the chunks that nothing could be made of.
 */
export async function advance(
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
    const { windows, values } = await cut(deps.ears, stream, joined.pcm, final);
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

/** The windows that the new sound closes, and what remains. Counted in frames from the start of the tail. */
async function cut(ears: Ears, stream: Stream, pcm: Float32Array, final: boolean) {
  const fresh = toInt16(pcm);
  const missing = final ? -(stream.tail.length + fresh.length) & (frameBytes - 1) : 0;
  const tail = Buffer.concat([stream.tail, fresh, Buffer.alloc(missing)]);
  const before = floatsOf(stream.chances);
  const unheard = fromInt16(tail.subarray(before.length * frameBytes));
  const { chances: after, memory } = await ears.listen(unheard, memoryOf(stream));
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

/** A copy: what the database hands out need not lie on a boundary of four bytes. */
function floatsOf(bytes: Buffer): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer);
}

const bytesOf = (floats: Float32Array) =>
  Buffer.from(floats.buffer, floats.byteOffset, floats.byteLength);
