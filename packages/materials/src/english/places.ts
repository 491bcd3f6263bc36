import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import type { EnglishSentence } from './layout.ts';
import { employerOf, thingOf } from './posts.ts';
import { toReader } from './statements.ts';

const longestName = 40;

/** "STACKING CHAIR" is called "Stacking Chair". */
function projectName(project: string): string | null {
  const bare = (/["“]([^"”]{3,})["”]/.exec(project)?.[1] ?? project)
    .replace(/\s*\(.*$|\s[–—]\s.*$/, '')
    .trim();
  const name = /[a-z]/.test(bare)
    ? bare
    : bare
        .replaceAll(/[A-Z][A-Z'’]+/g, (word) => word[0]! + word.slice(1).toLowerCase())
        .replaceAll(/(?<= )(?:For|A|An|Of|The|And|In|On|To|At|With)(?= )/g, (word) =>
          word.toLowerCase(),
        );
  return name.length <= longestName && !name.includes('[')
    ? `${name.startsWith('The ') ? 'your' : 'the'} "${name}" project`
    : null;
}

/** The subjects of a school record that an activity has no name for. */
const activities =
  /\b(?:activit|autonomous|club|volunteer|career|opinion|remark|comment|general|homeroom|grade|term|semester|reading|award|attendance|result|behaviou?r|curricular|extra|tutor|report|summary|conduct|service|student|pupil|record|hope|goal|teacher|overall|project|leadership|communit|sports?$|other|conclusion|statement|recommendation)/i;

/** Where it was done, as a question may name it: the employer of a CV, the project of a portfolio, the subject of a record. */
export function placeOf(sentence: EnglishSentence, kind: MaterialKind): string | null {
  const { project, post, label, section } = sentence;
  if (kind === 'portfolio') return project === null ? null : projectName(project);
  if (kind === 'school-record') {
    const subject = (label ?? section ?? '')
      .replace(/^(?:Subject|Class|Course)\s?[:–-]\s*/, '')
      .replace(/\s*\([^()]*\)$/, '');
    const isSubject = subject.length <= 30 && !activities.test(subject) && !subject.includes('[');
    return isSubject && subject !== '' && section !== sentence.title ? subject : null;
  }
  if (kind !== 'cv' || post === null) return null;
  return thingOf(post, section) ?? employerOf(post);
}

/** "Since then I have worked as a clerk at Fern Books": where the rest of a paragraph took place. */
const employed =
  /\b(?:joined|(?:worked|work|job|intern|internship|placement|apprentice|apprenticeship|volunteer|volunteered|assistant|trainee|year|summer)\b[^.]{0,60}? (?:at|with|for)) ((?:the )?[A-Z][\w'’&-]+(?: (?:(?:of|and|the|&) )?[A-Z][\w'’&-]+){0,4})/;

/** "During a summer job at a small museum, …" */
const stayed =
  /^(?:During|In|On|For|After) (?:an?|my) [^,]{0,40}?\b(?:job|internship|placement|apprenticeship|exchange|traineeship) (?:at|with|in) ((?:an?|the|my) [^,]{3,40}),/;

/** "At Fern Books, where I have been a clerk since 2019, …" */
const host =
  /^At ((?:the )?[A-Z][\w'’&-]+(?: (?:(?:of|and|the|&) )?[A-Z][\w'’&-]+){0,4}),? (?:where\b|I\b)/;

export function createEmployers() {
  let block = -1;
  let place: string | null = null;
  return {
    of({ block: own, clean }: Sentence): string | null {
      if (own !== block) place = null;
      block = own;
      const known = place;
      const named =
        employed.exec(clean)?.[1] ??
        host.exec(clean)?.[1] ??
        toReader(stayed.exec(clean)?.[1] ?? '');
      if (named && named.length <= 40) place = named;
      return known && !clean.includes(known) ? known : null;
    },
  };
}
