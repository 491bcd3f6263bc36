/** What single lines of an English paper are. */

/** What is longer is a paragraph. */
const longestLine = 200;

export const bullet = /^\s*(?:[-–—*•·∙○●◦▪▷▶>]|\(?\d{1,2}[.)]|[a-z]\))\s+/;

const month =
  '(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.?,?\\s|(?:Spring|Summer|Autumn|Fall|Winter)\\s|\\d{1,2}[./])?';
const year = '(?:19|20)\\d{2}';
const open =
  '(?:[Pp]resent|[Nn]ow|[Cc]urrent(?:ly)?|[Tt]oday|[Oo]ngoing|[Tt]ill date|[Tt]o date|date|PRESENT|NOW|CURRENT)';
const range = `${month}${year}\\s?(?:–|—|-|~|to|until|till)\\s?(?:${month}(?:${year}|\\d{2}\\b)|${open})`;
const since = `(?:[Ss]ince|[Ff]rom) ${month}${year}`;
const datePatterns = [
  new RegExp(`[\\s,|(–—-]*(?:${range}|${since})[)]?(?:\\s?\\([^()]{2,30}\\))?`),
  new RegExp(`[\\s,|(–—-]+${month}${year}\\)?(?=\\s*$)`),
];

/** "Sept 2021 – present" in a line, with what separates it from the rest. null if there is none. */
export function datesIn(line: string): string | null {
  if (line.length > longestLine) return null;
  for (const pattern of datePatterns) {
    const found = pattern.exec(line)?.[0];
    if (found) return found;
  }
  return new RegExp(`^${month}${year}$`).test(line) ? line : null;
}

/** Whether a line has the dates of a post. A sentence with a year in it has none. */
export const hasDates = (line: string) => {
  const found = datesIn(line);
  if (found === null) return false;
  const rest = line
    .replace(found, '')
    .replace(/^(?:Period|Dates?|Duration)\s?:/, '')
    .replace(/^[\s:|–—-]+/, '');
  return (
    rest.length < 90 &&
    !/[.!?:] ?\S*[a-z]{3}|[.!?] (?:I|We|A) /.test(rest.replaceAll(/\b[A-Z]\w{0,3}\./g, ''))
  );
};

/** A page number, a line of the contents, a caption, an address of a letter, a signature. */
export const isApparatus = (line: string) => line.length <= longestLine && isAround(line);

