import { isClaimWordName, type Claim, type ClaimWordName, type ClaimWords } from '../claim.ts';
import { slot } from '../frames/frame.ts';
import { englishLeads } from '../frames/english-leads.ts';
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

/** What came of something is no remark on the pupil. */
export const englishLeadsFor = ({ type, words }: Claim, kind: MaterialKind): readonly string[] =>
  englishLeads[settingOf(words, kind)].filter(
    (lead) => type !== 'result' || !lead.includes('about you'),
  );

export function writeEnglish(
  text: string,
  words: ClaimWords,
  lead: string,
  kind: MaterialKind,
): string {
  const filled = text
    .replace('{lead}', lead)
    .replaceAll(slot, (_, name: string) =>
      name === 'paper' ? paperNames[kind] : isClaimWordName(name) ? wordOf(words, name) : '',
    );
  // A clause may end with "6 p.m." itself.
  const whole = filled
    .replaceAll(/(?<=\.[a-z]|\b(?:Ltd|Inc|Co|Corp|Ed))\.\.(?=[\s”])/g, '.')
    .replaceAll(/(?<=[!?])\.(?=”)/g, '');
  return whole[0]!.toUpperCase() + whole.slice(1);
}

/** Inside a quote, its own quotation marks are single ones. */
const wordOf = (words: ClaimWords, name: ClaimWordName) =>
  name === 'quote' || name === 'req'
    ? (words[name] ?? '').replaceAll(/[“"]([^“”"]*)[”"]/g, '‘$1’')
    : (words[name] ?? '');

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
