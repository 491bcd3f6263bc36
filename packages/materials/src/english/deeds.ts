import type { ClaimWords, Found } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { EnglishSentence } from './layout.ts';
import { postWords } from './posts.ts';
import { dutyOf, lacksObject, sortOf } from './sorts.ts';
import { asWriter } from './records.ts';
import { clausesOf, isResult, quoteOf, statementOf, type EnglishStatement } from './statements.ts';
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
  pupil: string | null = null,
): Found[] {
  const isRecord = kind === 'school-record';
  if (terms.test(sentence.clean) || runsTogether.test(sentence.sentence)) return [];
  // In a record "I" is somebody whom the teacher quotes.
  if (isRecord && /\b(?:I|[Ww]e|[Oo]ur|[Mm]y)\b/.test(sentence.clean)) return [];
  const isList = kind === 'cv' || kind === 'portfolio' || isRecord || sentence.isItem;
  return clausesOf(sentence.clean).flatMap((clause, index) => {
    const quote = quoteOf(clause, {
      isRecord,
      isNamed: sentence.project !== null && place !== null,
    });
    if (quote === null) return [];
    const statement = statementOf(quote, isList, isRecord ? asWriter(quote, pupil) : quote);
    const isTold =
      index === 0 || isResult(quote) || /^(?:I|We|Found that|Discovered that)\b/.test(quote);
    return isTold ? deedIn(statement, sentence, { kind, place, isList }) : [];
  });
}

type Setting = {
  readonly kind: MaterialKind;
  readonly place: string | null;
  readonly isList: boolean;
};

function deedIn(statement: EnglishStatement, sentence: EnglishSentence, setting: Setting): Found[] {
  const { kind, place, isList } = setting;
  const { quote, verb, gist, form } = statement;
  const figure = figureIn(quote);
  const words: ClaimWords = {
    quote,
    ...(figure ? { figure } : {}),
    ...(place ? { place } : {}),
  };
  // What stands in the middle of a paragraph may need what was said before it.
  const doubt = place || isList || sentence.before.length <= sentence.clean.length ? 0 : 0.15;
  const isShort = quote.length < 34;
  if (isNothing(quote, kind)) return [];
  // "My task was to …": a post without its name.
  if (/^My (?:main )?(?:task|job|role|duty) (?:was|is) to\b/.test(quote))
    return [{ type: 'role', words, gist: `you were responsible: ${gist}`, weight: 0.7 - doubt }];
  if (course.test(quote)) return [{ type: 'remark', words, gist: `course: ${gist}`, weight: 0.6 }];
  if (missed.test(quote)) return [{ type: 'failure', words, gist, weight: 0.85 - doubt }];
  if (form === 'present' && !isList && quote.length < 40) return [];
  // "Walk a lot with a bad dog": what goes on outside of every post.
  if (form === 'present' && kind === 'cv' && sentence.post === null && !/^I\b/.test(quote))
    return [];
  // What a teacher says in the present is an opinion, and what a post is called alone says little.
  if (kind === 'school-record' && (form === 'present' || form === 'named') && !isResult(quote))
    return [];
  if (
    kind === 'school-record' &&
    place === null &&
    /^\w+ (?:rose|fell|went|grew|improved)\b|\b(?:marks?|scores?|grades?)\b/i.test(quote)
  )
    return [];
  if (form === 'post' && isShort) return [];
  const known = verb === null ? null : form === 'present' ? dutyOf(verb) : sortOf(verb, gist);
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
    return !isList && quote.length >= 40 && isTelling(quote)
      ? [{ type: 'remark', words: remark, gist, weight: 0.35 }]
      : [];
  }
  if (isTrivial(quote, named) || (named === 'post' && isShort)) return [];
  // "For six years I only poured models": a time, and no event.
  if (
    /^For (?:[\w-]+ ){1,4}(?:years|months|weeks)\b/.test(quote) &&
    named !== 'role' &&
    named !== 'post'
  )
    return [{ type: 'remark', words, gist, weight: 0.5 }];
  if (named === 'role' || named === 'failure' || named === 'post') {
    const type = named === 'failure' ? 'failure' : 'role';
    return [{ type, words, gist, weight: (weights[named] ?? 0.7) - doubt }];
  }
  const weight = (weights[named] ?? 0.6) * (isShort ? 0.75 : 1) + (figure ? 0.05 : 0) - doubt;
  const isChange = figure !== null && /%|^from |^by /.test(figure);
  const type = isChange && named === 'change' ? 'number' : 'action';
  const isOver = sentence.post !== null && !sentence.post.some((line) => openEnd.test(line));
  const told = named === 'duty' && isOver ? `named: ${gist}` : gist;
  return isShort && named === 'do' ? [] : [{ type, deed: named, words, gist: told, weight }];
}

