import { postWords } from './posts.ts';
import type { Reading } from './statements.ts';

const person = `(?:${postWords}|GP|man|woman|girl|boy|child|patient|customer|guest|student|pupil|colleague|resident|friend|neighbou?r|owner|examiner|boss|client|visitor|tenant|professor|mother|father|grandmother|grandfather|brother|sister|brother-in-law|aunt|uncle|son|daughter)`;

/** "I shadowed a nurse and saw how much of her day …": the clause says who. */
const knownPerson = new RegExp(
  `\\b(?:an?|my|our|the|each|every|one) (?:[\\w-]+ ){0,2}?${person}\\b.*?\\b(?:he|she|his|her|him|hers)\\b`,
  'i',
);

/** "Train two apprentices and do their rota": several that the clause names, and no weeks. */
const severalThings =
  /\b(?:(?!(?:was|this|has|does|always|perhaps|less|across|unless|weeks?|days|months|years|hours|minutes|times|mornings|evenings|nights|weekends|seasons|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays|Sundays)\b)[a-z-]{3,}s|people|children|staff|women|men|everyone|everybody|somebody|someone|anyone|each) .*?\b(?:they|them|their|theirs|themselves)\b/i;

/** "I built a rack and painted it": one thing that the clause brings in itself. */
const oneThing = /\b(?:an?|each|every|one) (?:[\w-]+ ){0,2}[\w-]{3,}\b.*?\b(?:it|its|itself)\b/i;

/** "I find it hard to", "it is worth": points at nothing. */
const emptyIt =
  /\b(?:find|found|make|made|makes|keep|think|thought) it (?:\w+ly )?(?:hard|easy|easier|harder|difficult|possible|clear|useful|better|important|necessary|safe|safer) (?:to|for)\b|\bit (?:is|was) (?:\w+ )?(?:hard|easy|important|possible|better|worth|difficult|safe|necessary) (?:to|for|that)\b|\bit (?:rains?|rained|snows?|snowed)\b/gi;

const made =
  /\b((?:wrote|built|tested|designed|launched|made|tried|showed|rewrote|redesigned|developed|coded|released|published|drew)) it\b/g;

/** Words that need something outside of the quote, wherever they stand. */
const outward = [
  /\b(?:this|these)\b(?! (?:year|summer|spring|autumn|winter|county|city|town|region|country)\b)/i,
  /\bthose\b(?! (?:who|of|with|in)\b)/i,
  /\bsuch\b(?! as\b)/i,
  /\bthe same\b(?! (?:day|time|week|hour|morning|evening)\b)/i,
  /\bsame\b(?= to\b)/i,
  /\bthere\b(?! (?:is|are|was|were)\b)/i,
  /\bhere\b/i,
  /\bboth\b(?! (?:[\w'-]+ ){1,4}and\b)/i,
  /\b(?:all|the other|other|only) (?:two|three|four|five|six|seven|eight|nine|ten)(?=$|[,.;]| (?:and|but|of|were|are|was|have|had|in|on|at|to)\b)/i,
  /\b(?:the others?|the former|the latter|the rest|the second|the next|one of them|neither|either|another one|the one|the ones|the above|as above|as follows|the following)\b(?! (?:of (?:the|my|our)|half|day|year|term|week|morning|time|wave|floor|row|line|mate|hand)\b)/i,
  /(?:^|\b(?:of|with|about|after|before|for|from|at|by|like|do|did|doing|to|on|than|as|and|but|all|is|was|know|knew|saw|means?|meant)) that(?=$|[,.;:]| (?:is|was|would|will|can|could|made|means|meant|day|year|week|month|night|job|case|time|work|place|project|one|kind|client|customer|way|point|front|summer|winter|spring|autumn|moment|man|woman|first|at)\b)/i,
  /^That\b/,
  /\bha(?:ve|s|d) since\b/,
  /\bthat$|\bfind out$|\b(?:below|above)$/,
  /\bthat (?:day|year|week|month|night|job|case|place|project|one|client|customer|summer|winter|moment)\b/i,
  /\b(?:so|then|too|instead|afterwards|otherwise)$/i,
  /\bI have \w+ (?:only |just )?(?:one|two|three|four|five|six|a few)(?:,|$)/,
];

/** Beginnings that go on with the sentence before. */
const goesOn =
  /^(?:It|They|Their|Its|Them|Both|Others|Another|Neither|Either|None|One of (?:them|those)|Because|Instead|Otherwise|Nor|Or|Yet|Still|Hence|Thus|Next (?:year|month|week|day)|Later|Earlier|Afterwards|After (?:that|which)|Before (?:this|that)|The (?:next|following|second|third|other|latter|former|result|results|reason|answer|problem|problems|idea|plan|error|errors|mistake|change|changes|piece|investigation)|A (?:year|month|week|day) (?:later|after)|(?:Two|Three|Four|Five|Six|Ten|\d+) (?:years|months|weeks|days) later|In (?:the end|return|turn|both|each)|As a result|For example|For instance|At first|At that|By then|From then|Until then|So|Then|But|And|However|Therefore|Also|Besides|Finally|Eventually|Meanwhile)\b|^(?:Some|Each|Most|Half|Two|Three|Four|Five|Six)(?: (?:of them|were|was|are|is|had|have|came|left|did|then|now|[a-z]+ed)\b|,)/;

/** "I wrote the apology and …": which one? */
const barePoint =
  /^(?:I|We) (?:took|wrote|made|did|changed|fixed|removed|sent|lost|checked|noticed|repeated) the [a-z]+(?:,? (?:and|but|from)\b|$)|^(?:I|We) therefore\b|^(?:Our|My) (?:report|findings|results|proposal|survey|study|paper)\b(?! (?:on|of|about|for)\b)/;

/** Whether a clause needs something that stands elsewhere in the paper: heard alone, nobody knows who or what is meant. */
export function pointsAway(quote: string, { isRecord = false, isNamed = false }: Reading): boolean {
  const text = (isNamed ? quote.replaceAll(made, '$1') : quote).replaceAll(emptyIt, '');
  const hasPerson = /\b(?:he|she|his|her|him|hers|himself|herself)\b/i.test(text);
  return (
    (hasPerson && !isRecord && !knownPerson.test(text)) ||
    (/\b(?:it|its|itself)\b/i.test(text) && !oneThing.test(text)) ||
    (/\b(?:they|them|their|theirs|themselves)\b/i.test(text) && !severalThings.test(text)) ||
    goesOn.test(text) ||
    barePoint.test(text) ||
    outward.some((pattern) => pattern.test(text))
  );
}
