import { describe, expect, test } from 'vitest';
import {
  type Passage,
  readPassage,
  recognisePassages,
  tokenBudget,
  whisperMarks,
  withoutLoops,
} from './passages.ts';
import { maxWindowSeconds } from './recognition.ts';

const marks = { firstSpecial: 1_000, firstTime: 2_000 };
const at = (seconds: number) => 2_000 + seconds * 50;
/** Tokens below 1,000 stand for the word of their number. */
const read = (...tokens: number[]) =>
  readPassage(tokens, marks, (pieces) => pieces.map((piece) => ` w${piece}`).join(''));

describe('readPassage', () => {
  test('makes segments of the text between time marks', () => {
    expect(read(1_001, at(0), 1, 2, at(3), at(3), 3, at(5), 1_000)).toEqual({
      segments: [
        { start: 0, end: 3, text: 'w1 w2' },
        { start: 3, end: 5, text: 'w3' },
      ],
      goOnAt: null,
    });
  });

  test('continues after two marks at the end, or after an unfinished segment', () => {
    const first = { start: 0, end: 3, text: 'w1' };
    expect(read(at(0), 1, at(3), at(3), 1_000)).toEqual({ segments: [first], goOnAt: 3 });
    expect(read(at(0), 1, at(3), at(3), 2, 3)).toEqual({ segments: [first], goOnAt: 3 });
  });

  test('keeps all of the text when there is no mark to continue from', () => {
    expect(read(at(0), 1, 2)).toEqual({
      segments: [{ start: 0, end: Infinity, text: 'w1 w2' }],
      goOnAt: null,
    });
  });

  test('makes no segments when the model wrote no text', () => {
    expect(read(at(0), at(0), 1_000).segments).toEqual([]);
    expect(read(1_000)).toEqual({ segments: [], goOnAt: null });
  });
});

describe('recognisePassages', () => {
  const word = (start: number, end: number, text: string) => ({ start, end, text });
  /** Returns one passage after the other and stores the second at which each run started. */
  const recognise = async (seconds: number, passages: Passage[]) => {
    const starts: number[] = [];
    const segments = await recognisePassages(seconds, async (from) => {
      starts.push(from);
      return passages.shift() ?? { segments: [], goOnAt: null };
    });
    return { starts, segments };
  };

  test('continues from where the model stopped, with times of the window', async () => {
    const { starts, segments } = await recognise(28, [
      { segments: [word(0, 3, 'a')], goOnAt: 12 },
      { segments: [word(1, Infinity, 'b')], goOnAt: null },
    ]);
    expect(starts).toEqual([0, 12]);
    expect(segments).toEqual([word(0, 3, 'a'), word(13, 28, 'b')]);
  });

  test('ends when less than half a second is left', async () => {
    const { starts } = await recognise(12.4, [{ segments: [word(0, 12, 'a')], goOnAt: 12 }]);
    expect(starts).toEqual([0]);
  });

  test('runs the model at most four times', async () => {
    const stuck = () => ({ segments: [word(0, 1, 'a')], goOnAt: 1 });
    expect((await recognise(28, Array.from({ length: 9 }, stuck))).starts).toEqual([0, 1, 2, 3]);
  });
});

test('time marks follow the token for no timestamps', () => {
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
])('withoutLoops removes loops from %s', (text, kept) => {
  expect(withoutLoops(text)).toBe(kept);
});

test.each([
  ['시청해주셔서 감사합니다.', true],
  ['MBC 뉴스 이덕영입니다.', true],
  ['구독과 좋아요 부탁드립니다!', true],
  ['Thank you for watching!', true],
  ['감사합니다.', false],
  ['저는 MBC 뉴스를 보고 기자가 되고 싶었습니다.', false],
  ['자막 제작 동아리에서 일했습니다. 시청해 주셔서 감사합니다라는 댓글이 많았습니다.', false],
  ['Thank you.', false],
])('%s, alone in a segment, is the end of a video: %s', (sentence, isInvented) => {
  const { segments } = readPassage([at(0), 1, at(3), 1_000], marks, () => sentence);
  expect(segments.map(({ text }) => text)).toEqual(isInvented ? [] : [sentence]);
});

test('tokenBudget grows with the sound, and leaves room for a prompt in the longest window', () => {
  expect(tokenBudget(1, 'ko')).toBe(21);
  expect(tokenBudget(10, 'ko')).toBe(102);
  expect(tokenBudget(10, 'en')).toBe(82);
  expect(tokenBudget(maxWindowSeconds, 'ko')).toBe(264);
});
