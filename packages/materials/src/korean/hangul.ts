/** Arithmetic with the letters of a Korean syllable. */
const first = 0xac00;
const last = 0xd7a3;

export const finals = [
  '',
  'ㄱ',
  'ㄲ',
  'ㄳ',
  'ㄴ',
  'ㄵ',
  'ㄶ',
  'ㄷ',
  'ㄹ',
  'ㄺ',
  'ㄻ',
  'ㄼ',
  'ㄽ',
  'ㄾ',
  'ㄿ',
  'ㅀ',
  'ㅁ',
  'ㅂ',
  'ㅄ',
  'ㅅ',
  'ㅆ',
  'ㅇ',
  'ㅈ',
  'ㅊ',
  'ㅋ',
  'ㅌ',
  'ㅍ',
  'ㅎ',
] as const;
const vowels = [
  'ㅏ',
  'ㅐ',
  'ㅑ',
  'ㅒ',
  'ㅓ',
  'ㅔ',
  'ㅕ',
  'ㅖ',
  'ㅗ',
  'ㅘ',
  'ㅙ',
  'ㅚ',
  'ㅛ',
  'ㅜ',
  'ㅝ',
  'ㅞ',
  'ㅟ',
  'ㅠ',
  'ㅡ',
  'ㅢ',
  'ㅣ',
] as const;

export type Vowel = (typeof vowels)[number];
export type Final = (typeof finals)[number];

export const isSyllable = (letter: string | undefined): letter is string =>
  letter !== undefined &&
  letter >= String.fromCharCode(first) &&
  letter <= String.fromCharCode(last);

const numberOf = (syllable: string) => syllable.charCodeAt(0) - first;

export const finalOf = (syllable: string): Final => finals[numberOf(syllable) % 28]!;

export const vowelOf = (syllable: string): Vowel =>
  vowels[Math.floor(numberOf(syllable) / 28) % 21]!;

/** The syllable with another vowel or another final consonant. */
export function changed(
  syllable: string,
  { vowel = vowelOf(syllable), final = finalOf(syllable) }: { vowel?: Vowel; final?: Final },
): string {
  const initial = Math.floor(numberOf(syllable) / 588);
  return String.fromCharCode(
    first + (initial * 21 + vowels.indexOf(vowel)) * 28 + finals.indexOf(final),
  );
}
