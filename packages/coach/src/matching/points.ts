import type { Language } from '@daedap/contract/languages';
import type { Cue, CueCompiler } from './compile-cue.ts';
import { findCue, type Match } from './find-cue.ts';
import { negate, negations } from './negation.ts';
import type { RubricPoint } from '../question.ts';
import { clamp } from '../scoring/curves.ts';
import { nearness, type Meaning, type Place } from '../meaning/meaning.ts';
import type { ReadText } from '../text/read-text.ts';
import { stretchesOf, type Stretch } from '../text/stretches.ts';
import { certaintyOf, type PointSigns } from './recognition.ts';

export type CompiledPoint = {
  readonly point: RubricPoint;
  readonly cues: readonly Cue[];
  readonly wrong: readonly Cue[];
};

export type PointResult = {
  readonly point: RubricPoint;
  /** 0 to 1: how much of it was said. */
  readonly degree: number;
  /** 0 to 1: how sure it is that it was said. Unlike the degree, it has no threshold: a point that is nearly made is worth something. */
  readonly certainty: number;
  /** The words that say it, by number: those of its cues, or a stretch that means it. */
  readonly matches: readonly Pick<Match, 'words'>[];
  /** Where the answer makes a false statement about it. */
  readonly wrong: Match | null;
  /** Where what says it stands in the space of meaning; null if nothing was learned about it. */
  readonly place: Place | null;
};

export function compilePoints(
  compile: CueCompiler,
  points: readonly RubricPoint[],
  language: Language,
): CompiledPoint[] {
  return points.map((point) => ({
    point,
    cues: point.cues[language].map((cue) => compile(cue, language)),
    wrong: (point.wrong?.[language] ?? []).map((cue) => compile(cue, language)),
  }));
}

/** Below this share of the certainty that makes a point, it is not made at all. */
const leastCertain = 0.65;

/** "I do not know" is near to some point or other: so few words make none without a cue. */
const fewestWords = 5;

/** Finds the points that an answer makes: by their cues, and by what its sentences mean. */
export function matchPoints(
  answer: ReadText,
  { id, points, text: question, isOwn = false }: RubricToMatch,
  meaning: Meaning,
): PointResult[] {
  const cues = points.map((point) => findCues(answer, point, question, isOwn));
  const places = meaning.pointsOf(id);
  const signsOf = signsIn({ answer, question, points, cues, places, meaning });
  const signs = stretchesOf(answer).map((stretch) => ({ stretch, points: signsOf(stretch) }));
  return points.map(({ point, wrong }, index) => {
    const falseMatch = findFalseStatement(answer, wrong);
    const [best] = signs
      .map(({ stretch, points: all }) => ({
        stretch,
        certainty: certaintyOf(meaning.recognition, all, index),
      }))
      .toSorted((one, two) => two.certainty - one.certainty);
    const found = cues[index]!;
    const certainty = best?.certainty ?? 0;
    const { certain } = meaning.recognition;
    const isTooShort = found.length === 0 && answer.words.length < fewestWords;
    const byCertainty = places && !isTooShort;
    const said = byCertainty
      ? clamp((certainty / certain - leastCertain) / (1 - leastCertain), 0, 1)
      : Math.min(1, found.length / (point.need ?? 1));
    const degree = falseMatch ? 0 : said;
    const likely = byCertainty ? certainty : said;
    const byMeaning =
      best && degree > 0 && found.length === 0 ? [{ words: wordsOf(best.stretch) }] : [];
    return {
      point,
      degree,
      certainty: falseMatch ? 0 : likely,
      matches: [...found, ...byMeaning],
      wrong: falseMatch,
      place: places?.[index] ?? null,
    };
  });
}

type SignSource = {
  readonly answer: ReadText;
  readonly question: ReadText;
  readonly points: readonly CompiledPoint[];
  /** The cues of each point that the answer has. */
  readonly cues: readonly (readonly Match[])[];
  readonly places: readonly Place[] | null;
  readonly meaning: Meaning;
};

/**
 * What a stretch of an answer shows for each point: the cues that were found in it, and how near it is. The question's own
 * terms show nothing: reading the question aloud makes no point.
 */
