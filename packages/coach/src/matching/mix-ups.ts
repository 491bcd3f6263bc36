import type { Language } from '@daedap/contract/languages';
import type { MixUp } from '../question.ts';
import type { ReadText } from '../text/read-text.ts';
import type { Word } from '../text/word.ts';
import type { Cue, CueCompiler } from './compile-cue.ts';
import { placesOf } from './find-cue.ts';
import { negate, negations } from './negation.ts';

/** Cues of which one is enough, for the one thing and for the other. */
type Both = readonly [one: readonly Cue[], other: readonly Cue[]];

export type CompiledMixUp = {
  /** How each of the two things is called. */
  readonly names: Both;
  /** What is true of the one, and what of the other. */
  readonly facts: readonly Both[];
};

export const compileMixUps = (
  compile: CueCompiler,
  mixUps: readonly MixUp[],
  language: Language,
): CompiledMixUp[] =>
  mixUps.map((mixUp) => {
    const [names, ...facts] = mixUp[language].map((line): Both => {
      const [one, other] = line.split(' : ').map((side) => compileAll(compile, side, language));
      return [one ?? [], other ?? []];
    });
    return { names: names!, facts };
  });

const compileAll = (compile: CueCompiler, side: string, language: Language): Cue[] =>
  side === '-' ? [] : side.split(' | ').map((cue) => compile(cue, language));

/** Words of a text, from `first` up to, but not including, `next`. */
export type Clause = { readonly first: number; readonly next: number };

/** What an answer tells of things that speakers mix up, in clauses. */
export type ThingsTold = {
  /** They tell what is true of the thing that they are about. */
  readonly right: readonly Clause[];
  /** They tell what is true of the other thing. */
  readonly wrong: readonly Clause[];
  /** Those of the wrong ones whose answer names both things. */
  readonly swapped: readonly Clause[];
};

/** Finds what an answer tells of things that are often mixed up. */
export function findThings(answer: ReadText, mixUps: readonly CompiledMixUp[]): ThingsTold {
  const clauses = mixUps.length === 0 ? [] : clausesOf(answer);
  const told = mixUps.map((mixUp) => findThingsOf(mixUp, answer, clauses));
  return {
    right: told.flatMap(({ right }) => right),
    wrong: told.flatMap(({ wrong }) => wrong),
    swapped: told.flatMap(({ swapped }) => swapped),
  };
}

/** What is longer is several clauses without the commas and full stops between them: nobody can tell which thing is meant where. */
const mostWords = 16;

function findThingsOf(
  mixUp: CompiledMixUp,
  answer: ReadText,
  clauses: readonly Clause[],
): ThingsTold {
  const right: Clause[] = [];
  const wrong: Clause[] = [];
  const allNamed = new Set<Side>();
  let about: Side | null = null;
  for (const clause of clauses) {
    const named = sidesNamed(answer, clause, mixUp);
    for (const side of named) allNamed.add(side);
    // A clause that names neither thing continues the one before, within its sentence. Nobody can tell which one it is about if it names both.
    if (named.length > 0) about = named.length === 1 ? named[0]! : null;
    else if (answer.words[clause.first - 1]?.closes !== false) about = null;
    if (about === null || clause.next - clause.first > mostWords) continue;
    const found = sidesTold(answer, clause, mixUp);
    if (found.size === 1) (found.has(about) ? right : wrong).push(clause);
  }
  return { right, wrong, swapped: allNamed.size === sides.length ? wrong : [] };
}

/** The one thing or the other. */
type Side = 0 | 1;
const sides = [0, 1] as const;

/** Which of the two things a clause names, other than to compare something with it. */
const sidesNamed = (answer: ReadText, clause: Clause, { names }: CompiledMixUp): Side[] =>
  sides.filter((side) =>
    names[side].some((cue) => findIn(clause, answer, cue, (place) => !isCompared(answer, place))),
  );

