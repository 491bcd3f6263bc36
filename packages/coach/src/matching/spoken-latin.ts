import { romanize } from 'es-hangul';

/** How the letters of an abbreviation are read in Korean. */
const letterNames: { readonly [letter in string]: string } = {
  a: '에이',
  b: '비',
  c: '[씨시]',
  d: '디',
  e: '이',
  f: '에프',
  g: '[지쥐]',
  h: '에이?치',
  i: '아이',
  j: '제이',
  k: '케이',
  l: '엘',
  m: '엠',
  n: '엔',
  o: '오',
  p: '피',
  q: '큐',
  r: '(알|아르)',
  s: '에스',
  t: '티',
  u: '유',
  v: '(브이|비)',
  w: '더블[유류]',
  x: '엑스',
  y: '와이',
  z: '(제트|지)',
};
/** Shorter names are ordinary words: 이유 is no "EU". */
const fewestSyllables = 3;
const mostLetters = 5;
/** What may follow an abbreviation that the analyser does not take apart. */
const particle = '(은|는|이|가|을|를|로|으로|에|에서|의|와|과|도|란|라는|만)?';

/** Fewer consonants, and words without a vowel, sound like too many others. */
const fewestConsonants = 3;
const isWord = /^(?=.*[aeiouy])[a-z]{4,}$/;

/** Recognises a Latin word of a question in the Hangul that speech recognition writes for it: API → 에이피아이, React → 리액트. */
export function spokenForm(latin: string): ((hangul: string) => boolean) | null {
  const letters = latin.toLowerCase();
  if (!/^[a-z]{2,}$/.test(letters)) return null;
  const names = letters.replaceAll(/[a-z]/g, (letter) => letterNames[letter]!);
  const spelled = letters.length <= mostLetters ? new RegExp(`^(${names})${particle}$`) : null;
  const consonants = isWord.test(letters) ? consonantsOf(letters) : '';
  return (hangul) => {
    const name = spelled?.exec(hangul)?.[1] ?? '';
    if (name.length >= fewestSyllables) return true;
    return consonants.length >= fewestConsonants && spokenConsonants(hangul) === consonants;
  };
}

const remembered = new Map<string, string>();
/** The cache is cleared when it has this many words. */
const rememberedWords = 20_000;

function spokenConsonants(hangul: string): string {
  const found = remembered.get(hangul) ?? consonantsOf(romanize(hangul));
  if (remembered.size >= rememberedWords) remembered.clear();
  remembered.set(hangul, found);
  return found;
}

/** What is left of a word if only the consonants count that Korean tells apart. */
const consonantsOf = (latin: string): string =>
  latin
    .replaceAll('x', 'ks')
    .replaceAll('ph', 'p')
    .replaceAll(/th|sh/g, 's')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('ng', 'n')
    .replaceAll(/r(?![aeiouwy])/g, '')
    .replaceAll('l', 'r')
    .replaceAll('f', 'p')
    .replaceAll('v', 'b')
    .replaceAll(/[zg](?=[eiy])/g, 'j')
    .replaceAll(/[^bdgjkmnprst]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
