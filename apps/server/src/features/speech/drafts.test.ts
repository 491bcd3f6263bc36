import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createAudioReader, type AudioReader } from '../../engines/speech/audio-reader.ts';
import type { Transcriber } from '../../engines/speech/transcriber.ts';
import { systemClock } from '../../lib/clock.ts';
import { createLogger } from '../../lib/logger.ts';
import { createSpeechStreams } from './streams.ts';
import {
  allChunksOf,
  chunksOf,
  fixture,
  openStreamsTest,
  scriptedTranscriber,
  type StreamsTest,
  wavChunks,
} from './testing/test-streams.ts';

/** How many windows the clip has. */
const windows = 4;

let reader: AudioReader;
let intro: Float32Array;
let context: StreamsTest;
let scripted: ReturnType<typeof scriptedTranscriber>;

beforeAll(async () => {
  reader = createAudioReader();
  intro = await reader.decode(await fixture('intro-good.wav'));
  context = await openStreamsTest();
});
afterAll(() => Promise.all([reader.close(), context.close()]));
beforeEach(async () => {
  await context.begin();
  scripted = scriptedTranscriber();
});
afterEach(() => context.end());

test('captions come from a draft first, and the text takes its place', async () => {
  const letGo = scripted.holdBack();
  const draft = {
    text: 'draft',
    segments: [{ start: 1, end: 4, text: 'draft' }],
    confidence: 0.5,
  };
  const quick = { ...scripted.transcriber, draft: () => Promise.resolve(draft) };
  const node = context.node(reader, quick);
  const [first, second, ...rest] = allChunksOf('a', wavChunks(intro, 8));
  const early = await node.addChunk(context.userId, first!);
  await eventually(() => expect(scripted.state.calls).toBe(1));
  const later = await node.addChunk(context.userId, second!);
  // Once, with whichever chunk is answered after the draft is there.
  expect([early.text, later.text].join('')).toBe('draft');
  letGo();
  for (const chunk of rest) await node.addChunk(context.userId, chunk);
  const transcript = await node.finish(context.userId, 'a');
  expect(transcript?.text).not.toContain('draft');
  expect(transcript?.text.split(' ')).toHaveLength(windows);
});

test('captions come without a draft where it fails', async () => {
  const failing = {
    ...scripted.transcriber,
    draft: () => Promise.reject(new Error('no memory')),
  };
  const node = context.node(reader, failing);
  for (const chunk of allChunksOf('a', wavChunks(intro, 10)))
    await node.addChunk(context.userId, chunk);
  const transcript = await node.finish(context.userId, 'a');
  expect(transcript?.text.split(' ')).toHaveLength(windows);
  expect(context.logs.join('')).toContain('a draft failed');
});

test('the end of an answer settles for drafts when the better engine takes too long', async () => {
  scripted.holdBack();
  const draft = { text: 'draft', segments: [{ start: 1, end: 4, text: 'draft' }], confidence: 0.5 };
  const { transcriber } = scripted;
  const slow: Transcriber = {
    ...transcriber,
    draft: () => Promise.resolve(draft),
    // Without patience the quick engine recognises, as it does for the last window.
    recognise: (window, options) =>
      options.patienceMs === 0 ? Promise.resolve(draft) : transcriber.recognise(window, options),
  };
  const { db } = context;
  const log = createLogger('silent');
  const deps = { db, reader, transcriber: slow, clock: systemClock, log };
  const node = createSpeechStreams({ ...deps, gapWaitMs: 0, finishPatienceMs: 0 });
  for (const chunk of chunksOf('a', wavChunks(intro, 10))) {
    await node.addChunk(context.userId, chunk);
  }
  const transcript = await node.finish(context.userId, 'a');
  expect(transcript?.text.split(' ')).toEqual(Array.from({ length: windows }, () => 'draft'));
  await node.close();
});
