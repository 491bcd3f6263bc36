import { claimsFrom, type Claim, type ClaimWords, type Deed, type Found } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { EnglishSentence } from './layout.ts';
import { isSection } from './lines.ts';
import { booksIn, lessonsIn, plansIn, skillsIn, traitsIn, viewsIn } from './mentions.ts';
import { createEmployers, placeOf } from './places.ts';
import { postWords } from './posts.ts';
import { asWriter, opinionsIn, pupilIn } from './records.ts';
import { isResult, statementOf } from './statements.ts';
import { deedOf, isPast } from './verbs.ts';

export function findEnglishClaims(
  sentences: readonly EnglishSentence[],
  kind: MaterialKind,
): Claim[] {
  const employers = createEmployers();
  const pupil = kind === 'school-record' ? pupilIn(sentences) : null;
  return sentences.flatMap((sentence) => {
    if (kind === 'school-record') return claimsFrom(sentence, recordClaimsIn(sentence, pupil));
    const place = placeOf(sentence, kind) ?? (kind === 'cv' ? null : employers.of(sentence));
    return claimsFrom(sentence, [
      ...(tellsNothing(sentence, kind) ? [] : toldIn(sentence, kind, place)),
      ...booksIn(sentence),
      ...skillsIn(sentence),
    ]);
  });
}

/** Lists of names tell nothing, nor does what a CV says before its first part, nor its objective. */
const tellsNothing = ({ isListed, section, title, clean }: EnglishSentence, kind: MaterialKind) =>
  isListed ||
  /^(?:awards?|hono)/i.test(section ?? '') ||
  (kind === 'cv' && /^(?:profile|summary|(?:career )?objective|about)\b/i.test(section ?? '')
    ? !/^I \w+/.test(clean)
    : kind === 'cv' && section !== null && section === title && !isSection(section));

function toldIn(sentence: EnglishSentence, kind: MaterialKind, place: string | null): Found[] {
  const quoted = [
    ...viewsIn(sentence),
    ...plansIn(sentence),
    ...lessonsIn(sentence),
    ...traitsIn(sentence),
  ];
  return quoted.length > 0 ? quoted : deedsIn(sentence, kind, place);
}

/** What a teacher wrote of the pupil: deeds with the pupil spoken to, opinions word for word, books. */
function recordClaimsIn(sentence: EnglishSentence, pupil: string | null): Found[] {
  if (sentence.isListed || /^(?:awards?|attendance)/i.test(sentence.section ?? '')) return [];
  const books = booksIn(sentence);
  if (books.length > 0) return books;
  const opinions = opinionsIn(sentence, pupil);
  if (opinions.length > 0) return opinions;
  const clean = asWriter(sentence.clean, pupil);
  const place = placeOf(sentence, 'school-record');
  return deedsIn({ ...sentence, clean, isItem: true }, 'school-record', place).flatMap((found) => {
    const { quote, ...words } = found.words;
    // A quote is word for word: where "she" became "I", only the clause that speaks to the pupil is left.
    if (quote !== undefined && sentence.clean.includes(quote)) return [found];
    return words.did === undefined ? [] : [{ ...found, words }];
  });
}

const weights: Readonly<Record<string, number>> = {
  failure: 0.85,
  role: 0.85,
  survey: 0.85,
  change: 0.95,
  find: 0.85,
  propose: 0.8,
  present: 0.65,
  persuade: 0.9,
  study: 0.85,
  help: 0.7,
  make: 0.95,
  operate: 0.8,
  choose: 0.95,
  write: 0.85,
  train: 0.65,
  duty: 0.6,
  turn: 0.55,
  chosen: 0.75,
};

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

/** What a sentence says was done, and what came of it where that stands behind a semicolon. */
function deedsIn(sentence: EnglishSentence, kind: MaterialKind, place: string | null): Found[] {
  const [, ...later] = sentence.clean.split('; ');
  const results = later
    .map((part) => ({ ...sentence, clean: part[0]!.toUpperCase() + part.slice(1) }))
    .filter(({ clean }) => isResult(clean) || /^(?:Found|Discovered) that /.test(clean));
  return [sentence, ...results].flatMap((each) => deedIn(each, kind, place));
}

