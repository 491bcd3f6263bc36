import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import { toReader } from './statements.ts';

/** Whole words: "Young Carers" and "Chartered Accountants" are in names of employers. */
const postNames =
  /\b(?:engineer|developer|specialist|assistant|manager|analyst|intern|designer|treasurer|consultant|officer|lead|teacher|tutor|researcher|volunteer|president|secretary|captain|coordinator|barista|clerk|nurse|chef|cook|driver|waiter|waitress|technician|accountant|auditor|editor|writer|translator|interpreter|architect|photographer|producer|receptionist|supervisor|director|associate|representative|agent|trainee|apprentice|operator|mechanic|electrician|pharmacist|doctor|therapist|lawyer|paralegal|librarian|instructor|coach|trainer|advis[eo]r|planner|buyer|fellow|scientist|chemist|worker|carer|stylist|artist|animator|illustrator|journalist|reporter|administrator|executive|founder|tester|programmer)\b/i;

/** "Sept 2021 – present", "2019" at the end of a heading: no employer. */
const dates =
  /[\s,|–—-]*\b(?:[A-Z][a-z]{2,8}\.? |\d{2}[./])?(?:19|20)\d{2}\b(?:\s?(?:[–—-]|to)\s?(?:(?:[A-Z][a-z]{2,8}\.? |\d{2}[./])?(?:19|20)\d{2}|[Pp]resent|[Nn]ow|[Cc]urrent)?)?\s*$/;

const longestName = 40;

const partNames =
  /\b(?:history|experience|employment|education|training|volunteering|career|work|service|skills|summary|profile|qualifications)\b/i;

/** "STACKING CHAIR" is called "Stacking Chair". */
function projectName(project: string): string | null {
  const bare = (/["“]([^"”]{3,})["”]/.exec(project)?.[1] ?? project).replace(/\s*\(.*$/, '').trim();
  const name = /[a-z]/.test(bare)
    ? bare
    : bare
        .replaceAll(/[A-Z][A-Z'’]+/g, (word) => word[0]! + word.slice(1).toLowerCase())
        .replaceAll(/(?<= )(?:For|A|An|Of|The|And|In|On|To|At|With)(?= )/g, (word) =>
          word.toLowerCase(),
        );
  return name.length <= 40 && !name.includes('[')
    ? `${name.startsWith('The ') ? 'your' : 'the'} "${name}" project`
    : null;
}

const organisations =
  /\b(?:Ltd|Limited|Inc|LLC|GmbH|Group|House|Trust|Centre|Center|School|College|University|Hospital|Clinic|Hotel|Theatre|Museum|Library|Council|Stables|Farm|Bakery|Studio|Studios|Agency|Society|Association|Bank|Foundation|Institute|Services|Solutions|Partners|Company|Co|Bakeries|Accountants|Solicitors|Architects|Consulting|Works|Mill|Nursery|Carers)\b/;

/** "Groom, Hollin Stables": of two names, the one that is no post. */
function employerIn(parts: readonly string[]): string | undefined {
  const [first, second] = parts.filter((part) => !postNames.test(part));
  if (first === undefined || second === undefined || parts.indexOf(second) > 1) return first;
  const isSecond = organisations.test(second) || (!first.includes(' ') && second.includes(' '));
  return isSecond && !organisations.test(first) ? second : first;
}

/** The employer of a CV, as a question may name it. */
export function placeOf(sentence: Sentence, kind: MaterialKind): string | null {
  const { section, project } = sentence;
  // "Coach (2020 - 2022): trained …": a label with its own years.
  const heading = /(?:19|20)\d{2}/.test(sentence.heading ?? '') ? sentence.heading : section;
  if (kind === 'portfolio' && project !== null) return projectName(project);
  if (kind === 'school-record' || heading === null || heading.includes('[')) return null;
  const named = heading.replace(/\(.*$/, '').replace(dates, '').trim();
  // "Fern Consulting (Engineer, Jan 2018 – Aug 2021)": the post and its dates stand behind the employer.
  const behind = /\(([^()]*)\)$/.exec(heading)?.[1] ?? '';
  if (/^[A-Z][^,]{2,40}, .*(?:19|20)\d{2}/.test(behind)) {
    const names = named.split(/\s*[,|–—]\s*/);
    const employer = (names.length > 1 ? employerIn(names) : names[0]) ?? '';
    return employer.length <= longestName && /^[A-Z]/.test(employer) ? employer : null;
  }
  const post = / of (the [A-Z][\w' ]+)$/.exec(named)?.[1];
  if (post) return post;
  const parts = named.split(/\s*[,|–—]\s*/).filter(Boolean);
  if (!/(?:19|20)\d{2}/.test(heading)) return null;
  const host = / (?:at|for|with) ((?:the )?[A-Z][\w'& ]{2,30})$/.exec(named)?.[1];
  if (host) return host;
  // "Low-cost water filter, final-year project": the name of a thing, not of an employer.
  const [title = ''] = parts;
  const isThing =
    !postNames.test(title) &&
    parts.slice(1).some((part) => /\b(?:project|thesis|prototype|hackathon)\b/i.test(part));
  if (isThing && parts.length > 1)
    return title.length <= 40
      ? `the "${title}" project`.replace(/ project" project$/i, '" project')
      : null;
  // A project stands alone, an employer beside a post.
  if (
    parts.length === 1 &&
    !partNames.test(named) &&
    /^[A-Z][\w' -]{2,24}$/.test(named) &&
    !postNames.test(named) &&
    !/^[A-Z][a-z]+(?:er|or|ist|ian|ant|ent|man|woman)$/.test(named)
  )
    return `the ${named} project`;
  if (parts.length < 2) return null;
  const place = employerIn(parts);
  return place && place.length <= longestName && /^[A-Z]/.test(place) ? place : null;
}

/** "Since then I have worked as a clerk at Fern Books": where the rest of a paragraph took place. */
const employed =
  /\b(?:joined|worked|work|job|intern|internship|placement|apprentice|apprenticeship|volunteer|volunteered|assistant|trainee|year|summer)\b(?:[^.]{0,60}? (?:at|with|for))? ((?:the )?[A-Z][\w'’&-]+(?: (?:(?:of|and|the|&) )?[A-Z][\w'’&-]+){0,4})/;

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