export const signsIn =
  ({ answer, question, points, cues, places, meaning }: SignSource) =>
  (stretch: Stretch): PointSigns[] => {
    const place = meaning.placeOf(answer, stretch.first, stretch.next, question);
    return points.map(({ point }, index) => ({
      cues: cues[index]!.filter(({ words }) => isIn(stretch, words)).length / (point.need ?? 1),
      nearness: places ? nearness(place, places[index]!) : 0,
    }));
  };

type RubricToMatch = {
  /** The question's id in the bank. */
  readonly id: string;
  readonly points: readonly CompiledPoint[];
  readonly text: ReadText;
  /** Whether the user brings the rubric. Its cues may be words like "because", which alone prove nothing in the bank. */
  readonly isOwn?: boolean;
};

const isIn = ({ first, next }: Stretch, words: readonly number[]) =>
  words.some((word) => word >= first && word < next);

const wordsOf = ({ first, next }: Stretch) =>
  Array.from({ length: next - first }, (_, index) => first + index);

/** The cues of a point that an answer has. */
export const findCues = (
  answer: ReadText,
  { cues }: CompiledPoint,
  question: ReadText,
  isOwn = false,
): Match[] =>
  cues
    .map((cue) => findCue(answer, cue))
    .filter((match) => match !== null)
    .filter(
      (match) => !isEcho(answer, match, question) || (isOwn && !isRead(answer, match, question)),
    );

/** A cue that only has words of the question proves nothing. */
const isEcho = (answer: ReadText, match: Match, question: ReadText) =>
  match.words.every((word) =>
    answer.words[word]!.tokens.every(
      ({ key, kind }) => (kind !== 'content' && kind !== 'name') || question.byKey.has(key),
    ),
  );

/** Whether every word of a match is in the question. */
const isRead = (answer: ReadText, match: Match, question: ReadText) =>
  match.words.every((word) =>
    answer.words[word]!.tokens.every(({ key }) => question.byKey.has(key)),
  );

/** The words of a false statement are close together: a right answer may compare two things in one sentence. */
const falseSpan = {
  ko: { ordered: 9, unordered: 4 },
  en: { ordered: 14, unordered: 6 },
} as const satisfies Record<Language, unknown>;
/** Keys of words that deny a statement. */
const denials: { readonly [language in Language]: readonly string[] } = {
  ko: negations.ko,
  en: [...negations.en, 'myth', 'wrong'],
};

/** The first of some false statements that an answer makes. */
export function findFalseStatement(answer: ReadText, cues: readonly Cue[]): Match | null {
  const no = denials[answer.language];
  for (const cue of cues) {
    const span = falseSpan[answer.language][cue.ordered ? 'ordered' : 'unordered'];
    const match = findCue(answer, cue, span);
    if (!match || !isOneSentence(answer, match)) continue;
    const negative = cue.words.some((forms) => forms.some(({ keys }) => no.includes(keys[0]!)));
    if (isReported(answer, match)) continue;
    if (negative || !isNegated(answer, match, no)) return match;
  }
  return null;
}

/** A statement ends with its sentence. */
const isOneSentence = ({ words }: ReadText, match: Match) =>
  !words.slice(match.words[0], match.words.at(-1)).some(({ closes }) => closes);

/** "People think it failed, but …": what others believe is not what the speaker says. The belief is at most this many words before. */
const reportReach = 3;
const others: ReadonlySet<string> = new Set([
  'people',
  'many',
  'most',
  'some',
  'they',
  'everyone',
  'everybody',
]);
const beliefs = /^(think|believe|assume|say)s?$/;

const isReported = ({ words }: ReadText, match: Match) =>
  words
    .slice(Math.max(0, match.words[0]! - reportReach), match.words.at(-1))
    .some(
      ({ surface }, index, near) =>
        others.has(surface) && beliefs.test(near[index + 1]?.surface ?? ''),
    );

/** How many words a negation is away: a Korean one follows, an English one comes before or after. */
const negationReach = {
  ko: { before: 0, after: 3 },
  en: { before: 2, after: 3 },
} as const satisfies Record<Language, unknown>;

function isNegated(answer: ReadText, match: Match, no: readonly string[]): boolean {
  const { before, after } = negationReach[answer.language];
  const last = match.words.at(-1)!;
  const sentence = answer.sentences.find(({ next }) => last < next);
  const near = answer.words.slice(
    Math.max(0, match.words[0]! - before),
    Math.min(last + after + 1, sentence?.next ?? answer.words.length),
  );
  return negate(near, no);
}
