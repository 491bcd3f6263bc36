import { clauseOfItem, pastOfBase } from './items.ts';
import { postWords } from './posts.ts';
import { pointsAway } from './pointing.ts';
import { deedOf, isParticiple, isPassive, isPast, pastOfParticiple } from './verbs.ts';

/** A clause of a paper, word for word, and what it says of its writer. */
export type EnglishStatement = {
  /** "I built a forecasting model in Python", "Waiting time down from 26 to 14 minutes". */
  readonly quote: string;
  /** The past tense alone: "built". null if the writer did nothing. */
  readonly verb: string | null;
  /** The clause with "you" and a past, for those who look for words in it. No question shows it. */
  readonly gist: string;
  readonly form: Form;
};

/** What was done once, what goes on, what others chose the writer for, a post, the bare name of some work, or nothing. */
type Form = 'past' | 'present' | 'chosen' | 'post' | 'named' | null;

/** A quote is at most a line of a printed page. */
const lineLength = 104;
const [leastLength, leastOfPart] = [20, 30];

/** Words before "I" that only join a sentence to the one before. What follows them is complete. */
const openers =
  /^(?:(?:So|Then|First|Also|And|But|However|Therefore|Since then|Afterwards|In addition|Besides|Finally|Eventually|Today|Now|Meanwhile),? )+(?=(?:I|[Ww]e|my|our)\b)/;

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** The clauses of a sentence that may be quoted: parts between semicolons, without a label before "I". */
export const clausesOf = (sentence: string): string[] =>
  sentence
    .replace(/^[A-Z][^.:]{3,60}: (?=(?:I|[Ww]e)\b)/, '')
    .split(/;\s+/)
    .filter(Boolean)
    .map(capital);

/**
 * A whole clause, word for word. One that is longer than a line may end before ", and I", ", which", a colon or a dash if
 * it is complete there. null if it needs what stands around it.
 */
