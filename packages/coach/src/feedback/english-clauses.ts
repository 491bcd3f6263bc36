import { irregularPasts } from '../lexicon/english.ts';
import { onceForEach } from '../once-for-each.ts';
import type { ReadText } from '../text/read-text.ts';

/** An English clause has somebody or something, a verb behind it, and no word at its end that needs another one. */
export function isEnglishClause({ words }: ReadText, told: readonly number[]): boolean {
  const said = told.map((word) => words[word]!.surface.replace('’', "'"));
  if (needsMore.has(said.at(-1)!) || shortened.test(said.at(-1)!)) return false;
  const subject = said.findIndex((word) => subjects.test(word));
  const verb = said.findIndex((word, place) => place > 0 && isVerb(word));
  // "Busan it was summer": the first word belongs to what was said before.
  if (subject === 1 && !beforeSubjects.test(said[0]!)) return false;
  // "Twenty months, and so found": the verb belongs to a subject that is not there.
  if (said.slice(0, Math.max(0, verb)).includes('and') && (subject < 0 || subject > verb))
    return false;
  if (contracted.test(said[0]!) || verb > 0) return verb < latestVerb;
  return subject >= 0 && subject < latestVerb && subject < said.length - 2;
}

const beforeSubjects =
  /^(now|then|later|first|second|third|today|yesterday|anyway|so|maybe|usually|sometimes|here|what|how|why|if|i|we)$|'|ly$/;

/** The verb of a clause comes early; a later one belongs to another clause. */
const latestVerb = 8;

const isVerb = (word: string) =>
  auxiliaries.test(word) ||
  contracted.test(word) ||
  /[a-z]{2}ed$/.test(word) ||
  irregularPasts.has(word);

const subjects = /^(i|we|you|they|he|she|it|this|that|there|people|everyone|everybody|nobody)$/;
const contracted = /^(i|we|you|they|he|she|it|that|there|who|what)'(m|d|ll|ve|re|s)$|n't$/;
const auxiliaries =
  /^(is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|should|must|may|might|means|makes|takes|gets|goes|comes|needs|gives|keeps|says|wants|works|depends)$/;

/** English words that something has to follow. */
const needsMore = new Set(
  "a an the to of in on at for with from by about into than as or and but so because cause if when while whether before after until since that which who whom whose what how why where my our your their his her its is was were are am be been being i i'd i'll i'm i've we they he she not very more most some any this these those would could should can will must do does did have has had said say says told like soon just also really only even every each one two three".split(
    ' ',
  ),
);

/** "because an hour's": a shortened verb needs another word, too. */
const shortened = /'(s|re|ll|ve|d|m)$/;

/** English words that begin a new clause. */
const clauseOpeners = new Set(
  'but because when whenever while then which although though if since until unless whereas'.split(
    ' ',
  ),
);
/** They begin a clause only if its subject or its verb follows. */
const joiners = new Set(['and', 'so', 'or', 'before', 'after', 'as']);
const clauseBeginnings =
  /^(i|we|you|they|he|she|it|this|that|there|then|my|our|people|everyone)('|$)/;
/** English words that `I` or `we` belong to. */
const leading = new Set(
  'what that which who if when while because than as how where why and but so then i we whether before after until think know mean guess say thing things way one time everything all day first part reason person people place the a my our'.split(
    ' ',
  ),
);

/** So many words without a full stop are speech without punctuation. */
const unstopped = 40;
const isPunctuated = onceForEach(
  ({ raw, words }: ReadText) => (raw.match(/[.?!]/g)?.length ?? 0) >= words.length / unstopped,
);

/** Whether the word behind this one begins another English clause. */
export function beginsEnglishClause(text: ReadText, index: number, between: string): boolean {
  const { raw, words } = text;
  const word = words[index]!;
  const next = words[index + 1]!;
  const behind = words[index + 2]?.surface ?? '';
  if (clauseOpeners.has(next.surface)) return !leading.has(word.surface);
  if (joiners.has(next.surface))
    return (
      clauseBeginnings.test(behind) ||
      (next.surface === 'and' && (/[a-z]{2}ed$/.test(behind) || irregularPasts.has(behind)))
    );
  if (between.includes(','))
    return (
      !next.surface.startsWith(word.surface) &&
      (clauseBeginnings.test(next.surface) || /^(not|with|who)$/.test(next.surface))
    );
  if (isPunctuated(text)) return false;
  // Without punctuation, a capital letter is the only sign of a new sentence; a name behind it is cut off at worst.
  const isCapital = (at: number) => raw[at] !== raw[at]!.toLowerCase();
  if (isCapital(next.start) && !isCapital(word.start) && !/^i('|$)/.test(next.surface)) return true;
  return /^(i|we)('|$)/.test(next.surface) && !leading.has(word.surface);
}
