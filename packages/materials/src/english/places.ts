import type { MaterialKind } from '../kinds.ts';
import type { EnglishSentence } from './layout.ts';
import { isClass } from './lines.ts';
import { employerOf, thingOf } from './posts.ts';

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
  return name.length <= longestName && !/[[:@]|\d, |, .*\d/.test(name)
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
    const isSubject =
      subject.length <= 30 &&
      !isClass(subject) &&
      !activities.test(subject) &&
      !/\[|\d|^[A-Z]\d|[.!?]/.test(subject);
    const isHead = label === null && section === sentence.title;
    return isSubject && subject !== '' && !isHead ? subject : null;
  }
  if (kind !== 'cv' || post === null) return null;
  return thingOf(post, section) ?? employerOf(post);
}
