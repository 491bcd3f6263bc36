import { deedOf, isPast, pastOfIng } from './verbs.ts';

/** Nouns that a line of a list begins with, and the verbs that they stand for: "Design of …". */
const nominal: Readonly<Record<string, string>> = {
  design: 'Designed',
  redesign: 'Redesigned',
  development: 'Developed',
  implementation: 'Implemented',
  creation: 'Created',
  organisation: 'Organised',
  organization: 'Organized',
  management: 'Managed',
  coordination: 'Coordinated',
  analysis: 'Analysed',
  evaluation: 'Evaluated',
  preparation: 'Prepared',
  migration: 'Migrated',
  introduction: 'Introduced',
  supervision: 'Supervised',
  maintenance: 'Maintained',
  optimisation: 'Optimised',
  optimization: 'Optimized',
  automation: 'Automated',
  production: 'Produced',
  translation: 'Translated',
  presentation: 'Presented',
};

const irregularBases: Readonly<Record<string, string>> = {
  lead: 'led',
  build: 'built',
  write: 'wrote',
  run: 'ran',
  teach: 'taught',
  make: 'made',
  sell: 'sold',
  hold: 'held',
  set: 'set',
  cut: 'cut',
  grow: 'grew',
  oversee: 'oversaw',
  speak: 'spoke',
  find: 'found',
  choose: 'chose',
  win: 'won',
  draw: 'drew',
  plan: 'planned',
  take: 'took',
  give: 'gave',
  keep: 'kept',
  get: 'got',
  do: 'did',
  look: 'looked',
  put: 'put',
  drive: 'drove',
  feed: 'fed',
  meet: 'met',
  bring: 'brought',
  buy: 'bought',
  send: 'sent',
  read: 'read',
  spend: 'spent',
  stand: 'stood',
  deal: 'dealt',
  ring: 'rang',
  ride: 'rode',
  help: 'helped',
};

const posts =
  /^(?:co-|vice[- ])?(?:captain|president|treasurer|secretary|chair|head|founder|editor)\b.*? (?:of|at|for) /i;
/** One of several: "a member of". */
const places =
  /^(?:volunteer|member|organiser|organizer|leader|coordinator|team lead|preceptor|mentor|tutor|coach|supervisor)\b.*? (?:of|at|for|to) /i;

/** Rewrites a phrase of a list as a clause with a past: "Responsible for the budget" → "Were responsible for the budget". */
export function clauseOfItem(item: string): string {
  const text = item.replace(/\s*\([^()]*\)\s*$/, '');
  const [first = '', second = ''] = text.split(' ');
  const word = first.toLowerCase();
  if (/^(?:responsible for|in charge of)\b/i.test(text)) return `Were ${lowered(text)}`;
  const verb = nominal[word];
  if (verb && second === 'of') return `${verb} ${text.split(' ').slice(2).join(' ')}`;
  if (posts.test(text)) return `Were ${lowered(text)}`;
  if (places.test(text)) return `Were ${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${lowered(text)}`;
  if (isPast(word)) return text;
  if (/^[a-z]{3,}ing$/.test(word) && deedOf(pastOfIng(word)) !== null)
    return `${capital(pastOfIng(word))}${text.slice(first.length)}`;
  // "Head Coach", "Lead Designer": a title.
  if (
    /^(?:head|lead|chief|coach|chair|support|research|design|plan)$/.test(word) &&
    /^[A-Z][a-z]/.test(second)
  )
    return text;
  const past = pastOfBase(word);
  return past !== null && !/^(?:engineer|developer|designer|author|of)$/.test(second.toLowerCase())
    ? `${capital(past)}${text.slice(first.length)}`
    : text;
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const lowered = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text[0]!.toLowerCase() + text.slice(1);

/** Lead → led, Manage → managed. null for a word that is no known verb. */
export function pastOfBase(word: string): string | null {
  const irregular = irregularBases[word];
  if (irregular) return irregular;
  const pasts = [`${word}ed`, `${word}d`, word.replace(/y$/, 'ied'), `${word}${word.at(-1)}ed`];
  return pasts.find((past) => past !== word && deedOf(past) !== null) ?? null;
}

/** Whether a word is the base of a known verb. */
export const isVerbForm = (word: string) => pastOfBase(word) !== null;
