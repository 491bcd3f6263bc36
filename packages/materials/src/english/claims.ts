import { claimsFrom, type Claim, type ClaimWords, type Deed, type Found } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import { isResult, quoteOf, statementOf, toReader } from './statements.ts';
import { deedOf } from './verbs.ts';

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

/** "Since then I have worked as a clerk at Fern Books": where the rest of a paragraph took place. */
const employed =
  /\b(?:joined|worked|work|job|intern|internship|placement|apprentice|apprenticeship|volunteer|volunteered|assistant|trainee|year|summer)\b(?:[^.]{0,60}? (?:at|with|for))? ((?:the )?[A-Z][\w'’&-]+(?: (?:(?:of|and|the|&) )?[A-Z][\w'’&-]+){0,4})/;

/** "During a summer job at a small museum, …" */
const stayed =
  /^(?:During|In|On|For|After) (?:an?|my) [^,]{0,40}?\b(?:job|internship|placement|apprenticeship|exchange|traineeship) (?:at|with|in) ((?:an?|the|my) [^,]{3,40}),/;

function createEmployers() {
  let block = -1;
  let place: string | null = null;
  return {
    of({ block: own, clean }: Sentence): string | null {
      if (own !== block) place = null;
      block = own;
      const known = place;
      const named = employed.exec(clean)?.[1] ?? toReader(stayed.exec(clean)?.[1] ?? '');
      if (named && named.length <= 40) place = named;
      return known && !clean.includes(known) ? known : null;
    },
  };
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
};

/** Verbs of which there is nothing to ask, or that tell of no deed. */
const quietVerbs =
  /^(?:were|had|felt|thought|wanted|saw|went|came|received|applied|graduated|lived|enjoyed|liked|loved|believed|hoped|needed|knew|asked|became|got|joined|attended|earned|stayed|tried|decided|said|told|passed|returned|moved|did|spent|looked|heard|wished|remembered|used|took|gave|became|rose|fell|sat|visited|met|could|would|will|can|am|have|do|is|are)$/;

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
    verb !== null && /\b(?:I|[Ww]e)\b/.test(quote) && !new RegExp(`\\b${verb}\\b`).test(quote);
  if (kind !== 'cv' && /\byours?\b/i.test(quote)) return [];
  if (missed.test(quote)) return [{ type: 'failure', words, gist, weight: 0.85 - doubt }];
  const named = verb === null || isNow ? null : nameOf(verb, gist);
  const isReached =
    figure !== null && /\b(?:I|[Ww]e) had \w+(?:ed|ld|wn|en|nt|ne|de)\b/.test(quote);
  if (named === null || isReached)
    return isResult(quote) || (isReached && !/^(?:If|When|What|How)\b/.test(quote))
      ? [{ type: 'result', words, gist, weight: 0.95 - doubt }]
      : quote.length >= 40 && isTelling(quote)
        ? [{ type: 'remark', words: { quote, ...(place ? { place } : {}) }, gist, weight: 0.4 }]
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

/** What went wrong, and was one's own doing. */
const missed =
  /\b(?:I|we|my|our)\b.*\b(?:underestimated|overestimated|mistake|should have|my fault|had not written|forgot|too late)\b|\b(?:weeks?|days?|months?) late\b/i;

/** Something that happened, not a courtesy and not what somebody says of himself. */
const isTelling = (quote: string) =>
  /\b(?:I|[Mm]y|[Ww]e|[Oo]ur)\b/.test(quote) &&
  /\b(?:[a-z]+ed|was|were|had|took|made|came|went|led|built|wrote|gave|kept|got|became|left|found)\b/.test(
    quote,
  ) &&
  !/^(?:I am|I have (?:attached|enclosed)|I would|I could|I should|I hope|I look|Thank)\b|\bwhat I\b|^What I/i.test(
    quote,
  );

/** What sort of deed a clause tells of, or which role. null if there is nothing to ask about it. */
function nameOf(verb: string, gist: string): Deed | 'role' | 'post' | 'failure' | null {
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
    /^you (?:completed|passed|finished|took|did|studied) .*\b(?:diploma|course|degree|certificate|training|exam)\b/.test(
      gist,
    )
  )
    return null;
  if (/^you (?:helped|assisted) (?:with|in)\b/.test(gist)) return 'do';
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

const postNames =
  /engineer|developer|specialist|assistant|manager|analyst|intern|designer|treasurer|consultant|officer|lead|teacher|tutor|researcher|volunteer|president|secretary|captain|coordinator|barista|clerk|nurse|chef|cook|driver|waiter|waitress|technician|accountant|auditor|editor|writer|translator|interpreter|architect|photographer|producer|receptionist|supervisor|director|associate|representative|agent|trainee|apprentice|operator|mechanic|electrician|pharmacist|doctor|therapist|lawyer|paralegal|librarian|instructor|coach|trainer|advis[eo]r|planner|buyer|fellow|scientist|chemist|worker|carer|stylist|artist|animator|illustrator|journalist|reporter|administrator|executive|founder|tester|programmer/i;

const partNames =
  /\b(?:history|experience|employment|education|training|volunteering|career|work|service|skills|summary|profile|qualifications)\b/i;

