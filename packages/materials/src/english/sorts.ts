import type { Deed } from '../claim.ts';
import { deedOf } from './verbs.ts';

/** What a clause tells of: a sort of deed, a role, a post, or something that failed. */
export type Sort = Deed | 'role' | 'post' | 'failure';

/** Verbs of which there is nothing to ask, or that tell of no deed. */
const quietVerbs =
  /^(?:were|had|felt|thought|wanted|saw|went|came|received|applied|graduated|bought|lived|enjoyed|liked|loved|believed|hoped|needed|knew|became|got|earned|stayed|tried|said|told|passed|returned|heard|wished|remembered|became|rose|fell|sat|met|could|would|will|can|am|have|do|is|are|been|seen|attached|enclosed|read|watched)$/;

const people =
  /\b(?:team|teams|group|students|engineers|members|people|volunteers|club|colleagues|interns|staff|class)\b/;

/** What is written or published, but is no text. */
const software =
  /^you \w+ (?:\S+ ){0,4}?(?:scripts?|code|programs?|programmes?|software|tests?|quer(?:y|ies)|macros?|plugins?|apps?|games?|librar(?:y|ies)|packages?|tools?|parsers?|bots?)\b/;

const texts =
  /\b(?:reports?|articles?|papers?|guides?|essays?|letters?|manuals?|handbooks?|texts?|stor(?:y|ies)|posts?|columns?|reviews?|proposals?|thesis|polic(?:y|ies)|statements?|newsletters?|poems?|books?|leaflets?|instructions|procedures?|notes?|minutes)\b/;

const asked =
  /\b(?:people|customers?|users?|students?|visitors?|residents?|staff|respondents?|questionnaires?|patients?|teachers?|families|parents|members|households|owners|colleagues|guests|clients|readers|farmers|children|workers|answers|responses|opinions|interviewed)\b/;

/** "I refused and the guest had to wait": refused what? */
export const lacksObject = /^(?:I|you) \w+ (?:and|but|so) (?:the|an?|they|it|I|my|you|he|she)\b/;

/** Phrases that mean something else than their verb, as clauses in the past. null: there is nothing to ask. The first that fits counts. */
const phrases: readonly (readonly [Sort | null, RegExp])[] = [
  [null, /^you were (?:nominated|shortlisted|invited)\b/],
  [
    'chosen',
    /^you were (?:asked|chosen|elected|selected|picked|promoted|appointed|trusted|recruited)\b/,
  ],
  // What happens to everybody, or tells of no deed: a finding says what was found.
  [
    null,
    /^you (?:found (?!out|that|how|why|the (?:error|fault|cause|leak|mistake|reason|source|bug) (?:in|of|that)\b|an? (?:\w+ )?(?:error|fault|leak|mistake|bug|crack)\b|.*\b(?:was|were) (?:due|caused|because)\b)|studied (?:at|in|under|for|with|[A-Z])|joined (?:(?:the|an?|my|our) (?:[\w-]+ ){0,3}(?:team|company|department|group|club|staff|board|committee|firm|crew|band|choir|institute|school|hospital)\b|[A-Z]\w*)|applied (?:to|for|at)|enrolled|(?:started|began) (?:out|off|with|as|at|in|on|[a-z]+ing)\b|selected (?!an?\b|the\b|all\b|\d)|picked (?!an?\b|the\b|all\b|\d)|visited|attended|earned|scored|received|took .*\b(?:college|course|courses|class|classes|lessons|exam|exams)\b|listened|travelled|traveled|toured)\b/,
  ],
  // Which ones?
  [null, /\b(?:various|ad hoc|miscellaneous)\b/],
  [
    'post',
    /^you (?:worked|did) (?:part[- ]time |full[- ]time |weekends |Saturdays |an? |the |my |our )?(?:as|at|for|in|on|internship|placement|apprenticeship|traineeship|work experience)\b/,
  ],
  ['post', /^you were (?:responsible|in charge|(?:an? )?[\w -]+? (?:of|at|for|to|in|with|on)\b)/],
  [
    'post',
    /^you (?:(?:volunteered|acted|served) (?:as|at|for|with|in)|spent .*\b(?:as an?|working))\b/,
  ],
  // "Trained in first aid": somebody else did.
  [
    null,
    /^you (?:(?:recognised|recognized|certified|employed|hired|seconded|trained) (?:for|as|by|to|in|at)|awarded|named|voted|ranked|shortlisted|nominated)\b/,
  ],
  [null, /^you (?:grew up|lived|asked (?:to|for|if|whether|why|about))\b/],
  [
    'change',
    /^you moved (?!to|into|in|from|up|on|over|house|away|out)\w+.*\b(?:to|from|into|off)\b/,
  ],
  ['do', /^you moved (?!to|into|in|from|up|on|over)/],
  [
    'turn',
    /^you (?:moved|transferred|switched|stepped|stood|rose) (?:to|into|in|over|up|as|from|the)\b/,
  ],
  ['change', /^you (?:brought|got|took|drove|pushed) .*\b(?:from|by|to) [$£€]?\d/],
  ['choose', /^you decided (?:to|on|against|that)\b/],
  [
    'present',
    /^you (?:gave|held|delivered) (?:an? |my |the )?(?:[\w-]+ ){0,3}(?:speech|talk|presentation|lecture)\b/,
  ],
  [
    null,
    /^you (?:completed|passed|finished|took|did|studied) .*\b(?:diploma|course|degree|certificate|training|exam|award|qualification|apprenticeship)\b/,
  ],
  [null, lacksObject],
  // "Improved communication": how would anybody know?
  [
    null,
    /^you (?:improved|boosted|increased) (?:the |my |our )?(?:overall )?(?:atmosphere|communication|morale|efficiency|quality|performance|processes)\b(?!.*\d)/,
  ],
  ['do', /^you (?:helped|assisted) (?:with|in|on)\b|^you wrote to\b/],
  [null, /^you changed (?:the way|my mind|jobs?|everything)\b|^you did\b/],
  ['train', /^you taught (?:my|your)self\b/],
  ['operate', /^you took (?:over|on)\b/],
];

