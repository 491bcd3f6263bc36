import type { Language } from '@daedap/contract/languages';
import type { ReadText } from '../text/read-text.ts';
import type { Stretch } from '../text/stretches.ts';

/**
 * A stretch of an answer as one would write it down: without fillers, restarts and joining words at its beginning, with
 * the particles mended where the sound before them decides. Every other word stays as it was said.
 */
export function cleanSentence(text: ReadText, stretch: Stretch): string {
  const told = toldWords(text, stretch);
  const written = told
    .map((word, at) => mendedWord(text, word, told[at + 1]) + behind(text, word, told[at + 1]))
    .join('');
  return finished(text, withoutOddQuotes(written, text.language), told.at(-1));
}

/** The words that stay, by number. */
export function toldWords(text: ReadText, { first, next }: Stretch): number[] {
  const spoken: number[] = [];
  for (let word = first; word < next; word += 1)
    if (!isFiller(text, word) && !isStammer(text, word)) spoken.push(word);
  const said = withoutRestarts(text, spoken);
  const told = withoutHedgeAtEnd(text, said);
  while (told.length > 1 && openers.has(text.words[told[0]!]!.surface)) told.shift();
  while (told.length > 1 && dangling.has(text.words[told.at(-1)!]!.surface)) told.pop();
  return told;
}

/** Joining words: in another order they would join the wrong sentences. */
const openers = new Set(
  '네 예 아 어 하지만 그러나 그렇지만 다만 물론 그래서 그리고 그런데 근데 그러니까 그니까 그러면 그럼 그래가지고 또 아무튼 하여튼 일단 사실 and but so well yeah yes okay ok then like also anyway actually basically plus sorry um uh or'.split(
    ' ',
  ),
);

/** What was begun and not said. */
const dangling = new Set(
  '그 저 이제 막 근데 그래서 그리고 뭐 and but so because the a an to of i or then like'.split(' '),
);

/** Fill a pause wherever they stand, and where a comma follows. */
const fillers =
  /^(음+|어+|으음|엄|흠|뭐|뭐랄까|막|인제|이제|약간|um+|uh+|uhm|er|erm|hmm|mm|kinda)$/;
const fillersBeforeComma =
  /^(그|저|좀|네|예|뭐지|뭐더라|그러니까|그니까|like|well|yeah|right|so|okay|sorry)$/;

