import type { Language } from '@daedap/contract/languages';
import type { ReadText } from '../text/read-text.ts';
import type { Stretch } from '../text/stretches.ts';

/** A sentence of more words than this was not heard as one: speech recognition has left out the full stops. */
const longest = { ko: 22, en: 26 } as const satisfies Record<Language, number>;
/** No piece of a long sentence is shorter. */
const shortest = { ko: 6, en: 6 } as const satisfies Record<Language, number>;

/** Before a word with a capital letter it may be: speech recognition has heard a new sentence there. */
const shortestWritten = 3;

/** The sentences of an answer; long ones in pieces that can stand alone. */
export function unitsOf(text: ReadText): Stretch[] {
  return wholeSentences(text).flatMap(({ first, next }) => {
    if (next - first <= longest[text.language]) return [{ first, next }];
    const units: Stretch[] = [];
    let start = first;
    for (let word = first + 1; word < next; word += 1) {
      const least = isWrittenAsStart(text, word) ? shortestWritten : shortest[text.language];
      const isLongEnough = word - start >= least;
      const leavesEnough = next - word >= shortest[text.language];
      if (!isLongEnough || !leavesEnough || !beginsClause(text, word, start)) continue;
      units.push({ first: start, next: word });
      start = word;
    }
    units.push({ first: start, next });
    return units;
  });
}

/** Words that go on after a quotation or a thought: '… 든다' 하고 말했습니다, …하겠다 싶어서. */
const afterQuotation = /^(하고|라고|라는|이라고|이라는|며|하며|하면서|하는|싶.*)$/;

/** The sentences; one whose quotation ends like a sentence goes on behind it. */
function wholeSentences({ sentences, words, language }: ReadText): Stretch[] {
  const whole: { first: number; next: number }[] = [];
  for (const { first, next } of sentences) {
    const last = whole.at(-1);
    if (last && language === 'ko' && afterQuotation.test(words[first]!.surface)) last.next = next;
    else whole.push({ first, next });
  }
  return whole;
}

/** Whether a clause that can stand alone begins with this word, in a piece that begins with the word `start`. */
const beginsClause = (text: ReadText, index: number, start: number) =>
  text.language === 'ko'
    ? beginsKoreanClause(text, index)
    : beginsEnglishClause(text, index, start);

/** Endings after which a clause of its own may begin: …했고, …했는데, …했지만, …하면서. */
const koreanEndings = /^(고|는데|은데|ㄴ데|지만|으나|나|며|으며|면서|니까|으니까|더니)$/;
const helpers = /^(있|싶|계|나서|나니|보니|해서)/;

function beginsKoreanClause({ words }: ReadText, index: number): boolean {
  const ending = words[index - 1]!.tokens.at(-1);
  return (
    ending?.tag === 'EC' && koreanEndings.test(ending.key) && !helpers.test(words[index]!.surface)
  );
}

/** Who does it: an English clause begins with it. */
const persons = /^(i|we|he|she|they|it|there)('|$)/;
/** In a long piece somebody else, too. */
const others = /^(i|we|he|she|they|it|there|the|this|when|after|finally|eventually|now)('|$)/;
/** Words that a clause begins with after a comma, or after "but" and "so". */
const subjects =
  /^(i|we|he|she|they|it|my|our|the|this|there|when|after|finally|eventually|now)('|$)/;
/** Speech recognition writes these with a capital letter where it hears a new sentence. */
const starters =
  /^(And|But|So|Then|Um|Uh|Yeah|The|It|It's|We|They|He|She|If|On|In|At|When|After|Because|My|Our|This|That|There|Now|Everyone|Since)$/;
/** A word with a capital letter that has none elsewhere in the answer is no name: … the drying Paint has its own clock. */
function isWrittenAsStart({ raw, words, language }: ReadText, index: number): boolean {
  const { start, end, surface } = words[index]!;
  const written = raw.slice(start, end);
  if (language === 'ko' || /^I\b/.test(written) || written === surface) return false;
  if (starters.test(written)) return true;
  return words.some(
    (other) => other.surface === surface && raw.slice(other.start, other.end) === surface,
  );
}

/** Words that `I` and `we` belong to. */
const leading = new Set(
  'what that which who if when while because than as how where why and but so then i we whether before after until think know mean guess say thing everything all is are was were the a an to of for with like my our your just'.split(
    ' ',
  ),
);

/** What leads into a clause of "I" or "we" and belongs to it: next time I'd ask. */
const leadsIn =
  /^(next|this|last|every|one) (time|year|month|week|summer|winter|day|night|evening)$/;

const hedges = /^(think|guess|mean|suppose) (and|but|so|or)$/;

/** A piece of more words than this is cut at "and the …", too. */
const longPiece = 14;

/** They begin half of a sentence, whose other half has to stay with it: when I was there, it shook. */
const halves = /^(when|if|after|because|while|since|before|although|though)$/;

function beginsEnglishClause(text: ReadText, index: number, start: number): boolean {
  const { raw, words } = text;
  const [word, before, next] = [words[index]!, words[index - 1]!, words[index + 1]];
  if (isWrittenAsStart(text, index)) return true;
  const surfaceOf = (at: number) => words[at]?.surface ?? '';
  const isPerson = (at: number) => /^(i|we)('|$)/.test(surfaceOf(at));
  const isLong = index - start > longPiece;
  if (leadsIn.test(`${word.surface} ${surfaceOf(index + 1)}`) && isPerson(index + 2)) return true;
  // After "and" only a person: "my passion and my ownership" is one thing.
  if (word.surface === 'and')
    return next !== undefined && (isLong ? others : persons).test(next.surface);
  if (/^(but|so|then)$/.test(word.surface))
    return next !== undefined && subjects.test(next.surface);
  const isHalf =
    !isLong && (halves.test(surfaceOf(start)) || endsInHalf(words.slice(start, index)));
  if (isHalf) return false;
  // A hedge that ends a clause: … from Latin I think and …
  if (hedges.test([1, 2].map((at) => surfaceOf(index + at)).join(' '))) return false;
  if (isPerson(index))
    return (
      !leading.has(before.surface) && !leadsIn.test(`${surfaceOf(index - 2)} ${before.surface}`)
    );
  return raw.slice(before.end, word.start).includes(',') && subjects.test(word.surface);
}

/** Whether the words end in half of a sentence without its verb: because in my thesis. */
function endsInHalf(words: readonly { readonly surface: string }[]): boolean {
  const half = words.slice(-shortHalf).findLastIndex(({ surface }) => halves.test(surface));
  return half >= 0;
}

const shortHalf = 5;