export function quoteOf(sentence: string, reading: Reading = {}): string | null {
  if (unfinished(sentence)) return null;
  if (/[?…]["”')]*$|\.\.\.$/.test(sentence)) return null;
  const told = capital(sentence.replace(/[.!,;:]+["”']*$/, '').replace(openers, '') || ' ').trim();
  if (age.test(told)) return null;
  const clause = beforeSplice(told);
  const text = clause.length <= lineLength ? clause : beginningOf(clause);
  if (text === null || text.length < (reading.least ?? leastLength) || !isBalanced(text))
    return null;
  return text.includes('[') || pointsAway(text, reading) ? null : text;
}

/** "Audited with Dr.", "meetings, 2 nos.", and what somebody else says: no sentence of the paper's own. */
const unfinished = (sentence: string) => endsShort.test(sentence) || /^["“'‘]/.test(sentence);

/** A full stop of an abbreviation ends no sentence. */
export const endsShort =
  /\b(?:Dr|Mr|Mrs|Ms|St|Prof|Rev|Sr|No|approx|ca|vs|incl|Fig|Capt|Lt|Sgt|nos|etc|est|max|min|hrs|yrs|dept|tel|ext|Rs)\.$/;

/** "I turned 52 in August": nobody asks after somebody's age. */
const age =
  /\b(?:I am|I'm|I was|I turned|I,? aged) (?:now |only |nearly |almost )?[1-7]\d(?=$|[.,;]| (?:and|but|in|on|this|last|next|when|years old|now|so)\b)|\b\d{1,2} years (?:old|of age)\b/;

/** A second clause that only a comma joins to the first: "I mend nets, my uncle taught me". */
const splice =
  /, (?=(?:I|we|he|she|it|they|there|(?:my|our|the) [a-z]+|dad|mum|mom) (?:(?:only|also|never|always) )?(?:am|is|was|are|were|have|has|had|do|did|don't|didn't|can|could|will|would|went|came|made|took|got|said|told|gave|taught|showed|[a-z]{3,}ed)\b)/;
const isMain =
  /^(?!(?:When|If|While|As|After|Before|Because|Although|Though|Once|Until|Whenever|Where|What|How|Every time|The more)\b)(?:[^,]* )?(?:I|[Ww]e|My \w+) \w+/;
const isDependent =
  /\b(?:when|if|while|once|whenever|as soon as|although|because|(?:after|before|until|since) (?:I|we|he|she|it|they|the|my))\b/;

/** The first of two clauses that a comma alone joins. It is complete. */
function beforeSplice(text: string): string {
  const at = splice.exec(text)?.index;
  const first = at === undefined ? '' : text.slice(0, at);
  return isMain.test(first) && !isDependent.test(first) && !first.includes(', ') ? first : text;
}

/** How a text is read: a teacher's "she" is the pupil, and a project that the question names is known. */
export type Reading = {
  readonly isRecord?: boolean;
  readonly isNamed?: boolean;
  /** The least length of a quote. */
  readonly least?: number;
};

/** Where a long sentence may be cut. */
const cuts =
  /: | [–—] | \((?=[^()]*\)$)|, (?:and|but|so) (?=(?:I|we|my|our|the|it|they|he|she|nobody|everyone|everybody)\b)|, which |, and (?=[a-z]+ed )/g;

/** "first as a clerk and", "I had three reasons": something was to follow. */
const lacksEnd =
  /\b(?:and|or|but|with|to|of|the|an?|as|for|in|at|by|first|both|following|(?:one|two|three|four) (?:things?|reasons?|ways?|points?|steps?)|simple|this|is|was|are|were|that)$/;

function beginningOf(text: string): string | null {
  const ends = [...text.matchAll(cuts)].flatMap(({ index, 0: cut }) => {
    const part = text.slice(0, index);
    // "photographed every bed, found a fault, and told the office": a row of verbs has no end before its last one.
    const isRow =
      cut === ', and ' && /^[a-z]+ed /.test(text.slice(index + cut.length)) && part.includes(', ');
    const fits = part.length >= leastOfPart && part.length <= lineLength;
    return fits && !isRow && !lacksEnd.test(part) && isBalanced(part) ? [part] : [];
  });
  return ends.at(-1) ?? null;
}

const isBalanced = (text: string) =>
  text.split('(').length === text.split(')').length &&
  text.split('"').length % 2 === 1 &&
  text.split('“').length === text.split('”').length;

const adverbs =
  '(?:(?:also|then|therefore|later|first|finally|personally|successfully|quickly|soon|once|often|now|still|recently|usually|regularly|mainly) )*';
const before =
  '(?:(?:During|At|In|While|As|For|On|After|With|Before|When|Over|By|Last|Next|One|Two|Three|Every|Each|Since|From|Within|Outside|Throughout|Under|Because|First|To) (?:[^.]{2,60}?,? )?)?';
const bySubject = new RegExp(
  `^(${before}(?:I|[Ww]e) ${adverbs}(?:(?:have|had) )?(?:(?:since|also|already|just|recently) )?)(\\w+(?:-\\w+)?) (.+)$`,
);
const chosen = new RegExp(
  `^${before}(?:I|[Ww]e) (?:was|were|have been|had been) (?:\\w+ly |also |then |later )?((?:asked|chosen|elected|selected|invited|picked|promoted|appointed|trusted|nominated) (?:to|as|for|by) .+)$`,
);
/** "The owner trusted me to run the shop": somebody else chose. */
const trusted =
  /\b(?:owner|manager|boss|head|director|supervisor|professor|teacher|chef|foreman|lead)\b[^,;]* ((?:asked|trusted|chose|picked|appointed|invited) )me (?=(?:to|as)\b)/;
const posted = new RegExp(
  `^${before}(?:I am|I was|I have been|I've been|I had been) (?:now |also |currently |then )?((?:responsible for|in charge of|head of|(?:an? |the )?(?:[\\w-]+ ){0,5}?(?:${postWords}|aider|[a-z]+(?:raiser|ist|ician|keeper|maker))s? (?:of|at|for|to|in|with|on)\\b|on (?:nights|days|earlies|lates) for\\b|working (?:as|in|at|for|with)\\b|[a-z]+ing .*\\bfor (?:\\w+ )?(?:\\w+ )?years\\b).*)$`,
  'i',
);

/** "On Sundays I go to the hospice as a volunteer" */
const serving = new RegExp(
  `^${before}(?:I|[Ww]e) (?:go|come|help|serve|work) [^,;]*\\bas an? (?:[\\w-]+ )?(?:${postWords})\\b`,
);

/** "For my last project at school I …" */
export const leadingPhrase =
  /^(?:For|In|At|During|On|As|With|After|Outside|Over|Throughout|Through|Last|Within) [^.,;]{3,60}?,? (?=(?:I|we) )/;

/** What a clause, or a line of a list, says that the writer did. */
export function statementOf(quote: string, isList: boolean, asWritten = quote): EnglishStatement {
  const full = withoutContractions(asWritten);
  const nothing: EnglishStatement = { quote, verb: null, gist: asWritten, form: null };
  const [, opening = '', verb = '', rest = ''] = bySubject.exec(full) ?? [];
  // "At Fern Clinic, where I have worked since 2018, I am …": what was done stands elsewhere.
  if (/\b(?:where|which|that|whom?|what|how|why|whether) (?:I|[Ww]e) /.test(opening))
    return nothing;
  const [, choice] = chosen.exec(full) ?? [];
  if (choice) return { quote, verb: 'were', gist: `you were ${choice}`, form: 'chosen' };
  const [, trust] = trusted.exec(full) ?? [];
  if (trust)
    return {
      quote,
      verb: 'were',
      gist: `you were ${trust.replace('chose', 'chosen')}`,
      form: 'chosen',
    };
  const [, post] = (/\b(?:am|was|been)\b/.test(full) ? posted.exec(full) : null) ?? [];
  if (serving.test(full)) return { quote, verb: 'were', gist: `you were ${full}`, form: 'post' };
  if (post) return { quote, verb: 'were', gist: `you were ${post}`, form: 'post' };
  // "I did not believe": nothing was done.
  if (opening && /^(?:did|do|does|was|am|have) (?:not|never)\b|^not\b/.test(`${verb} ${rest}`))
    return nothing;
  if (!opening) return isList ? itemOf(quote, asWritten) : nothing;
  const isDone =
    isPast(verb) || (verb === 'used' && !/^to\b/.test(rest)) || hadParticiple(opening, verb);
  const past = isDone ? pastOfParticiple(verb) : pastOfBase(verb);
  return past === null
    ? nothing
    : { quote, verb: past, gist: `you ${past} ${rest}`, form: isDone ? 'past' : 'present' };
}

const withoutContractions = (text: string) =>
  text.replaceAll(/\b(I|[Ww]e)['’]ve\b/g, '$1 have').replaceAll(/\bI['’]m\b/g, 'I am');

const hadParticiple = (opening: string, verb: string) =>
  /\b(?:have|had)\b/.test(opening) && (isParticiple(verb) || verb === 'run');

/** A line of a list has no subject: "Built …", "Coordinate …", "Managing …", "Design of …". */
function itemOf(quote: string, asWritten: string): EnglishStatement {
  const [first = '', second = ''] = asWritten.split(' ');
  const word = first.toLowerCase();
  const named: EnglishStatement = { quote, verb: null, gist: asWritten, form: 'named' };
  // "Planning permission granted": somebody else did.
  if (/^[A-Z]\w+ing \w+ \w+ed\b/.test(asWritten)) return { ...named, form: null };
  if (isPassive(word, second)) {
    const isChoice = choices.test(word);
    const gist = `you were ${lowered(asWritten)}`;
    return { quote, verb: isChoice ? 'were' : null, gist, form: isChoice ? 'chosen' : null };
  }
  if (isParticiple(word)) {
    const past = pastOfParticiple(word);
    return {
      quote,
      verb: past,
      gist: `you ${past} ${asWritten.slice(first.length + 1)}`,
      form: 'past',
    };
  }
  // "Saving of an hour" is a noun.
  if (word.endsWith('ing') && second === 'of') return named;
  const [verb = '', ...others] = clauseOfItem(asWritten).split(' ');
  const past = verb.toLowerCase();
  if (!isPast(past)) return named;
  const rest = others.join(' ');
  const isPost = past === 'were';
  // "Exposed site", "Volunteer fire officer": a word that may be no verb needs an object that looks like one.
  const isVerb = isPost || (isPast(word) && deedOf(past) !== null) || word.endsWith('ing');
  const isNominal = /^\w+ of\b/.test(asWritten);
  if (!isVerb && !isNominal && !objectStart.test(rest)) return named;
  const isDone = isPast(word) || isNominal;
  return {
    quote,
    verb: past,
    gist: `you ${past} ${rest}`,
    form: isPost ? 'post' : isDone ? 'past' : 'present',
  };
}

/** What others choose somebody for. */
const choices = /^(?:picked|chosen|promoted|elected|appointed|asked|invited|recruited|trusted)$/;

const objectStart =
  /^(?:the|an?|all|my|our|their|its|every|each|two|three|four|five|six|both|new|over|on|with|up|out|after|part|charge|care|[$£€]?\d|[A-Z]|[a-z-]+s\b|[a-z-]+ [a-z-]+s(?: (?:in|for|at|to|from|with|on)\b|$|,| and\b))/;

const lowered = (text: string) =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text[0]!.toLowerCase() + text.slice(1);

const resultVerb =
  /^(?:Savings?|Reduction|Increase|Growth|Decrease|Improvement|Rise|Drop) of\b|^\S+.*\b(?:grown|fallen|risen|fell|rose|grew|climbed|dropped|increased|decreased|improved|doubled|halved|became (?:\d[\d.]*% )?(?:less|lower|higher|shorter|faster|cheaper|smaller)|went (?:up|down|from)|came down|(?:up|down|cut|reduced|lowered|raised|brought) (?:from|by)(?= [\d£$€])|(?:up|down)(?= [\d£$€]))|^[A-Z][a-z]+ (?:cut|reduced|lowered|raised) (?:from|by) [\d£$€]|\d.*, (?:against|compared with) \d/;

/** "Waste in the four shops fell from 19% to 11%": what came of it, with a figure. */
export const isResult = (quote: string) =>
  resultVerb.test(quote) &&
  /\d|\b(?:half|third|quarter|fifth|tenth|double|doubled|halved)\b/.test(quote);
