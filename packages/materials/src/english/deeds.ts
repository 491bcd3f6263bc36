import type { ClaimWords, Found } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { EnglishSentence } from './layout.ts';
import { postWords } from './posts.ts';
import { dutyOf, lacksObject, sortOf } from './sorts.ts';
import { isResult, statementOf } from './statements.ts';
import { isPast } from './verbs.ts';

/** How much an interviewer would want to ask about it. */
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

/** What a sentence says was done, and what came of it where that stands behind a semicolon. */
export function deedsIn(
  sentence: EnglishSentence,
  kind: MaterialKind,
  place: string | null,
): Found[] {
  const [, ...later] = sentence.clean.split('; ');
  const results = later
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .filter((part) => isResult(part) || /^(?:Found|Discovered) that /.test(part));
  return [sentence.clean, ...results].flatMap((clean) =>
    deedIn({ ...sentence, clean }, kind, place),
  );
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
  if (terms.test(sentence.clean) || isNothing(quote, kind)) return [];
  // "My task was to …": a post without its name.
  if (/^My (?:main )?(?:task|job|role|duty) (?:was|is) to\b/.test(quote))
    return [{ type: 'role', words, gist: `you were responsible: ${gist}`, weight: 0.7 - doubt }];
  if (missed.test(quote)) return [{ type: 'failure', words, gist, weight: 0.85 - doubt }];
  if (form === 'present' && !isList && (did === null || quote.length < 40)) return [];
  const known = verb === null ? null : form === 'present' ? dutyOf(verb, gist) : sortOf(verb, gist);
  // "For six years I have led tours": a role, and nothing that was done once.
  const named = isLasting(quote) && (known === 'operate' || known === 'make') ? 'role' : known;
  // "Filmed and cut video": work of every day, of which no line says more.
  if (named === 'do' && isList && isRoutine(gist)) return [];
  if (form === 'named' && !isResult(quote)) return namedIn(sentence, words, gist);
  const isReached =
    figure !== null && /\b(?:I|[Ww]e) had \w+(?:ed|ld|wn|en|nt|ne|de)\b/.test(quote);
  if (named === null || isReached) {
    if (isResult(quote) || (isReached && !/^(?:If|When|What|How)\b/.test(quote)))
      return [{ type: 'result', words, gist, weight: 0.95 - doubt }];
    const remark = { quote, ...(place ? { place } : {}) };
    return quote.length >= 40 && isTelling(quote)
      ? [{ type: 'remark', words: remark, gist, weight: 0.35 }]
      : [];
  }
  if (named === 'role' || named === 'failure' || named === 'post') {
    const type = named === 'failure' ? 'failure' : 'role';
    return [{ type, words, gist, weight: (weights[named] ?? 0.7) - doubt }];
  }
  const weight = (weights[named] ?? 0.6) * (isShort ? 0.75 : 1) + (figure ? 0.05 : 0) - doubt;
  const isChange = figure !== null && /%|^from |^by /.test(figure);
  const type = isChange && named === 'change' ? 'number' : 'action';
  return isShort && named === 'do' ? [] : [{ type, deed: named, words, gist, weight }];
}

/** "For six years I have led tours" */
const isLasting = (quote: string) =>
  /\b(?:I|[Ww]e) have (?:led|run|taught|managed|organised|organized)\b/.test(quote) ||
  /^(?:For|Over) (?:the )?(?:past|last|more than|over|about)?.*\byears\b.* I have \w+ed\b/.test(
    quote,
  );

/** "I made a mistake I still think about": which one? */
const namelessMistake =
  /^I (?:have )?(?:also )?made (?:a|one|some|many|plain|several)? ?(?:\w+ )?mistakes?\b(?!.*\b(?:with|in|by|when|of)\b)/;

/** Courtesies, what a paper says of itself, and how things stood before: "When I arrived the shop was losing money". */
const isNothing = (quote: string, kind: MaterialKind) =>
  courtesy.test(quote) ||
  onPaper.test(quote) ||
  namelessMistake.test(quote) ||
  /^When (?:I|we) .*\b(?:was|were) \w+ing\b/.test(quote) ||
  // "Your report" in a letter is that of the reader.
  (kind !== 'cv' && /\byours?\b/i.test(quote));

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
  /\b(?:I|we|my|our)\b.*\b(?:underestimated|overestimated|mistake|should have|my fault|had not written|forgot|too late|far too|could not|failed|broke|collapsed|went (?:badly )?wrong|lost the \w+|failed to|did not work|(?:was|were)\b.*\b(?:poor|a failure|a disaster))\b|\b(?:weeks?|days?|months?) late\b|^Made an? .*\b(?:error|mistake)\b/i;

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
  const isTold = sentence.project !== null && sentence.clean.endsWith('.') && quote.length >= 40;
  if (!isTold || /\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/.test(quote) || hasPast(quote)) return [];
  const isClause = /\b(?:is|are|was|were|has|have|had)\b/.test(quote);
  if (isClause && !isDesign.test(quote)) return [];
  return isDesign.test(quote)
    ? [{ type: 'remark', words, gist: `design: ${gist}`, weight: 0.5 }]
    : [{ type: 'project', deed: 'make', words, gist: `named: ${gist}`, weight: 0.5 }];
}

/** "A shop took bookings by phone": a verb that stands behind a noun. */
const hasPast = (quote: string) =>
  quote
    .split(' ')
    .some(
      (word, index, all) => index > 0 && isPast(word) && !beforeAdjective.test(all[index - 1]!),
    );
const beforeAdjective = /^(?:an?|the|of|in|with|and|by|from|for|or|one|two|\d+)$/i;

/** "The lid is folded from one sheet": how something is made. */
const isDesign =
  /^(?:The |Its |Each |Every )?(?:[\w-]+ ){1,4}(?:(?:is|are) (?:\w+ly )?(?:\w+ed|made|built|drawn|cut|set|woven|sewn|hung|held|kept|lit)|can|opens?|turns?|changes?|shows?|uses?|folds?|moves?|holds?|carr(?:y|ies)|works?|consists?|comes?|lets?|gives?|stands?|hangs?)\b/;

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