/** Of which things the facts are that a clause tells. A fact of which it has both versions shows nothing. */
function sidesTold(answer: ReadText, clause: Clause, { facts }: CompiledMixUp): Set<Side> {
  const found = new Set<Side>();
  for (const fact of facts) {
    const told = sides.filter((side) =>
      fact[side].some((cue) => {
        const words = findIn(clause, answer, cue);
        return words !== null && !isNegated(answer, clause, words);
      }),
    );
    if (told.length === 1) found.add(told[0]!);
  }
  return found;
}

/** The words of a cue in a clause, by number; null if it does not have all of them. */
function findIn(
  { first, next }: Clause,
  answer: ReadText,
  cue: Cue,
  counts: (place: number) => boolean = () => true,
): number[] | null {
  const places = cue.words.map((forms) =>
    placesOf(answer, forms).filter((place) => place >= first && place < next && counts(place)),
  );
  return places.every((found) => found.length > 0) ? places.flat() : null;
}

/** Keys of words that negate, and how many words before and after what they negate they stand. */
const negation = {
  ko: { keys: negations.ko, before: 1, after: 3 },
  en: {
    keys: [...negations.en, 'nothing', 'nobody', 'cannot', 'rarely', 'hardly', 'barely'],
    before: 5,
    after: 1,
  },
} as const satisfies Record<Language, unknown>;
const contracted = /n['’]t$/;

function isNegated({ language, words }: ReadText, clause: Clause, found: readonly number[]) {
  const { keys, before, after } = negation[language];
  const near = words.slice(
    Math.max(clause.first, Math.min(...found) - before),
    Math.min(clause.next, Math.max(...found) + 1 + after),
  );
  return near.some(({ surface }) => contracted.test(surface)) || negate(near, keys);
}

/** "Unlike TCP, …", "faster than TCP", "TCP보다 빠르다": nothing is told of what something else is compared with. */
const comparing = {
  before: /^(than|unlike|not|versus|vs|from)$/,
  after: /^(아니|말고|대신|달리|다르|다른|반대|비교|비하|비해|보다)/,
  particle: /(보다|와는|과는)$/,
} as const;

const isCompared = ({ language, words }: ReadText, place: number): boolean =>
  language === 'en'
    ? words
        .slice(Math.max(0, place - 2), place)
        .some(({ surface }) => comparing.before.test(surface))
    : comparing.particle.test(words[place]!.surface) ||
      comparing.after.test(words[place + 1]?.surface ?? '');

/** Words that begin a clause, and Korean endings that end one. */
const joining = {
  ko: /^(반면|반면에|반대로|반대|그런데|하지만|그리고|대신)$/,
  en: /^(while|whereas|but|though|although|so|because|since)$/,
} as const satisfies Record<Language, RegExp>;
const joiningEnding = /^(고|며|으며|지만|는데|ㄴ데|은데|던데|나|으나|다면|면)$/;
/** "광고비고, …" is read as one noun, "광고" is one. */
const joiningNoun = /.고요?$/;
const nounInGo = /[광창재신보경최권해원참사회금국]고$/;

/** The parts of the sentences between commas and what joins them. */
function clausesOf(text: ReadText): Clause[] {
  const clauses: Clause[] = [];
  let first = 0;
  text.words.forEach((word, at) => {
    const following = text.words[at + 1];
    const next = at + 1;
    if (following && !isBetweenClauses(text, word, following, next - first)) return;
    clauses.push({ first, next });
    first = next;
  });
  return clauses;
}

/** "TCP and UDP differ" is one clause. */
const fewestBeforeAnd = 3;

/** Whether a clause of so many words ends between two words. */
function isBetweenClauses(
  { raw, language }: ReadText,
  word: Word,
  following: Word,
  length: number,
): boolean {
  if (word.closes || /[,;:—]/.test(raw.slice(word.end, following.start))) return true;
  if (following.surface === 'and') return length >= fewestBeforeAnd;
  if (joining[language].test(following.surface)) return true;
  const last = word.tokens.at(-1);
  if (language !== 'ko' || !last) return false;
  if (last.tag === 'EC') return joiningEnding.test(last.key);
  return last.tag.startsWith('N') && joiningNoun.test(word.surface) && !nounInGo.test(word.surface);
}
