import { applyMasks, type Mask } from '@daedap/materials/masks';
import type { Material } from '#/media/store/materials.ts';

type Range = { readonly start: number; readonly end: number };

const isSame = (one: Range, two: Range) => one.start === two.start && one.end === two.end;
const overlaps = (one: Range, two: Range) => one.start < two.end && two.start < one.end;

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
export function addMask(material: Material, { start, end }: Range): Material {
  const others = material.hidden.filter((range) => !overlaps(range, { start, end }));
  return { ...material, hidden: [...others, { start, end }] };
}

/** A piece of the text as it is shown, with its places in the original and in the masked text. */
export type Piece = {
  readonly text: string;
  readonly original: Range;
  readonly masked: Range;
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

/** Cuts plain pieces at the borders of a part of the masked text, so that it can be marked. */
export function markPieces(
  pieces: readonly Piece[],
  marked: Range | null,
): (Piece & { readonly isMarked: boolean })[] {
  if (!marked) return pieces.map((piece) => Object.assign({}, piece, { isMarked: false }));
  return pieces.flatMap((piece) => {
    if (piece.mask) return [{ ...piece, isMarked: overlaps(piece.masked, marked) }];
    const { start, end } = piece.masked;
    const cuts = [start, ...[marked.start, marked.end].filter((at) => at > start && at < end), end];
    return cuts.slice(0, -1).map((cut, index) => {
      const length = cuts[index + 1]! - cut;
      const offset = cut - start;
      return {
        text: piece.text.slice(offset, offset + length),
        original: {
          start: piece.original.start + offset,
          end: piece.original.start + offset + length,
        },
        masked: { start: cut, end: cut + length },
        mask: null,
        isMarked: overlaps({ start: cut, end: cut + length }, marked),
      };
    });
  });
}
