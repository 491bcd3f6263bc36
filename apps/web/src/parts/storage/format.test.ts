import { expect, test } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { formatBytes, formatDuration } from './format.ts';
import { fileNameOf } from './save-file.ts';

test('sizes as people read them', () => {
  const sizes = [0, 10, 51_200, 6.25 * 1024 ** 2, 1024 ** 2 - 1, 10 * 1024 ** 3];
  expect(sizes.map(formatBytes)).toEqual(['0바이트', '10바이트', '50kB', '6.3MB', '1MB', '10GB']);
  changeLanguage('en');
  expect(formatBytes(6.25 * 1024 ** 2)).toBe('6.3 MB');
});

test('lengths as m:ss', () => {
  expect([0, 9.5, 59.6, 300].map(formatDuration)).toEqual(['0:00', '0:10', '1:00', '5:00']);
});

test('a file is named by when it was recorded, and by what it is', () => {
  const timestamp = new Date(2026, 10, 5, 9, 7).getTime();
  expect(fileNameOf(recordingOf({ timestamp }))).toBe('daedap-2026-11-05-0907-q3.webm');
  const blob = new Blob(['x'], { type: 'video/mp4;codecs=avc1' });
  expect(fileNameOf(recordingOf({ timestamp, blob }))).toBe('daedap-2026-11-05-0907-q3.mp4');
});
