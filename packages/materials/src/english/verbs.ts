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

export const gerundOf = (past: string): string =>
  irregular[past] ??
  (past.endsWith('ied') ? `${past.slice(0, -3)}ying` : `${past.slice(0, -2)}ing`);

/** cutting → cut, reducing → reduced, raising → raised. */
export const pastOfIng = (gerund: string): string =>
  pastOfGerund.get(gerund) ??
  (gerund.endsWith('ying') ? `${gerund.slice(0, -4)}ied` : `${gerund.slice(0, -3)}ed`);

/** Which pasts tell of which deed. The first that fits counts. */
const verbs: readonly (readonly [Deed | 'role' | 'lesson' | 'failure', RegExp])[] = [
  ['lesson', /^(?:learned|learnt|realised|realized|understood)$/],
  ['failure', /^(?:failed|missed|lost|struggled)$/],
  [
    'role',
    /^(?:led|managed|line-managed|headed|coordinated|supervised|oversaw|directed|chaired|captained)$/,
  ],
  ['survey', /^(?:interviewed|surveyed|polled|collected)$/],
  [
    'change',
    /^(?:redesigned|changed|switched|rearranged|rewrote|rebuilt|introduced|reduced|cut|lowered|raised|increased|improved|migrated|moved|replaced|automated|optimised|optimized|refactored|simplified|cleaned|restructured|shortened|saved|grew|halved|doubled|streamlined|boosted|modernised|modernized|tripled)$/,
  ],
  ['choose', /^(?:chose|selected|picked|opted)$/],
  ['train', /^(?:taught yourself)$/],
  ['find', /^(?:found|discovered|noticed|identified|detected|diagnosed|uncovered|traced|spotted)$/],
  ['propose', /^(?:proposed|suggested|recommended|argued|advocated)$/],
  ['present', /^(?:presented|explained|reported|published|spoke)$/],
  ['persuade', /^(?:persuaded|convinced|won over|negotiated|renegotiated|mediated|resolved)$/],
  [
    'study',
    /^(?:analysed|analyzed|measured|tested|compared|researched|studied|evaluated|calculated|modelled|examined|investigated|tracked|forecast)$/,
  ],
  [
    'help',
    /^(?:helped|taught|tutored|trained|supported|volunteered|coached|mentored|cared|assisted|looked after|nursed)$/,
  ],
  ['write', /^(?:wrote|drafted)$/],
  [
    'make',
    /^(?:built|created|developed|designed|made|implemented|launched|started|founded|drew|prepared|produced|shipped|set)$/,
  ],
  [
    'operate',
    /^(?:organised|organized|ran|hosted|held|planned|operated|worked|handled|maintained|delivered|sold|arranged|processed|kept)$/,
  ],
];

export const deedOf = (past: string) =>
  verbs.find(([, pattern]) => pattern.test(past))?.[0] ?? null;
