import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { matchesClaim, mediaKindOf, startsMedia } from './media-kind.ts';

const fixture = (name: string) =>
  readFile(new URL(`../../../test/fixtures/speech/${name}`, import.meta.url));

test.each([
  ['short.wav', 'wav'],
  ['short.webm', 'webm'],
  ['short-video.webm', 'webm'],
  ['short.m4a', 'mp4'],
  ['recording.mp4', 'mp4'],
  ['short.ogg', 'ogg'],
  ['texts.json', null],
])('detects %s as %s by its first bytes', async (name, kind) => {
  const bytes = await fixture(name);
  expect(mediaKindOf(bytes.subarray(0, 12))).toBe(kind);
});

test('detects nothing in too few bytes', () => {
  expect(mediaKindOf(new Uint8Array())).toBeNull();
  expect(mediaKindOf(Buffer.from('RIFF'))).toBeNull();
});

test('only the first page of an Ogg file starts a file', async () => {
  const bytes = await fixture('short.ogg');
  const second = bytes.indexOf('OggS', 4);
  expect(startsMedia(bytes)).toBe('ogg');
  expect(startsMedia(bytes.subarray(second))).toBeNull();
});

test.each([
  ['wav', 'audio/wav', true],
  ['wav', 'audio/x-wav', true],
  ['wav', 'audio/wave', true],
  ['webm', 'audio/webm;codecs=opus', true],
  ['webm', 'video/webm; codecs="vp9,opus"', true],
  ['mp4', 'audio/mp4', true],
  ['mp4', 'audio/m4a', true],
  ['mp4', 'audio/x-m4a', true],
  ['mp4', 'audio/aac', true],
  ['mp4', 'Video/MP4', true],
  ['ogg', 'audio/ogg', true],
  ['wav', 'application/octet-stream', true],
  ['wav', 'audio/webm', false],
  ['mp4', 'audio/wav', false],
  ['webm', 'text/html', false],
  [null, 'application/octet-stream', false],
] as const)('%s claimed as %s: %s', (kind, mime, matches) => {
  expect(matchesClaim(kind, mime)).toBe(matches);
});
