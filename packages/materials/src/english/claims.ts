import { claimsFrom, type Claim, type ClaimWords, type Deed, type Found } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import { booksIn, lessonsIn, plansIn, skillsIn, traitsIn, viewsIn } from './mentions.ts';
import { createEmployers, placeOf } from './places.ts';
import { isResult, statementOf } from './statements.ts';
import { deedOf, isPast } from './verbs.ts';

export function findEnglishClaims(sentences: readonly Sentence[], kind: MaterialKind): Claim[] {
  const employers = createEmployers();
  return sentences.flatMap((sentence) => {
    const place = placeOf(sentence, kind) ?? (kind === 'cv' ? null : employers.of(sentence));
    const quoted = namesOnly.test(sentence.section ?? '')
      ? []
      : [...viewsIn(sentence), ...plansIn(sentence), ...lessonsIn(sentence), ...traitsIn(sentence)];
    return claimsFrom(sentence, [
      ...(quoted.length > 0 || namesOnly.test(sentence.section ?? '')
        ? quoted
        : deedsIn(sentence, kind, place)),
      ...booksIn(sentence),
      ...skillsIn(sentence),
    ]);
  });
}

/** Parts of a CV that list names: nothing in them was done. */
const namesOnly =
  /^(?:(?:technical |key |core |language |computer )?(?:skills?|languages?|technologies|tools|methods)|education|training|certificat|licen[cs]es?|qualifications|interests|hobbies|references|awards|profile|summary|objective|contact)/i;

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
};

/** Verbs of which there is nothing to ask, or that tell of no deed. */
const quietVerbs =
  /^(?:were|had|felt|thought|wanted|saw|went|came|received|applied|graduated|bought|lived|enjoyed|liked|loved|believed|hoped|needed|knew|asked|became|got|joined|attended|earned|stayed|tried|decided|said|told|passed|returned|moved|did|spent|looked|heard|wished|remembered|used|took|gave|became|rose|fell|sat|visited|met|could|would|will|can|am|have|do|is|are)$/;

const people =
  /\b(?:team|teams|group|students|engineers|members|people|volunteers|club|colleagues|interns|staff|class)\b/;

/** What is written or published, but is no text. */
const software =
  /^you \w+ (?:\S+ ){0,4}?(?:scripts?|code|programs?|programmes?|software|tests?|quer(?:y|ies)|macros?|plugins?|apps?|games?|librar(?:y|ies)|packages?|tools?|parsers?|bots?)\b/;

