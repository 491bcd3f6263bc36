import type { Requirement, RequirementSort } from '../requirements.ts';
import { readEnglishSentences, type EnglishSentence } from './layout.ts';
import { clausesOf, quoteOf } from './statements.ts';
import { isVerbForm } from './items.ts';

type Part = 'duty' | 'must' | 'plus' | 'other';

/** Headings of an ad, and sentences above a list. The first that fits counts. */
const parts: readonly (readonly [Part, RegExp])[] = [
  [
    'other',
    /\b(?:about us|who we are|our (?:story|company|team|mission|values)|offer|you(?:'ll| will) get|in return|benefits?|perks|apply|how to|application|salary|pay|hours|contact|why (?:join|work|us)|equal|diversity|what happens next|interview|location|closing|the (?:company|team|school|ward|practice)|about the (?:company|team|school))\b|\bwhat'?s in it for you\b/i,
  ],
  [
    'plus',
    /\b(?:nice to have|preferred|bonus|desirable|a plus|an? advantage|ideally|not essential|helpful|would be (?:great|good|useful|welcome)|even better|would help|it helps|useful|we(?:'d| would) (?:also )?love)\b/i,
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

/** Terms of work, what the employer says of itself, formal things, and what every ad says. */
const terms =
  /\[|\b(?:no experience|(?:any )?other duties|shifts?|weekends?|rota|days of|salary|wage|pay|pension|holiday|bonus|driving licen[cs]e|driver'?s? licen[cs]e|right to work|happy to start|DBS|background check|drug (?:test|screen)|visa|lift \d+|portfolio|references|car driver|own transport|reliable transport\w*|access to an? (?:car|vehicle)|as required|as needed|placement with|overlap|handover with|live (?:within|in|near)|commut\w+|relocat\w+|on[- ]call|fixed[- ]term|permanent|high school|GED|reports? to|reporting to|authority to|equal opportunit\w+|apply|closing date|tell us|show us|please|per (?:hour|annum|year))\b/i;

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
    const [line = ''] = clausesOf(clean.replace(/[.;,]+$/, '').replace(/\s*\([^()]*\)$/, ''));
    const sort = line === '' ? null : sortOf(line, own);
    const topic = sort === null ? null : quoteOf(line, { least: shortest });
    return sort === null || topic === null || topic.split(' ').length > mostWords
      ? []
      : [{ start, end, sentence: text, topic, sort, isPreferred: own === 'plus' }];
  });
}

const [shortest, mostWords] = [8, 22];

/** "Visitor Experience Supervisor": the first heading of an ad names the job, unless the ad begins with a part. */
const isTitle = ({ section, title }: EnglishSentence) =>
  section === title &&
  !/^(?:what|about|who|key|main|your|requirements?|essential|you|we|skills|qualifications|responsib|duties|must|nice|the role|it)\b/i.test(
    section ?? '',
  );

/** A clause with a subject of its own: what it says is no wish. */
const isSentence = (line: string) =>
  /\b(?:we|we're|we'll|we’re|us|our)\b/i.test(
    line
      .replace(
        /^We (?:need|want|look for|are looking for|'re looking for) (?:someone|somebody|a person|people)\b/,
        '',
      )
      .replaceAll(/\bour (?:\w+ )?\w+/g, ''),
  ) ||
  /^(?:it|there|this|that|most|many|some of|in (?:January|February|March|April|May|June|July|August|September|October|November|December)|the [\w-]+ (?:is|are))\b/i.test(
    line,
  ) ||
  /(?<!\b(?:who|which|that|what|when|where|how|if|you|they|it|as|than|because)(?: \w+){0,2}) (?:is|are|was|were|will|has|must|should|may|matters|counts?|changes|runs|starts|takes place)\b/.test(
    line,
  );

/** What one has or has not. */
const licences =
  /\b(?:licen[cs]es?|CDL|HGV|LGV|PSV|SIA|CSCS|permit|(?:forklift|chainsaw|crane|telehandler|skipper'?s?|diving) (?:ticket|card|licen[cs]e))\b/i;
const certificates =
  /\b(?:degree|certificate|certification|certified|licen[cs]e|diploma|qualification|qualified|registration|registered|HNC|HND|NVQ|BSc|MSc|BA|PhD|A levels?|GCSEs?|bachelor'?s|master'?s|apprenticeship|card|ticket|City & Guilds)\b/i;
const languages =
  /\b(?:English|German|French|Korean|Spanish|Italian|Portuguese|Dutch|Norwegian|Swedish|Danish|Polish|Russian|Arabic|Hindi|Urdu|Chinese|Mandarin|Cantonese|Japanese|Vietnamese|Welsh|Gaelic|Tagalog|Somali|bilingual)\b/;
const knowledge =
  /\b(?:experience|knowledge|understanding|grasp|command|skills?|familiar(?:ity)?|proficien\w+|competen\w+|background|literate|literacy|track record|exposure|evidence)\b|^(?:at least |over |more than |minimum )?(?:\d+|one|two|three|four|five)\+? years?\b/i;
const qualities =
  /^(?:you(?:'re| are) |someone who is |(?:a|an) )?(?:very |highly |genuinely |[a-z]+ly )?(?:comfortable|passionate|confident|curious|organi[sz]ed|detail-oriented|interested|happy|keen|ready|prepared|enthusiastic|eager|committed|motivated|honest|open|calm(?! voice)|reliable|patient|punctual|friendly|flexible|proactive|self-motivated|empathetic|careful|independent|kind|polite|tidy|thorough|discreet|resilient|adaptable|conscientious|trustworthy|hard-?working|methodical|approachable|accurate|willing(?:ness)?|attention|attitude|team player|sense of|eye for)\b|\b(?:attitude|curiosity|enthusiasm|patience|honesty|willingness|temperament)\b/i;

/** What a line asks for. 'ability' where that is not certain. null if it asks for nothing. */
function sortOf(line: string, part: Part | null): RequirementSort | null {
  if (/^no\b/i.test(line) || /[?]$/.test(line)) return null;
  const task =
    /^(?:(?:in this|as) [^,]{3,40}?,? )?you(?:'ll|’ll| will| would) (?:also |then |mainly |usually )?(\w+)/i.exec(
      line,
    )?.[1];
  if (task !== undefined && !/^(?:have|need|bring)$/.test(task))
    return /^(?:be|join|receive|get|find|spend|enjoy|become|inherit|start|report|meet|work)$/.test(
      task,
    )
      ? null
      : 'duty';
  if (
    /^(?:we (?:need|want|look for|are looking for|'re looking for) )?(?:someone|somebody|a person|people) (?:who|that)\b/i.test(
      line,
    )
  )
    return 'person';
  if (part === null || isSentence(line) || isSeason.test(line)) return null;
  if (part === 'duty') return /^you\b/i.test(line) || !isTask(line) ? null : 'duty';
  if (licences.test(line)) return 'licence';
  if (certificates.test(line)) return 'certificate';
  if (languages.test(line)) return 'language';
  if (
    qualities.test(line) ||
    /^you (?!can|have|know|need|will|must|should|hold|are able)\w+ /i.test(line)
  )
    return 'person';
  if (knowledge.test(line)) return 'experience';
  return isThing(line) ? null : 'ability';
}

/** "Harvest season (June and July): …": when, and not what. */
const isSeason =
  /^(?:[\w-]+ )?(?:seasons?|spring|summer|autumn|winter|Christmas|Easter|mornings|evenings|nights|afternoons)(?=$|[,:(]| \()/i;

/** "Hollin Yard, Oban" */
const isPlace = /^[A-Z]\w+(?: [A-Z]\w+)*, [A-Z]\w+$/;

/** "Steel-toe boots", "Calm voice": a thing or a place alone. */
const isThing = (line: string) =>
  line.replace(/\s*[:(].*$/, '').split(' ').length < 3 && !/[&+/]|\b(?:and|or)\b/.test(line);

/** A task begins with a verb or names some work. */
const isTask = (line: string) => {
  const [first = ''] = line.split(/[ ,]/);
  return (
    isVerbForm(first.toLowerCase()) ||
    /^[a-z]{3,}(?:ing|tion|ment|ance)\b/i.test(line) ||
    /^(?:responsible for|in charge of)\b/i.test(line) ||
    /^[a-z]+(?:, [a-z ]+)* and [a-z]+\b/i.test(line) ||
    (line.includes(' ') && !isPlace.test(line))
  );
};
