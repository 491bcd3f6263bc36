import { Blob as NodeBlob } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BlobSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  MP4,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeSeekable } from './make-seekable.ts';

beforeEach(() => {
  // jsdom's Blob has no stream.
  vi.stubGlobal('Blob', NodeBlob);
});

const folder = join(import.meta.dirname, '../../../../server/test/fixtures/speech');

async function fixture(name: string, type: string): Promise<Blob> {
  return new Blob([await readFile(join(folder, name))], { type });
}

const inputOf = (blob: Blob) => new Input({ formats: [WEBM, MP4], source: new BlobSource(blob) });

/** A recording as the browser writes it: without a length or an index. */
async function asRecorded(blob: Blob): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const conversion = await Conversion.init({ input: inputOf(blob), output });
  await conversion.execute();
  return new Blob([target.buffer ?? ''], { type: blob.type });
}

/** Every packet of every track: its time, its size and whether it is a key frame. */
async function packetsOf(blob: Blob) {
  const tracks = await inputOf(blob).getTracks();
  return Promise.all(
    tracks.map(async (track) => {
      const packets: unknown[] = [];
      for await (const packet of new EncodedPacketSink(track).packets()) {
        packets.push([packet.timestamp.toFixed(3), packet.byteLength, packet.type]);
      }
      return { codec: await track.getCodec(), packets };
    }),
  );
}

const lengthOf = (blob: Blob) => inputOf(blob).getDurationFromMetadata();

/** The Cues element, which is the index of key frames. */
const hasIndex = async (blob: Blob) =>
  Buffer.from(await blob.arrayBuffer()).includes(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]));

test('adds a length and an index to a recording and keeps every packet', async () => {
  const recorded = await fixture('recording.webm', 'audio/webm;codecs=opus');
  expect(await lengthOf(recorded)).toBeNull();
  const made = await makeSeekable(recorded);
  expect(made.type).toBe('audio/webm;codecs=opus');
  expect(await lengthOf(made)).toBeCloseTo(16.5, 0);
  expect(await hasIndex(made)).toBe(true);
  expect(await packetsOf(made)).toEqual(await packetsOf(recorded));
});

test('adds a length and an index to a video, too', async () => {
  const recorded = await asRecorded(await fixture('short-video.webm', 'video/webm'));
  expect(await lengthOf(recorded)).toBeNull();
  const made = await makeSeekable(recorded);
  expect(await lengthOf(made)).toBeCloseTo(await inputOf(recorded).computeDuration(), 1);
  expect(await hasIndex(made)).toBe(true);
  const packets = await packetsOf(made);
  expect(packets.map(({ codec }) => codec)).toEqual(['vp8', 'opus']);
  expect(packets).toEqual(await packetsOf(recorded));
});

test.each(['recording.mp4', 'recording-opus.mp4', 'short-video.mp4', 'silent-video.mp4'])(
  '%s: joins the fragments into one file with its index at the start',
  async (name) => {
    const recorded = await fixture(name, 'video/mp4');
    const made = await makeSeekable(recorded);
    expect(made).not.toBe(recorded);
    expect(made.type).toBe('video/mp4');
    const bytes = Buffer.from(await made.arrayBuffer());
    expect(bytes.includes('moof')).toBe(false);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const sizes = (blob: Awaited<ReturnType<typeof packetsOf>>) =>
      blob.map(({ codec, packets }) => [codec, packets.length]);
    expect(sizes(await packetsOf(made))).toEqual(sizes(await packetsOf(recorded)));
  },
);

test('a recording that ends inside a packet keeps the length of what is there', async () => {
  const recorded = await fixture('recording.webm', 'audio/webm');
  const cut = recorded.slice(0, 40_000, 'audio/webm');
  const made = await makeSeekable(cut);
  expect(await lengthOf(made)).toBeGreaterThan(5);
});

test.each([
  ['no media at all', async () => new Blob(['abcde'], { type: 'video/webm' })],
  ['only a header', async () => (await fixture('recording.webm', 'audio/webm')).slice(0, 120)],
])('returns the blob unchanged: %s', async (_, make) => {
  const blob = await make();
  expect(await makeSeekable(blob)).toBe(blob);
});

test('returns a recording unchanged if it would lose most of its bytes', async () => {
  const recorded = await fixture('recording.webm', 'audio/webm');
  // A Void element, which is padding without content.
  const room = new Uint8Array(1 + 8 + recorded.size);
  room.set([0xec, 0x01]);
  new DataView(room.buffer).setUint32(5, recorded.size);
  const padded = new Blob([recorded, room], { type: 'audio/webm' });
  expect(await makeSeekable(padded)).toBe(padded);
});
