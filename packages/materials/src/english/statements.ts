import { clauseOfItem, pastOfBase } from './items.ts';
import { postWords } from './posts.ts';
import { deedOf, gerundOf, isParticiple, isPassive, isPast, pastOfParticiple } from './verbs.ts';

/** A clause of a paper, word for word, and what it says of its writer. */
export type EnglishStatement = {
  /** "I built a forecasting model in Python", "Waiting time down from 26 to 14 minutes". */
  readonly quote: string;
  /** The past tense alone: "built". null if the writer did nothing. */
  readonly verb: string | null;
  /** "you built a forecasting model in Python". null if the clause does not begin with the writer and a verb. */
  readonly did: string | null;
  /** "building a forecasting model in Python". */
  readonly doing: string | null;
  /** The clause with "you" and a past, for those who look for words in it. */
  readonly gist: string;
  readonly form: Form;
};

/** What was done once, what goes on, what others chose the writer for, a post, the bare name of some work, or nothing. */
type Form = 'past' | 'present' | 'chosen' | 'post' | 'named' | null;

/** A quote is at most a line of a printed page. */
const lineLength = 104;
const [leastLength, leastOfPart, longestDoing] = [20, 30, 70];

const people: readonly (readonly [RegExp, string])[] = [
  [/\bmy\b/gi, 'your'],
  [/\bour\b/gi, 'your'],
  [/\b(?:me|us)\b/g, 'you'],
  [/\bI am\b/g, 'you are'],
  [/\bI was\b/g, 'you were'],
  [/\b(?:I|[Ww]e)\b/g, 'you'],
  [/\b(?:myself|ourselves)\b/g, 'yourself'],
  [/\b(?:mine|ours)\b/g, 'yours'],
];

/** Speaks to the writer: "my team" → "your team". */
export const toReader = (text: string) =>
  people.reduce((result, [pattern, word]) => result.replaceAll(pattern, word), text);

/** Words that only point back to what was said before. What follows them is complete. */
const openers =
  /^(?:(?:So|Then|There|Also|And|But|However|Therefore|Later|Since then|Afterwards|In addition|Besides|Instead|Still|Finally|Eventually|As a result|For example|Besides that|After that|Before that|From that time(?: on)?|At that time|Since that time|That year|Today|Now|Meanwhile),? )+(?=[A-Z]|I\b|we\b|my\b|our\b|the\b|a\b)/;

/**
 * The whole of a sentence, or as much of its beginning as fits on a line and is a complete clause. An English sentence says
 * first what matters, so that what a later clause adds may be left out, and nothing else.
 */
