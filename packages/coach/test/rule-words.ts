import type { askedWords } from '../src/asked-words.ts';
import type { z } from 'zod';

/** Words of rules that no text can have: texts are compared without capitals and punctuation, Korean ones without blanks. */
export function impossibleWords(all: readonly z.infer<typeof askedWords>[]): string[] {
  const wordsOf = (rules: readonly string[]) =>
    rules.flatMap((rule) =>
      rule.split(' & ').flatMap((group) => group.replace('!', '').split('|')),
    );
  return [
    ...all.flatMap(({ ko }) => wordsOf(ko)).filter((word) => !/^[\p{L}\p{N}%-]+$/u.test(word)),
    ...all
      .flatMap(({ en }) => wordsOf(en))
      .filter((word) => !/^ ?[\p{Ll}\d'%-]+( [\p{Ll}\d'%-]+)* ?$/u.test(word)),
  ];
}
