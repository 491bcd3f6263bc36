import { expect, test } from 'vitest';
import { joinWindows } from './join-windows.ts';
import type { Recognition } from './recognition.ts';

test('drops a segment that has no voice in it', () => {
  const voice = [{ start: 10, end: 12 }];
  const recognition: Recognition = {
    text: '',
    confidence: 0.6,
    segments: [
      { start: 0.1, end: 2, text: '저는 ' },
      { start: 2.5, end: 4, text: '감사합니다.' },
      { start: 1.9, end: 1.9, text: '했습니다.' },
    ],
  };
  expect(joinWindows([{ start: 10, voice, recognition }])).toEqual({
    text: '저는 했습니다.',
    segments: [
      { start: 10.1, end: 12, text: '저는' },
      { start: 11.9, end: 11.9, text: '했습니다.' },
    ],
    confidence: 0.6,
  });
});

test('weighs the confidence of each window by the length of its text', () => {
  const voice = [{ start: 0, end: 20 }];
  const recognised = (text: string, end: number, confidence: number): Recognition => ({
    text,
    segments: [{ start: 0, end, text }],
    confidence,
  });
  const windows = [
    { start: 0, voice, recognition: recognised('abcdef', 2, 0.9) },
    { start: 5, voice, recognition: recognised('ab', 2, 0.5) },
    { start: 9, voice, recognition: recognised('', 0, 0) },
  ];
  expect(joinWindows(windows).confidence).toBe(0.8);
  expect(joinWindows([])).toEqual({ text: '', segments: [], confidence: 0 });
});
