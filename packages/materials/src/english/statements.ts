import { clauseOfItem } from './items.ts';
import { deedOf, gerundOf, isPast, pastOfIng } from './verbs.ts';

/** A thing that a paper says of its writer, in the forms that questions need. */
export type EnglishStatement = {
  /** The past tense alone: "built". */
  readonly verb: string;
  /** "you built a forecasting model in Python". */
  readonly did: string;
  /** "building a forecasting model in Python". null if somebody or something else did it. */
  readonly doing: string | null;
  /** "the forecasting model". */
  readonly thing: string | null;
};

/** A quote is at most one line. */
export const lineLength = 80;
const leastLength = 16;

const people: readonly (readonly [RegExp, string])[] = [
  [/\bmy\b/gi, 'your'],
  [/\bour\b/gi, 'your'],
  [/\b(?:me|us)\b/g, 'you'],
  [/\bI am\b/g, 'you are'],
  [/\bI was\b/g, 'you were'],
  [/\b(?:I|we)\b/g, 'you'],
  [/\bmyself\b/g, 'yourself'],
  [/\bmine\b/g, 'yours'],
];

/** Speaks to the writer: "my team" → "your team". */
export const toReader = (text: string) =>
  people.reduce((result, [pattern, word]) => result.replaceAll(pattern, word), text);

/** Where a clause ends and the next one begins. */
const splits =
  /;\s+|:\s+|,?\s+(?:but|because|so that|until|while|although)\s+|,\s+(?=which\b|and\b|[a-z]+ing\b)|\s+(?=which (?:reduced|cut|raised|delayed|lowered|increased|improved|saved)\b)|\s+(?:and(?: then)?)\s+(?=[a-z]*(?:ed|ilt|ew|ote|ran|set|met|found|kept|sent|made|took|gave|sold|held|led|won|cut|taught|brought)\b)/;
const afterSubject =
  /^(?:(?:and|then|also|therefore|later|first|finally|soon|personally|quickly|immediately)\s+)*/i;

