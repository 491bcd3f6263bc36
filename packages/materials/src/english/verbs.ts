import type { Deed } from '../claim.ts';

/** Irregular pasts with their -ing forms. */
const irregular: Readonly<Record<string, string>> = {
  built: 'building',
  led: 'leading',
  wrote: 'writing',
  taught: 'teaching',
  began: 'beginning',
  ran: 'running',
  won: 'winning',
  found: 'finding',
  made: 'making',
  grew: 'growing',
  sold: 'selling',
  chose: 'choosing',
  took: 'taking',
  gave: 'giving',
  held: 'holding',
  kept: 'keeping',
  set: 'setting',
  cut: 'cutting',
  rose: 'rising',
  fell: 'falling',
  brought: 'bringing',
  spoke: 'speaking',
  met: 'meeting',
  sat: 'sitting',
  drew: 'drawing',
  spent: 'spending',
  oversaw: 'overseeing',
  rewrote: 'rewriting',
  rebuilt: 'rebuilding',
  drove: 'driving',
  put: 'putting',
  got: 'getting',
  learnt: 'learning',
  understood: 'understanding',
  saw: 'seeing',
  went: 'going',
  shot: 'shooting',
  sent: 'sending',
  read: 'reading',
  forecast: 'forecasting',
  lost: 'losing',
  did: 'doing',
  had: 'having',
  became: 'becoming',
  broke: 'breaking',
  bought: 'buying',
  caught: 'catching',
  dealt: 'dealing',
  fought: 'fighting',
  sang: 'singing',
  threw: 'throwing',
  were: 'being',
  stood: 'standing',
  rang: 'ringing',
  flew: 'flying',
  rode: 'riding',
  swam: 'swimming',
  fed: 'feeding',
  laid: 'laying',
  slept: 'sleeping',
  wove: 'weaving',
  knitted: 'knitting',
  planned: 'planning',
  quit: 'quitting',
  left: 'leaving',
  paid: 'paying',
  showed: 'showing',
  outsold: 'outselling',
  redrew: 'redrawing',
  bound: 'binding',
  shrank: 'shrinking',
  lent: 'lending',
  split: 'splitting',
} satisfies Record<string, string>;
const pastOfGerund = new Map(Object.entries(irregular).map(([past, gerund]) => [gerund, past]));

/** Words in -ed that are no verbs at the start of a clause. */
const notVerbs = new Set([
  'need',
  'seed',
  'speed',
  'indeed',
  'hundred',
  'red',
  'used',
  'based',
  'related',
  'interested',
  'experienced',
  'dedicated',
  'motivated',
  'skilled',
  'detailed',
  'advanced',
  'limited',
  'embed',
  'united',
]);

export const isPast = (word: string) =>
  word in irregular || (/^[a-z-]{2,}ed$/.test(word) && !notVerbs.has(word));

/** cutting → cut, reducing → reduced, raising → raised. */
export const pastOfIng = (gerund: string): string =>
  pastOfGerund.get(gerund) ??
  (gerund.endsWith('ying') ? `${gerund.slice(0, -4)}ied` : `${gerund.slice(0, -3)}ed`);

const pasts = (words: string) => new Set(words.trim().split(/\s+/));

