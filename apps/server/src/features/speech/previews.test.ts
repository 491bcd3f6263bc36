import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Recognition, secondsOf } from '@daedap/speech/recognition';
import { eventually } from '../../../test/eventually.ts';
import { createAudioReader, type AudioReader } from '../../engines/speech/audio-reader.ts';
import { joinPcm } from '../../engines/speech/pcm.ts';
import type { Transcriber } from '../../engines/speech/transcriber.ts';
import type { Captions } from './streams.ts';
import {
  chunksOf,
  fixture,
  openStreamsTest,
  scriptedTranscriber,
  type StreamsTest,
  wavChunks,
} from './testing/test-streams.ts';

let reader: AudioReader;
let intro: Float32Array;
let context: StreamsTest;
let scripted: ReturnType<typeof scriptedTranscriber>;
let preview: ReturnType<typeof vi.fn<Transcriber['preview']>>;

const said = (text: string): Recognition => ({
  text,
  segments: [{ start: 0.2, end: 1, text }],
  confidence: 0.5,
});

beforeAll(async () => {
  reader = createAudioReader();
  intro = await reader.decode(await fixture('intro-good.wav'));
  context = await openStreamsTest();
});
afterAll(() => Promise.all([reader.close(), context.close()]));
beforeEach(async () => {
  await context.begin();
  scripted = scriptedTranscriber();
  preview = vi.fn<Transcriber['preview']>(async (window) =>
    said(`heard ${secondsOf(window).toFixed(1)} s`),
  );
});
afterEach(() => context.end());

const openNode = (waits?: { firstWordsMs: number }) =>
  context.node(reader, { ...scripted.transcriber, preview }, waits);

/** The first sentence and the silence after it. */
const sentence = () => joinPcm([intro.subarray(0, 16_000 * 3.2), new Float32Array(16_000)]);
const silence = new Float32Array(16_000 * 0.5);

test('what is being said is a caption at once, and goes when the text of its window comes', async () => {
  const node = openNode();
  const answers: Captions[] = [];
  for (const chunk of chunksOf('a', wavChunks(intro, 1.5))) {
    answers.push(await node.addChunk(context.userId, chunk));
    await eventually(async () => {
      const rows = context.db.selectFrom('speech_windows').where('heard', 'is', null);
      expect(await rows.selectAll().execute()).toEqual([]);
    });
  }
  expect(answers[0]).toMatchObject({ text: '', transcript: '', preview: 'heard 1.4 s' });
  const withText = answers.findIndex(({ text }) => text !== '');
  const before = answers[withText - 1]?.preview;
  expect(before).toMatch(/^heard [2-9]\.\d s$/);
  expect(answers[withText]?.preview).not.toBe(before);
  await node.finish(context.userId, 'a');
  const end = {
    stream: 'a',
    index: answers.length,
    language: 'ko',
    bytes: null,
    final: true,
  } as const;
  const last = await node.addChunk(context.userId, end);
  expect(last.preview).toBe('');
  expect(last.transcript).not.toContain('heard');
});

test('nothing is previewed in silence, nor the same sound twice', async () => {
  const node = openNode();
  const quiet = chunksOf('quiet', wavChunks(new Float32Array(16_000 * 3), 1));
  for (const chunk of quiet) await node.addChunk(context.userId, chunk);
  expect(preview).not.toHaveBeenCalled();
  const parts = [sentence(), silence, silence].flatMap((sound) => wavChunks(sound, 10));
  const answers: Captions[] = [];
  for (const chunk of chunksOf('a', parts))
    answers.push(await node.addChunk(context.userId, chunk));
  expect(answers.map((answer) => answer.preview)).toEqual(
    Array.from({ length: 3 }, () => 'heard 3.5 s'),
  );
  expect(preview).toHaveBeenCalledOnce();
});

test('a chunk waits only so long for the first words, and not at all for later ones', async () => {
  const node = openNode({ firstWordsMs: 0 });
  const open = Promise.withResolvers<Recognition>();
  preview.mockReturnValueOnce(open.promise);
  const [first, second, third] = chunksOf('a', wavChunks(intro, 1.5));
  expect((await node.addChunk(context.userId, first!)).preview).toBe('');
  open.resolve(said('first'));
  preview.mockReturnValueOnce(new Promise(() => undefined));
  expect((await node.addChunk(context.userId, second!)).preview).toBe('first');
  await eventually(() => expect(preview).toHaveBeenCalledTimes(2));
  expect((await node.addChunk(context.userId, third!)).preview).toBe('first');
});

test('a preview is the first version of the window if nothing more is said', async () => {
  const recognise = vi.fn<Transcriber['recognise']>(scripted.transcriber.recognise);
  const node = context.node(reader, { ...scripted.transcriber, recognise, preview });
  const parts = [sentence(), silence].flatMap((sound) => wavChunks(sound, 10));
  const [first, second] = chunksOf('a', parts);
  await node.addChunk(context.userId, first!);
  expect(preview).toHaveResolvedTimes(1);
  await node.addChunk(context.userId, { ...second!, final: true });
  expect(recognise.mock.lastCall?.[1].draft?.text).toBe('heard 3.5 s');
});

test('a preview that the engine guessed is a caption, and no version of the window', async () => {
  const recognise = vi.fn<Transcriber['recognise']>(scripted.transcriber.recognise);
  preview.mockResolvedValueOnce({ ...said('perhaps'), confidence: 0.3 });
  const node = context.node(reader, { ...scripted.transcriber, recognise, preview });
  const parts = [sentence(), silence].flatMap((sound) => wavChunks(sound, 10));
  const [first, second] = chunksOf('a', parts);
  expect((await node.addChunk(context.userId, first!)).preview).toBe('perhaps');
  await node.addChunk(context.userId, { ...second!, final: true });
  expect(recognise.mock.lastCall?.[1].draft).toBeUndefined();
});

test('a preview that more words have overtaken is not used', async () => {
  const recognise = vi.fn<Transcriber['recognise']>(scripted.transcriber.recognise);
  const node = context.node(reader, { ...scripted.transcriber, recognise, preview });
  const [first, second] = chunksOf('a', wavChunks(intro.subarray(0, 16_000 * 4), 2));
  await node.addChunk(context.userId, first!);
  expect(preview).toHaveResolvedTimes(1);
  await node.addChunk(context.userId, { ...second!, final: true });
  expect(recognise.mock.lastCall?.[1].draft).toBeUndefined();
});

test('a preview that fails is logged; one that nobody needs any more is ended and is not', async () => {
  const node = openNode({ firstWordsMs: 0 });
  preview.mockRejectedValueOnce(new Error('no memory'));
  const [first, second] = chunksOf('a', wavChunks(intro.subarray(0, 16_000 * 4), 2));
  await node.addChunk(context.userId, first!);
  await eventually(() => expect(context.logs.join('')).toContain('a preview failed'));
  context.logs = [];
  let signal: AbortSignal | undefined;
  preview.mockImplementationOnce((_window, options) => {
    ({ signal } = options);
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('ended')));
    });
  });
  await node.addChunk(context.userId, second!);
  await eventually(() => expect(signal).toBeDefined());
  await node.finish(context.userId, 'a');
  expect(signal?.aborted).toBe(true);
  expect(context.logs).toEqual([]);
});
