import { datesIn, isSection } from './lines.ts';

/** Words of posts, whole: "Young Carers" and "Chartered Accountants" are in names of employers. */
export const postWords =
  'technologist|mason|improver|in-charge|incharge|roofer|tailor|butcher|attendant|assembler|machinist|instrumentalist|surgeon|vet|dentist|physician|registrar|engineer|developer|specialist|assistant|manager|analyst|intern|designer|treasurer|consultant|officer|lead|leader|teacher|tutor|researcher|volunteer|president|secretary|captain|coordinator|co-ordinator|barista|baker|clerk|nurse|midwife|chef|cook|driver|waiter|waitress|server|bartender|technician|tech|accountant|bookkeeper|auditor|editor|writer|translator|interpreter|architect|photographer|producer|receptionist|supervisor|director|associate|representative|rep|agent|trainee|apprentice|operator|operative|mechanic|electrician|plumber|carpenter|joiner|welder|fitter|painter|pharmacist|dispenser|doctor|therapist|physiotherapist|lawyer|solicitor|paralegal|librarian|instructor|coach|trainer|advis[eo]r|planner|buyer|fellow|scientist|chemist|worker|labou?rer|carer|caregiver|stylist|hairdresser|artist|animator|illustrator|journalist|reporter|administrator|executive|founder|tester|programmer|cashier|selector|picker|packer|handler|porter|cleaner|caretaker|janitor|gardener|groom|ranger|guide|guard|warden|steward|host|hostess|member|chair|head|keeper|holder|counter|inspector|surveyor|estimator|foreman|sales|merchandiser|marketer|strategist|recruiter|practitioner|paramedic|firefighter|constable|curator|conservator|archivist|musician|conductor|performer|freelance|self-employed|placement|internship|traineeship|apprenticeship';
const postNames = new RegExp(`\\b(?:${postWords})s?\\b`, 'i');

const longestName = 40;

const organisations =
  /\b(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|Pvt|GmbH|AG|Corp|Corporation|Group|House|Trust|Centre|Center|School|Academy|Primary|College|University|Hospital|Infirmary|Surgery|Clinic|Pharmacy|Hotel|Inn|Restaurant|Cafe|Café|Kitchen|Theatre|Museum|Gallery|Library|Council|County|Department|Stables|Farm|Farms|Bakery|Brewery|Studio|Studios|Agency|Society|Association|Union|Bank|Foundation|Institute|Services|Solutions|Systems|Partners|Company|Co|Bakeries|Accountants|Solicitors|Architects|Consulting|Works|Mill|Nursery|Carers|Logistics|Distribution|Storage|Stores|Superstores|Motors|Airlines|Railways|Construction|Builders|Engineering|Media|Press|Books|Foods|Labs|Laboratories|Insurance|Technologies|Software|Charity|Church|Club|Park|Parks|Garage|Salon|Charity|Homes?|Properties|Estates|Sons?|Brothers|Bros|Industries|Plant|Stone|Lifts|Hospice|Polytechnic|Distillery|Controls)\b/;

/** No employer: a place in a list of addresses, a team, a grade. */
const isNone = (part: string) =>
  !/^(?:the )?[A-Z]/.test(part) ||
  part.length > longestName ||
  part.length < 2 ||
  part.includes('[') ||
  /^[A-Z]{2}$|\d{4}| \d{1,2}$|^(?:Same|Band|Grade|Level|Ward|Team|Unit|Full|Part|Remote|Contract|Temporary|Permanent|Seasonal|Various)\b|^(?:Operations|Sales|Marketing|Finance|Retail|Production|Nights?|Days|Adult|General|HR|IT|R&D)$|\b(?:Region|Division|Department|Shift|Medicine|Surgical)$/.test(
    part,
  );

const partsOf = (line: string) =>
  line
    .replace(datesIn(line) ?? '', '')
    .replace(/^[\s:|–—-]+|^\d{1,2}[.)]\s+/, '')
    .replaceAll(/\s*\([^()]*\)?/g, ' ')
    .split(/\s*(?:,|\t|\||·|\s[–—-]\s|\s{2,})\s*/)
    .map((part) => part.trim())
    .filter(Boolean);

