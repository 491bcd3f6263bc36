import type { Mask } from '@daedap/materials/masks';
import { expect, test } from 'vitest';
import type { Material } from '#/media/store/materials.ts';
import {
  addMask,
  blocksOf,
  markPieces,
  maskedText,
  masksOf,
  piecesOf,
  toggleMask,
} from './masked-text.ts';

const text = '저는 김민지입니다. 전화는 010-1234-5678이고 동아리를 이끌었습니다.';
const found: Mask[] = [
  { start: 3, end: 6, category: 'ownName', replacement: 'OOO' },
  { start: 15, end: 28, category: 'phone', replacement: '[전화번호]' },
];
const paper: Material = {
  id: 'one',
  userId: 7,
  name: '자소서',
  kind: 'cover-letter',
  guessed: false,
  text,
  blind: false,
  shown: [],
  hidden: [],
  createdAt: 1,
};
const shownOf = (material: Material) => maskedText(material, masksOf(found, material));

test('masks what was found; a mask can be taken off and put back', () => {
  expect(shownOf(paper)).toBe('저는 OOO입니다. 전화는 [전화번호]이고 동아리를 이끌었습니다.');
  const [name] = masksOf(found, paper);
  const open = toggleMask(paper, name!);
  expect(shownOf(open)).toContain('저는 김민지입니다. 전화는 [전화번호]');
  const again = toggleMask(open, masksOf(found, open)[0]!);
  expect(shownOf(again)).toBe(shownOf(paper));
});

test('the user can mask more, and take that off again', () => {
  const start = text.indexOf('동아리');
  const more = addMask(paper, { start, end: start + 3 });
  expect(shownOf(more)).toContain('이고 ○○를 이끌었습니다.');
  const own = masksOf(found, more).find((mask) => mask.start === start);
  expect(toggleMask(more, own!)).toEqual(paper);
  // A larger part takes the place of what was masked inside it.
  const whole = addMask(more, { start: 0, end: text.length });
  expect(shownOf(whole)).toBe('○○');
  expect(whole.hidden).toHaveLength(1);
});

test('the pieces make up the shown text, with their places in the original', () => {
  const open = toggleMask(paper, masksOf(found, paper)[0]!);
  const pieces = piecesOf(open, masksOf(found, open));
  expect(pieces.map((piece) => piece.text).join('')).toBe(shownOf(open));
  for (const { text: shown, masked } of pieces)
    expect(shownOf(open).slice(masked.start, masked.end)).toBe(shown);
  for (const { text: shown, original } of pieces.filter(({ mask }) => !mask?.isOn))
    expect(text.slice(original.start, original.end)).toBe(shown);
});

test('marks a sentence of the masked text, across masks', () => {
  const masks = masksOf(found, paper);
  const shown = shownOf(paper);
  const start = shown.indexOf('전화는');
  const pieces = markPieces(piecesOf(paper, masks), { start, end: shown.length - 1 });
  expect(pieces.map((piece) => piece.text).join('')).toBe(shown);
  const marked = pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text);
  expect(marked.join('')).toBe(shown.slice(start, -1));
  expect(markPieces(piecesOf(paper, masks), null).some(({ isMarked }) => isMarked)).toBe(false);
});

test('a long text is cut into blocks of whole lines that lose nothing, also at marks and masks', () => {
  const line = `${text} ${'가'.repeat(300)}\n`;
  const long: Material = { ...paper, text: `${line.repeat(30)}\n끝` };
  const masks = Array.from({ length: 30 }, (_, at) =>
    found.map((mask) =>
      Object.assign({}, mask, {
        start: mask.start + at * line.length,
        end: mask.end + at * line.length,
        isOn: true,
      }),
    ),
  ).flat();
  const shown = maskedText(long, masks);
  const marked = { start: 800, end: 3_000 };
  const blocks = blocksOf(markPieces(piecesOf(long, masks), marked));
  const texts = blocks.map((block) => block.map((piece) => piece.text).join(''));
  expect(texts.join('')).toBe(shown);
  expect(texts.length).toBeGreaterThan(8);
  for (const one of texts) expect(one.length).toBeLessThan(800 + line.length);
  for (const one of texts.slice(0, -1)) expect(one).toMatch(/\n$/);
  const pieces = blocks.flat();
  for (const piece of pieces)
    expect(shown.slice(piece.masked.start, piece.masked.end)).toBe(piece.text);
  for (const { text: plain, original } of pieces.filter(({ mask }) => !mask))
    expect(long.text.slice(original.start, original.end)).toBe(plain);
  const inMark = pieces.filter(({ isMarked, mask }) => isMarked && !mask);
  expect(inMark[0]!.masked.start).toBe(marked.start);
  expect(inMark.at(-1)!.masked.end).toBe(marked.end);
});

test('a line that never ends stays one block', () => {
  const endless: Material = { ...paper, text: '가'.repeat(5_000) };
  expect(blocksOf(piecesOf(endless, []))).toHaveLength(1);
  expect(blocksOf(piecesOf({ ...paper, text: '' }, []))).toEqual([]);
});
