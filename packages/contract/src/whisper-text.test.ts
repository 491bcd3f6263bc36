import { describe, expect, test } from 'vitest';
import {
  hearPassages,
  type Passage,
  readPassage,
  tidySegments,
  tokenBudget,
  whisperMarks,
  withoutLoops,
} from './whisper-text.ts';

const marks = { firstSpecial: 1_000, firstTime: 2_000 };
const at = (seconds: number) => 2_000 + seconds * 50;
/** Tokens below 1,000 stand for the word of their number. */
const read = (...tokens: number[]) =>
  readPassage(tokens, marks, (pieces) => pieces.map((piece) => ` w${piece}`).join(''));

describe('what the model wrote', () => {
  test('becomes segments between the marks of time', () => {
    expect(read(1_001, at(0), 1, 2, at(3), at(3), 3, at(5), 1_000)).toEqual({
      segments: [
        { start: 0, end: 3, text: 'w1 w2' },
        { start: 3, end: 5, text: 'w3' },
      ],
      goOnAt: null,
    });
  });

  test('is asked for again where it ends with two marks, or within a segment', () => {
    const first = { start: 0, end: 3, text: 'w1' };
    expect(read(at(0), 1, at(3), at(3), 1_000)).toEqual({ segments: [first], goOnAt: 3 });
    expect(read(at(0), 1, at(3), at(3), 2, 3)).toEqual({ segments: [first], goOnAt: 3 });
  });

  test('is kept whole when it has no mark to go on from', () => {
    expect(read(at(0), 1, 2)).toEqual({
      segments: [{ start: 0, end: Infinity, text: 'w1 w2' }],
      goOnAt: null,
    });
  });

  test('may be nothing', () => {
    expect(read(at(0), at(0), 1_000).segments).toEqual([]);
    expect(read(1_000)).toEqual({ segments: [], goOnAt: null });
  });
});

describe('a window', () => {
  const word = (start: number, end: number, text: string) => ({ start, end, text });
  /** Hears one passage after the other, and keeps from where each was asked for. */
  const hear = async (seconds: number, passages: Passage[]) => {
    const asked: number[] = [];
    const segments = await hearPassages(seconds, async (from) => {
      asked.push(from);
      return passages.shift() ?? { segments: [], goOnAt: null };
    });
    return { asked, segments };
  };

  test('is heard on from where the model stopped, in the times of the window', async () => {
    const { asked, segments } = await hear(28, [
      { segments: [word(0, 3, 'a')], goOnAt: 12 },
      { segments: [word(1, Infinity, 'b')], goOnAt: null },
    ]);
    expect(asked).toEqual([0, 12]);
    expect(segments).toEqual([word(0, 3, 'a'), word(13, 28, 'b')]);
  });

  test('is through when less than half a second is left', async () => {
    const { asked } = await hear(12.4, [{ segments: [word(0, 12, 'a')], goOnAt: 12 }]);
    expect(asked).toEqual([0]);
  });

  test('is asked for four times at most', async () => {
    const stuck = () => ({ segments: [word(0, 1, 'a')], goOnAt: 1 });
    expect((await hear(28, Array.from({ length: 9 }, stuck))).asked).toEqual([0, 1, 2, 3]);
  });
});

test('the marks of time follow the mark that there are none', () => {
  expect(whisperMarks.parse({ eos_token_id: 5, no_timestamps_token_id: 9, other: 1 })).toEqual({
    firstSpecial: 5,
    firstTime: 10,
  });
});

test.each([
  ['그래서 그래서 그래서 그래서 그래서 했습니다', '그래서 했습니다'],
  ['I think I think I think I think so', 'I think so'],
  ['아아아아아아아아아아아아', '아아아'],
  ['네 네 네 저는', '네 네 네 저는'],
  ['정말 정말 좋았습니다', '정말 정말 좋았습니다'],
])('loops are taken out of %s', (text, kept) => {
  expect(withoutLoops(text)).toBe(kept);
});

test('segments are brought into the window and into order', () => {
  const segments = [
    { start: -1, end: 2, text: ' a ' },
    { start: 1, end: 1.5, text: 'b' },
    { start: 3, end: 3, text: '  ' },
    { start: 9, end: 99, text: 'c' },
  ];
  expect(tidySegments(segments, 5)).toEqual([
    { start: 0, end: 2, text: 'a' },
    { start: 2, end: 2, text: 'b' },
    { start: 5, end: 5, text: 'c' },
  ]);
});

test('the model may write as much as can be said, and no more than it has room for', () => {
  expect(tokenBudget(1)).toBe(34);
  expect(tokenBudget(10)).toBe(160);
  expect(tokenBudget(28)).toBe(412);
  expect(tokenBudget(60)).toBe(440);
});
