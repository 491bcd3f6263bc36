import type { Language } from '@daedap/contract/languages';
import type { Cue, CueCompiler } from './compile-cue.ts';
import { findCue, type Match } from './find-cue.ts';
import type { RubricPoint } from '../question.ts';
import type { ReadText } from '../text/read-text.ts';

export type CompiledPoint = {
  readonly point: RubricPoint;
  readonly cues: readonly Cue[];
  readonly wrong: readonly Cue[];
};

export type PointResult = {
  readonly point: RubricPoint;
  /** 0 to 1: how much of it was said. */
  readonly degree: number;
  readonly matches: readonly Match[];
  /** Where the answer makes a false statement about it. */
  readonly wrong: Match | null;
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

export function matchPoints(
  answer: ReadText,
  points: readonly CompiledPoint[],
  question: ReadText,
): PointResult[] {
  return points.map(({ point, cues, wrong }) => {
    const matches = cues
      .map((cue) => findCue(answer, cue))
      .filter((match) => match !== null)
      .filter((match) => !isEcho(answer, match, question));
    const falseMatch = findFalseStatement(answer, wrong);
    const degree = falseMatch ? 0 : Math.min(1, matches.length / (point.need ?? 1));
    return { point, degree, matches, wrong: falseMatch };
  });
}

/** A cue that only has words of the question proves nothing. */
const isEcho = (answer: ReadText, match: Match, question: ReadText) =>
  match.words.every((word) =>
    answer.words[word]!.tokens.every(
      ({ key, kind }) => (kind !== 'content' && kind !== 'name') || question.byKey.has(key),
    ),
  );

/** The words of a false statement are close together: a right answer may compare two things in one sentence. */
const falseSpan = {
  ko: { ordered: 9, unordered: 4 },
  en: { ordered: 14, unordered: 6 },
} as const satisfies Record<Language, unknown>;
/** Keys of words that negate. */
const negations = {
  ko: ['않', '없', '아니', '못', '못하', '안', '말'],
  en: ['not', 'no', 'never', 'without', 'neither', 'nor', 'rather', 'instead', 'myth', 'wrong'],
} as const;

function findFalseStatement(answer: ReadText, cues: readonly Cue[]): Match | null {
  const no: readonly string[] = negations[answer.language];
  for (const cue of cues) {
    const span = falseSpan[answer.language][cue.ordered ? 'ordered' : 'unordered'];
    const match = findCue(answer, cue, span);
    if (!match || !isOneSentence(answer, match)) continue;
    const negative = cue.words.some((forms) => forms.some(({ keys }) => no.includes(keys[0]!)));
    if (negative || !isNegated(answer, match, no)) return match;
  }
  return null;
}

/** A statement ends with its sentence. */
const isOneSentence = ({ words }: ReadText, match: Match) =>
  !words.slice(match.words[0], match.words.at(-1)).some(({ closes }) => closes);

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
  // A noun with the same letters is not a negation.
  return near.some(({ tokens }) =>
    tokens.some(({ key, tag }) => no.includes(key) && !tag.startsWith('N')),
  );
}