/** Everything that a sentence says the writer did. A line of a list needs no subject. */
export function statementsOf(sentence: string, isList: boolean): EnglishStatement[] {
  const clauses = (isList ? clauseOfItem(sentence) : sentence)
    .replace(/[.!?]+["')]*$/, '')
    .split(splits)
    .map((clause) => clause.trim())
    .filter(Boolean);
  let isOwn = isList;
  return clauses.flatMap((clause, index) => {
    // "missed doses fell by 35%": no verb of the writer's.
    const result = index > 0 ? resultOf(clause) : [];
    if (result.length > 0) return result;
    const own = ownVerbOf(clause, isOwn || (index > 0 && isOwn), index === 0);
    if (own) isOwn = true;
    const found = own ?? null;
    if (!found) {
      if (/^(?:[A-Z]\w*|the|two|our|their|a)\b/.test(clause) && !isList) isOwn = false;
      return resultOf(clause);
    }
    const rest = shortened(toReader(found.rest), lineLength - found.verb.length - 5);
    if (rest === null) return [];
    const did = `you ${found.verb} ${rest}`;
    if (did.length < leastLength) return [];
    return [
      { verb: found.verb, did, doing: `${gerundOf(found.verb)} ${rest}`, thing: thingOf(rest) },
    ];
  });
}

type OwnVerb = { readonly verb: string; readonly rest: string };

/** The verb of a clause that the writer is the subject of: "I built …", "Built …", "cutting …", "which reduced …". */
function ownVerbOf(clause: string, isOwn: boolean, isFirst: boolean): OwnVerb | null {
  const bySubject =
    /\b(?:I|[Ww]e) (?:(?:also|then|therefore|later|first|finally|personally|successfully|quickly) )*([a-z]+(?:-[a-z]+)?) (.+)$/.exec(
      clause,
    );
  if (bySubject && isPast(bySubject[1]!)) return { verb: bySubject[1]!, rest: bySubject[2]! };
  const post = /\bI was ((?:responsible for|in charge of|head of) .+)$/.exec(clause)?.[1];
  if (post) return { verb: 'were', rest: post };
  if (!isOwn) return null;
  const [first = '', ...others] = clause
    .replace(afterSubject, '')
    .replace(/^which /, '')
    .split(' ');
  const word = first.toLowerCase();
  const rest = others.join(' ');
  // "which delayed the report": only verbs of which one is sure are the writer's.
  if (clause.startsWith('which ') && deedOf(word) === null) return null;
  if (isPast(word) && (isFirst || first === word)) return { verb: word, rest };
  if (/^[a-z]{3,}ing$/.test(word) && !isFirst && deedOf(pastOfIng(word)) !== null)
    return { verb: pastOfIng(word), rest };
  return null;
}

const resultVerb =
  /^((?:\S+ ){1,9}?)(had grown|had fallen|had risen|fell|rose|grew|dropped|increased|decreased|improved|doubled|halved|went up|went down)\b(.*)$/;

/** "waste in the four shops fell from 19% to 11%". */
function resultOf(clause: string): EnglishStatement[] {
  const text = clause
    .replace(/^(?:After|Within|In|By|Since|Over|During|At the end|As a result)[^,]*,\s*/, '')
    .replace(/^(?:and|as a result,?)\s+/i, '');
  const match = resultVerb.exec(text);
  if (!match || !/\d|half|third|double/.test(match[3]!)) return [];
  // What comes after the figure may be left out.
  const whole = toReader(text);
  const did =
    whole.length > lineLength
      ? whole.replace(
          /^(.*\d\S*(?: [a-z]+)?) (?:after|by|because|thanks|with|when|through|in) .*$/,
          '$1',
        )
      : whole;
  if (did.length > lineLength || hasPronoun(did) || did.includes('[')) return [];
  const lower = /^(?:The|A|An|Our|My|Their|Waste|Conversion|[A-Z][a-z]+) /.test(did)
    ? did[0]!.toLowerCase() + did.slice(1)
    : did;
  return [{ verb: match[2]!, did: lower, doing: null, thing: null }];
}

const hasPronoun = (text: string) =>
  /\b(?:it|its|them|they|their|this|these|those|he|she|his|her|one of them|that way|the same)\b/i.test(
    text,
  );

/** Where the end of a long clause may be left out. */
const cutBefore =
  /^(?:which|that|who|where|with|by|for|to|in|on|at|using|without|including|through|during|from|across|between|about|into|after|before|instead|including)$/;

/** The words after the verb, without what nobody understands outside of the paper, at most `most` characters. */
function shortened(rest: string, most: number): string | null {
  const comma = /,\s/.exec(rest)?.index ?? -1;
  const isClause =
    comma >= 0 &&
    /^,\s*(?:which|including|with|where|so|but|\w+ed|\w+ing|and (?:I|we|you))\b/.test(
      rest.slice(comma),
    );
  let words = (isClause ? rest.slice(0, comma) : rest).split(' ');
  const pronoun = words.findIndex((word) => hasPronoun(word));
  if (pronoun >= 0) words = words.slice(0, lastCut(words.slice(0, pronoun + 1)));
  while (words.join(' ').length > most && words.length > 0) words = words.slice(0, lastCut(words));
  const text = words
    .join(' ')
    .replace(/[,;:]$/, '')
    .replace(/\s(?:and|or) [a-z]+(?:ed|und|ilt|ote|ght)$/, '')
    .replace(/\s(?:after|when|before|because|once|as) (?:you|the \w+) \w+$/, '')
    .replace(/\s(?:and|or|the|a|an|of|to)$/, '');
  // A list that lost its last part is no list.
  if (/,\s/.test(text) && !/,? (?:and|or) /.test(text))
    return shortened(text.slice(0, text.indexOf(',')).split(' ').slice(0, -1).join(' '), most);
  if (/^the \w+$/.test(text)) return null;
  return words.length < 2 || text.includes('[') || /\bfrom [^ ]+( [a-z]+)?$/.test(text)
    ? null
    : text;
}

/** The place of the last word before which the clause may end: 0 if there is none. */
const lastCut = (words: readonly string[]) => {
  const at = words.findLastIndex((word, index) => index > 1 && cutBefore.test(word.toLowerCase()));
  // "from 50 minutes to 8 minutes" stays together.
  if (at > 1 && words[at] === 'to' && words.slice(0, at).includes('from'))
    return words.lastIndexOf('from', at);
  return Math.max(0, at);
};

const phraseEnd =
  /^(?:in|on|at|for|from|to|with|by|that|which|who|and|into|using|without|including|during|through|every|across|twice|where|when|of[^ ])$/;

/** The object of a verb: "a fraud alert pipeline with Kafka" → "the fraud alert pipeline". */
function thingOf(rest: string): string | null {
  const words = rest.split(' ');
  const end = words.findIndex(
    (word, index) => index > 0 && (phraseEnd.test(word) || /[,;]$/.test(words[index - 1]!)),
  );
  const phrase = (end < 0 ? words : words.slice(0, end)).join(' ').replace(/[,;]$/, '');
  const noun = phrase.replace(/^(?:an?|the)\s/i, 'the ');
  if (
    /^(?:yourself|you|that|how|what|with|from|to|by|as|in|for|on|more|up|out)\b/.test(noun) ||
    /^\d|\$|£/.test(noun)
  )
    return null;
  if (noun.split(' ').length > 7 || noun.length > 44 || noun.length < 5) return null;
  return /^(?:the|your)\s/.test(noun) || noun.endsWith('s') ? noun : null;
}
