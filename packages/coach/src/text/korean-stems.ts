/** Irregular forms before 지, 가, 주 …, with their stems. */
const contracted = new Map(
  Object.entries({
    느려: '느리',
    커: '크',
    빨라: '빠르',
    달라: '다르',
    올라: '오르',
    도와: '돕',
    어려워: '어렵',
    쉬워: '쉽',
    가벼워: '가볍',
    무거워: '무겁',
    나빠: '나쁘',
    바빠: '바쁘',
    줄여: '줄이',
    늘려: '늘리',
    나눠: '나누',
    바꿔: '바꾸',
    고쳐: '고치',
  }),
);

const compound = /^(.+?)(지|들|나|나가|가|오|보|주|드리|내|놓|두|버리)$/;

/** The first verb of a compound one: 줄어들 → 줄, 느려지 → 느리, 도와드리 → 돕. null if it is not a compound. */
export function firstStemOf(verb: string): string | null {
  const [, first] = compound.exec(verb) ?? [];
  if (!first) return null;
  const plain = contracted.get(first);
  if (plain) return plain;
  return first.length > 1 && /[아어]$/.test(first) ? first.slice(0, -1) : null;
}

const firstSyllable = 0xac00;
const finals = 28;
const doubleS = 20;
/** Vowels of the past tense and of the stem, by number: ㅘ from ㅗ, ㅝ from ㅜ, ㅕ from ㅣ, ㅙ from ㅚ. */
const openVowels = new Map([
  [9, 8],
  [14, 13],
  [6, 20],
  [10, 11],
]);

/** A past form that the analyser does not know, taken apart: 찾아갔습니다 → 찾아가 + 습니다, 두려웠어요 → 두렵 + 어요. */
export function pastStemOf(
  surface: string,
): { readonly stem: string; readonly rest: string } | null {
  const letters = Array.from(surface);
  const at = letters.findLastIndex(
    (letter, index) => index > 0 && hasDoubleS(letter) && !/[있겠았었]/.test(letter),
  );
  if (at < 0) return null;
  const before = letters.slice(0, at).join('');
  const rest = letters.slice(at + 1).join('');
  const syllable = letters[at]!;
  if (syllable === '웠') return { stem: withFinal(before, 17), rest };
  if (syllable === '빴') return { stem: `${before}쁘`, rest };
  const code = syllable.charCodeAt(0) - firstSyllable - doubleS;
  const vowel = Math.floor(code / finals) % 21;
  const open = openVowels.get(vowel) ?? vowel;
  return {
    stem: before + String.fromCharCode(firstSyllable + code + (open - vowel) * finals),
    rest,
  };
}

const hasDoubleS = (letter: string) => {
  const code = letter.charCodeAt(0) - firstSyllable;
  return code >= 0 && code < 11_172 && code % finals === doubleS;
};

/** Adds a final consonant to the last syllable if it has none. */
function withFinal(word: string, final: number): string {
  const last = word.charCodeAt(word.length - 1);
  if ((last - firstSyllable) % finals !== 0) return `${word}우`;
  return word.slice(0, -1) + String.fromCharCode(last + final);
}
