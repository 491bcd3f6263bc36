import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createAudioReader, type AudioReader } from '../../engines/speech/audio-reader.ts';
import { transcribeRecording } from '../../engines/speech/transcribe-recording.ts';
import { joinPcm, toWav } from '../../engines/speech/pcm.ts';
import { UndecodableMedia } from '../../engines/speech/media-kind.ts';
import {
  allChunksOf,
  chromiumSlices,
  chunksOf,
  fixture,
  openStreamsTest,
  scriptedTranscriber,
  slices,
  slicesOf,
  type StreamsTest,
  wavChunks,
} from './testing/test-streams.ts';
import type { Captions, SpeechChunk, SpeechStreams } from './streams.ts';

let reader: AudioReader;
let otherEars: AudioReader;
let intro: Float32Array;
let introWindows: string[];
let context: StreamsTest;
let scripted: ReturnType<typeof scriptedTranscriber>;
let streams: SpeechStreams;

beforeAll(async () => {
  reader = createAudioReader();
  otherEars = createAudioReader();
  intro = await reader.decode(await fixture('intro-good.wav'));
  introWindows = await windowsOf(intro);
  context = await openStreamsTest();
});
afterAll(() => Promise.all([reader.close(), otherEars.close(), context.close()]));
beforeEach(async () => {
  await context.begin();
  scripted = scriptedTranscriber();
  streams = context.node(reader, scripted.transcriber);
});
afterEach(() => context.end());

const add = (chunk: SpeechChunk, node = streams) => node.addChunk(context.userId, chunk);
const finish = (key: string, node = streams) => node.finish(context.userId, key);

async function addAll(chunks: readonly SpeechChunk[]): Promise<Captions[]> {
  const answers: Captions[] = [];
  for (const chunk of chunks) answers.push(await add(chunk));
  return answers;
}

/** The windows of a whole recording, by their sound. */
async function windowsOf(media: Uint8Array | Float32Array) {
  const { transcriber, recognised } = scriptedTranscriber();
  await transcribeRecording({ reader, transcriber }, media, { language: 'ko' });
  return recognised();
}

const rowsOf = async () => {
  const count = async (table: 'speech_streams' | 'speech_chunks' | 'speech_windows') =>
    (await context.db.selectFrom(table).selectAll().execute()).length;
  return {
    streams: await count('speech_streams'),
    chunks: await count('speech_chunks'),
    windows: await count('speech_windows'),
  };
};

describe('cuts the same windows as for the whole recording', () => {
  test.each(process.env['TEST_FULL'] ? [3, 5, 10] : [3])('in files of %i s', async (seconds) => {
    await addAll(allChunksOf('a', wavChunks(intro, seconds)));
    expect(scripted.recognised()).toEqual(introWindows);
    expect(introWindows).toHaveLength(4);
  });

  const cuts: [string, number][] = [
    ['recording.mp4', 20_000],
    ['short.ogg', 3_000],
    ['recording.webm', 1_000],
    ['short-video.mp4', 5_000],
  ];
  const someCuts = process.env['TEST_FULL'] ? cuts : cuts.slice(0, 2);
  test.each(someCuts)('in slices of %s of %i bytes', async (name, size) => {
    const file = await fixture(name);
    await addAll(allChunksOf('a', slices(file, size)));
    expect(scripted.recognised()).toEqual(await windowsOf(file));
    expect(scripted.recognised().length).toBeGreaterThan(0);
  });

  test.each(['recording.webm', 'recording-opus.mp4'] as const)(
    'in slices of %s as the browser made them',
    async (name) => {
      const file = await fixture(name);
      await addAll(allChunksOf('a', slicesOf(file, chromiumSlices[name])));
      expect(scripted.recognised()).toEqual(await windowsOf(file));
      expect((await finish('a'))?.durationSeconds).toBeCloseTo(16.45, 0);
    },
  );

  test('when two nodes alternate', async () => {
    const other = context.node(otherEars, scripted.transcriber);
    const file = await fixture('recording.webm');
    for (const chunk of allChunksOf('a', slices(file, 8_000))) {
      await add(chunk, chunk.index % 2 === 0 ? streams : other);
    }
    expect(scripted.recognised()).toEqual(await windowsOf(file));
  });

  test('when two nodes get all chunks at once, in any order, some twice', async () => {
    const other = context.node(otherEars, scripted.transcriber);
    const chunks = chunksOf('a', wavChunks(intro, 3));
    const order = [7, 2, 2, 0, 11, 5, 1, 9, 3, 8, 4, 7, 10, 6, 0];
    await Promise.all(
      order.map((index, turn) => add(chunks[index]!, turn % 3 === 0 ? other : streams)),
    );
    await finish('a');
    expect(scripted.recognised().toSorted()).toEqual(introWindows.toSorted());
  });

  test('when chunks are files of different kinds', async () => {
    const files = await Promise.all(['short.wav', 'short.webm', 'short.m4a'].map(fixture));
    const transcript = await addAll(allChunksOf('a', files)).then(() => finish('a'));
    expect(transcript?.durationSeconds).toBeCloseTo(3 * 3.975, 2);
  });
});

