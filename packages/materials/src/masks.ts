import type { MaterialKind } from './kinds.ts';

export const maskCategories = [
  'residentNumber',
  'phone',
  'mail',
  'address',
  'ownName',
  'familyName',
  'schoolName',
  'parentJob',
] as const;

export type MaskCategory = (typeof maskCategories)[number];

/** One personal datum of a paper, and what stands there instead. */
export type Mask = {
  /** Offsets into the original text. */
  readonly start: number;
  readonly end: number;
  readonly category: MaskCategory;
  readonly replacement: string;
};

export type MaskOptions = {
  readonly kind: MaterialKind;
  /** School records and public-sector hiring: names of schools and the parents' jobs are masked too. */
  readonly blind: boolean;
};

export function maskPersonalData(
  text: string,
  _options: MaskOptions,
): { readonly text: string; readonly masks: readonly Mask[] } {
  return { text, masks: [] };
}

/** The text with every mask's replacement in its place. Where masks overlap, the first and then the longest one counts. */
export function applyMasks(text: string, masks: readonly Mask[]): string {
  let [result, from] = ['', 0];
  for (const { start, end, replacement } of masks.toSorted(
    (one, two) => one.start - two.start || two.end - one.end,
  )) {
    if (start < from || end <= start) continue;
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}