/** "I weighed every float first": short, without a number, and nothing that was made or changed. */
const isTrivial = (quote: string, named: string) =>
  quote.length < 30 &&
  /^(?:do|study|operate|help)$/.test(named) &&
  !/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|dozen|hundred)\b/.test(
    quote,
  );

/** A post that goes on. */
const openEnd = /present|now\b|current|date|today|ongoing|since/i;

/** "For six years I have led tours" */
const isLasting = (quote: string) =>
  /\b(?:I|[Ww]e) have (?:led|run|taught|managed|organised|organized)\b/.test(quote) ||
  /^(?:For|Over) (?:the )?(?:past|last|more than|over|about)?.*\byears\b.* I have \w+ed\b/.test(
    quote,
  );

/** "I began a welding course in May": nothing that one goes about. */
const course =
  /\bI (?:have )?(?:also )?(?:just )?(?:started|began|begun) (?:the|an?|my|on) (?:[\w-]+ ){0,4}(?:[Cc]ertificate|[Cc]ourse|[Dd]iploma|[Dd]egree|[Cc]lass(?:es)?|NVQ|BTEC)\b/;

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
  (kind !== 'cv' && /\byours?\b/i.test(quote)) ||
  // The reader, the recipient's address, and a saving of nobody knows what.
  (kind === 'cover-letter' &&
    /\byou\b|^[A-Z]\w*(?: \w+){0,3}(?:, [A-Z]\w*(?: [A-Z]\w*){0,4})+$/.test(quote)) ||
  /^(?:Savings?|Reduction|Increase|Decrease|Improvement) of\b(?!.*\b(?:in|on|from) (?:the )?[a-z]{4,})/.test(
    quote,
  );

/** Two lines of a paper that only look like one sentence. */
const runsTogether =
  /[a-z\d)]\s*\n\s*(?:In|On|At|The|An?|For|We|It|My|With|During|After|Since|When|[A-Z][a-z]+ed|Made|Built|Wrote)\b/;

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
  /\b(?:I|we|my|our)\b.*\b(?:underestimated|overestimated|mistake|should have|my fault|had not written|(?<!never )forgot|too late|far too|could not|failed|broke|collapsed|went (?:badly )?wrong|lost the \w+|failed to|did not work|(?:was|were)\b.*\b(?:poor|a failure|a disaster))\b|\b(?:weeks?|days?|months?) late\b|^Made an? .*\b(?:error|mistake)\b|\bbecause I\b.*\b(?:too|not)\b|^My first\b.*\b(?:too|refused|failed|wrong)\b|^What I regret\b/i;

/** "I play the cello": what somebody is or does, and not what happened. */
const isPresent = (quote: string) => {
  const verb = /^(?:I|We) (\w+)/.exec(quote)?.[1];
  if (/^(?:I'm|I am|We are)\b/.test(quote)) return true;
  return verb !== undefined && !isPast(verb) && !/^(?:have|had|was|could|also)$/.test(verb);
};

/** Nobody asks after somebody's health or family. */
const isPrivate =
  /\b(?:surgery|reconstruction in|illness|diagnos\w+ with|cancer|pregnan\w+|divorced?|injur(?:y|ies|ed)|[Mm]y (?:mother|father|wife|husband|son|daughter|children|nan|gran|mum|mom|dad|grandmother|grandfather) )/;

/** Something that happened, not a courtesy and not what somebody says of himself. */
const isTelling = (quote: string) =>
  !isPresent(quote) &&
  !lacksObject.test(quote) &&
  !/\bI have always\b|\bI (?:(?:trained|studied|graduated) (?:at|in|from)|joined|applied|moved|enrolled|found (?!out|that)\w+|started (?:out|at|as))\b/.test(
    quote,
  ) &&
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
  if (sentence.post !== null && isWork(quote))
    return [{ type: 'action', deed: 'duty', words, gist: `named: ${gist}`, weight: 0.45 }];
  const isTold = words.place !== undefined && sentence.project !== null && quote.length >= 40;
  return isTold && isDesign.test(quote)
    ? [{ type: 'remark', words, gist: `design: ${gist}`, weight: 0.5 }]
    : [];
}

/** "The lid is folded from one sheet": how something is made. */
const isDesign =
  /^(?:The|Each|Every) (?:[\w-]+ ){1,4}(?:is|are) (?:\w+ly )?(?:folded|cut|carved|cast|woven|sewn|printed|painted|drawn|built|made|hung|lit|mounted|glued|welded|joined|stitched|bent|laid|arranged|cast)\b/;

/** "Pre and post operative care, 22 beds": the name of some work, and no award, date or level. */
const isWork = (quote: string) =>
  quote.length >= 24 &&
  !/^(?:\d+|Was|Were|Is|Are|Has|Had)\b/.test(quote) &&
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
