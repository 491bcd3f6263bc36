import type { Language } from '@daedap/contract/languages';
import type { Cue, CueCompiler } from '../matching/compile-cue.ts';
import { findCue, placesOf } from '../matching/find-cue.ts';
import { irregularPasts } from '../lexicon/english.ts';
import { signalNames, signals, type SignalName } from '../lexicon/signals.ts';
import { makeLookup } from '../lookup.ts';
import type { ReadText } from '../text/read-text.ts';

/** A range of words, by number; both ends are included. */
export type Mark = { readonly first: number; readonly last: number };

/** The mark from the first of some words to the last. */
export const wholeMark = (words: readonly number[]): Mark => ({
  first: words[0]!,
  last: words.at(-1)!,
});

export type MarkName = SignalName | 'filler' | 'number' | 'name' | 'ownAction' | 'shared' | 'plan';

/** What was found in an answer, independent of the question. */
export type Marks = { readonly [name in MarkName]: readonly Mark[] };

export type MarkFinder = (text: ReadText) => Marks;

export function createMarkFinder(compile: CueCompiler): MarkFinder {
  const compiled = { ko: compileSignals(compile, 'ko'), en: compileSignals(compile, 'en') };
  return (text) => {
    const cues = compiled[text.language];
    const found = makeLookup(signalNames, (name) => findAll(text, cues[name]));
    return {
      ...found,
      ...tokenMarks(text),
      ...(text.language === 'ko'
        ? koreanActions(text, found.action)
        : englishActions(text, found.action)),
    };
  };
}

const compileSignals = (compile: CueCompiler, language: Language) =>
  makeLookup(signalNames, (name) => signals[language][name].map((cue) => compile(cue, language)));

/** Signals are set phrases: their words are close together, two English ones side by side (`sort of`, not `sorted … of`). */
const signalSpan = ({ words }: Cue, language: Language) => {
  if (language === 'ko') return 2;
  return words.length === 2 ? 1 : words.length + 1;
};

function findAll(text: ReadText, cues: readonly Cue[]): Mark[] {
  const marks = new Map<number, Mark>();
  for (const cue of cues) {
    if (cue.words.length === 1) {
      for (const place of placesOf(text, cue.words[0]!)) marks.set(place, one(place));
      continue;
    }
    const match = findCue(text, cue, signalSpan(cue, text.language));
    if (match) marks.set(match.words[0]!, wholeMark(match.words));
  }
  return inOrder(marks.values());
}

const inOrder = (marks: Iterable<Mark>) => [...marks].toSorted((one, two) => one.first - two.first);

const one = (index: number): Mark => ({ first: index, last: index });

function tokenMarks(text: ReadText): Pick<Marks, 'filler' | 'number' | 'name' | 'shared'> {
  const filler: Mark[] = [];
  const number: Mark[] = [];
  const name: Mark[] = [];
  const shared: Mark[] = [];
  text.words.forEach((word, index) => {
    if (word.tokens.some(({ kind }) => kind === 'filler')) filler.push(one(index));
    if (text.repeated.has(index)) return;
    if (word.tokens.some(({ kind }) => kind === 'number')) number.push(one(index));
    if (word.tokens.some(({ kind }) => kind === 'name')) name.push(one(index));
    if (word.tokens.some(({ key, kind }) => kind === 'person' && sharedPersons.has(key)))
      shared.push(one(index));
  });
  return { filler, number, name, shared };
}

const sharedPersons = new Set(['우리', '저희', 'we', 'our', 'us', 'ourselv']);

type Actions = Pick<Marks, 'ownAction' | 'plan'>;

/** Korean leaves out the subject: an action in the past tense is the speaker's. */
function koreanActions(text: ReadText, action: readonly Mark[]): Actions {
  const isAction = new Set(action.map(({ first }) => first));
  const ownAction: Mark[] = [];
  const plan: Mark[] = [];
  text.words.forEach((word, index) => {
    if (text.repeated.has(index)) return;
    const acts = isAction.has(index) || isAction.has(index - 1);
    if (!acts) return;
    const has = (...keys: string[]) =>
      word.tokens.some(({ tag, key }) => tag === 'EP' && keys.includes(key));
    if (has('겠')) plan.push(one(index));
    else if (has('았', '었', '였') || word.tokens.some(({ key }) => connecting.has(key)))
      ownAction.push({ first: isAction.has(index) ? index : index - 1, last: index });
  });
  return { ownAction, plan };
}

/** Endings that lead from one action to the next: …해서, …하고, …하면서, …한 뒤. */
const connecting = new Set([
  '아서',
  '어서',
  '고',
  '면서',
  '으면서',
  '더니',
  'ㄴ',
  '아',
  '어',
  '며',
]);

/** The subject is at most this many words before its verb. */
const subjectReach = 5;
const firstPersons = new Set(['i', 'we']);
const future = new Set(['will', 'would', "i'd", "i'll", "we'd", "we'll"]);

function englishActions(text: ReadText, action: readonly Mark[]): Actions {
  const isAction = new Set(action.map(({ first }) => first));
  const ownAction: Mark[] = [];
  const plan: Mark[] = [];
  text.words.forEach((word, index) => {
    if (text.repeated.has(index)) return;
    const past =
      /[a-z]{3}ed$/.test(word.surface) || irregularPasts.has(word.surface) || isAction.has(index);
    if (!past) return;
    const before = text.words.slice(Math.max(0, index - subjectReach), index);
    const speaker = before.findLastIndex(({ surface }) =>
      firstPersons.has(surface.replace(/'.*/, '')),
    );
    if (speaker < 0) return;
    const mark = { first: index - (before.length - speaker), last: index };
    const between = before.slice(speaker).map(({ surface }) => surface);
    if (between.some((surface) => future.has(surface))) plan.push(mark);
    else ownAction.push(mark);
  });
  return { ownAction, plan };
}

/** Whether a mark has a word of the question with a meaning of its own: who is asked about trust talks about trust. */
export const isAsked = (
  { answer, question }: { readonly answer: ReadText; readonly question: ReadText },
  { first, last }: Mark,
): boolean =>
  answer.words
    .slice(first, last + 1)
    .some(({ tokens }) =>
      tokens.some(({ key, kind }) => kind === 'content' && question.byKey.has(key)),
    );
