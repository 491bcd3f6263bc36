import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '@daedap/contract/languages';
import { createAudioReader, type AudioReader } from '../../engines/speech/audio-reader.ts';
import { joinPcm } from '../../engines/speech/pcm.ts';
import type { Transcriber, Transcript } from '../../engines/speech/transcriber.ts';
import { createWhisperTranscriber } from '../../engines/speech/whisper-transcriber.ts';
import {
  allChunksOf,
  chromiumSlices,
  fixture,
  openStreamsTest,
  slicesOf,
  type StreamsTest,
  wavChunks,
} from './testing/test-streams.ts';

/**
 * Real recognition is slow: `npm test` recognises one recording, `npm run test:full` every clip. That chunks of any length
 * make the same windows is shown elsewhere.
 */
const full = Boolean(process.env['TEST_FULL']);

let reader: AudioReader;
let whisper: Transcriber;
let context: StreamsTest;

beforeAll(async () => {
  reader = createAudioReader();
  whisper = createWhisperTranscriber({ workers: 1 });
  whisper.warm();
  context = await openStreamsTest();
});
afterAll(() => Promise.all([reader.close(), whisper.close(), context.close()]));
beforeEach(() => context.begin());
afterEach(() => context.end());

async function transcribe(parts: readonly Buffer[], language: Language): Promise<Transcript> {
  const streams = context.node(reader, whisper);
  const told: string[] = [];
  for (const chunk of allChunksOf('answer', parts, language)) {
    told.push((await streams.addChunk(context.userId, chunk)).text);
  }
  const transcript = await streams.finish(context.userId, 'answer');
  expect(told.filter((text) => text !== '').join(' ')).toBe(transcript?.text);
  return transcript!;
}

const pcmOf = async (name: string) => reader.decode(await fixture(name));

describe('the text of a clip', () => {
  const clips: [string, number, Language, RegExp[]][] = [
    ['strength-poor', 10, 'ko', [/열심히/, /성격/]],
    ['intro-good', 3, 'ko', [/백엔드|백앤드/, /개발자/, /고객/, /결과/, /경험/]],
    ['motivation-good', 5, 'ko', [/이유/, /서비스/, /안정성/, /경험/, /입사/]],
    ['english-good', 5, 'en', [/internship/, /checkout/, /queries/, /index/, /measure/]],
  ];
  test.runIf(full).each(clips)('%s in chunks of %i s', async (name, seconds, language, words) => {
    const { text, segments } = await transcribe(
      wavChunks(await pcmOf(`${name}.wav`), seconds),
      language,
    );
    for (const word of words) expect(text).toMatch(word);
    const texts = segments.map((segment) => segment.text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('english-good in slices of a recording', async () => {
    const { text, segments } = await transcribe(
      slicesOf(await fixture('recording.webm'), chromiumSlices['recording.webm']),
      'en',
    );
    expect(text).toMatch(/internship.*check.*out.*queries.*index.*measure/is);
    expect(text.match(/internship/gi)).toHaveLength(1);
    expect(segments.length).toBeGreaterThan(2);
  });
});

test.each(full ? ['silence', 'the noise of a room'] : ['the noise of a room'])(
  'nothing is invented in six seconds of %s',
  async (kind) => {
    const english = await pcmOf('english-good.wav');
    const level = kind === 'silence' ? 0 : 0.01;
    let hiss = 0;
    let seed = 7;
    const pause = Float32Array.from({ length: 16_000 * 6 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      hiss = 0.95 * hiss + (seed / 1_073_741_824 - 1) * level;
      return hiss;
    });
    const first = english.subarray(0, 16_000 * 3.5);
    const last = english.subarray(16_000 * 12.75);
    const { text, segments } = await transcribe(wavChunks(joinPcm([first, pause, last]), 3), 'en');
    expect(text).toMatch(
      /^In my last internship[^.]*\. I learned to measure before I changed? (anything|the thing)\W*$/i,
    );
    const inPause = segments.filter(({ start, end }) => start >= 4 && end <= 9);
    expect(inPause).toEqual([]);
  },
);
