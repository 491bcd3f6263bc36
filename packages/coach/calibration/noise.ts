import type { Language } from '@daedap/contract/languages';
import { randomFrom } from '../src/seeded.ts';

export const noises = ['no punctuation', 'wrong spacing', 'misheard words'] as const;
export type Noise = (typeof noises)[number];

/** Makes the errors of speech recognition in a transcript. Always the same for the same text. */
export function addNoise(text: string, noise: Noise, language: Language): string {
  const random = randomFrom(`${noise} ${text}`);
  switch (noise) {
    case 'no punctuation':
      return text.replaceAll(/[.,?!…"'“”‘’]+(?=\s|$)|(?<=\s|^)["'“”‘’]+/g, '');
    case 'wrong spacing':
      return language === 'ko' ? respace(text, random) : text;
    case 'misheard words':
      return text
        .split(' ')
        .map((word) => (random() < 0.08 ? mishear(word, language, random) : word))
        .join(' ');
  }
}

/** Removes a quarter of the spaces and adds some wrong ones. */
function respace(text: string, random: () => number): string {
  return Array.from(text)
    .map((letter, index) => {
      if (letter === ' ') return random() < 0.25 ? '' : ' ';
      const inside = /[가-힣]/.test(letter) && /[가-힣]/.test(text[index + 1] ?? '');
      return inside && random() < 0.04 ? `${letter} ` : letter;
    })
    .join('');
}

const hangulStart = 0xac00;
const finals = 28;
const vowels = 21;
/** Vowels that sound alike, by their number: ㅐ and ㅔ, ㅓ and ㅗ, ㅝ and ㅗ, ㅡ and ㅜ, ㅕ and ㅖ. */
const alike = new Map([
  [1, 5],
  [5, 1],
  [4, 8],
  [8, 4],
  [14, 8],
  [18, 13],
  [13, 18],
  [6, 7],
  [7, 6],
  [0, 4],
  [20, 18],
]);

function mishear(word: string, language: Language, random: () => number): string {
  const letters = Array.from(word);
  const at = Math.floor(random() * letters.length);
  const letter = letters[at] ?? '';
  if (language === 'en') {
    if (!/[a-z]/.test(letter) || letters.length < 4) return word;
    letters[at] = 'aeiou'.includes(letter) ? 'aeiou'[Math.floor(random() * 5)]! : '';
    return letters.join('');
  }
  const code = letter.charCodeAt(0) - hangulStart;
  if (code < 0 || code >= 11_172) return word;
  const vowel = Math.floor(code / finals) % vowels;
  const other = alike.get(vowel) ?? vowel;
  letters[at] = String.fromCharCode(hangulStart + code + (other - vowel) * finals);
  return letters.join('');
}
