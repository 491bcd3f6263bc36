import type { Language } from '@daedap/contract/languages';
import type { ReadText } from '../text/read-text.ts';
import type { BankWords } from './bank-words.ts';

/** How much the words of an answer are about its question. */
export type SubjectFit = {
  /** 0 to 1: how many of the question's own words the answer uses. */
  readonly overlap: number;
  /** 0 and up: how many words of typical answers it uses, compared with its length. */
  readonly fit: number;
  /** The words that show it, by number, the strongest first. */
  readonly words: readonly number[];
};

/** The question's words that have a meaning of their own. */
export function termsOf(question: ReadText): Set<string> {
  const keys = new Set<string>();
  for (const { tokens } of question.words)
    for (const { key, kind } of tokens) if (kind === 'content' || kind === 'name') keys.add(key);
  return keys;
}

/** The worth of a related word, such as lead for leadership or 리더 for 리더십. */
const relatedWorth = 0.5;
/** A related word has at least this many letters. */
const leastStem = { ko: 2, en: 4 } as const satisfies Record<Language, number>;

function findRelated(answer: ReadText, term: string): number | undefined {
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

/**
 * Compares an answer with the words of its question, or of what is known about the question, and with the words that answers
 * to it are expected to have.
 */
export function measureSubjectFit(
  answer: ReadText,
  question: ReadText,
  related: ReadText | null,
  expected: ReadonlyMap<string, number>,
  words: BankWords,
): SubjectFit {
  const { language } = answer;
  const weighed = (keys: ReadonlySet<string>) =>
    [...keys].map((key) => ({ key, weight: words.weightOf(key, language) }));
  const asked = termsOf(question);
  const all = weighed(asked).reduce((sum, { weight }) => sum + weight, 0);
  const terms = weighed(related ? new Set([...asked, ...termsOf(related)]) : asked);
  const returned = terms.flatMap(({ key, weight }) => {
    const places = answer.byKey.get(key) ?? answer.byPiece.get(key);
    if (places) return [{ place: places[0]!, weight: weight * worthOfMentions(places.length) }];
    const place = findRelated(answer, key);
    return place === undefined ? [] : [{ place, weight: weight * relatedWorth }];
  });
  const content = contentKeys(answer);
  const met = content.flatMap(({ key, place }) => {
    const weight = expected.get(key);
    return weight === undefined || question.byKey.has(key) ? [] : [{ place, weight }];
  });
  const total = (matches: readonly { readonly weight: number }[]) =>
    matches.reduce((sum, { weight }) => sum + weight, 0);
  return {
    overlap: all === 0 ? 0 : total(returned) / all,
    fit: total(met) / Math.sqrt(content.length + 1),
    words: [...met, ...returned]
      .toSorted((one, two) => two.weight - one.weight)
      .map(({ place }) => place),
  };
}

/** One mention is worth 0.75 of a word. Each further one halves what is missing to 1. */
const lossPerMention = 0.5;
const worthOfMentions = (count: number) => 1 - lossPerMention ** (count + 1);

/** The different keys of an answer that stand for a word with a meaning, with the first place of each. */
function contentKeys(answer: ReadText): { readonly key: string; readonly place: number }[] {
  const isContent = (place: number) =>
    answer.words[place]!.tokens.some(({ kind }) => kind === 'content' || kind === 'name');
  return [...answer.byKey].flatMap(([key, [place]]) =>
    key.length > 1 && isContent(place!) ? [{ key, place: place! }] : [],
  );
}