const isAround = (line: string) =>
  /\.{5,}|(?:\. ){4,}|…{2,}/.test(line) ||
  /^\[?(?:Fig(?:ure)?s?|Plate|Pl|Photo|Image|Table)\.? ?\d/.test(line) ||
  /^[-–—\s]*(?:.*\b(?:page|p\.) ?\d+(?: ?(?:of|\/) ?\d+)?|\d+ ?(?:of|\/) ?\d+)[-–—\s]*$/i.test(
    line,
  ) ||
  /^(?:.*©.*|Dear .*[,:]?|Yours (?:sincerely|faithfully|truly),?|(?:Kind|Best|Warm) regards,?|Sincerely,?|RE: .*|Encs?: .*)$/.test(
    line,
  ) ||
  /^(?:Place|Date|Ref|Reference|Applicant|Position|Name|Name of \w+|School|Homeroom teacher|Teacher|Salary|Pay|Location|Hours|Contract|Closing date|Phone|Mob(?:ile)?|E-?mail|Address|Tel|Notice period|Date of birth|Father's name)\s*:/i.test(
    line,
  ) ||
  /^(?:Issued|Printed|Updated|Last updated) (?:on )?\d/.test(line) ||
  /^[^a-z]*@|\S+@\S+\.\w/.test(line);

/** "Client: …", "Area: 640 m²": what a portfolio says of a project before it tells of it. */
export const projectData =
  /^(?:Client|Practice|Year|Area|Cost|Budget|Status|Tutor|Supervisor|Director|Mark|Grade|Location|Site|Date|Duration|Platform|Engine|Medium|Materials|Dimensions|Team size|Team|Tools|Software|Stack|Role|My role|Photos?|Image|Caption|Credits?|Links?)\s?: /;

/** Parts of papers that list names: nothing in them was done. */
const names =
  /^(?:(?:technical |key |core |language |computer |professional |other |soft |it )*(?:skills?|languages?|technolog(?:y|ies)|tools|methods|software|computers?|competenc\w+)|(?:formal )?education|(?:mandatory |other |further )*(?:and other )?training|certificat\w*|licen[cs]es?|qualifications|accreditations?|registrations?|memberships?|interests|hobbies|references|referees|personal (?:details|data|information)|declaration|contact|attendance|press|clients|other|additional information)\b/i;
const endsWithNames =
  /\b(?:training|certificat\w+|licen[cs]es|qualifications|languages|skills|interests|hobbies|referees|references)$/i;
export const listsNames = (heading: string) =>
  names.test(heading.trim()) || endsWithNames.test(heading.trim());

/** Parts that every paper may have. */
const parts =
  /^(?:(?:(?:work|professional|relevant|teaching|clinical|industry|other|volunteer|voluntary|leadership|research|selected|previous|paid) )*(?:experience|employment|history|positions|work|works|projects?)(?: (?:history|experience|record))?|career(?: (?:history|summary|objective|profile|break))?|employment(?: history)?|(?:key )?achievements|(?:honou?rs and )?awards?(?: and \w+)?|(?:professional |personal |executive )?(?:profile|summary|statement|objective)|about(?: me)?|volunteering|voluntary work|community(?: \w+)?|activities|extracurricular(?: activities)?|publications|series|commissions|equipment|contents|teaching|workshops|talks|exhibitions|performances|shown|training|now|what i (?:do|offer|can do)|creative (?:experiential )?activities|reading|remarks by subject|cover(?:ing)? letter|personal statement|curriculum vitae|résumé|resume)$/i;

/** Whether a line names a part of a paper. */
export const isSection = (line: string) => {
  const bare = line
    .replace(/^(?:#{1,6}\s*|\d{1,2}[.)]\s*)/, '')
    .replace(/[,:]?\s*(?:19|20)\d{2}(?:\s?[–—-]\s?(?:\d{2,4}|now|present))?$/, '')
    .replace(/\s?[:：]-?$/, '')
    .trim();
  if (bare.length > 45 || /[.!?,|]/.test(bare)) return false;
  return (
    parts.test(bare) || (names.test(bare) && bare.split(' ').length <= 5 && !/\t| {2}/.test(bare))
  );
};

/** "Duties include:" below a post goes on with it. */
export const partOfPost =
  /^(?:(?:key |main |selected |some )?(?:duties|responsibilities|tasks|achievements|highlights|results|accomplishments)(?: included?)?)\s?[:：]?$/i;

/** A short line that is no sentence: a name, a title. */
export const isName = (text: string) =>
  text.length > 1 &&
  text.length <= 45 &&
  /^[A-Z0-9"“[]/.test(text) &&
  !/[.!?,;:@|]$|\d{5}|[@]|\t/.test(text) &&
  !/^(?:I|We|My|Our|It|There|This|You)\b/.test(text);

/** "01  STACKING CHAIR", "PROJECT 2: Night bus", "## Night bus", "NIGHT BUS — an app": the name of a project. */
export function projectIn(line: string): string | null {
  if (line.length > longestLine) return null;
  const bare = line.replace(/^#{1,6}\s*/, '').trim();
  const numbered =
    /^(?:(?:PROJECT|Project|WORK|Work|Case study|CASE STUDY)\b\s*\d{0,2}\s*[.:)\]/–—-]?|\d{1,2}[.)]?(?=\s{2,}|\s?[/|–—]|\s+[A-Z"]))[\s/|–—-]*([^\s/|–—-].{2,60})$/.exec(
      bare,
    )?.[1];
  if (numbered && !/[.?]$/.test(numbered)) return numbered.trim();
  // "Night Bakers, 2022–23"
  const dated =
    /^([A-Z][^.,|:]{2,40}),? \(?(?:19|20)\d{2}(?:\s?[–—-]\s?(?:\d{2,4}|now|present|ongoing))?\)?$/.exec(
      bare,
    )?.[1];
  if (dated && !isSection(dated)) return dated;
  if (/[.?,;:]$|@|\||(?:19|20)\d{2}/.test(bare) || bare.length > 60) return null;
  if (line.startsWith('#')) return bare.length >= 3 ? bare : null;
  // A name in capitals, and what it is behind a dash.
  const capitals = /^(["“]?[A-Z][A-Z0-9'’!&, -]{3,40}["”]?)(?:\s[–—-]\s.{3,40})?$/.exec(bare)?.[1];
  const quoted = /^((?:[A-Z]+ )*["“][^"”]{3,30}["”])\s[–—-]\s.{3,40}$/.exec(bare)?.[1];
  return (capitals ?? quoted)?.trim() ?? null;
}

type Label = { readonly name: string; readonly length: number; readonly isSure: boolean };

/** "Physics I:", "Club (32 h)⇥", "EDUCATION  ", before the text of a line. */
export function labelOf(text: string): Label | null {
  const line = text.slice(0, longestLine);
  const column =
    /^([A-Z][A-Za-z0-9 .&/()-]{1,34}?)\s*(?:\t+|\s{3,})(?:\d+\s*(?:h|hours)?\t+\s*)?(?=\S{2})/.exec(
      line,
    );
  if (column && /[a-z]{2}.* .* .* /.test(line.slice(column[0].length)))
    return { name: labelName(column[1]!), length: column[0].length, isSure: true };
  const capitals = /^([A-Z][A-Z &/]{2,24})\s{2,}(?=\S{2})/.exec(line);
  if (capitals) return { name: capitals[1]!.trim(), length: capitals[0].length, isSure: true };
  const colon = /^([A-Z][\w'’&/()+ -]{1,38}?)\s?:\s+(?=\S)/.exec(line);
  if (
    colon &&
    !/\b(?:I|we|is|are|was|were|have|had|to)\b/.test(colon[1]!.replace(/ I$/, '')) &&
    colon[1]!.split(' ').length <= 5
  )
    return { name: labelName(colon[1]!), length: colon[0].length, isSure: false };
  // "Economics - She explained …"
  const dash = /^([A-Z][\w &]{2,28}) [-–—] (?=(?:She|He|[A-Z][a-z]+ed|[A-Z][a-z]+s)\b)/.exec(line);
  if (dash) return { name: dash[1]!, length: dash[0].length, isSure: true };
  const term = /^\(([^()]{2,40}\bclub|[^()]{1,12}(?:term|semester|year|grade))\)\s+(?=\S)/i.exec(
    line,
  );
  return term
    ? { name: /club$/i.test(term[1]!) ? term[1]! : '', length: term[0].length, isSure: true }
    : null;
}

/** "XII", "XI & XII", "Y10", "Form Five": the year of a pupil, and no subject. */
export const isClass = (name: string) =>
  /^(?:(?:Std|Standard|Class|Year|Grade|Form|Sem|Semester|Term|Stage|Level)\.? )?(?:[IVX]+|[A-Z]{0,2}\d{1,2}(?:st|nd|rd|th)?|One|Two|Three|Four|Five|Six)(?: ?(?:&|and|to|[-–/]) ?(?:[IVX]+|\d{1,2}))?(?: (?:grade|year|form|term|semester|class))?$/i.test(
    name,
  );

const labelName = (name: string) => name.replace(/\s*\([^()]*\)\s*$/, '').trim();
