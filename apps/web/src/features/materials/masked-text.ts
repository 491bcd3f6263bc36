import { applyMasks, type Mask } from '@daedap/materials/masks';
import type { Material } from '#/media/store/materials.ts';

export type TextRange = { readonly start: number; readonly end: number };

const isSame = (one: TextRange, two: TextRange) => one.start === two.start && one.end === two.end;
const overlaps = (one: TextRange, two: TextRange) => one.start < two.end && two.start < one.end;

/** Stands for a part that the user has masked. */
const hiddenMark = '○○';

export type MaskState = Mask & { readonly isOn: boolean };

/** The masks of a paper: those that were found, on unless the user has taken them off, and those of the user. */
export function masksOf(found: readonly Mask[], { shown, hidden }: Material): MaskState[] {
  const own = hidden.map((range): MaskState => ({
    start: range.start,
    end: range.end,
    category: 'ownName',
    replacement: hiddenMark,
    isOn: true,
  }));
  const others = found
    .filter((mask) => !own.some((one) => overlaps(one, mask)))
    .map((mask): MaskState =>
      Object.assign({}, mask, { isOn: !shown.some((range) => isSame(range, mask)) }),
    );
  return [...own, ...others].toSorted((one, two) => one.start - two.start || two.end - one.end);
}

const isOn = ({ isOn: on }: MaskState) => on;

/** The text that questions are made of, and the only one that is ever shown as a question. */
export const maskedText = (material: Material, masks: readonly MaskState[]): string =>
  applyMasks(material.text, masks.filter(isOn));

/** Takes a mask off or puts it back. A mask of the user's own goes for good. */
export function toggleMask(material: Material, mask: MaskState): Material {
  if (material.hidden.some((range) => isSame(range, mask)))
    return { ...material, hidden: material.hidden.filter((range) => !isSame(range, mask)) };
  const { start, end } = mask;
  const others = material.shown.filter((range) => !isSame(range, mask));
  return { ...material, shown: mask.isOn ? [...others, { start, end }] : others };
}

/** Masks a part of the original text. */
export function addMask(material: Material, { start, end }: TextRange): Material {
  const others = material.hidden.filter((range) => !overlaps(range, { start, end }));
  return { ...material, hidden: [...others, { start, end }] };
}

/** A piece of the text as it is shown, with its places in the original and in the masked text. */
export type Piece = {
  readonly text: string;
  readonly original: TextRange;
  readonly masked: TextRange;
  /** Null for plain text. */
  readonly mask: MaskState | null;
};

/** Cuts the text at its masks. */
export function piecesOf({ text }: Material, masks: readonly MaskState[]): Piece[] {
  const pieces: Piece[] = [];
  let [from, at] = [0, 0];
  const push = (end: number, shown: string, mask: MaskState | null) => {
    if (shown !== '') {
      const masked = { start: at, end: at + shown.length };
      pieces.push({ text: shown, original: { start: from, end }, masked, mask });
    }
    at += shown.length;
    from = end;
  };
  for (const mask of masks) {
    if (mask.start < from || mask.end <= mask.start) continue;
    push(mask.start, text.slice(from, mask.start), null);
    push(mask.end, mask.isOn ? mask.replacement : text.slice(mask.start, mask.end), mask);
  }
  push(text.length, text.slice(from), null);
  return pieces;
}

export type MarkedPiece = Piece & { readonly isMarked: boolean };

/** Cuts plain pieces at the borders of a part of the masked text, so that it can be marked. */
export function markPieces(pieces: readonly Piece[], marked: TextRange | null): MarkedPiece[] {
  if (!marked) return pieces.map((piece) => Object.assign({}, piece, { isMarked: false }));
  return pieces.flatMap((piece) => {
    if (piece.mask) return [{ ...piece, isMarked: overlaps(piece.masked, marked) }];
    const { start, end } = piece.masked;
    const cuts = [start, ...[marked.start, marked.end].filter((at) => at > start && at < end), end];
    return cuts.slice(0, -1).map((cut, index) => {
      const part = partOf(piece, cut - start, cuts[index + 1]! - start);
      return Object.assign(part, { isMarked: overlaps(part.masked, marked) });
    });
  });
}

/** A part of a plain piece. */
const partOf = <P extends Piece>(piece: P, from: number, to: number): P => ({
  ...piece,
  text: piece.text.slice(from, to),
  original: { start: piece.original.start + from, end: piece.original.start + to },
  masked: { start: piece.masked.start + from, end: piece.masked.start + to },
});

/** About as much as is seen at once. */
const blockLength = 800;

/** Cuts the pieces into blocks of whole lines, so that a browser need not lay out a long text at once. */
export function blocksOf<P extends Piece>(pieces: readonly P[]): P[][] {
  const blocks: P[][] = [[]];
  let length = 0;
  const add = (piece: P) => {
    blocks.at(-1)!.push(piece);
    length += piece.text.length;
  };
  for (const piece of pieces) {
    let from = 0;
    const lineEnd = () => piece.text.indexOf('\n', from + Math.max(0, blockLength - length)) + 1;
    for (let end = lineEnd(); end > 0 && piece.mask === null; end = lineEnd()) {
      add(partOf(piece, from, end));
      blocks.push([]);
      length = 0;
      from = end;
    }
    if (from < piece.text.length) add(partOf(piece, from, piece.text.length));
  }
  return blocks.filter((block) => block.length > 0);
}