export function quoteOf(sentence: string, isNamed = false): string | null {
  const told = sentence.replace(/[.!?]+["”')]*$/, '').replace(openers, '');
  // "Inspected the drains; updated the register": two things, of which the first is complete.
  const [first = ''] = told.split('; ');
  const whole = first.length >= leastOfPart ? first : told;
  const text = whole.length <= lineLength ? whole : beginningOf(withoutRemark(whole));
  if (text === null || text.length < leastLength) return null;
  // In a project that the question names, "I built it in a weekend" is clear.
  const pointing = isNamed ? text.replace(madeIt, '$1') : text;
  return text.includes('[') || pointsBack(pointing) || !isBalanced(text) ? null : text;
}

const madeIt =
  /\b((?:wrote|built|tested|designed|launched|made|tried|showed|rewrote|redesigned|developed|coded|released|published|drew|tested)) it\b/;

/** Where a clause ends and the next one begins. */
const clauseEnds =
  /[;:]\s|\s[–—]\s|,\s(?:after|before|when|once|since|as)\s|,?\s(?:because|although|but|until|so that|whereas|even though)\s|,\s(?:which|who|whom|whose|where|while|so|[a-z]+ing|then)\s|,?\s(?:and|or) (?:I|we|they|it|then)\s|,?\sand (?:[a-z]+ed|wrote|built|led|ran|set|made|found|kept|sold|taught|cut|gave|took|left|put|began|brought|grew|held|drew|met|spoke|sent|paid|won|bought|caught|chose|drove|lost)\s|,\sfirst as\s|,\sand (?:when|if|while|after|by|rather than)\s|,\sand (?=[a-z]+ [a-z]+ (?:[a-z]+ed|was|were)\b)/g;

/** "photographed every bed, found a fault and told the office": without its "and", a row of verbs ends at its first one. */
const rowOfVerbs =
  /(?<=^(?:I |[A-Z][a-z]+ed )[^,]{4,}), (?:[a-z]+ed|found|wrote|built|made|kept|ran|led|took|gave|cut|put|set|brought) (?!.* and (?:[a-z]+ed|found|wrote|built|made|kept|ran|led|took|gave|cut|put|set|brought)\b).*$/;

/** "first as a clerk and": something was to follow. */
const lacksEnd = /\b(?:and|or|but|with|to|of|the|an?|as|for|in|at|by|first)$/;

/** "took out the step (which nobody had missed)": what stands in brackets at the end may be left out. */
const withoutRemark = (text: string) => text.replace(/\s*\([^()]{12,}\)$/, '');

/** Where only something is added to a complete clause: a second name, a part of what was said, the next verb of a row. */
const additions =
  /,\s(?:most|all|some|none|half|many) of\s|,\swith\s|(?<=["”]|\b[A-Z]\w*),\s(?:an?|the)\s(?=[a-z])|,\s(?:good|excellent|strong|great)\s|\sand (?:how|what|why|where)\s|,\s(?:[a-z]+ed|brought|found|wrote|built|made|kept|ran|took|gave|cut|put|set)\s(?=(?:an?|the|it|my|our|them|every|each|up|down|out)\b)/g;

const beginningOf = (text: string) =>
  text.length <= lineLength
    ? text
    : (endingAt(text, clauseEnds) ?? endingAt(text, additions) ?? endingAt(text, details));

/** What says more of the last noun, or where and when it was. */
const details =
  /\s(?:which|who|whose|where|during|throughout|within|above|below|near|across|despite|including|alongside|without)\s/g;

function endingAt(text: string, pattern: RegExp): string | null {
  const ends = [...text.matchAll(pattern)]
    .map(({ index }) => index)
    .filter((at) => at >= leastOfPart && at <= lineLength)
    .map((at) => text.slice(0, at).replace(rowOfVerbs, ''))
    .filter((each) => each.length >= leastOfPart && !each.includes('; ') && !lacksEnd.test(each));
  // "designed, built and tested a pump": a row of verbs is no clause.
  return ends.findLast((each) => isBalanced(each) && !/(?:^|, )\w+(?:ed|ing)?$/.test(each)) ?? null;
}

const isBalanced = (text: string) =>
  text.split('(').length === text.split(')').length &&
  text.split('"').length % 2 === 1 &&
  text.split('“').length === text.split('”').length;

/** "Train two apprentices and do their rota" */
const knownThings =
  /\b((?:two|three|four|five|six|\d+|all|my|our|the) (?:[\w-]+ ){0,2}?[a-z]+s\b[^.;]{0,60}?) (?:their|them|they)\b/g;

/** "I shadowed a nurse and saw how much of her day …": the clause says who. */
const knownPerson = new RegExp(
  `((?:\\b(?:an?|my|our|the|each|every|one) (?:[\\w-]+ ){0,2}?(?:${postWords}|GP|man|woman|girl|boy|child|patient|customer|guest|student|pupil|colleague|resident|friend|neighbour|neighbor|owner|examiner|boss|client|visitor|tenant|professor|grandmother|grandfather)\\b)[^.;]*?) (?:he|she|his|her|him|hers)\\b`,
  'g',
);

/** "This", "he": nobody knows who or what. "its" and "they" may belong to something in the same clause. */
const pointsBack = (sentence: string) => {
  const placed = sentence.replaceAll(/\bin this (?:county|city|town|region|country|area)\b/g, '');
  const hasPerson = /\b(?:he|she|his|her|him|hers)\b/.test(placed);
  const known = placed.replaceAll(knownThings, '$1');
  const text = hasPerson ? known.replaceAll(knownPerson, '$1') : known;
  return (
    /\b(?:this|these|those|he|she|his|her|him|hers|such|the same|the former|the latter|(?:all|some|most|any|none) of (?:that|it|them)|one of them|some of them|that way)\b/i.test(
      text
        .replace(/\b(?:an?|two|three|both)\b.*\bthe same\b/i, '')
        .replaceAll(
          /\bthe same (?!thing|way|problem|method|approach|time|one|idea|as|to|for|in|at)[a-z]+/gi,
          '',
        ),
    ) ||
    /\bwhat (?:that|it) (?:meant|was)\b/.test(text) ||
    barePoint.test(text) ||
    /\bthat (?:job|case|day|week|year|work|place|project|one|kind|client|customer)\b|\b(?:all|both|the other) (?:two|three|four|five|six|seven|eight)(?=,| and|$)/.test(
      text,
    ) ||
    /\bon that (?:front|score|point)\b/.test(text) ||
    // "I have run only four, all of them small": four of what?
    /^I have \w+ (?:only |just )?(?:one|two|three|four|five|six|a few),/.test(text) ||
    /^(?:It|They|Their|Its|Them|That|Both|Some|Others|Another|Neither|Each|Three|Two)\b(?! [a-z]+ [a-z]+ of)/.test(
      text,
    ) ||
    /^(?:I|We) therefore\b|^(?:Our|My) (?:report|findings|results|proposal|survey|study|paper)\b(?! (?:on|of|about|for)\b)/.test(
      text,
    ) ||
    /^The (?:investigation|errors?|problems?|mistakes?|results?|changes?|idea|plan|first plan|piece|second|next|other|client|director|coach)\b/.test(
      text,
    ) ||
    /^(?:\S+ ){1,5}(?:it|its|them|they|their)\b|^(?:\S+ ){6,8}it (?:up|down|out|for|to)\b/i.test(
      text,
    ) ||
    /\b(?:for|of|about|at|on|from) it$|\b(?:that|so|(?<!would be )there|then)$|\b(?:believe|think) (?:that|it) (?:is|was)\b/.test(
      text,
    )
  );
};

/** "I wrote the apology and …": which one? */
const barePoint =
  /^(?:I|We) (?:took|wrote|made|found|did|changed|fixed|removed|sent|lost|checked|noticed|repeated) the [a-z]+(?:,? (?:and|but|from)\b|$)/;

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
const trusted = /\b((?:asked|trusted|chose|picked|appointed|invited) )me (?=(?:to|as)\b)/;
const posted = new RegExp(
  `^${before}(?:I am|I was|I have been|I've been|I had been) (?:now |also |currently |then )?((?:responsible for|in charge of|head of|(?:an? |the )?(?:[\\w-]+ ){0,5}?(?:${postWords}|[a-z]+(?:raiser|ist|ician|keeper|maker))s? (?:of|at|for|to|in|with|on)\\b|working (?:as|in|at|for|with)\\b|[a-z]+ing .*\\bfor (?:\\w+ )?(?:\\w+ )?years\\b).*)$`,
  'i',
);

/** Where the next clause has a subject of its own. */
const ownClauses =
  /; |,? (?:and|but|so|because) (?=(?:I|we) )|(?<=^(?:When|While|After|Before|At|During|In) .*), (?=(?:I|we) )/;

/** "For my last project at school I …" */
export const leadingPhrase =
  /^(?:For|In|At|During|On|As|With|After|Outside|Over|Throughout|Through|Last|Within) [^.,;]{3,60}?,? (?=(?:I|we) )/;

/** What a sentence, or a line of a list, says that the writer did: as a whole, or the first of its clauses that says something. */
export function statementOf(
  sentence: string,
  isList: boolean,
  /** Whether the question names what "it" is. */
  isNamed = false,
): EnglishStatement | null {
  const isLong = sentence.length > lineLength || / [;] (?:I|we) |; (?:I|we) /.test(sentence);
  const parts = isLong ? sentence.split(ownClauses) : [];
  // What stands before "I" may be left out of a long sentence.
  const bare = isLong ? sentence.replace(leadingPhrase, '') : sentence;
  const found = [...new Set([sentence, bare, ...parts.slice(1)])].flatMap(
    (part) => statementIn(part[0]!.toUpperCase() + part.slice(1), isList, isNamed) ?? [],
  );
  return (
    found.find(({ verb, quote }) => verb !== null || isResult(quote)) ??
    found.find(({ quote }) => /^(?:I|We)\b/.test(quote)) ??
    found[0] ??
    null
  );
}

function statementIn(sentence: string, isList: boolean, isNamed: boolean): EnglishStatement | null {
  const quote = quoteOf(sentence, isNamed);
  if (quote === null) return null;
  const full = withoutContractions(quote);
  const [, opening = '', verb = '', rest = ''] = bySubject.exec(full) ?? [];
  // "your report" in a letter is that of the reader, and no longer so when the interviewer says it.
  // "Saved us a week" would become "you saved you a week".
  const speaks =
    !/\b(?:you|yours?|me|us|myself|ourselves)\b|\bI\b.*\bwe\b|\b(?:and|but) (?:was|am)\b/i.test(
      quote.replace(/\bby (?:myself|ourselves)\b/, ''),
    );
  // "At Fern Clinic, where I have worked since 2018, I am …": what was done stands elsewhere.
  if (/\b(?:where|which|that|whom?|what|how|why|whether) (?:I|[Ww]e) /.test(opening))
    return { ...nothing, quote, gist: toReader(quote) };
  const toWriter = speaks ? toReader(lowered(full)) : null;
  const [, choice] = chosen.exec(full) ?? [];
  if (choice)
    return {
      ...chosenOne,
      quote,
      did: toWriter,
      gist: `you were ${toReader(choice)}`,
    };
  const [, trust] = trusted.exec(quote) ?? [];
  if (trust) return { ...chosenOne, quote, gist: `you were ${trust.replace('chose', 'chosen')}` };
  const [, post] = (/\b(?:am|was|been)\b/.test(full) ? posted.exec(full) : null) ?? [];
  if (post)
    return {
      ...chosenOne,
      quote,
      did: toWriter,
      gist: `you were ${toReader(post)}`,
      form: 'post',
    };
  // "I did not believe": nothing was done.
  if (opening && /^(?:did|do|does|was|am|have) (?:not|never)\b|^not\b/.test(`${verb} ${rest}`))
    return { ...nothing, quote, gist: toReader(quote) };
  if (opening) {
    const isDone =
      isPast(verb) || (verb === 'used' && !/^to\b/.test(rest)) || hadParticiple(opening, verb);
    const past = isDone ? pastOfParticiple(verb) : pastOfBase(verb);
    if (past === null) return { ...nothing, quote, gist: toReader(quote) };
    const isBare = /^(?:I|[Ww]e) $/.test(opening) && isDone;
    const doing = `${gerundOf(past)} ${toReader(rest)}`;
    return {
      quote,
      verb: past,
      did: speaks
        ? toReader(lowered(full.replace(/^(I|[Ww]e) (?:also|therefore|then) /, '$1 ')))
        : null,
      doing: speaks && isBare && isGerund(doing) ? doing : null,
      gist: `you ${past} ${toReader(rest)}`,
      form: isDone ? 'past' : 'present',
    };
  }
  return isList ? itemOf(quote, speaks) : { ...nothing, quote, gist: toReader(quote) };
}

const withoutContractions = (text: string) =>
  text.replaceAll(/\b(I|[Ww]e)['’]ve\b/g, '$1 have').replaceAll(/\bI['’]m\b/g, 'I am');

const hadParticiple = (opening: string, verb: string) =>
  /\b(?:have|had)\b/.test(opening) && isParticiple(verb);

/** "designing and analysed", "training counters and do their schedule": a second verb would have to change as well. */
const isGerund = (doing: string) =>
  doing.length <= longestDoing &&
  [...doing.matchAll(/(?:,| and| then) (?:then )?([a-z]+)\b/g)].every(
    ([, word]) => word !== 'you' && !isPast(word!) && pastOfBase(word!) === null,
  ) &&
  !/\b(?:after|because|when|while|although|once|until|so that|that|which)\b/.test(doing);

const chosenOne = { verb: 'were', did: null, doing: null, form: 'chosen' } as const;
const nothing = { verb: null, did: null, doing: null, form: null } as const;

/** A line of a list has no subject: "Built …", "Coordinate …", "Managing …", "Design of …". */
function itemOf(quote: string, speaks: boolean): EnglishStatement {
  const [first = '', second = ''] = quote.split(' ');
  const word = first.toLowerCase();
  const named: EnglishStatement = { ...nothing, quote, gist: toReader(quote), form: 'named' };
  // "Planning permission granted": somebody else did.
  if (/^[A-Z]\w+ing \w+ \w+ed\b/.test(quote)) return { ...named, form: null };
  if (isParticiple(word) && !isPassive(word, second))
    return {
      quote,
      verb: pastOfParticiple(word),
      did: speaks ? `you have ${toReader(lowered(quote))}` : null,
      doing: null,
      gist: `you ${pastOfParticiple(word)} ${toReader(quote.slice(first.length + 1))}`,
      form: 'past',
    };
  if (isPassive(word, second)) {
    const isChoice = choices.test(word);
    const did = speaks && isChoice ? `you were ${toReader(lowered(quote))}` : null;
    const gist = `you were ${toReader(lowered(quote))}`;
    return {
      ...named,
      verb: isChoice ? 'were' : null,
      did,
      gist,
      form: isChoice ? 'chosen' : null,
    };
  }
  // "Saving of an hour" is a noun.
  if (word.endsWith('ing') && second === 'of') return named;
  const clause = clauseOfItem(quote);
  const [verb = '', ...others] = clause.split(' ');
  const past = verb.toLowerCase();
  if (!isPast(past)) return named;
  const rest = toReader(others.join(' '));
  const isPost = past === 'were';
  // "Exposed site", "Volunteer fire officer": a word that may be no verb needs an object that looks like one.
  const isVerb = isPost || (isPast(word) && deedOf(past) !== null) || word.endsWith('ing');
  const isNominal = /^\w+ of\b/.test(quote);
  if (!isVerb && !isNominal && !objectStart.test(rest)) return named;
  // "Run a session" is a verb as it stands, "Design of a form" and "Managing a move" are none.
  const isFinite =
    isPast(word) ||
    (!word.endsWith('ing') && quote.startsWith(clause.slice(verb.length), first.length));
  const isDone = isPast(word) || isNominal;
  const doing = word.endsWith('ing') ? toReader(lowered(quote)) : `${gerundOf(past)} ${rest}`;
  return {
    quote,
    verb: past,
    did:
      speaks && (isFinite || isPost) ? `you ${toReader(lowered(isFinite ? quote : clause))}` : null,
    doing: speaks && (isFinite || word.endsWith('ing')) && isGerund(doing) ? doing : null,
    gist: `you ${past} ${rest}`,
    form: isPost ? 'post' : isDone ? 'past' : 'present',
  };
}

/** What others choose somebody for. */
const choices =
  /^(?:picked|chosen|selected|nominated|promoted|elected|appointed|asked|invited|shortlisted|recruited|trusted)$/;

const objectStart =
  /^(?:the|an?|all|your|their|its|every|each|two|three|four|five|six|both|new|over|on|with|up|out|after|part|charge|care|[$£€]?\d|[A-Z]|[a-z-]+s\b|[a-z-]+ [a-z-]+s(?: (?:in|for|at|to|from|with|on)\b|$|,| and\b))/;

const lowered = (text: string) =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text[0]!.toLowerCase() + text.slice(1);

const resultVerb =
  /^(?:Savings?|Reduction|Increase|Growth|Decrease|Improvement|Rise|Drop) of\b|^\S+.*\b(?:grown|fallen|risen|fell|rose|grew|climbed|dropped|increased|decreased|improved|doubled|halved|went (?:up|down|from)|came down|(?:up|down|cut|reduced|lowered|raised|brought) (?:from|by)(?= [\d£$€])|(?:up|down)(?= [\d£$€]))|^[A-Z][a-z]+ (?:cut|reduced|lowered|raised) (?:from|by) [\d£$€]|\d.*, (?:against|compared with) \d/;

/** "Waste in the four shops fell from 19% to 11%": what came of it, with a figure. */
export const isResult = (quote: string) =>
  resultVerb.test(quote) &&
  /\d|\b(?:half|third|quarter|fifth|tenth|double|doubled|halved)\b/.test(quote);
