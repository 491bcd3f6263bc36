import type { Language } from '@daedap/contract/languages';
import type { AnswerReading } from '../reading.ts';
import type { ReadText } from '../text/read-text.ts';
import type { Token } from '../text/word.ts';
import { logistic } from './curves.ts';

/** What can be counted in an answer. The scores are made of it, and the user sees it beside them. */
export type Measures = {
  /** Korean syllables or English words a second; null if the time is unknown or impossible. */
  readonly pace: number | null;
  readonly words: number;
  readonly sentences: number;
  /** Words in a sentence. */
  readonly sentenceLength: number;
  /** Different words with a meaning of their own. */
  readonly vocabulary: number;
  /** From 0 (empty talk) to 1 (full of content): different words with a meaning, compared with all words. */
  readonly information: number;
  /** The share of particles, endings and small words. Connected speech has many, a list of words has few. */
  readonly connection: number;
  readonly fillers: number;
  readonly hedges: number;
  /** The share of words that only repeat. */
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

export function measure(reading: AnswerReading): Measures {
  const { answer: text, marks, durationSeconds, capacity } = reading;
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
    conclusionFirst: isConclusionFirst(reading),
    situation: marks.situation.length > 0,
    action: marks.ownAction.length + marks.plan.length > 0,
    result: marks.result.length > 0,
    numbers: marks.number.length,
    names: marks.name.length,
    ownActions: marks.ownAction.length,
    reasons: marks.reason.length,
  };
}

/** JavaScript engines differ in the last digit of a power. Rounding keeps the scores equal. */
const decimals = 10_000;
const rounded = (value: number) => Math.round(value * decimals) / decimals;

/** Without repetition, the vocabulary grows with this power of the number of content words. */
const vocabularyGrowth = 0.8;

/** Finds the same few words in ever new order: the share of the expected vocabulary that is missing. */
const redundancyOf = (vocabulary: number, content: number) =>
  content === 0 ? 0 : Math.max(0, 1 - vocabulary / content ** vocabularyGrowth);

/**
 * The density of information is the vocabulary, divided by this power of the number of words: the vocabulary of a longer
 * answer grows more slowly than its length.
 */
const densityExponent = 0.75;
/** The density in the middle between empty talk and full talk, and how steeply information grows around it. */
const middleDensity = { ko: 1.54, en: 1.15 } as const satisfies Record<Language, number>;
const densitySlope = 8;
/** A short answer needs as many small words as a long one: with less time than this its density is raised. */
const shortSeconds = 15;
const shortAllowance = 0.45;

function informationOf(
  language: Language,
  vocabulary: number,
  words: number,
  capacity: number,
): number {
  if (vocabulary === 0) return 0;
  const density =
    vocabulary / words ** densityExponent + (capacity < shortSeconds ? shortAllowance : 0);
  return logistic(densitySlope * (density - middleDensity[language]));
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

/** Nobody speaks faster, so the time must be wrong. */
const fastestPace = { ko: 14, en: 8 } as const satisfies Record<Language, number>;

function paceOf(text: ReadText, seconds: number | null): number | null {
  if (seconds === null || !(seconds > 0)) return null;
  const spoken =
    text.language === 'ko' ? (text.raw.match(/[가-힣]|\d+/g) ?? []).length : text.words.length;
  const pace = spoken / seconds;
  return pace > fastestPace[text.language] ? null : rounded(pace);
}

/** Without full stops, this many words count as the opening. */
const longestOpening = { ko: 14, en: 26 } as const satisfies Record<Language, number>;

/** Whether the opening sentence already answers: it makes a point, names the subject, or announces an order. */
function isConclusionFirst({ answer, points, subject, marks }: AnswerReading): boolean {
  const opening = Math.min(answer.sentences[0]?.next ?? 0, longestOpening[answer.language]);
  const makesPoint = points.some(({ matches }) => matches.some(({ words }) => words[0]! < opening));
  const namesSubject = subject.words.some((word) => word < opening);
  const announcesOrder = marks.step.some(({ first }) => first < opening);
  return answer.words.length > opening && (makesPoint || namesSubject || announcesOrder);
}

/** A sentence of more words than this is hard to follow when spoken. */
export const longSentence = { ko: 24, en: 38 } as const satisfies Record<Language, number>;

/** A single sentence proves nothing: speech recognition may have left out the full stops. */
export const hasLongSentences = ({ language }: ReadText, measures: Measures) =>
  measures.sentences > 1 && measures.sentenceLength > longSentence[language];

/** Comfortable to listen to, in syllables (Korean) or words (English) a second. */
export const comfortablePace = {
  ko: { from: 3.2, to: 7 },
  en: { from: 1.7, to: 3.4 },
} as const satisfies Record<Language, { from: number; to: number }>;