const nothing: Captions = { text: '', segments: [], confidence: 0, transcript: '', preview: '' };

describe('captions', () => {
  test('come once each, in order, and the end brings the rest', async () => {
    const answers: Captions[] = [];
    for (const chunk of allChunksOf('a', wavChunks(intro, 3))) {
      answers.push(await add(chunk));
      await eventually(async () => {
        const rows = context.db.selectFrom('speech_windows').where('heard', 'is', null);
        expect(await rows.selectAll().execute()).toEqual([]);
      });
    }
    const whole = answers.at(-1)?.transcript ?? '';
    expect(whole.split(' ')).toHaveLength(introWindows.length);
    const told = answers.map(({ text }) => text).filter((text) => text !== '');
    expect(told).toEqual(whole.split(' '));
    const times = answers.flatMap(({ segments }) => segments.map(({ start }) => start));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeGreaterThan(20);
    expect(answers.at(-1)?.confidence).toBe(0.8);
    expect(answers[0]).toEqual(nothing);
  });

  test('wait when recognition falls behind, and the transcript is still complete', async () => {
    const letGo = scripted.holdBack();
    const long = joinPcm([intro, intro, intro]);
    const chunks = chunksOf('a', wavChunks(long, 10));
    const answers = await addAll(chunks);
    expect(answers.every(({ text }) => text === '')).toBe(true);
    await eventually(() => expect(scripted.state.calls).toBe(2));
    letGo();
    const transcript = await finish('a');
    expect(transcript?.text.split(' ').length).toBeGreaterThan(6);
    const after = await add({ ...chunks[0]!, final: true });
    expect(after.transcript).toBe(transcript?.text);
  });

  test('come with a final call alone or repeated, and never twice', async () => {
    const [first] = allChunksOf('a', [toWav(intro.subarray(0, 16_000 * 7))]);
    await add({ ...first!, final: false });
    const end = { ...first!, index: 0, bytes: null, final: true };
    const last = await add(end);
    expect(last.text).toMatch(/^\[\d\.\d\d\]$/);
    expect(await add(end)).toEqual({ ...nothing, transcript: last.text });
  });
});

describe('missing sound', () => {
  test('a lost file is waited for, and skipped at the end', async () => {
    const parts = wavChunks(intro, 10);
    const chunks = chunksOf('a', parts).filter(({ index }) => index !== 1);
    await addAll(chunks);
    expect((await rowsOf()).chunks).toBe(3);
    const transcript = await finish('a');
    expect(transcript?.durationSeconds).toBeCloseTo(intro.length / 16_000 - 10, 2);
  });

  test.each([
    ['recording.webm', 10.5],
    ['recording-opus.mp4', 10.4],
  ] as const)('after a lost slice of %s the recording goes on', async (name, seconds) => {
    const chunks = allChunksOf('a', slicesOf(await fixture(name), chromiumSlices[name]));
    await addAll(chunks.filter(({ index }) => index !== 1));
    const before = name === 'recording.webm' ? 3 : 0;
    expect((await finish('a'))?.durationSeconds).toBeCloseTo(before + seconds, 0);
  });

  test('a recording in AAC continues after a lost slice', async () => {
    const chunks = allChunksOf('a', slices(await fixture('recording.mp4'), 15_000));
    await addAll(chunks.filter(({ index }) => index !== 1));
    const transcript = await finish('a');
    expect(transcript?.durationSeconds).toBeGreaterThan(10);
    expect(transcript?.durationSeconds).toBeLessThan(14);
  });

  test('a chunk that the end overtook is waited for', async () => {
    const patient = context.node(reader, scripted.transcriber, { gapWaitMs: 10_000 });
    const [first, second, third] = allChunksOf('a', wavChunks(intro, 12));
    await add(first!, patient);
    const end = add(third!, patient);
    await eventually(async () => expect((await rowsOf()).chunks).toBeGreaterThan(1));
    await add(second!, patient);
    await end;
    expect((await finish('a'))?.durationSeconds).toBeCloseTo(intro.length / 16_000, 2);
  });

  test('there is no transcript of a stream that does not exist, or is someone else’s', async () => {
    await addAll(allChunksOf('a', [await fixture('short.wav')]));
    expect(await finish('b')).toBeNull();
    expect(await streams.finish(context.userId + 1, 'a')).toBeNull();
  });

  test('without a voice there is no text, and the engine is not called', async () => {
    await addAll(allChunksOf('a', wavChunks(new Float32Array(16_000 * 12), 5)));
    expect(await finish('a')).toEqual({
      text: '',
      segments: [],
      confidence: 0,
      durationSeconds: 12,
      voiced: false,
      isWhole: true,
    });
    expect(scripted.state.calls).toBe(0);
  });
});