function deedsIn(sentence: Sentence, kind: MaterialKind, place: string | null): Found[] {
  const isList = kind === 'cv' || kind === 'portfolio' || sentence.isItem;
  const statement = statementOf(sentence.clean, isList);
  if (statement === null) return [];
  const { quote, verb, did, doing, gist } = statement;
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
  // What somebody does all the time has no course to tell. "Your report" in a letter is that of the reader.
  const isNow =
    verb !== null &&
    !/\bI was\b/.test(quote) &&
    /\b(?:I|[Ww]e)\b/.test(quote) &&
    !new RegExp(`\\b${verb}\\b`, 'i').test(quote);
  if (kind !== 'cv' && /\byours?\b/i.test(quote)) return [];
  if (courtesy.test(quote) || terms.test(sentence.clean) || onPaper.test(quote)) return [];
  // "When I arrived the shop was losing money": how things stood before anything was done.
  if (/^When (?:I|we) .*\b(?:was|were) \w+ing\b/.test(quote)) return [];
  // "I made a mistake I still think about": which one?
  if (/^I (?:also )?made (?:a|one) mistake\b(?!.*\b(?:with|in|by|when|of)\b)/.test(quote))
    return [];
  if (missed.test(quote)) return [{ type: 'failure', words, gist, weight: 0.85 - doubt }];
  const isLasting =
    /\b(?:I|[Ww]e) have (?:led|run|taught|managed|organised|organized)\b/.test(quote) ||
    /^(?:For|Over) (?:the )?(?:past|last|more than|over|about)?.*\byears\b.* I have \w+ed\b/.test(
      quote,
    );
  const known = verb === null || isNow ? null : nameOf(verb, gist);
  // "For six years I have led tours": a role, and nothing that was done once.
  const named = isLasting && (known === 'operate' || known === 'make') ? 'role' : known;
  // "Filmed and cut video": work of every day, of which no line says more.
  if (named === 'do' && isList && isRoutine(gist)) return [];
  const isReached =
    figure !== null && /\b(?:I|[Ww]e) had \w+(?:ed|ld|wn|en|nt|ne|de)\b/.test(quote);
  if (named === null || isReached)
    return isResult(quote) || (isReached && !/^(?:If|When|What|How)\b/.test(quote))
      ? [{ type: 'result', words, gist, weight: 0.95 - doubt }]
      : quote.length >= 40 && isTelling(quote)
        ? [
            {
              type: 'remark',
              words: { quote, ...(place ? { place } : {}) },
              gist: habit.test(quote) ? `habit: ${gist}` : gist,
              weight: 0.4,
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
  /\b(?:I|we|my|our)\b.*\b(?:underestimated|overestimated|mistake|should have|my fault|had not written|forgot|too late|far too|went (?:badly )?wrong|lost the \w+|failed to|did not work|(?:was|were)\b.*\b(?:poor|a failure|a disaster))\b|\b(?:weeks?|days?|months?) late\b/i;

/** "I refused and the guest had to wait": refused what? */
const lacksObject = /^(?:I|you) \w+ (?:and|but|so) (?:the|an?|they|it|you|your|he|she)\b/;

/** What somebody does again and again. */
const habit = /^I (?:also )?(?:keep|check|record|practise|practice|maintain|review|collect) /;

/** "I play the cello": what somebody is or does, and not what happened. */
const isPresent = (quote: string) => {
  const verb = /^(?:I|We) (\w+)/.exec(quote)?.[1];
  if (/^(?:I'm|I am|We are)\b/.test(quote)) return true;
  return verb !== undefined && !isPast(verb) && !/^(?:have|had|was|could|also)$/.test(verb);
};

/** Something that happened, not a courtesy and not what somebody says of himself. */
const isTelling = (quote: string) => habit.test(quote) || isHappening(quote);

/** Nobody asks after somebody's health or family. */
const isPrivate =
  /\b(?:surgery|reconstruction in|illness|diagnos\w+ with|cancer|pregnan\w+|divorced?|injur(?:y|ies|ed)|my (?:mother|father|wife|husband|son|daughter|children) )/;

const isHappening = (quote: string) =>
  !isPresent(quote) &&
  !lacksObject.test(quote) &&
  !/\bI have always\b|^I (?:trained|studied|graduated) (?:at|in|from)\b/.test(quote) &&
  !isPrivate.test(quote) &&
  !/^(?:A|An|The|One) [^,]*\b(?:based|made|built|set|designed|aimed|called|inspired) (?:on|in|for|by|at|from|with)\b/.test(
    quote,
  ) &&
  /\b(?:I|[Mm]y|[Ww]e|[Oo]ur)\b/.test(quote) &&
  /\b(?:[a-z]+ed|was|were|had|took|made|came|went|led|built|wrote|gave|kept|got|became|left|found)\b/.test(
    quote,
  ) &&
  !/^(?:I am|I have (?:attached|enclosed)|I would|I could|I should|I hope|I look|Thank)\b|\b(?:enclosed|attached|referees|references|résumé|notice)\b|\bwhat I\b|^What I/i.test(
    quote,
  );

/** What sort of deed a clause tells of, or which role. null if there is nothing to ask about it. */
function nameOf(verb: string, gist: string): Deed | 'role' | 'post' | 'failure' | null {
  // Which ones?
  if (/\b(?:various|ad hoc|miscellaneous)\b/.test(gist)) return null;
  if (
    /^you worked (?:as|at|for|in)\b|^you were (?:responsible|in charge|(?:an? )?[\w -]+? (?:of|at|for|to)\b)/.test(
      gist,
    )
  )
    return 'post';
  // "Nominated for an award": somebody else did.
  if (
    /^you (?:nominated|promoted|selected|elected|chosen|invited|appointed|awarded|recognised|recognized|certified|employed|hired|seconded|trained|asked) (?:for|as|by|to|in|at)\b/.test(
      gist,
    )
  )
    return null;
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
  // "led the migration" is work, "led a group of students" is a role.
  if (named === 'role' && !people.test(gist)) return 'operate';
  // A collection is surveyed without asking anybody.
  if (named === 'survey' && !asked.test(gist)) return 'study';
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