function isFiller({ raw, words }: ReadText, index: number): boolean {
  const { surface, start, end, tokens } = words[index]!;
  if (tokens.length > 0 && tokens.every(({ kind }) => kind === 'filler')) return true;
  if (fillers.test(surface)) return true;
  const hasComma = raw[end] === ',';
  // Not in "managed well, and …".
  const isSetApart = index === 0 || /[,.?!…]\s*$/.test(raw.slice(0, start));
  if (hasComma && isSetApart && fillersBeforeComma.test(surface)) return true;
  const [before, after] = [words[index - 1], words[index + 1]];
  // "you know," and "I mean,": both words go.
  const isPair = (one: string, two: string) => /^(you know|i mean)$/.test(`${one} ${two}`);
  // "I don't know,": all three go.
  const threeAt = (first: number) =>
    first >= 0 &&
    raw[words[first + 2]?.end ?? 0] === ',' &&
    /^i don['’]t know$/.test([0, 1, 2].map((at) => words[first + at]?.surface).join(' '));
  if (threeAt(index) || threeAt(index - 1) || threeAt(index - 2)) return true;
  return (
    (hasComma && before !== undefined && isPair(before.surface, surface)) ||
    (after !== undefined && isPair(surface, after.surface) && raw[after.end] === ',')
  );
}

/** The same word again right behind; not in "win-win". */
const isStammer = ({ raw, words }: ReadText, index: number) => {
  const next = words[index + 1];
  return (
    next?.surface === words[index]!.surface && raw.slice(words[index]!.end, next.start) !== '-'
  );
};

/** "… I guess" at the end of an English sentence takes back what it says; not in "what I think". */
function withoutHedgeAtEnd({ words }: ReadText, told: readonly number[]): number[] {
  const surfaces = told.slice(-3).map((word) => words[word]!.surface);
  const isHedge = /^(?!what|than|as|how|that)\S+ (i (guess|think|suppose|mean)|you know)$/.test(
    surfaces.join(' '),
  );
  return isHedge && told.length > longHedged ? told.slice(0, -2) : [...told];
}

const longHedged = 4;

/** Without one to three words that are said again right behind. */
function withoutRestarts(text: ReadText, spoken: readonly number[]): number[] {
  const dropped = new Set<number>();
  for (const at of spoken.keys()) {
    const length = ([1, 2, 3] as const).find((words) => isSaidAgain(text, spoken, at, words)) ?? 0;
    for (let next = 0; next < length; next += 1) dropped.add(at + next);
  }
  return spoken.filter((_, at) => !dropped.has(at));
}

/** Whether so many words are said again right behind, perhaps longer: 회의 회의를, I was I was, I'm, I studied. */
function isSaidAgain(
  { language, raw, words }: ReadText,
  spoken: readonly number[],
  at: number,
  length: number,
): boolean {
  if (at + 2 * length > spoken.length) return false;
  for (let next = 0; next < length; next += 1) {
    const word = words[spoken[at + next]!]!;
    const again = words[spoken[at + length + next]!]!;
    // "win-win" is one word.
    if (length === 1 && raw.slice(word.end, again.start) === '-') return false;
    const hasComma = raw[word.end] === ',';
    // One syllable may be a word of its own (이 이유), and so may an English one (he helped), unless the speaker paused.
    const isCut = (language === 'ko' && word.surface.length > 1) || hasComma;
    const isLonger = isCut && length === 1 && again.surface.startsWith(word.surface);
    const isShorter = hasComma && length === 1 && isPronoun(again.surface, word.surface);
    // "I made, we made": who did it is mended.
    const isMended =
      length === 2 && next === 0 && isSubject(word.surface) && isSubject(again.surface);
    if (again.surface !== word.surface && !isLonger && !isShorter && !isMended) return false;
  }
  return true;
}

const isSubject = (word: string) => /^(i|we|he|she|they)$/.test(word);

/** "I'm" was begun, and "I" goes on. */
const isPronoun = (pronoun: string, begun: string) =>
  /^(i|we|it|he|she|they)$/.test(pronoun) && begun.replace(/['’]\w+$/, '') === pronoun;

/** What stands between two words that stay: their own punctuation if nothing was left out between them. */
function behind({ raw, words }: ReadText, word: number, next: number | undefined): string {
  if (next === undefined) return '';
  if (next !== word + 1) return ' ';
  const between = raw.slice(words[word]!.end, words[next]!.start);
  return between.replaceAll(/[.?!…]+/g, '').replaceAll(/\s+/g, ' ') || ' ';
}

/** Half of a quotation needs no marks. One inside a word stays, because it keeps two words apart. */
function withoutOddQuotes(text: string, language: Language): string {
  const plain = withoutOdd(text, /["“”]/g, /["“”](?!\p{L})|(?<!\p{L})["“”]/gu);
  // In English a single quotation mark may be an apostrophe.
  return language === 'en'
    ? plain
    : withoutOdd(plain, /['‘’]/g, /['‘’](?!\p{L})|(?<!\p{L})['‘’]/gu);
}

const withoutOdd = (text: string, marks: RegExp, removable: RegExp) =>
  (text.match(marks) ?? []).length % 2 === 0 ? text : text.replaceAll(removable, '');

/** A finished sentence has a full stop; an English one begins with a capital letter. */
function finished({ language, words }: ReadText, text: string, last: number | undefined): string {
  if (last === undefined) return '';
  const trimmed = text.trim();
  if (language === 'en') return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`;
  const { surface } = words[last]!;
  return /[다요죠까]$/.test(surface) ? `${trimmed}.` : trimmed;
}

type Particle = { readonly afterVowel: string; readonly afterConsonant: string };

const particles: readonly Particle[] = [
  { afterVowel: '를', afterConsonant: '을' },
  { afterVowel: '는', afterConsonant: '은' },
  { afterVowel: '가', afterConsonant: '이' },
  { afterVowel: '와', afterConsonant: '과' },
];

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finals = 28;

/** Whether a syllable of Hangul ends with a consonant; null for anything else. */
function endsWithConsonant(syllable: string): boolean | null {
  const code = syllable.codePointAt(0) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return null;
  return (code - firstSyllable) % finals !== 0;
}

/** A word as it was said, with the form of its particle that its own sound asks for; in English `a` or `an`, and `I`. */
function mendedWord({ language, raw, words }: ReadText, index: number, next: number | undefined) {
  const { start, end, tokens } = words[index]!;
  const word = raw.slice(start, end);
  if (language === 'en') return mendedEnglish(word, next === undefined ? '' : words[next]!.surface);
  const [noun, particle] = tokens.slice(-2);
  // Only where the analyser sees a noun and a particle: 바나나는 has one, 크는 has none.
  if (!particle || !/^J(KS|KO|X|C|KB)$/.test(particle.tag)) return word;
  if (!noun || !/^(NN[GP]|XSN)$/.test(noun.tag) || !word.endsWith(noun.key + particle.key))
    return word;
  const pair = particles.find(
    ({ afterVowel, afterConsonant }) =>
      particle.key === afterVowel || particle.key === afterConsonant,
  );
  const hasConsonant = endsWithConsonant(noun.key.at(-1)!);
  if (!pair || hasConsonant === null) return word;
  return word.slice(0, -1) + (hasConsonant ? pair.afterConsonant : pair.afterVowel);
}

function mendedEnglish(word: string, next: string): string {
  if (/^i(['’]\w+)?$/.test(word)) return `I${word.slice(1)}`;
  if (/^an?$/i.test(word) && next !== '') {
    // Letters whose sound depends on the word (hour, unit, one) are left alone.
    if (/^[aei](?!u)/.test(next)) return `${word[0]}n`;
    if (/^[bcdfgjkpqtvwz]/.test(next)) return word[0]!;
  }
  return word;
}
