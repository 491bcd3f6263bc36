import type { Language } from '@daedap/contract/languages';
import type { ReadText } from '../text/read-text.ts';
import type { Token } from '../text/word.ts';
import type { Marks } from './marks.ts';

/** What can be counted in an answer. Shown beside the scores, and what they are made of. */
export type Measures = {
  /** Korean syllables or English words in a second; null when the time is unknown or cannot be right. */
  readonly pace: number | null;
  readonly words: number;
  readonly sentences: number;
  /** Words in a sentence. */
  readonly sentenceLength: number;
  /** Different words with a meaning of their own. */
  readonly vocabulary: number;
  /** How much is said in so many words, from 0 to 1: different words with a meaning against all words. */
  readonly information: number;
  /** Particles, endings and small words among all: connected speech has many, a list of words has few. */
  readonly connection: number;
  readonly fillers: number;
  readonly hedges: number;
  /** Share of words that only repeat. */
  readonly repetition: number;
  readonly conclusionFirst: boolean;
  readonly situation: boolean;
  readonly action: boolean;
  readonly result: boolean;
  readonly numbers: number;
  readonly names: number;
  readonly ownActions: number;
  readonly reasons: number;
};

const isContent = ({ kind }: Token) => kind === 'content' || kind === 'name' || kind === 'number';

export type Measured = {
  readonly answer: ReadText;
  readonly marks: Marks;
  readonly durationSeconds: number | null;
  readonly capacity: number;
};

export function measure(
  { answer: text, marks, durationSeconds, capacity }: Measured,
  conclusionFirst: boolean,
): Measures {
  const words = text.words.length;
  const tokens = text.words.flatMap((word) => word.tokens);
  const vocabulary = vocabularyOf(text).size;
  const content = tokens.filter(isContent).length;
  const sentences = text.sentences.length;
  return {
    pace: paceOf(text, durationSeconds),
    words,
    sentences,
    sentenceLength: sentences === 0 ? 0 : rounded(words / sentences),
    vocabulary,
    information: rounded(informationOf(text.language, vocabulary, words, capacity)),
    connection: tokens.length === 0 ? 0 : rounded(1 - content / tokens.length),
    fillers: marks.filler.length,
    hedges: marks.hedge.length,
    repetition: rounded(
      Math.max(words === 0 ? 0 : text.repeated.size / words, redundancyOf(vocabulary, content)),
    ),
    conclusionFirst,
    situation: marks.situation.length > 0,
    action: marks.ownAction.length + marks.plan.length > 0,
    result: marks.result.length > 0,
    numbers: marks.number.length,
    names: marks.name.length,
    ownActions: marks.ownAction.length,
    reasons: marks.reason.length,
  };
}

/** Engines differ in the last digit of a power; what is scored must not. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** The same few words in ever new order: the share of the vocabulary that is missing in so many words. */
const redundancyOf = (vocabulary: number, content: number) =>
  content === 0 ? 0 : Math.max(0, 1 - vocabulary / content ** 0.8);

/** Between empty talk and full talk, in different words with a meaning against all words. */
const informationMiddle = { ko: 1.54, en: 1.15 } as const;
const informationSlope = 8;
/** A few seconds hold whole sentences all the same, with all their small words. */
const fewSeconds = 15;
const shortAllowance = 0.45;

/** The vocabulary of a longer answer grows more slowly than its length. */
function informationOf(
  language: Language,
  vocabulary: number,
  words: number,
  capacity: number,
): number {
  if (vocabulary === 0) return 0;
  const density = vocabulary / words ** 0.75 + (capacity < fewSeconds ? shortAllowance : 0);
  return 1 / (1 + Math.exp(-informationSlope * (density - informationMiddle[language])));
}

/** The different content words of an answer, without what was only repeated. */
export function vocabularyOf(text: ReadText): Set<string> {
  const keys = new Set<string>();
  text.words.forEach((word, index) => {
    if (text.repeated.has(index)) return;
    for (const token of word.tokens) if (isContent(token)) keys.add(token.key);
  });
  return keys;
}

/** Faster than anyone speaks: the time is wrong. */
const fastestPace = { ko: 14, en: 8 } as const;

function paceOf(text: ReadText, seconds: number | null): number | null {
  if (seconds === null || !(seconds > 0)) return null;
  const spoken =
    text.language === 'ko' ? (text.raw.match(/[가-힣]|\d+/g) ?? []).length : text.words.length;
  const pace = spoken / seconds;
  return pace > fastestPace[text.language] ? null : rounded(pace);
}