describe('failures', () => {
  test('another node recognises the windows of a node that died', async () => {
    const dead = scriptedTranscriber();
    dead.holdBack();
    const dying = context.node(otherEars, dead.transcriber);
    const chunks = chunksOf('a', wavChunks(intro, 10));
    for (const chunk of chunks) await add(chunk, dying);
    await eventually(() => expect(dead.state.calls).toBe(2));
    const finishing = finish('a');
    await eventually(() => expect(scripted.state.calls).toBe(introWindows.length - 2));
    context.time += 29_000;
    context.time += 2_000;
    const transcript = await finishing;
    expect(transcript?.text.split(' ')).toHaveLength(introWindows.length);
    expect(await finish('a')).toEqual(transcript);
  });

  test('a claim from before the clock was put back has expired', async () => {
    const dead = scriptedTranscriber();
    dead.holdBack();
    const dying = context.node(otherEars, dead.transcriber);
    for (const chunk of chunksOf('a', wavChunks(intro, 10))) await add(chunk, dying);
    await eventually(() => expect(dead.state.calls).toBe(2));
    context.time -= 60 * 60 * 1_000;
    expect((await finish('a'))?.text.split(' ')).toHaveLength(introWindows.length);
  });

  test('a node that closes releases its windows at once', async () => {
    const stopped = scriptedTranscriber();
    stopped.holdBack();
    const closing = context.node(otherEars, stopped.transcriber);
    const [first] = allChunksOf('a', [toWav(intro)]);
    await add({ ...first!, final: false }, closing);
    await eventually(() => expect(stopped.state.calls).toBe(2));
    await closing.close();
    expect((await finish('a'))?.text.split(' ')).toHaveLength(introWindows.length);
  });

  test('an engine that fails is tried again at the end, and at every later call', async () => {
    scripted.state.isFailing = true;
    const [chunk] = chunksOf('a', [toWav(intro)]);
    expect(await add(chunk!)).toMatchObject({ text: '', transcript: '' });
    await eventually(() =>
      expect(context.logs.join('')).toContain('a window could not be recognised'),
    );
    await expect(add({ ...chunk!, final: true })).rejects.toThrow('failing');
    scripted.state.isFailing = false;
    expect((await finish('a'))?.text.split(' ')).toHaveLength(introWindows.length);
  });

  test('an aborted caller is released, and the work goes on', async () => {
    const letGo = scripted.holdBack();
    const giveUp = new AbortController();
    const waiting = add({ ...allChunksOf('a', [toWav(intro)])[0]!, signal: giveUp.signal });
    await eventually(() => expect(scripted.state.calls).toBeGreaterThan(0));
    giveUp.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    letGo();
    expect((await finish('a'))?.text.split(' ')).toHaveLength(introWindows.length);
  });
});