/** Which pasts tell of which deed. The first that fits counts. */
const verbs: readonly (readonly [Deed | 'role' | 'lesson' | 'failure', ReadonlySet<string>])[] = [
  ['lesson', pasts('learned learnt realised realized understood')],
  [
    'failure',
    pasts(
      'failed missed lost struggled ruined spoiled spoilt damaged misread miscounted overlooked',
    ),
  ],
  [
    'role',
    pasts(
      'led managed line-managed co-led headed coordinated co-ordinated supervised oversaw directed chaired captained',
    ),
  ],
  ['survey', pasts('interviewed surveyed polled collected')],
  [
    'change',
    pasts(
      `redesigned changed switched rearranged rewrote rebuilt introduced reduced cut lowered raised increased improved migrated
      replaced automated optimised optimized refactored simplified cleaned restructured shortened saved grew halved doubled
      streamlined boosted modernised modernized tripled reorganised reorganized revised upgraded updated converted trimmed
      digitised digitized standardised standardized consolidated overhauled reworked renovated restored eliminated expanded
      extended revived renewed reformatted relaid redrew shrank split merged`,
    ),
  ],
  ['choose', pasts('chose selected picked opted')],
  [
    'find',
    pasts(
      'found discovered noticed identified detected diagnosed uncovered traced spotted recognised recognized',
    ),
  ],
  ['propose', pasts('proposed suggested recommended argued advocated pitched campaigned lobbied')],
  ['present', pasts('presented explained reported published spoke demonstrated lectured')],
  ['persuade', pasts('persuaded convinced negotiated renegotiated mediated resolved')],
  [
    'study',
    pasts(
      `analysed analyzed measured tested compared researched studied evaluated calculated modelled modeled examined
      investigated tracked forecast audited assessed reviewed counted inspected observed sampled mapped weighed monitored
      checked recorded documented catalogued cataloged estimated`,
    ),
  ],
  [
    'help',
    pasts(
      `helped taught tutored trained supported volunteered coached mentored cared assisted nursed guided advised counselled
      counseled onboarded instructed`,
    ),
  ],
  ['write', pasts('wrote drafted authored edited compiled translated')],
  [
    'make',
    pasts(
      `built created developed designed made implemented launched started founded drew prepared produced shipped set
      programmed coded constructed assembled crafted composed filmed installed established initiated pioneered devised
      invented fabricated sewed painted carved engineered prototyped planted knitted printed sculpted wired welded cast`,
    ),
  ],
  [
    'operate',
    pasts(
      `organised organized ran hosted held planned operated worked handled maintained delivered sold arranged processed kept
      administered conducted performed executed ordered scheduled supplied served opened dispatched packed catered booked
      staffed serviced`,
    ),
  ],
  [
    'do',
    pasts(
      `repaired fixed corrected liaised collaborated contributed participated represented removed recruited hired promoted
      secured won brought carried walked followed marked answered attended responded dealt stood stepped acted applied
      completed achieved earned exceeded generated gave fundraised drove rode rang practised practiced rehearsed cooked
      baked grew cultivated harvested milked fed groomed treated dressed loaded unloaded lifted stacked sorted filed
      greeted welcomed escalated reconciled invoiced balanced billed posted photographed covered provided ensured
      enforced implemented integrated configured deployed debugged validated verified certified approved authorised
      authorized enabled facilitated moderated judged refereed translated interpreted transcribed digitised archived
      sourced purchased procured drilled mixed moulded sanded polished cleaned sterilised sterilized dispensed administered vaccinated
      scanned listened shadowed toured travelled traveled moved joined transferred began asked spent visited decided
      took put left closed`,
    ),
  ],
];

export const deedOf = (past: string) => verbs.find(([, words]) => words.has(past))?.[0] ?? null;

/** Verbs that need no object: "Moved to the night shift" has the writer as its subject. */
const intransitives = pasts(
  `worked moved stepped stood started began participated volunteered responded liaised collaborated helped assisted
  contributed dealt acted served stayed travelled traveled presented reported spoke looked applied campaigned switched
  performed lectured taught succeeded excelled specialised specialized focused focussed progressed rose grew ran
  competed played sang danced cared listened interned trained went came led won lobbied shadowed argued decided
  negotiated succeeded mediated coped opted sat drove rode walked swam toured practised practiced rehearsed joined
  learned learnt advised wrote read lived kept consulted partnered interfaced communicated operated cooked`,
);

/** "Picked to train on the till", "Shown in the town hall": somebody else did, unless the verb needs no object. */
export const isPassive = (first: string, second: string) =>
  /^(?:to|for|by|as|in|at|on|with|from|into|among)$/.test(second) &&
  /(?:ed|en|wn|ne|ld|ht|de)$/.test(first) &&
  !intransitives.has(first) &&
  first !== 'set';

/** Forms with "have" that may stand alone in a list, "Written all the manuals", and their pasts. */
const participles: Readonly<Record<string, string>> = {
  done: 'completed',
  undertaken: 'completed',
  written: 'wrote',
  given: 'gave',
  taken: 'took',
  driven: 'drove',
  spoken: 'spoke',
  drawn: 'drew',
  grown: 'grew',
  chosen: 'chose',
  shown: 'showed',
  overseen: 'oversaw',
  seen: 'saw',
  begun: 'began',
};
export const isParticiple = (word: string) => word in participles;
export const pastOfParticiple = (word: string) => participles[word] ?? word;
