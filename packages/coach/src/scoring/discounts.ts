import type { Language } from '@daedap/contract/languages';
import type { ReadText } from '../text/read-text.ts';
import type { Marks } from './marks.ts';
import { vocabularyOf, type Measures } from './measures.ts';
import { clamp } from './saturate.ts';

/** What takes from every score, because it makes an answer less of an answer. Each from 0 to 1. */
export type Discounts = {
  /** Content of its own beside the question's words: 1 is enough. */
  readonly substance: number;
  /** Words in a row that no particle, ending or small word connects: 1 is a mere list. */
  readonly disconnected: number;
  /** Promises, virtues and requests for a score in place of content: 1 is nothing else. */
  readonly hollow: number;
};

/** Speech has a particle, an ending or a small word for nearly every word with a meaning. */
const leastConnection = { ko: 0.38, en: 0.3 } as const satisfies Record<Language, number>;
/** From here on nobody is speaking any more. */
const mereList = 0.2;

/** So large a share of the vocabulary makes an answer altogether hollow. */
const hollowVocabulary = 0.24;
/** Asking for a score weighs as much as so many empty words. */
const demandWeight = 4;

/** In Korean speech at least every fifth word is a verb with an ending; a few words prove nothing. */
const leastVerbs = 0.2;
const provingWords = 20;
const verblessShare = 0.9;

function isVerbless({ language, words }: ReadText): boolean {
  if (language !== 'ko' || words.length < provingWords) return false;
  const verbs = words.filter(({ tokens }) => tokens.some(({ tag }) => tag.startsWith('E')));
  return verbs.length / words.length < leastVerbs;
}

export function discountsOf(
  answer: ReadText,
  question: ReadText,
  marks: Marks,
  measures: Measures,
  capacity: number,
): Discounts {
  const { vocabulary, connection } = measures;
  const own = [...vocabularyOf(answer)].filter((key) => !question.byKey.has(key)).length;
  const enough = 3 + Math.min(capacity, 30) / 10;
  const empty = marks.hollow.length + demandWeight * marks.demand.length;
  return {
    substance: clamp(own / enough, 0, 1) ** 1.3,
    disconnected: Math.max(
      clamp((leastConnection[answer.language] - connection) / mereList, 0, 1),
      isVerbless(answer) ? verblessShare : 0,
    ),
    hollow: vocabulary === 0 ? 1 : clamp(empty / vocabulary / hollowVocabulary, 0, 1),
  };
}
