import type { Language } from '@daedap/contract/languages';
import type { ReadText } from '../text/read-text.ts';
import type { BankWords } from './bank-words.ts';

/** How much an answer talks about what its question asks, as far as words tell. */
export type SubjectFit = {
  /** 0 to 1: how much of the question's own words comes back. */
  readonly overlap: number;
  /** 0 and up: words that people use who answer this question, against the length of the answer. */
  readonly fit: number;
  /** The words, by number, that show it: the most telling first. */
  readonly words: readonly number[];
};

/** The question's words that have a meaning of their own. */
export function termsOf(question: ReadText): Set<string> {
  const keys = new Set<string>();
  for (const { tokens } of question.words)
    for (const { key, kind } of tokens) if (kind === 'content' || kind === 'name') keys.add(key);
  return keys;
}

/** What a word of the same family is worth: lead for leadership, 리더 for 리더십. */
const relativeShare = 0.5;
const leastStem = { ko: 2, en: 4 } as const satisfies Record<Language, number>;

function relativeOf(answer: ReadText, term: string): number | undefined {
  const least = leastStem[answer.language];
  if (term.length <= least) return undefined;
  for (const [key, places] of answer.byKey)
    if (
      key.length >= least &&
      (term.startsWith(key) || (key.length > term.length && key.startsWith(term)))
    )
      return places[0];
  return undefined;
}

/** Compares an answer with the words of its question and with those that are expected in answers to it. */
export function measureSubjectFit(
  answer: ReadText,
  question: ReadText,
  expected: ReadonlyMap<string, number>,
  words: BankWords,
): SubjectFit {
  const { language } = answer;
  const terms = [...termsOf(question)].map((key) => ({
    key,
    weight: words.weightOf(key, language),
  }));
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const returned = terms.flatMap(({ key, weight }) => {
    const places = answer.byKey.get(key) ?? answer.byPiece.get(key);
    // Coming back to a word shows more than naming it once.
    if (places) return [{ place: places[0]!, weight: weight * (1 - 0.5 ** (places.length + 1)) }];
    const place = relativeOf(answer, key);
    return place === undefined ? [] : [{ place, weight: weight * relativeShare }];
  });
  const content = contentKeys(answer);
  const met = content.flatMap(({ key, place }) => {
    const weight = expected.get(key);
    return weight === undefined || question.byKey.has(key) ? [] : [{ place, weight }];
  });
  const total = (found: readonly { readonly weight: number }[]) =>
    found.reduce((sum, { weight }) => sum + weight, 0);
  return {
    overlap: all === 0 ? 0 : total(returned) / all,
    fit: total(met) / Math.sqrt(content.length + 1),
    words: [...met, ...returned]
      .toSorted((one, two) => two.weight - one.weight)
      .map(({ place }) => place),
  };
}

/** The different keys of an answer under which a word with a meaning can be found, with its first place. */
function contentKeys(answer: ReadText): { readonly key: string; readonly place: number }[] {
  const isContent = (place: number) =>
    answer.words[place]!.tokens.some(({ kind }) => kind === 'content' || kind === 'name');
  return [...answer.byKey].flatMap(([key, [place]]) =>
    key.length > 1 && isContent(place!) ? [{ key, place: place! }] : [],
  );
}
