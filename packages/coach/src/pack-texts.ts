import { languages, type Language } from '@daedap/contract/languages';
import { makeLookup } from './lookup.ts';
import type { Localised } from './question.ts';

/**
 * Questions and all that is written about them, so that gzip shrinks them further. It finds repetitions only within 32 KB,
 * and the same words come again and again, each time beside others. So texts of one kind stand together, and one letter stands
 * for each frequent word.
 */
export type PackedTexts = {
  /** The packed value, with `'text'` in place of each text and `'lines'` in place of each list of texts. */
  readonly shape: unknown;
  /** The texts of each kind, such as `points.cues.ko`, with an empty line between two. */
  readonly columns: { readonly [kind: string]: string };
  /** The words that have a letter, by language, the most frequent first. */
  readonly words: Localised;
};

export function packTexts(value: unknown): PackedTexts {
  const texts = new Map<string, string[]>();
  const add = (kind: string, text: string) => {
    const others = texts.get(kind);
    if (others) others.push(text);
    else texts.set(kind, [text]);
  };
  /** The kind of a text is named by the keys that lead to it from the outermost array. */
  const shapeOf = (part: unknown, kind: string | null): unknown => {
    if (typeof part === 'string') {
      add(kind ?? '', part);
      return 'text';
    }
    if (isListOfTexts(part)) {
      add(kind ?? '', part.join('\n'));
      return 'lines';
    }
    if (Array.isArray(part)) return part.map((each: unknown) => shapeOf(each, kind ?? ''));
    return isRecord(part)
      ? mapValues(part, (each, key) => shapeOf(each, kind === null ? null : `${kind}.${key}`))
      : part;
  };
  const shape = shapeOf(value, null);
  const columns: Record<string, string> = {};
  for (const [kind, all] of texts) columns[kind] = all.join('\n\n');
  const packed: Record<string, string> = {};
  // Kinds without a language, such as ids, stay as they are.
  for (const kind of texts.keys()) if (!languageOf(kind)) packed[kind] = columns[kind]!;
  const words = makeLookup(languages, (language) => {
    const kinds = [...texts.keys()].filter((kind) => languageOf(kind) === language);
    const frequent = frequentWords(kinds.map((kind) => columns[kind]!));
    const letters = new Map(frequent.map((word, index) => [word, letterOf(index)]));
    for (const kind of kinds) packed[kind] = toLetters(columns[kind]!, letters);
    return frequent.join('\n');
  });
  return { shape, columns: packed, words };
}

/** The value that `packTexts` was given. */
export function unpackTexts({ shape, columns, words }: PackedTexts): unknown {
  const lists = makeLookup(languages, (language) => words[language].split('\n'));
  const texts = mapValues(columns, (column, kind) => {
    const language = languageOf(kind);
    return (language ? toWords(column, lists[language]) : column).split('\n\n').values();
  });
  const next = (kind: string) => texts[kind]!.next().value!;
  const valueOf = (part: unknown, kind: string | null): unknown => {
    if (part === 'text') return next(kind ?? '');
    if (part === 'lines') return next(kind ?? '').split('\n');
    if (Array.isArray(part)) return part.map((each: unknown) => valueOf(each, kind ?? ''));
    return isRecord(part)
      ? mapValues(part, (each, key) => valueOf(each, kind === null ? null : `${kind}.${key}`))
      : part;
  };
  return valueOf(shape, null);
}

const languageOf = (kind: string): Language | undefined =>
  languages.find((language) => kind.endsWith(`.${language}`));

/** Letters for words: those from Latin with marks up to Greek with marks. Few texts have one. */
const [firstLetter, lastLetter] = [0x100, 0x1fff];
const letter = String.raw`[\u0100-\u1fff]`;
const hasLetter = new RegExp(letter);
const oneLetter = new RegExp(letter, 'g');
const word = /[\p{L}\p{N}]+/gu;
/** Cues have most of their words between two `/`, so a `/` between two letters is left out. */
const joint = new RegExp(`(?<=${letter})/(?=${letter})`, 'g');
const joinedLetters = new RegExp(`(?<=${letter})(?=${letter})`, 'g');

/** A word with one of the letters for words has to have one itself. The others are those that come most often. */
function frequentWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [found] of text.matchAll(word)) {
      counts.set(found, hasLetter.test(found) ? Infinity : (counts.get(found) ?? 0) + 1);
    }
  return [...counts]
    .toSorted(([, one], [, two]) => (one === two ? 0 : two - one))
    .slice(0, lastLetter - firstLetter + 1)
    .map(([found]) => found);
}

const letterOf = (index: number) => String.fromCharCode(firstLetter + index);

const toLetters = (text: string, letters: ReadonlyMap<string, string>) =>
  text.replaceAll(word, (found) => letters.get(found) ?? found).replaceAll(joint, '');

const toWords = (text: string, words: readonly string[]) =>
  text
    .replaceAll(joinedLetters, '/')
    .replaceAll(oneLetter, (found) => words[found.charCodeAt(0) - firstLetter]!);

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = <From, To>(
  record: { readonly [key: string]: From },
  change: (value: From, key: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