function deedIn(sentence: EnglishSentence, kind: MaterialKind, place: string | null): Found[] {
  const isList = kind === 'cv' || kind === 'portfolio' || sentence.isItem;
  // "Annual report for the harbour: I photographed …"
  const clean = sentence.clean.replace(/^[A-Z][^.:]{3,60}: (?=(?:I|[Ww]e)\b)/, '');
  const statement = statementOf(clean, isList, sentence.project !== null);
  if (statement === null) return [];
  const { quote, verb, did, doing, gist, form } = statement;
  const figure = figureIn(quote);
  const words: ClaimWords = {
    quote,
    ...(did ? { did } : {}),
    ...(doing ? { doing } : {}),
    ...(figure ? { figure } : {}),
    ...(place ? { place } : {}),
  };
  // What stands in the middle of a paragraph may need what was said before it.
  const doubt = place || isList || sentence.before.length <= sentence.clean.length ? 0 : 0.15;
  const isShort = quote.length < 34;
  // "Your report" in a letter is that of the reader.
  if (kind !== 'cv' && /\byours?\b/i.test(quote)) return [];
  if (courtesy.test(quote) || terms.test(sentence.clean) || onPaper.test(quote)) return [];
  // "When I arrived the shop was losing money": how things stood before anything was done.
  if (/^When (?:I|we) .*\b(?:was|were) \w+ing\b/.test(quote)) return [];
  // "I made a mistake I still think about": which one?
  if (/^I (?:have )?(?:also )?made (?:a|one|some|many|plain|several)? ?(?:\w+ )?mistakes?\b(?!.*\b(?:with|in|by|when|of)\b)/.test(quote))
    return [];
  // "My task was to …": a post without its name.
  if (/^My (?:main )?(?:task|job|role|duty) (?:was|is) to\b/.test(quote))
    return [{ type: 'role', words, gist: `you were responsible: ${gist}`, weight: 0.7 - doubt }];
  if (missed.test(quote)) return [{ type: 'failure', words, gist, weight: 0.85 - doubt }];
  const isLasting =
    /\b(?:I|[Ww]e) have (?:led|run|taught|managed|organised|organized)\b/.test(quote) ||
    /^(?:For|Over) (?:the )?(?:past|last|more than|over|about)?.*\byears\b.* I have \w+ed\b/.test(
      quote,
    );
  if (form === 'present' && !isList && (did === null || quote.length < 40)) return [];
  const known = verb === null ? null : form === 'present' ? dutyOf(verb, gist) : nameOf(verb, gist);
  // "For six years I have led tours": a role, and nothing that was done once.
  const named = isLasting && (known === 'operate' || known === 'make') ? 'role' : known;
  // "Filmed and cut video": work of every day, of which no line says more.
  if (named === 'do' && isList && isRoutine(gist)) return [];
  const isReached =
    figure !== null && /\b(?:I|[Ww]e) had \w+(?:ed|ld|wn|en|nt|ne|de)\b/.test(quote);
  if (form === 'named' && !isResult(quote)) return namedIn(sentence, words, gist);
  if (named === null || isReached)
    return isResult(quote) || (isReached && !/^(?:If|When|What|How)\b/.test(quote))
      ? [{ type: 'result', words, gist, weight: 0.95 - doubt }]
      : quote.length >= 40 && isTelling(quote)
        ? [
            {
              type: 'remark',
              words: { quote, ...(place ? { place } : {}) },
              gist,
              weight: 0.35,
            },
          ]
        : [];
  if (named === 'role' || named === 'failure' || named === 'post')
    return [
      {
        type: named === 'failure' ? 'failure' : 'role',
        words,
        gist,
        weight: (weights[named] ?? 0.7) - doubt,
      },
    ];
  const weight = (weights[named] ?? 0.6) * (isShort ? 0.75 : 1) + (figure ? 0.05 : 0) - doubt;
  const isChange = figure !== null && /%|^from |^by /.test(figure);
  const type = isChange && named === 'change' ? 'number' : 'action';
  return isShort && named === 'do' ? [] : [{ type, deed: named, words, gist, weight }];
}

