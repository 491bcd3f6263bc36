import { expect, test } from 'vitest';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { fileNameOf } from './save-recording-file.ts';

test('names a file by its time, question and type', () => {
  const timestamp = new Date(2026, 10, 5, 9, 7).getTime();
  expect(fileNameOf(recordingOf({ timestamp }))).toBe('daedap-2026-11-05-0907-q3.webm');
  const blob = new Blob(['x'], { type: 'video/mp4;codecs=avc1' });
  expect(fileNameOf(recordingOf({ timestamp, blob }))).toBe('daedap-2026-11-05-0907-q3.mp4');
});