/** What a clause in the past tells of. null if there is nothing to ask about it. */
export function sortOf(verb: string, gist: string): Sort | null {
  const phrase = phrases.find(([, pattern]) => pattern.test(gist));
  if (phrase) return phrase[0];
  // "picked up", "made out": the second word changes what the verb means.
  const isPhrasal = /^you (?:picked|took|made|brought) (?:up|out|down|off)\b/.test(gist);
  const named = isPhrasal ? null : deedOf(verb);
  if (named === 'lesson' || (named === null && quietVerbs.test(verb))) return null;
  return named === null ? 'do' : byObject(named, verb, gist);
}

/** The object may change what a verb means. */
function byObject(named: Sort, verb: string, gist: string): Sort | null {
  // "Replaced free of charge": replaced what?
  const lacksThing = /^you \w+ (?:free|with|by|in|at|on|for|from|as|without)\b/.test(gist);
  if ((named === 'make' || named === 'change') && lacksThing) return null;
  if ((named === 'write' || named === 'present') && software.test(gist)) return 'make';
  const isDrawn = /^you (?:drafted|compiled|edited)\b/.test(gist) && !texts.test(gist);
  if (named === 'write' && isDrawn) return 'make';
  // "led the migration" is work, "led a group of students" is a role.
  if (named === 'role' && !people.test(gist)) return 'operate';
  if (named === 'survey' && /\b(?:candidates|applicants)\b/.test(gist)) return 'do';
  // A collection is surveyed without asking anybody.
  if (named === 'survey' && !asked.test(gist)) return 'study';
  const isQuarrel = /\b(?:conflict|dispute|disagreement|argument|quarrel)s?\b/.test(gist);
  return verb === 'resolved' && !isQuarrel ? 'do' : named;
}

/** Work that goes on has no course to tell. What somebody is, has or thinks is no work. */
export const dutyOf = (verb: string): Sort | null => {
  if (quietVerbs.test(verb)) return null;
  if (/^(?:found|thought|knew|needed|studied|read|learned|planned|applied|moved|began)$/.test(verb))
    return null;
  return 'duty';
};
