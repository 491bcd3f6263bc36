import { isClaimWordName, type Claim, type ClaimWords } from '../claim.ts';
import { slot } from '../frames/frame.ts';
import { englishLeads, englishOpenings, englishQuotes } from '../frames/english-leads.ts';
import type { MaterialKind } from '../kinds.ts';

const paperNames: { readonly [kind in MaterialKind]: string } = {
  'cover-letter': 'letter',
  'school-record': 'school record',
  cv: 'CV',
  portfolio: 'portfolio',
  'job-ad': 'ad',
};

const isProject = ({ place }: ClaimWords) => place?.endsWith(' project') === true;

const settingOf = (words: ClaimWords, kind: MaterialKind): keyof typeof englishLeads => {
  if (kind === 'school-record') return words.place === undefined ? 'record' : 'subject';
  return words.place === undefined ? 'own' : isProject(words) ? 'project' : 'placed';
};

export function englishLeadsFor({ words }: Claim, kind: MaterialKind): readonly string[] {
  const leads = (words.did === undefined ? englishQuotes : englishLeads)[settingOf(words, kind)];
  // "In Physics in a debate you …" has one place too many.
  const isPlaced = /^(?:in|at|during|on|for|as|after) /.test(words.did ?? '');
  const others = leads.filter((lead) => !/\b[Ii]n \{place\},? \{did\}/.test(lead));
  return isPlaced && others.length > 0 ? others : leads;
}

/** What is said before a question that quotes the paper without a lead. */
export function englishOpeningsFor({ words }: Claim, kind: MaterialKind): readonly string[] {
  const setting = settingOf(words, kind);
  return setting === 'own' ? [] : englishOpenings[setting];
}

export function writeEnglish(
  text: string,
  words: ClaimWords,
  lead: string,
  kind: MaterialKind,
): string {
  const filled = text
    .replace('{lead}', lead)
    .replaceAll(slot, (_, name: string) =>
      name === 'paper' ? paperNames[kind] : isClaimWordName(name) ? (words[name] ?? '') : '',
    );
  // A clause may end with "6 p.m." itself.
  const whole = filled
    .replaceAll(/(?<=\.[a-z]|\b(?:Ltd|Inc|Co|Corp|Ed))\.\.(?=[\s”])/g, '.')
    .replaceAll(/(?<=[!?])\.(?=”)/g, '');
  return whole[0]!.toUpperCase() + whole.slice(1);
}

const stopWords = new Set(
  'the and for that with from this have was were are our your their they them which into not but also when what who how why had has its his her than then more most over after before about because been being would could should while each every some any all can did does just only very make made using used two three four five six first last week weeks month months year years name phone email address school'.split(
    ' ',
  ),
);

/** Words of a text that an answer about it may have. */
export const englishContentWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 && word.length <= 16 && !stopWords.has(word));
