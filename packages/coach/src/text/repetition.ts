import type { Language } from '@daedap/contract/languages';
import type { Word } from './word.ts';

/** So many tokens in the same order are no accident. */
const runLength = { ko: 7, en: 5 } as const satisfies Record<Language, number>;

/** The numbers of the words that say again what was said before. */
export function repeatedWords(words: readonly Word[], language: Language): Set<number> {
  const repeated = new Set<number>();
  const keys: string[] = [];
  const wordOf: number[] = [];
  words.forEach((word, index) => {
    if (index > 0 && word.surface === words[index - 1]!.surface && word.surface.length > 1)
      repeated.add(index);
    for (const token of word.tokens) {
      keys.push(token.key);
      wordOf.push(index);
    }
  });
  const length = runLength[language];
  const seen = new Map<string, number>();
  for (let at = 0; at + length <= keys.length; at += 1) {
    const run = keys.slice(at, at + length).join(' ');
    const before = seen.get(run);
    if (before === undefined) seen.set(run, at);
    else if (at - before >= length)
      for (let offset = 0; offset < length; offset += 1) repeated.add(wordOf[at + offset]!);
  }
  return repeated;
}