const asked =
  /\b(?:people|customers?|users?|students?|visitors?|residents?|staff|respondents?|questionnaires?|patients?|teachers?|families|parents|members|households|owners|colleagues|guests|clients|readers|farmers|children|workers|answers|responses|opinions|interviewed)\b/;

/** How every letter ends. */
const courtesy =
  /\b(?:enclosed|attached|enclose|attach)\b.*\b(?:résumé|resume|CV|references|referees|portfolio|transcripts?|certificates?|letters?|samples?)\b|\blook(?:ing)? forward\b|^Thank you\b|\bearliest convenience\b|\bon request\b/i;

/** When somebody could start, and what is said along with it. */
const terms =
  /\b(?:could|can|able to|available to) start\b|\bnotice period\b|\bmonths?['’]?s? notice\b/i;

/** What a paper says of itself. */
const onPaper = /\b[Cc]aptions?\b|\b[Pp]ages? (?:says?|shows?)\b|\blinks? (?:is|are)\b/;

/** Neither one thing, nor a number of things, nor a name. */
const isRoutine = (gist: string) =>
  !/\b(?:an?|the|your|all|every|each|both|two|three|four|five|six|seven|eight|nine|ten)\b|\d|[A-Z]/.test(
    gist,
  );

/** What went wrong, and was one's own doing. */
const missed =
  /\b(?:I|we|my|our)\b.*\b(?:underestimated|overestimated|mistake|should have|my fault|had not written|forgot|too late|far too|could not|failed|broke|collapsed|went (?:badly )?wrong|lost the \w+|failed to|did not work|(?:was|were)\b.*\b(?:poor|a failure|a disaster))\b|\b(?:weeks?|days?|months?) late\b/i;

/** "I refused and the guest had to wait": refused what? */
const lacksObject = /^(?:I|you) \w+ (?:and|but|so) (?:the|an?|they|it|you|your|he|she)\b/;

/** "I play the cello": what somebody is or does, and not what happened. */
const isPresent = (quote: string) => {
  const verb = /^(?:I|We) (\w+)/.exec(quote)?.[1];
  if (/^(?:I'm|I am|We are)\b/.test(quote)) return true;
  return verb !== undefined && !isPast(verb) && !/^(?:have|had|was|could|also)$/.test(verb);
};


/** Nobody asks after somebody's health or family. */
const isPrivate =
  /\b(?:surgery|reconstruction in|illness|diagnos\w+ with|cancer|pregnan\w+|divorced?|injur(?:y|ies|ed)|my (?:mother|father|wife|husband|son|daughter|children) )/;

/** Something that happened, not a courtesy and not what somebody says of himself. */
const isTelling = (quote: string) =>
  !isPresent(quote) &&
  !lacksObject.test(quote) &&
  !/\bI have always\b|^I (?:trained|studied|graduated) (?:at|in|from)\b/.test(quote) &&
  !isPrivate.test(quote) &&
  !/^(?:A|An|The|One) [^,]*\b(?:based|made|built|set|designed|aimed|called|inspired) (?:on|in|for|by|at|from|with)\b/.test(
    quote,
  ) &&
  /\b(?:I|[Mm]y)\b/.test(quote) &&
  /\b(?:[a-z]+ed|was|were|had|took|made|came|went|led|built|wrote|gave|kept|got|became|left|found)\b/.test(
    quote,
  ) &&
  !/^(?:I am|I have (?:attached|enclosed)|I would|I could|I should|I hope|I look|Thank)\b|\b(?:enclosed|attached|referees|references|résumé|notice)\b|\bwhat I\b|^What I/i.test(
    quote,
  );

/** The bare name of some work of a post, or of what a project made. */
function namedIn(sentence: EnglishSentence, words: ClaimWords, gist: string): Found[] {
  const { quote = '' } = words;
  if (!isWork(quote)) return [];
  if (sentence.post !== null)
    return [{ type: 'action', deed: 'duty', words, gist: `named: ${gist}`, weight: 0.4 }];
  const isTold = sentence.project !== null && /\.$/.test(sentence.clean) && quote.length >= 40;
  if (!isTold || /\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/.test(quote) || hasPast(quote)) return [];
  return isDesign.test(quote)
    ? [{ type: 'remark', words, gist: `design: ${gist}`, weight: 0.5 }]
    : [{ type: 'project', deed: 'make', words, gist: `named: ${gist}`, weight: 0.5 }];
}

/** "A shop took bookings by phone": a verb that stands behind a noun. */
const hasPast = (quote: string) =>
  [...quote.matchAll(/\b(\w+) (\w+)\b/g), ...quote.slice(quote.indexOf(' ') + 1).matchAll(/\b(\w+) (\w+)\b/g)].some(
    ([, before, word]) => isPast(word!) && !/^(?:an?|the|of|in|with|and|by|from|for|or|one|two|\d+)$/.test(before!),
  );

/** "The lid is folded from one sheet": how something is made. */
const isDesign = /^(?:The |Its |Each |Every )?(?:[\w-]+ ){1,4}(?:(?:is|are) (?:\w+ly )?(?:\w+ed|made|built|drawn|cut|set|woven|sewn|hung|held|kept|lit)|can|opens?|turns?|changes?|shows?|uses?|folds?|moves?|holds?|carr(?:y|ies)|works?|consists?|comes?|lets?|gives?|stands?|hangs?)\b/;

/** Work that goes on has no course to tell. What somebody is, has or thinks is no work. */
const dutyOf = (verb: string, gist: string): Deed | 'role' | null => {
  if (quietVerbs.test(verb)) return null;
  if (/^(?:found|thought|knew|needed|studied|read|learned|planned|applied|moved|began)$/.test(verb)) return null;
  return deedOf(verb) === 'role' && people.test(gist) ? 'role' : 'duty';
};

/** "Pre and post operative care, 22 beds": the name of some work, and no award, date or level. */
const isWork = (quote: string) =>
  quote.length >= 24 &&
  quote.split(' ').length >= 4 &&
  workNames.test(quote) &&
  !/\b(?:award|prize|attendance|certificate|licen[cs]e|degree|GPA|place in|employee of)\b|^[A-Z][a-z]+ [A-Z][a-z]+,|\.\.|[@|:]/i.test(
    quote,
  );

/** Work ends with -ing or -tion, has one of a few names, or names a post with what it is for. */
const workNames = new RegExp(
  `^[A-Z\\d].*(?:(?:[a-z]{3}(?:ing|tion|ment|ance)|care|support|services?|control|duty|duties|handover|sales|design|analysis|repairs?|deliver(?:y|ies)|payroll|inventory|reports?|checks?|orders?|bookings?|trunks?|series|models?|system)\\b|\\b(?:${postWords})s? (?:for|to|of) )`,
);

/** What sort of deed a clause tells of, or which role. null if there is nothing to ask about it. */
function nameOf(verb: string, gist: string): Deed | 'role' | 'post' | 'failure' | null {
  const choice =
    /^you were (?:asked|chosen|elected|selected|invited|picked|promoted|appointed|trusted|nominated|shortlisted|recruited)\b/;
  if (choice.test(gist))
    return /^you were (?:nominated|shortlisted|invited)\b/.test(gist) ? null : 'chosen';
  // Which ones?
  if (/\b(?:various|ad hoc|miscellaneous)\b/.test(gist)) return null;
  if (
    /^you (?:worked|did) (?:part[- ]time |full[- ]time |weekends |Saturdays |an? |the |my |your )?(?:as|at|for|in|on|internship|placement|apprenticeship|traineeship|work experience)\b|^you were (?:responsible|in charge|(?:an? )?[\w -]+? (?:of|at|for|to)\b)/.test(
      gist,
    )
  )
    return 'post';
  // "Trained in first aid": somebody else did.
  if (/^you (?:(?:recognised|recognized|certified|employed|hired|seconded|trained) (?:for|as|by|to|in|at)|awarded|named|voted|ranked|shortlisted|nominated)\b/.test(gist))
    return null;
  if (/^you moved (?!to|into|in|from|up|on|over|house|away|out)\w+.*\b(?:to|from|into|off)\b/.test(gist)) return 'change';
  if (/^you (?:grew up|lived|asked (?:to|for|if|whether|why|about))\b/.test(gist)) return null;
  if (/^you moved (?!to|into|in|from|up|on|over)/.test(gist)) return 'do';
  if (/^you (?:moved|transferred|switched|stepped|stood|rose) (?:to|into|in|over|up|as|from|the)\b|^you joined\b|^you (?:started|began) (?:as|at|in)\b/.test(gist))
    return 'turn';
  if (/^you (?:brought|got|took|drove|pushed) .*\b(?:from|by|to) [$£€]?\d/.test(gist)) return 'change';
  if (/^you (?:(?:volunteered|acted|served) (?:as|at|for|with|in)|spent .*\b(?:as an?|working))\b/.test(gist)) return 'post';
  if (/^you decided (?:to|on|against|that)\b/.test(gist)) return 'choose';
  if (/^you (?:gave|held|delivered) (?:an? |your |the )?(?:[\w-]+ ){0,3}(?:speech|talk|presentation|lecture)\b/.test(gist))
    return 'present';
  if (
    /^you (?:completed|passed|finished|took|did|studied) .*\b(?:diploma|course|degree|certificate|training|exam|award|qualification)\b/.test(
      gist,
    )
  )
    return null;
  // "Improved communication": how would anybody know?
  if (lacksObject.test(gist)) return null;
  if (
    /^you (?:improved|boosted|increased) (?:the |your )?(?:overall )?(?:atmosphere|communication|morale|efficiency|quality|performance|processes)\b/.test(
      gist,
    ) &&
    !/\d/.test(gist)
  )
    return null;
  if (/^you (?:helped|assisted) (?:with|in|on)\b/.test(gist)) return 'do';
  if (/^you changed (?:the way|your mind|jobs?|everything)\b/.test(gist)) return null;
  if (/^you did\b/.test(gist)) return null;
  if (/^you wrote to\b/.test(gist)) return 'do';
  if (/^you taught yourself\b/.test(gist)) return 'train';
  // "picked up", "made out": the second word changes what the verb means.
  if (/^you took (?:over|on)\b/.test(gist)) return 'operate';
  const isPhrasal = /^you (?:picked|took|made|brought) (?:up|out|down|off)\b/.test(gist);
  const named = isPhrasal ? null : deedOf(verb);
  if (named === 'lesson' || (named === null && quietVerbs.test(verb))) return null;
  // "Replaced free of charge": replaced what?
  if (
    (named === 'make' || named === 'change') &&
    /^you \w+ (?:free|with|by|in|at|on|for|from|as|without)\b/.test(gist)
  )
    return null;
  if ((named === 'write' || named === 'present') && software.test(gist)) return 'make';
  if (named === 'write' && /^you (?:drafted|compiled|edited)\b/.test(gist) && !texts.test(gist)) return 'make';
  // "led the migration" is work, "led a group of students" is a role.
  if (named === 'role' && !people.test(gist)) return 'operate';
  // A collection is surveyed without asking anybody.
  if (named === 'survey' && /\b(?:candidates|applicants)\b/.test(gist)) return 'do';
  if (named === 'survey' && !asked.test(gist)) return 'study';
  if (named === 'persuade' && verb === 'resolved' && !/\b(?:conflict|dispute|disagreement|argument|quarrel)s?\b/.test(gist))
    return 'do';
  return named ?? 'do';
}

const amount =
  '[$£€]?\\d[\\d,.]*\\s?(?:%|points?|minutes?|seconds?|hours?|days?|weeks?|months?|times|subscribers|users|TB|GB|MB|ms|s|k|million)?';
const figures = [
  new RegExp(`from ${amount} to ${amount}`),
  new RegExp(`by ${amount}`),
  /\d[\d,.]*\s?%/,
  /\d[\d,.]+(?: [a-z]+){1,2}/,
];

function figureIn(did: string): string | null {
  for (const pattern of figures) {
    const found = pattern.exec(did)?.[0].trim();
    if (found && /\d/.test(found)) return found;
  }
  return null;
}
