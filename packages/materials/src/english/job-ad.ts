import type { Requirement } from '../requirements.ts';
import { pastOfBase } from './items.ts';
import { readEnglishSentences, type EnglishSentence } from './layout.ts';
import { gerundOf, isPast, pastOfIng } from './verbs.ts';

type Topic = Pick<Requirement, 'topic' | 'sort'>;
type Part = 'duty' | 'must' | 'plus' | 'other';

/** Headings of an ad, and sentences above a list. The first that fits counts. */
const parts: readonly (readonly [Part, RegExp])[] = [
  [
    'other',
    /\b(?:about us|who we are|our (?:story|company|team|mission|values)|offer|you(?:'ll| will) get|in return|benefits?|perks|apply|how to|application|salary|pay|hours|contact|why (?:join|work|us)|equal|diversity|what happens next|interview|location|closing|the (?:company|team|school|ward|practice)|about the (?:company|team|school))\b|\bwhat'?s in it for you\b/i,
  ],
  [
    'plus',
    /\b(?:nice to have|preferred|bonus|desirable|a plus|an? advantage|ideally|not essential|helpful|would be (?:great|good|useful|welcome)|even better|we(?:'d| would) (?:also )?love)\b/i,
  ],
  [
    'must',
    /\b(?:requirements?|qualifications?|looking for|what (?:we|you) need|what you(?:'ll| will) need|we (?:need|ask|expect|want)|need from you|you(?:'ll| will)? (?:have|bring|are|need|must|should)|who you are|about you|your profile|essential|skills|experience|person specification|must[- ]haves?|candidates?|criteria|knowledge|abilities|the person|ideal)\b/i,
  ],
  [
    'duty',
    /\b(?:responsibilit\w+|duties|tasks|what you(?:'ll| will)(?: be)? do(?:ing)?|the (?:role|job|work|position|post)|your (?:role|job|work|day|week)|job description|day[- ]to[- ]day|typical (?:day|week)|you will|you'll|you can expect|purpose|involves?|accountabilities)\b/i,
  ],
];

const partOf = (heading: string): Part | null =>
  parts.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;

/** Terms of work, formal things and what every ad says. */
const terms =
  /\[|\b(?:no experience|(?:any )?other duties|shifts?|weekends?|rota|days of|salary|pension|holiday|driving licen[cs]e|driver'?s? licen[cs]e|right to work|happy to start|DBS|background check|visa|lift \d+|portfolio|references|car driver|own transport|access to an? (?:car|vehicle)|as required|as needed|placement with)\b/i;

/** Finds what an English ad asks for: each line by its grammar, and by the heading that it stands under. */
export function findEnglishRequirements(jobAdText: string): Requirement[] {
  let part: Part | null = null;
  let section: string | null = null;
  return readEnglishSentences(jobAdText, 'job-ad').flatMap((sentence) => {
    if (sentence.section !== section) {
      section = sentence.section;
      const named = isTitle(sentence) ? null : partOf(section ?? '');
      part = named ?? (part === 'other' ? null : part);
    }
    const { start, end, sentence: text, clean } = sentence;
    // "In your first year you can expect to:" says what the lines below are.
    if (clean.endsWith(':')) {
      part = partOf(clean) ?? part;
      return [];
    }
    const own = sentence.label === null ? part : (partOf(sentence.label) ?? part);
    if (own === 'other' || terms.test(clean)) return [];
    const topic = topicOf(sentence, own);
    return topic === null || topic.topic.length < 4 || topic.topic.length > longestTopic
      ? []
      : [{ start, end, sentence: text, ...topic, isPreferred: own === 'plus' }];
  });
}

/** "Visitor Experience Supervisor": the first heading of an ad names the job, unless the ad begins with a part. */
const isTitle = ({ section, title }: EnglishSentence) =>
  section === title &&
  !/^(?:what|about|who|key|main|your|requirements?|essential|you|we|skills|qualifications|responsib|duties|must|nice|the role|it)\b/i.test(
    section ?? '',
  );

const longestTopic = 95;

function topicOf({ clean, section }: EnglishSentence, part: Part | null): Topic | null {
  const text = clean
    .replace(/[.;!~]+$/, '')
    .replaceAll(/\s*\([^()]*\)/g, '')
    .replace(/\s[–—-]\s.*$/, '')
    .replace(/;\s.*$/, '')
    .trim();
  if (text === '') return null;
  const lower = /^(?:[A-Z]{2}|[A-Z]\w*[A-Z])/.test(text)
    ? text
    : text[0]!.toLowerCase() + text.slice(1);
  const spoken = spokenTopic(lower);
  if (spoken !== undefined)
    return part === null && !/^(?:duty|person)$/.test(spoken?.sort ?? '') ? null : spoken;
  if (part === null) return null;
  // "We are looking for someone who:" goes on in every line.
  if (lower.startsWith('holds ')) return null;
  if (/\b(?:who|that)$/.test(section ?? '') && /^(?:is|has|can|will|[a-z]+s) /.test(lower))
    return { topic: aboutThem(lower), sort: 'person' };
  if (isSentence(lower)) return null;
  return part === 'duty' ? dutyIn(lower) : (askedIn(lower) ?? null);
}

/** A clause with a verb of its own, and no line of a list. */
const isSentence = (line: string) =>
  /\b(?:tell us|please|we|we're|we'll)\b/.test(line) ||
  /^(?:it|there|this|that|most|the \w+ (?:is|are))\b/.test(line) ||
  /(?<!\b(?:who|which|that|what|when|where|how|if|you|they|it|as|than)(?: \w+)?) (?:is|are|was|were|will|has|must|can|should|may|matters|counts?)\b/.test(
    line,
  );

/** "You will …", "You can …", "You are …": what the ad says to its reader. undefined if it says nothing to him. */
function spokenTopic(line: string): Topic | null | undefined {
  const task =
    /^(?:(?:in this|as) [^,]{3,40}?,? )?you(?:'ll| will| would) (?:also |then |mainly |usually )?(.+)$/.exec(
      line,
    )?.[1];
  if (task !== undefined) {
    const work = /^be (?:responsible for|in charge of|involved in) (.+)$/.exec(task)?.[1];
    if (work) return { topic: work, sort: 'work' };
    const going = /^be ([a-z]+ing\b.+)$/.exec(task)?.[1];
    if (going) return { topic: going, sort: 'work' };
    const has = /^(?:have|need|bring) (.+)$/.exec(task)?.[1];
    if (has) return askedIn(has);
    return /^(?:be|join|receive|get|report|find|spend|enjoy|become)\b/.test(task)
      ? null
      : { topic: withoutRest(task.replace(/, (?:so|because|which|where)\b.*$/, '')), sort: 'duty' };
  }
  const able = /^you (?:can|are able to|know how to) (.+)$/.exec(line)?.[1];
  if (able) return { topic: `the ability to ${able}`, sort: 'ability' };
  const owned = /^you(?:'ve| have| should have| must have| need| hold| bring) (?:got )?(.+)$/.exec(
    line,
  )?.[1];
  if (owned) return askedIn(owned);
  const quality = /^you(?:'re| are) (.+)$/.exec(line)?.[1];
  if (quality) return { topic: `is ${aboutThem(quality)}`, sort: 'person' };
  const [, verb = '', rest = ''] = /^you (\w+) (.+)$/.exec(line) ?? [];
  if (verb) return { topic: `${thirdPerson(verb)} ${aboutThem(rest)}`, sort: 'person' };
  const sought =
    /^we(?:'re| are)? (?:need|want|look for|looking for|seeking|would love) (?:someone|somebody|a person|people) (?:who|that) (.+)$/.exec(
      line,
    )?.[1];
  if (sought) return { topic: aboutThem(withoutRest(sought)), sort: 'person' };
  const who = /^(?:someone|somebody|a person|people) (?:who|that) (.+)$/.exec(line)?.[1];
  return who ? { topic: who, sort: 'person' } : undefined;
}

const thirdPerson = (verb: string) =>
  verb === 'have'
    ? 'has'
    : verb === 'be'
      ? 'is'
      : `${verb}${/(?:s|sh|ch|x|o)$/.test(verb) ? 'es' : 's'}`;
const aboutThem = (text: string) =>
  text
    .replaceAll(/\byour\b/g, 'their')
    .replaceAll(/\byou are\b/g, 'they are')
    .replaceAll(/\byou\b/g, 'they');

/** What is added behind a comma is left out where a line is long. */
function withoutRest(line: string): string {
  if (line.length <= 92) return line;
  const short = line.replace(/,(?! (?:and|or)\b)[^,]*$/, '');
  return short.length <= 92 ? short : line.replace(/(?<=^.{24,}?),.*$/, '');
}

/** A task: a verb, or a noun. */
function dutyIn(line: string): Topic | null {
  const [first = '', second = ''] = line.split(' ');
  const short = withoutRest(line);
  if (/^responsible for\b/.test(line))
    return { topic: short.replace(/^responsible for /, ''), sort: 'work' };
  if (/^[a-z]{3,}ing$/.test(first) && !/^(?:bring|during|training|morning|evening)$/.test(first))
    return { topic: short, sort: 'work' };
  const isPair = second === 'and' && pastOfBase(line.split(' ')[2] ?? '') !== null;
  // "trim hedges and clear paths": the second verb shows that the first word is one as well.
  const isRow = [...line.matchAll(/ and ([a-z]+) /g)].some(([, word]) => sureVerbs.test(word!));
  const isNoun = /(?:tion|ment|ance|ness|ity|er|or|s|ing|al)$/.test(first);
  // "cash handling", "stock taking"
  const isPaired = second.endsWith('ing') && !sureWithIng.test(first);
  const isVerb =
    isPair ||
    (isRow && !isNoun) ||
    (isPaired
      ? false
      : pastOfBase(first) !== null
        ? !/^(?:of|and|for|in|with|work|duties|tasks)$/.test(second) || sureVerbs.test(first)
        : sureVerbs.test(first) ||
          /^(?:the|an?|our|your|all|any|new|each|every|out|up|on|to|with|that|what|how|who)$/.test(
            second,
          ));
  if (isVerb && !/^(?:the|an?|our|your|all|any)$/.test(first))
    return { topic: short, sort: 'duty' };
  return { topic: short.replace(/^(?=\w+(?:tion|ment|ance) of\b)/, 'the '), sort: 'work' };
}

const sureWithIng = /^(?:help|keep|support|start|stop|enjoy|consider|manage|lead|assist)$/;
const sureVerbs =
  /^(?:act|adapt|advise|agree|answer|assist|attend|be|become|book|bring|buy|carry|clean|collect|complete|comply|contribute|cover|deal|deliver|ensure|escalate|feed|follow|give|greet|help|identify|join|keep|liaise|lift|listen|look|maintain|make|meet|observe|own|participate|prepare|promote|provide|receive|respond|see|sell|serve|set|share|show|speak|spot|stay|take|teach|turn|undertake|use|walk|welcome|work|write|obtain|load|unload|drive|operate|check|count|order|pick|pack|update|submit|raise|reach|resolve|replace|inspect|issue|chase|calibrate|sterilise|sterilize|dispense|administer|wash|dress|mend|cut|dig|mow|plough|sweep|stock|price|cash|scan|enter|file|type|answer|forward|post|reply|champion|drive|shape|define|refine|ship|scale|mentor|partner|engage|foster|uphold|ensure|embed|grow|win|secure|pitch|cultivate|steward|oversee|review|assess|plan|lead|run|build|design|develop|create|manage|support|report|record|test|train|process|handle|monitor|coordinate|organise|organize)$/;

const certificates =
  /\b(?:degree|certificate|certification|licen[cs]e|diploma|qualification|qualified|registration|registered|HNC|HND|NVQ|BSc|MSc|BA|PhD|A levels?|GCSEs?|bachelor'?s|master'?s|apprenticeship)\b/i;

const qualities =
  /^(?:very |[a-z]+ly )?(?:comfortable|familiar|fluent|proficient|skilled|passionate|experienced|confident|curious|organised|organized|detail-oriented|interested|competent|happy|keen|used|ready|prepared|good|strong|enthusiastic|knowledgeable|adept|trained|literate|numerate|computer-literate|fit|eager|committed|motivated|honest|open) (?:with|in|at|about|to|when|on|enough|under|around|[a-z]+ing|and \w+(?:$| to))\b|^(?:calm|reliable|patient|punctual|friendly|flexible|proactive|self-motivated|empathetic|careful|independent|honest|kind|polite|tidy|thorough|discreet|resilient|organised|organized|adaptable|conscientious|trustworthy|hard-working|hardworking|methodical|approachable|accurate)(?:$|,| and [\w-]+$| (?:with|in|at|about|under|when|towards?|even)\b)/;

/** Something to have or to be. */
function askedIn(line: string): Topic | null {
  if (/^no\b/.test(line)) return null;
  const [first = ''] = line.split(' ');
  const able =
    /^(?:being )?able to (.+)$/.exec(line)?.[1] ??
    /^(?:an? |the )?(?:\w+ )?ability to (.+)$/.exec(line)?.[1];
  if (able) return { topic: `the ability to ${able}`, sort: 'ability' };
  const willing = /^(?:a )?willing(?:ness)? to (.+)$/.exec(line)?.[1];
  if (willing) return { topic: `willingness to ${willing}`, sort: 'attitude' };
  const shown = /^(?:proven |clear |some )?evidence of ([a-z]+ing .+)$/.exec(line)?.[1];
  if (shown) return { topic: `experience of ${shown}`, sort: 'experience' };
  const had = /^having ([a-z]+)( .+)$/.exec(line);
  if (had) return experienceOf(had[1]!, had[2]!);
  if (qualities.test(line)) return { topic: `is ${aboutThem(line)}`, sort: 'person' };
  if (certificates.test(line)) return certificateIn(line);
  if (isPast(first)) return experienceOf(first, line.slice(first.length));
  if (
    /\bexperience\b|^(?:at least |over |more than |minimum )?(?:\d|two|three|four|five)\+? years/.test(
      line,
    )
  )
    return { topic: withArticle(line), sort: 'experience' };
  if (
    /^[a-z]+ing$/.test(first) &&
    isPast(pastOfIng(first)) &&
    pastOfBase(first.slice(0, -3)) !== null
  )
    return { topic: `experience of ${line}`, sort: 'experience' };
  // "Enjoy working outdoors", "Speak clear English".
  if (
    /^(?:be|enjoy|like|love|speak|know|understand|hold|have|thrive|care|take|think|want|keep|stay|pay|work) [a-z]/.test(
      line,
    )
  )
    return {
      topic: `${thirdPerson(first)} ${aboutThem(line.slice(first.length + 1))}`,
      sort: 'person',
    };
  const isAttitude =
    /attitude|interest|passion|curiosity|enthusiasm|commitment|patience|honesty|sense of|eye for/.test(
      line,
    );
  return { topic: withArticle(line), sort: isAttitude ? 'attitude' : 'ability' };
}

const experienceOf = (past: string, rest: string): Topic => ({
  topic: `experience of ${gerundOf(past)}${rest.replace(/,? (?:before|ideally|preferably)\b.*$/, '')}`,
  sort: 'experience',
});

/** A degree, but no choice between a degree and something else. */
function certificateIn(line: string): Topic | null {
  const short = line
    .replace(/,? (?:or (?:equivalent|similar|a related)|awarded|preferably|ideally)\b.*$/i, '')
    .replace(/,[^,]*$/, '');
  if (
    /\bOR\b|, or to\b|^(?:registered|qualified|certified|chartered) /i.test(line) ||
    short.length > 70
  )
    return null;
  const isNamed = /^(?:an?|the|your|[A-Z])/.test(short) || short.split(' ')[0]!.endsWith('s');
  return {
    topic: isNamed ? short : `${/^[aeiou]/.test(short) ? 'an' : 'a'} ${short}`,
    sort: 'certificate',
  };
}

const withArticle = (line: string) =>
  line.replace(
    /^(?=(?:solid|strong|good|deep|basic|working|sound|clear|genuine|keen|proven|thorough|excellent|positive|professional|careful|friendly|full|methodical|flexible|first-class) (?:[\w-]+ )?(?:understanding|knowledge|command|grasp|attitude|approach|manner|interest|record|eye|track record|telephone manner|commitment|sense|level|standard)\b)/,
    'a ',
  );
