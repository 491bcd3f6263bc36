import type { Language } from '@daedap/contract/languages';
import type { ReadText } from '../text/read-text.ts';
import type { Stretch } from '../text/stretches.ts';

/** A sentence of more words than this was not heard as one: speech recognition has left out the full stops. */
const longest = { ko: 22, en: 26 } as const satisfies Record<Language, number>;
/** No piece of a long sentence is shorter. */
const shortest = { ko: 6, en: 6 } as const satisfies Record<Language, number>;

/** The sentences of an answer; long ones in pieces that can stand alone. */
export function unitsOf(text: ReadText): Stretch[] {
  return wholeSentences(text).flatMap(({ first, next }) => {
    if (next - first <= longest[text.language]) return [{ first, next }];
    const units: Stretch[] = [];
    let start = first;
    for (let word = first + 1; word < next; word += 1) {
      const isLongEnough = word - start >= shortest[text.language];
      const leavesEnough = next - word >= shortest[text.language];
      if (!isLongEnough || !leavesEnough || !beginsClause(text, word)) continue;
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

/** Whether a clause that can stand alone begins with this word. */
const beginsClause = (text: ReadText, index: number) =>
  text.language === 'ko' ? beginsKoreanClause(text, index) : beginsEnglishClause(text, index);

/** Endings after which a clause of its own may begin: …했고, …했는데, …했지만, …하면서. */
const koreanEndings = /^(고|는데|은데|ㄴ데|지만|으나|나|며|으며|면서|니까|으니까|더니)$/;
const helpers = /^(있|싶|계|나서|나니|보니|해서)/;

function beginsKoreanClause({ words }: ReadText, index: number): boolean {
  const ending = words[index - 1]!.tokens.at(-1);
  return (
    ending?.tag === 'EC' && koreanEndings.test(ending.key) && !helpers.test(words[index]!.surface)
  );
}

/** Words that a clause begins with: who does it, or how it goes on. */
const subjects =
  /^(i|we|he|she|they|it|my|our|the|this|that|there|as|when|after|because|finally|eventually|now)('|$)/;
/** Speech recognition writes these with a capital letter where it hears a new sentence. */
const starters =
  /^(And|But|So|Then|Um|Uh|Yeah|The|It|It's|We|They|He|She|If|On|In|At|When|After|Because|My|Our|This|That|There|Now|Everyone|Since)$/;
/** Words that `I` and `we` belong to. */
const leading = new Set(
  'what that which who if when while because than as how where why and but so then i we whether before after until think know mean guess say thing everything all'.split(
    ' ',
  ),
);

function beginsEnglishClause({ raw, words }: ReadText, index: number): boolean {
  const [word, before, next] = [words[index]!, words[index - 1]!, words[index + 1]];
  if (starters.test(raw.slice(word.start, word.end))) return true;
  if (/^(and|but|so|then)$/.test(word.surface))
    return next !== undefined && subjects.test(next.surface);
  if (/^(i|we)('|$)/.test(word.surface)) return !leading.has(before.surface);
  return raw.slice(before.end, word.start).includes(',') && subjects.test(word.surface);
}
