import type { Language } from '@daedap/contract/languages';
import type { AnswerReading } from '../reading.ts';
import type { ReadText } from '../text/read-text.ts';
import { clamp } from './curves.ts';
import { vocabularyOf, type Measures } from './measures.ts';

/** What lowers every score, because it makes an answer less of an answer. Each is from 0 to 1. */
export type Discounts = {
  /** Content besides the words of the question: 1 is enough. */
  readonly substance: number;
  /** Words in a row that no particle, ending or small word connects: 1 is a mere list. */
  readonly disconnected: number;
  /** Promises, virtues and requests for a score instead of content: 1 is nothing else. */
  readonly hollow: number;
};

export function findDiscounts(
  { answer, question, marks, capacity }: AnswerReading,
  measures: Measures,
): Discounts {
  const { vocabulary, connection } = measures;
  const ownWords = [...vocabularyOf(answer)].filter((key) => !question.byKey.has(key)).length;
  const hollowWords = marks.hollow.length + demandWeight * marks.demand.length;
  return {
    substance: clamp(ownWords / enoughOwnWords(capacity), 0, 1) ** substanceExponent,
    disconnected: Math.max(
      clamp((leastConnection[answer.language] - connection) / listConnectionGap, 0, 1),
      isVerbless(answer) ? verblessShare : 0,
    ),
    hollow: vocabulary === 0 ? 1 : clamp(hollowWords / vocabulary / hollowVocabulary, 0, 1),
  };
}

/** A mere list of words loses this share of its relevance and depth. */
const listPenalty = 0.7;

/** What is left of relevance and depth: 1 for connected speech. */
export const connectedShare = ({ disconnected }: Discounts) => 1 - listPenalty * disconnected;

/** Below 1 of substance, the discount grows faster than what is missing. */
const substanceExponent = 1.3;

/** An answer needs 3 different words of its own, and one more for every 10 of its first 30 seconds. */
const fewestOwnWords = 3;
const secondsPerOwnWord = 10;
const countedSeconds = 30;
const enoughOwnWords = (capacity: number) =>
  fewestOwnWords + Math.min(capacity, countedSeconds) / secondsPerOwnWord;

/** Speech has a particle, an ending or a small word for nearly every word with a meaning: at least this share. */
const leastConnection = { ko: 0.38, en: 0.3 } as const satisfies Record<Language, number>;
/** This far below it, the answer is a mere list. */
const listConnectionGap = 0.2;

/** If this share of the vocabulary is hollow, the whole answer counts as hollow. */
const hollowVocabulary = 0.24;
/** Asking for a score weighs as much as this many hollow words. */
const demandWeight = 4;

/** In Korean speech at least every fifth word is a verb with an ending. Shorter answers may have fewer. */
const leastVerbShare = 0.2;
const leastWordsForVerbs = 20;
/** How disconnected an answer without verbs is. */
const verblessShare = 0.9;

function isVerbless({ language, words }: ReadText): boolean {
  if (language !== 'ko' || words.length < leastWordsForVerbs) return false;
  const verbs = words.filter(({ tokens }) => tokens.some(({ tag }) => tag.startsWith('E')));
  return verbs.length / words.length < leastVerbShare;
}
