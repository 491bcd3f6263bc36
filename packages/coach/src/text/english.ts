import { stemmer } from 'stemmer';
import {
  baseForms,
  fillerWords,
  functionWords,
  keptApart,
  numberWords,
  personWords,
} from '../lexicon/english.ts';
import type { RawWord, Token, Word } from './word.ts';

const remembered = new Map<string, string>();
const rememberedWords = 20_000;

/** The form that the inflections of an English word share. */
export function stemOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const bare = word.replace(/['’](s|d|ll|ve|re|m)$/, '');
  const [apart] = keptApart.exec(bare) ?? [];
  const stem = apart ?? stemmer(americanOf(baseForms.get(bare) ?? bare));
  if (remembered.size >= rememberedWords) remembered.clear();
  remembered.set(word, stem);
  return stem;
}

/** British spellings: colours → colors, organised → organized. */
const americanOf = (word: string) =>
  word
    .replace(/^(.{3,})our(?=s?$|ed$|ing$|ite)/, '$1or')
    .replace(/^(.{3,})is(?=e[ds]?$|ing$|ation)/, '$1iz');

export function readEnglish(words: readonly RawWord[], text: string): Word[] {
  return words.map(({ surface, start, end, stopped }, index) => {
    const word = surface.replaceAll('’', "'");
    const opens = index === 0 || words[index - 1]!.stopped;
    const capital = !opens && /^\p{Lu}/u.test(text.slice(start, start + 2));
    const token: Token = { key: keyOf(word), kind: kindOf(word, capital), tag: '' };
    return { surface: word, start, end, tokens: [token], closes: stopped };
  });
}

/** A rubric may ask for `not`, also in a contraction. */
function keyOf(word: string): string {
  if (word.endsWith("n't") || word === 'cannot') return 'not';
  return stemOf(word);
}

function kindOf(word: string, capital: boolean): Token['kind'] {
  if (fillerWords.has(word)) return 'filler';
  if (/\d/.test(word) || numberWords.has(word)) return 'number';
  const bare = word.replace(/'.*$/, '');
  if (personWords.has(bare)) return 'person';
  if (functionWords.has(word) || functionWords.has(bare)) return 'function';
  return capital ? 'name' : 'content';
}