describe('stored data', () => {
  test('holds no sound after the end', async () => {
    await addAll(allChunksOf('a', slices(await fixture('recording.webm'), 20_000)));
    const stream = await context.db.selectFrom('speech_streams').selectAll().executeTakeFirst();
    const windows = await context.db.selectFrom('speech_windows').selectAll().execute();
    expect(stream).toMatchObject({ closed: true, media: null, memory: null });
    expect(stream?.tail).toHaveLength(0);
    expect(windows.map(({ pcm }) => pcm)).toEqual([null]);
    expect((await rowsOf()).chunks).toBe(0);
  });

  test('holds next to nothing of silence, however long it lasts', async () => {
    const chunks = chunksOf('a', wavChunks(new Float32Array(16_000 * 40), 10));
    await addAll(chunks);
    const stream = await context.db.selectFrom('speech_streams').selectAll().executeTakeFirst();
    expect(stream?.tail.length).toBeLessThan(32_000);
  });

  test('holds nothing that was discarded, is too old, or belonged to a deleted account', async () => {
    const [chunk] = allChunksOf('a', [await fixture('short.wav')]);
    await add({ ...chunk!, stream: 'a' });
    await add({ ...chunk!, stream: 'b' });
    await streams.discard(context.userId, 'a');
    await streams.discard(context.userId, 'not there');
    expect(await rowsOf()).toEqual({ streams: 1, chunks: 0, windows: 1 });
    context.time += 60_000;
    await add({ ...chunk!, stream: 'c' });
    await streams.sweep(new Date('2026-11-15T03:00:30.000Z'));
    expect(await rowsOf()).toEqual({ streams: 1, chunks: 0, windows: 1 });
    await context.db.deleteFrom('users').execute();
    expect(await rowsOf()).toEqual({ streams: 0, chunks: 0, windows: 0 });
  });

  test('holds the newest 30 streams of a user', async () => {
    const silence = toWav(new Float32Array(160));
    for (let number = 0; number < 32; number += 1) {
      context.time += 1_000;
      await add({ stream: `s${number}`, index: 0, language: 'ko', bytes: silence, final: false });
    }
    const rows = await context.db
      .selectFrom('speech_streams')
      .select('key')
      .orderBy('id')
      .execute();
    expect(rows).toHaveLength(30);
    expect(rows[0]?.key).toBe('s2');
  });
});

describe('refuses', () => {
  const chunk = (more: Partial<SpeechChunk>): SpeechChunk => ({
    stream: 'a',
    index: 0,
    language: 'ko',
    bytes: toWav(new Float32Array(16_000)),
    final: false,
    ...more,
  });

  test('a first chunk that is no media, before anything is stored', async () => {
    await expect(add(chunk({ bytes: Buffer.from('<html>') }))).rejects.toThrow(UndecodableMedia);
    expect(await rowsOf()).toEqual({ streams: 0, chunks: 0, windows: 0 });
  });

  test('a broken file in the middle, and keeps the rest', async () => {
    const parts = wavChunks(intro, 12);
    const broken = Buffer.concat([
      (await fixture('short.webm')).subarray(0, 40),
      Buffer.alloc(20_000, 7),
    ]);
    await add(chunk({ bytes: parts[0]! }));
    await expect(add(chunk({ index: 1, bytes: broken }))).rejects.toThrow(UndecodableMedia);
    await expect(add(chunk({ index: 2, bytes: Buffer.from('more of it') }))).rejects.toThrow(
      UndecodableMedia,
    );
    await add(chunk({ index: 3, bytes: parts[2]! }));
    expect((await finish('a'))?.durationSeconds).toBeCloseTo(intro.length / 16_000 - 12, 1);
  });

  test.each([
    [{ index: 10_001 }, 'VALIDATION'],
    [{ index: -1 }, 'VALIDATION'],
    [{ stream: '' }, 'VALIDATION'],
    [{ stream: 'x'.repeat(101) }, 'VALIDATION'],
  ])('%o', async (more, code) => {
    await expect(add(chunk(more))).rejects.toMatchObject({ code });
  });

  test('more than 50 MB of waiting chunks', async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024);
    await add(chunk({ index: 5, bytes }));
    await add(chunk({ index: 6, bytes }));
    await expect(add(chunk({ index: 7, bytes }))).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
  });

  test('sound beyond 900 s, silently', async () => {
    await add(chunk({}));
    const almostAll = { samples: 16_000 + 512 * 28_060 };
    await context.db.updateTable('speech_streams').set(almostAll).execute();
    const part = toWav(new Float32Array(16_000 * 5));
    for (let index = 1; index < 4; index += 1) await add(chunk({ index, bytes: part }));
    expect((await finish('a'))?.durationSeconds).toBe(900);
  });
});
