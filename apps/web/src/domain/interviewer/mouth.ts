/** How a mouth looks: open from 0 to 1, and from -1 (wide) to 1 (round). */
export type Mouth = { readonly open: number; readonly round: number };

export const closed: Mouth = { open: 0, round: 0 };

const mouth = (open: number, round = 0): Mouth => ({ open, round });

/** The vowels of Hangul in the order of Unicode: ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ. */
const vowels: readonly Mouth[] = [
  mouth(1),
  mouth(0.7, -0.3),
  mouth(0.9),
  mouth(0.7, -0.3),
  mouth(0.75, 0.1),
  mouth(0.55, -0.3),
  mouth(0.7, 0.1),
  mouth(0.55, -0.3),
  mouth(0.5, 0.9),
  mouth(0.8, 0.4),
  mouth(0.65, 0.4),
  mouth(0.55, 0.6),
  mouth(0.5, 0.9),
  mouth(0.35, 1),
  mouth(0.6, 0.5),
  mouth(0.55, 0.5),
  mouth(0.35, 0.5),
  mouth(0.35, 1),
  mouth(0.25, -0.4),
  mouth(0.3, -0.5),
  mouth(0.35, -0.8),
];

const letters: Readonly<Record<string, Mouth>> = {
  a: mouth(0.9),
  e: mouth(0.5, -0.3),
  i: mouth(0.4, -0.6),
  o: mouth(0.6, 0.8),
  u: mouth(0.4, 0.8),
  y: mouth(0.35, -0.5),
  w: mouth(0.3, 1),
  b: closed,
  m: closed,
  p: closed,
};

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/** The mouth that says the letter at this place of a text. */
export function mouthAt(text: string, place: number): Mouth {
  const letter = text[place]?.toLowerCase() ?? '';
  const code = letter.charCodeAt(0);
  // A syllable is a first consonant, one of 21 vowels, and one of 28 endings.
  if (code >= firstSyllable && code <= lastSyllable) {
    return vowels[Math.floor(((code - firstSyllable) % 588) / 28)] ?? closed;
  }
  if (/\p{L}|\p{N}/u.test(letter)) return letters[letter] ?? mouth(0.2);
  return closed;
}