/** "PRESENT EMPLOYER", "Designation : Engineer": a label, and no name. */
const isLabel = (part: string) =>
  isSection(part) ||
  part.includes(':') ||
  /\b(?:employers?|employment|experience|designation|position|responsibilities|duties|history|career|company name)\b/i.test(
    part,
  );

/** "KAVERI HOSPITAL" is spoken as "Kaveri Hospital". */
const spoken = (name: string) =>
  /[a-z]/.test(name) || name.length < 6
    ? name
    : name.replaceAll(/[A-Z][A-Z'’]{2,}/g, (word) => word[0]! + word.slice(1).toLowerCase());

/** "Fern Hospital", "Lowe & Sons", "Rope & Canvas": a name that only an organisation has. */
const isOrganisation = (part: string) =>
  (organisations.test(spoken(part)) ||
    /^(?:M\/s |[A-Z][\w.’']*(?: [A-Z][\w.’']*)* & [A-Z])/.test(part)) &&
  !new RegExp(`\\b(?:${postWords})$`, 'i').test(part) &&
  part.includes(' ');

/** "Treasurer of the Millbridge Food Bank": the name stands behind the office. */
const officeOf = new RegExp(`^(?:[\\w-]+ )?(?:${postWords}) (?:of|at|for) (?=(?:the )?[A-Z])`, 'i');

/** The employer of a post, from the lines that name it. null if that is not certain. */
export function employerOf(post: readonly string[]): string | null {
  const lines = post
    .map((line) =>
      partsOf(line)
        .map((part) => part.replace(officeOf, ''))
        .filter((part) => !isLabel(part)),
    )
    .filter((parts) => parts.length > 0);
  const known = lines.flat().find((part) => isOrganisation(part) && !isNone(part));
  if (known !== undefined) return spoken(known).replace(/^M\/s /, '');
  const host = / (?:at|for|with) ((?:the )?[A-Z][\w'’& ]{2,30})$/.exec(
    lines[0]?.join(', ') ?? '',
  )?.[1];
  if (host && lines.length <= 2) return host;
  // The post on one line and a name on the other, or a name and a post between bars.
  const titled = lines.filter((parts) => isPost(parts[0]!) || parts.slice(1).some(isPost));
  const [others, ...more] = lines.filter((parts) => !titled.includes(parts));
  const [name] =
    titled.length === 1 && others !== undefined && more.length === 0
      ? others
      : lines.length === 1 && post.some((line) => line.includes('|')) && titled.length === 1
        ? lines[0]!
        : [];
  return name && name.includes(' ') && !isPost(name) && !isNone(name) ? spoken(name) : null;
}

/** A name that stands first may be a trade that no list has: "Rigger". A town may sound like one as well. */
const isPost = (part: string) =>
  isTitle(part) ||
  (/^[A-Z][a-z]+$/.test(part) &&
    /(?:[^aeiou]er|or|ist|ian)$/.test(part) &&
    !organisations.test(part));

const isTitle = (part: string) => postNames.test(part) && !organisations.test(part);

/** "Low-cost water filter, final-year project (2020)", "OpenTransit (2021)": the name of a thing, not of an employer. */
export function thingOf(post: readonly string[], section: string | null): string | null {
  const [line = ''] = post;
  const parts = partsOf(line);
  const [name = ''] = parts;
  if (post.length > 1 || isPost(name) || name.length > longestName || name.includes('['))
    return null;
  if (/^(?:\w+ )?projects?\b/i.test(section ?? '') && parts.length <= 2)
    return `the "${name}" project`;
  if (parts.slice(1).some((part) => /\b(?:project|thesis|prototype|hackathon)\b/i.test(part)))
    return `the "${name}" project`.replace(/ project" project$/i, '" project');
  return null;
}
