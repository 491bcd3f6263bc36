import type { Found } from '../claim.ts';
import type { Sentence } from '../text/sentences.ts';
import { leadingPhrase, quoteOf } from './statements.ts';

const quoteWithout = (sentence: string, start: RegExp) => {
  const quote = quoteOf(sentence) ?? quoteOf(sentence.replace(leadingPhrase, ''));
  return quote !== null && start.test(quote) ? quote : null;
};

export function lessonsIn({ clean }: Sentence): Found[] {
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

/** What somebody says of himself. "Collections: I am weak on maps" is a label with a sentence. */
export function traitsIn({ clean: text }: Sentence): Found[] {
  const clean = text.replace(/^[A-Z][\w &/-]{2,40}: (?=I\b)/, '');
  const weakness = quoteWithout(
    clean,
    /^I (?:\w+ )?(?:struggle with|find it (?:hard|difficult))\b|^My (?:\w+ )?(?:weakness|weak point|weak side|shortcoming) is\b|^I (?:should |must |will |know )?(?:I )?(?:\w+ ){0,3}(?:am not (?:great|good|strong|confident)|do not (?:yet )?have|don't (?:yet )?have|lack|have no experience|have not (?:yet )?got|haven't got|have not (?:yet )?(?:supervised|managed|led|worked|taught|used|looked after|cared for|driven|run|handled)|am weak)\b|^I am .*\bweak(?:er)? (?:on|at|in)\b/,
  );
  if (weakness && !/\b(?:time|doubt|wish|problem|objection)\b/.test(weakness))
    return [{ type: 'trait', words: { quote: weakness, weakness }, weight: 0.65 }];
  const trait = quoteWithout(
    clean,
    /^My (?:\w+ )?strength is\b|^I am (?:also )?used to \w+ing|^I am (?:also )?an? (?=.*\b(?:patient|careful|reliable|calm|curious|hard-working|organi[sz]ed|quick|fast|creative|natural|team|slow|confident|friendly|honest|punctual|perfectionist|listener|learner|person|worker|communicator)\b)|^I am (?:also )?(?:very |highly |detail-|always |known )|^I have (?:excellent|strong|good|great) /,
  );
  return trait ? [{ type: 'trait', words: { quote: trait, trait }, weight: 0.45 }] : [];
}

/** What somebody thinks, and what draws somebody to this place. */
export function viewsIn({ clean }: Sentence): Found[] {
  const motive = quoteWithout(
    clean,
    /^I am (?:applying|writing)\b.*\bbecause\b|\b(?:attracts|attracted|drew|draws|brought) me to\b|^I (?:chose|became|decided|applied|applying|joined)\b.*\b(?:because|to become|in order to|so that)\b|^I (?:moved|changed|left)\b.*\b(?:because|to become)\b/,
  );
  if (motive) return [{ type: 'motive', words: { quote: motive }, weight: 0.65 }];
  const view = quoteWithout(
    clean,
    /^I (?:\w+ )?(?:believe|think|know that|am convinced|find that|suspect|thought that)\b(?! (?:this|it|so)\b| that (?:can|is|was|would|will)\b)/,
  );
  return view ? [{ type: 'view', words: { quote: view }, weight: 0.6 }] : [];
}

export function plansIn({ clean }: Sentence): Found[] {
  const plan = quoteWithout(
    clean,
    /^(?:\w+ )*?I (?:\w+ ){0,2}?(?:want|would like|would love|hope|plan|intend|aim|wish|aspire) to (?!apply|join|be considered|thank|meet|discuss|hear|explain|tell|say|add|mention|be honest|show|see|know)/,
  );
  if (plan) return [{ type: 'plan', words: { quote: plan }, weight: 0.6 }];
  const interest = quoteWithout(clean, /\bI(?: am|'m|’m) (?:\w+ )?interested in\b/);
  return interest ? [{ type: 'plan', words: { quote: interest }, weight: 0.55 }] : [];
}

/** A sentence below the word "thesis" tells of it: only a line without an end can be its title. */
const isTitle = (line: string) =>
  !/[.!?]["”')]*$|^\d|:|\b(?:I|my|we|our)\b|(?:19|20)\d{2}/.test(line);

/** "Silent Spring (Rachel Carson); Emma (Jane Austen)" in a list of what was read. */
const listed =
  /([A-Z0-9][^();]{2,60}?) (?:\([A-Z][^()]{2,40}\)|[–—-] [A-Z][\w. ’'-]{2,40}(?=;|$))/g;

export function booksIn({ clean, heading, section }: Sentence): Found[] {
  const read = [
    ...(/^(?:reading|books)/i.test(section ?? '') ? clean.matchAll(listed) : []),
    ...clean.matchAll(
      /\b(?:read|reading) (?:[A-Z]\w+ ){0,2}[A-Z]\w+['’]s ((?:[A-Z][\w'’-]*|of|the|and|in|on|a|to)(?: (?:[A-Z][\w'’-]*|of|the|and|in|on|a|to))*)(?=[,.;]| and| which|$)/g,
    ),
    ...clean.matchAll(/\b(?:[Rr]ead|[Rr]eading) ["“']?([A-Z][\w' :-]{3,50}?)["”']? by [A-Z]/g),
  ].map(([, title]) => title!);
  const thesis =
    heading !== null && /thesis|dissertation/i.test(heading) && isTitle(clean)
      ? clean.replace(/^["“](.*)["”]$/, '$1')
      : /(?:[Tt]hesis|[Dd]issertation)(?: was)?(?: called)?:? ["“]([^."”]{8,90})|(?:[Tt]hesis|[Dd]issertation): ([^."”]{8,90})/
          .exec(clean)
          ?.slice(1)
          .find(Boolean);
  const topic = /(?:[Tt]hesis|[Dd]issertation) (?:on|about) ([^."”,;]{6,70})/.exec(clean)?.[1];
  return [
    ...read.map((book): Found => ({ type: 'book', words: { book }, weight: 0.8 })),
    ...(thesis && thesis.length <= 80 && !/(?:19|20)\d{2}/.test(thesis)
      ? [{ type: 'subject', words: { concept: thesis.trim() }, weight: 0.85 } satisfies Found]
      : []),
    ...(topic && !topic.includes('[') && !thesis
      ? [{ type: 'subject', words: { concept: topic, other: 'on' }, weight: 0.85 } satisfies Found]
      : []),
  ];
}

/** What everybody writes, and nobody learned on a course. */
const manners =
  /^(?:(?:good |excellent |strong )?(?:communication|leadership|team ?work|time management|organi[sz]ation|organi[sz]ational|problem[- ]solving|interpersonal|motivat\w+|creativity|flexibility|adaptability|multi-?tasking|customer service|social media|attention to detail)\b.*|(?:basic|some|good) .*)$/i;

/** Nobody uses a language that he speaks in one project. */
const spokenLanguage =
  /\b(?:English|German|French|Korean|Spanish|Italian|Portuguese|Dutch|Norwegian|Swedish|Danish|Finnish|Polish|Czech|Russian|Ukrainian|Turkish|Greek|Arabic|Hebrew|Hindi|Urdu|Bengali|Chinese|Mandarin|Cantonese|Japanese|Vietnamese|Thai|Tagalog|Indonesian|Malay|Welsh|Irish|Gaelic|Latin)\b/;
/** An empty entry of a form. */
const nothingListed = /^(?:none|nil|not applicable|n\/a|no|.* on request)$/i;

export function skillsIn({ clean, section }: Sentence): Found[] {
  if (section === null || !/skills|technologies|tools/i.test(section)) return [];
  // A level of a language and a label are no skill: "Spoken: English (native)".
  if (/^(?:spoken|languages?: (?:english|german|french|korean|spanish)|interests?)\b/i.test(clean))
    return [];
  const names = clean
    .replace(/^[\w &/-]{2,24}: /, '')
    .replaceAll(/\s*\([^()]*\)/g, '')
    .split(/[,;]\s*|\s[/·|]\s/)
    .map((name) => name.replace(/\.$/, '').trim())
    .map((name) => (/^[A-Z][a-z]+ing$/.test(name) ? name.toLowerCase() : name))
    .filter((name) => /^[A-Za-z][\w .+#/-]{1,23}$/.test(name) && !manners.test(name))
    .filter((name) => !spokenLanguage.test(name) && !nothingListed.test(name))
    .filter((name) => !/ \+ |\b(?:some|beginner)\b|\d/.test(name) || /^[A-Z][a-z]*\d/.test(name))
    .map((name) => (/^[A-Z][a-z]+(?:[ -][a-z]+)+$/.test(name) ? name.toLowerCase() : name))
    // "Grafting, pruning": only the beginning of the line has a capital.
    .map((name, _, all) =>
      /^[A-Z][a-z]+$/.test(name) && all.some((each) => /^[a-z]+$/.test(each))
        ? name.toLowerCase()
        : name,
    );
  return names.map((tech, index) => ({
    type: 'skill',
    // A program and a technique are not compared.
    words: {
      tech,
      ...(names[index + 1] && /^[A-Z]/.test(tech) === /^[A-Z]/.test(names[index + 1]!)
        ? { other: names[index + 1]! }
        : {}),
    },
    weight: 0.5 - index * 0.05,
  }));
}
