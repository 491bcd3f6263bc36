import { hasBatchim } from 'es-hangul';

/** How a letter or digit at the end of a word is read, as far as a particle depends on it. */
const digits = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'] as const;
const units: Readonly<Record<string, string>> = {
  '%': '트',
  kg: '램',
  g: '램',
  km: '터',
  m: '터',
  cm: '터',
  mm: '터',
  ml: '터',
  mL: '터',
  L: '터',
  hr: '간',
  mg: '램',
  ms: '드',
  s: '드',
  ppm: '엠',
  GB: '트',
  TB: '트',
  MB: '트',
  Ⅰ: '원',
  Ⅱ: '투',
  Ⅲ: '리',
};

/** A syllable that ends as the word is read. */
function readingOf(word: string): string {
  const bare = word.replace(/[\s'"’”」』>)\].,]+$/, '').replace(/\([^()]*$/, '');
  const last = bare.at(-1) ?? '';
  if (/[가-힣]/.test(last)) return last;
  const unit = /(%|[a-zA-Z]+|[ⅠⅡⅢ])$/.exec(bare)?.[1];
  if (unit && units[unit]) return units[unit];
  if (/\d/.test(last)) return digits[Number(last)]!;
  if (/[A-Z]$/.test(bare))
    return /[LMNR]$/.test(bare) ? (bare.endsWith('L') || bare.endsWith('R') ? '엘' : '엠') : '이';
  if (bare.endsWith('l')) return '엘';
  return /(?:[mn]|ng|ck)$/.test(bare) ? '엠' : '이';
}

/** The particle of a pair like 을/를 that fits after a word: the first one follows a final consonant. */
export function particleFor(word: string, pair: string): string {
  const [afterConsonant = '', afterVowel = ''] = pair.split('/');
  const reading = readingOf(word);
  const isL = hasBatchim(reading) && (reading.charCodeAt(0) - 0xac00) % 28 === 8;
  if (afterConsonant.startsWith('으로') && isL) return afterVowel;
  return hasBatchim(reading) ? afterConsonant : afterVowel;
}
