import type { Morpheme, Morphemes } from '../morphemes.ts';
import { pastStemOf } from './korean-stems.ts';
import type { RawWord, Token, Word } from './word.ts';
import { fillerWords, hollowKeys, numeralKeys } from '../lexicon/korean.ts';

/** Longer words are cut, because the analyser's time grows with the square of the length. */
const longestRun = 24;
const rememberedWords = 20_000;

export type KoreanReader = (words: readonly RawWord[]) => Word[];

/** Reads Korean words one by one, with a cache: every answer has the same everyday words. */
export function createKoreanReader(morphemes: Morphemes): KoreanReader {
  const tokensOf = (surface: string): readonly Token[] =>
    fillerWords.has(surface)
      ? [{ key: surface, kind: 'filler', tag: 'IC' }]
      : cut(surface).flatMap((piece) => analyse(morphemes, piece).map(toToken));
  const remembered = new Map<string, Pick<Word, 'tokens' | 'closes'>>();
  const read = (surface: string) => {
    const known = remembered.get(surface);
    if (known) return known;
    const tokens = tokensOf(surface);
    const fresh = { tokens, closes: closesSentence(tokens) };
    if (remembered.size >= rememberedWords) remembered.clear();
    remembered.set(surface, fresh);
    return fresh;
  };
  return (words) =>
    words.map(({ surface, start, end, stopped }) => {
      const { tokens, closes } = read(surface);
      return { surface, start, end, tokens, closes: stopped || closes };
    });
}

/** The analyser takes some contracted past forms for nouns. They are taken apart here. */
function analyse(morphemes: Morphemes, piece: string): readonly Morpheme[] {
  const found = morphemes(piece);
  if (
    !found.some(
      ({ text, tag }) =>
        tag.startsWith('NN') && /[갔났왔웠졌렸쳤꼈켰겼봤됐빴쌌뒀줬꿨눴]/.test(text),
    )
  )
    return found;
  const past = pastStemOf(piece);
  if (!past) return found;
  const stem = morphemes(past.stem).find(({ text }) => text === past.stem);
  return [
    stem ?? { text: past.stem, tag: 'VV' },
    { text: '었', tag: 'EP' },
    ...morphemes(past.rest),
  ];
}

function cut(surface: string): string[] {
  const pieces: string[] = [];
  let rest = surface;
  while (rest.length > longestRun) {
    // The end of a clause is the best place to cut.
    const clause = /^.{6,24}?(니다|어요|아요|해요|는데|지만|해서|하고|면서|때문에)/.exec(rest);
    const at = clause ? clause[0].length : longestRun;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  pieces.push(rest);
  return pieces;
}

const contentTags = new Set(['NNG', 'NNP', 'XR', 'VV', 'VA', 'SL', 'SH']);

function toToken({ text, tag }: Morpheme): Token {
  return { key: text, tag, kind: kindOf(text, tag) };
}

/** Verb endings that the analyser takes for the end of a noun. */
const verbTail =
  /.(세요|데요|[가나고까네]요|거든요|에요|예요|니다|[라다냐]고|는데|는지|지는|더니)$/;

function kindOf(text: string, tag: string): Token['kind'] {
  if (tag.startsWith('NN') && verbTail.test(text)) return 'function';
  if (tag === 'NR' && text.endsWith('째')) return 'function';
  if (tag === 'SN' || tag === 'NR' || (tag === 'MM' && numeralKeys.has(text))) return 'number';
  if (tag === 'IC') return 'filler';
  if (tag === 'NP') return 'person';
  if (tag === 'NNP') return 'name';
  if (contentTags.has(tag) && !hollowKeys.has(text)) return 'content';
  return 'function';
}

/** Speech recognition often leaves out full stops, so the ending of the verb shows the end of a sentence. */
function closesSentence(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  if (!last) return false;
  if (tokens.length < 2) return false;
  return (
    (last.tag === 'EF' && /[다요죠까]$/.test(last.key)) || (last.tag === 'JX' && last.key === '요')
  );
}