/** "STACKING CHAIR" is called "Stacking Chair". */
function projectName(project: string): string | null {
  const bare = project.replace(/\s*\(.*$/, '').trim();
  const name = /[a-z]/.test(bare)
    ? bare
    : bare.replaceAll(/[A-Z][A-Z'’]+/g, (word) => word[0]! + word.slice(1).toLowerCase());
  return name.length <= 40 && !name.includes('[') ? `the "${name}" project` : null;
}

/** The employer of a CV, as a question may name it. */
function placeOf(sentence: Sentence, kind: MaterialKind): string | null {
  const { section, project } = sentence;
  // "Coach (2020 - 2022): trained …": a label with its own years.
  const heading = /(?:19|20)\d{2}/.test(sentence.heading ?? '') ? sentence.heading : section;
  if (kind === 'portfolio' && project !== null) return projectName(project);
  if (kind === 'school-record' || heading === null || heading.includes('[')) return null;
  const named = heading.replace(/\(.*$/, '').trim();
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
    !postNames.test(named)
  )
    return `the ${named} project`;
  if (parts.length < 2) return null;
  const place = parts.find((part) => !postNames.test(part));
  return place && place.length <= 32 && /^[A-Z]/.test(place) ? place : null;
}

const quoteWithout = (sentence: string, start: RegExp) => {
  const quote = quoteOf(sentence);
  return quote !== null && start.test(quote) ? quote : null;
};

function lessonsIn({ clean }: Sentence): Found[] {
  const lesson = quoteWithout(
    clean,
    /\b(?:I|[Ww]e) (?:\w+ )?(?:learned|learnt|realised|realized|understood)\b|\btaught me\b|^What I (?:\w+ )?(?:learned|learnt)\b/,
  );
  if (lesson) return [{ type: 'lesson', words: { quote: lesson }, weight: 0.6 }];
  const failure = quoteWithout(
    clean,
    /\b[Mm]y (?:biggest|greatest|worst) (?:failure|mistake) was\b/,
  );
  return failure ? [{ type: 'failure', words: { quote: failure }, weight: 0.95 }] : [];
}

/** What somebody says of himself. */
function traitsIn({ clean }: Sentence): Found[] {
  const trait = quoteWithout(
    clean,
    /^I am (?:an? |very |highly |detail-|always |known )(?!\w+ (?:student|graduate|engineer|nurse|teacher|conservator))|^I have (?:excellent|strong|good|great) /,
  );
  return trait ? [{ type: 'trait', words: { quote: trait, trait }, weight: 0.45 }] : [];
}

/** What somebody thinks, and what draws somebody to this place. */
function viewsIn({ clean }: Sentence): Found[] {
  const motive = quoteWithout(
    clean,
    /^I am (?:applying|writing)\b.*\bbecause\b|\b(?:attracts|attracted|drew|draws|brought) me to\b|^I (?:chose|became|decided|applied|applying|moved|changed|left|joined)\b.*\b(?:because|to become|in order to|so that)\b/,
  );
  if (motive) return [{ type: 'motive', words: { quote: motive }, weight: 0.65 }];
  const view = quoteWithout(
    clean,
    /^I (?:\w+ )?(?:believe|think|am convinced|find that|suspect)\b/,
  );
  return view ? [{ type: 'view', words: { quote: view }, weight: 0.6 }] : [];
}

function plansIn({ clean }: Sentence): Found[] {
  const plan = quoteWithout(
    clean,
    /^(?:\w+ )*?I (?:\w+ )?(?:want|would like|would love|hope|plan|intend|aim) to (?!apply|join|be considered|thank|meet|discuss|hear)/,
  );
  if (plan) return [{ type: 'plan', words: { quote: plan }, weight: 0.6 }];
  const interest = /\bI am (?:\w+ )?interested in ([^.,;]{4,40})/.exec(clean)?.[1];
  return interest && !/\[|\b(?:it|this|your)\b/.test(interest)
    ? [{ type: 'plan', words: { concept: interest }, weight: 0.6 }]
    : [];
}

function booksIn({ clean, heading }: Sentence): Found[] {
  const read = [
    ...clean.matchAll(/\b(?:[Rr]ead|[Rr]eading) ["“']?([A-Z][\w' :-]{3,50}?)["”']? by [A-Z]/g),
  ].map(([, title]) => title!);
  const thesis =
    heading !== null && /thesis|dissertation/i.test(heading)
      ? clean
      : /(?:[Tt]hesis|[Dd]issertation)(?: was)?(?: called)?:? ["“]([^."”]{8,90})|(?:[Tt]hesis|[Dd]issertation): ([^."”]{8,90})/
          .exec(clean)
          ?.slice(1)
          .find(Boolean);
  const topic = /(?:[Tt]hesis|[Dd]issertation) (?:on|about) ([^."”,;]{6,70})/.exec(clean)?.[1];
  return [
    ...read.map((book): Found => ({ type: 'book', words: { book }, weight: 0.8 })),
    ...(thesis && thesis.length <= 80
      ? [{ type: 'subject', words: { concept: thesis.trim() }, weight: 0.85 } satisfies Found]
      : []),
    ...(topic && !topic.includes('[') && !thesis
      ? [{ type: 'subject', words: { concept: topic, other: 'on' }, weight: 0.85 } satisfies Found]
      : []),
  ];
}

function skillsIn({ clean, section }: Sentence): Found[] {
  if (section === null || !/skills|technologies|tools/i.test(section)) return [];
  // A level of a language and a label are no skill: "Spoken: English (native)".
  if (/^(?:spoken|languages?: (?:english|german|french|korean|spanish)|interests?)\b/i.test(clean))
    return [];
  const names = clean
    .replace(/^[\w &/-]{2,24}: /, '')
    .replaceAll(/\s*\([^()]*\)/g, '')
    .split(/[,;]\s*/)
    .map((name) => name.replace(/\.$/, '').trim())
    .filter((name) => /^[A-Za-z][\w .+#/-]{1,23}$/.test(name));
  return names.map((tech, index) => ({
    type: 'skill',
    words: { tech, ...(names[index + 1] ? { other: names[index + 1]! } : {}) },
    weight: 0.7 - index * 0.05,
  }));
}
