import { expect, test } from 'vitest';
import { recorderSettings } from './compression.ts';
import { recorderOptions } from './recorder-options.ts';
import { fakeStream } from './testing/fake-stream.ts';

const settings = recorderSettings('medium', 10);

/** The types that a browser is asked for when it supports only these, and the options that result. */
function optionsOf(stream: MediaStream, ...known: string[]) {
  const asked: string[] = [];
  const options = recorderOptions(stream, settings, (type) => {
    asked.push(type);
    return known.includes(type);
  });
  return { asked, options };
}

test('video: VP9, VP8, any WebM, and MP4 for Safari', () => {
  const { asked, options } = optionsOf(fakeStream({}), 'video/mp4');
  expect(asked).toEqual([
    'video/webm;codecs=vp9,opus',
    'video/webm;codecs=vp8,opus',
    'video/webm',
    'video/mp4',
  ]);
  expect(options).toEqual({
    mimeType: 'video/mp4',
    videoBitsPerSecond: 1_000_000,
    audioBitsPerSecond: 128_000,
  });
});

test('audio: Opus, any WebM, MP4, WAV, and no video bitrate', () => {
  const { asked, options } = optionsOf(fakeStream(), 'audio/wav');
  expect(asked).toEqual(['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/wav']);
  expect(options).toEqual({ mimeType: 'audio/wav', audioBitsPerSecond: 128_000 });
});

test('uses the browser’s default when it supports none of them', () => {
  const { options } = optionsOf(fakeStream({}));
  expect(options).toEqual({ videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 128_000 });
});
