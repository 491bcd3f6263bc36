import type { Claim, ClaimType, ClaimWords, Deed } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import { createScenes } from './scenes.ts';
import { statementsOf, toReader, type EnglishStatement } from './statements.ts';
import { deedOf } from './verbs.ts';

type Found = {
  readonly type: ClaimType;
  readonly deed?: Deed;
  readonly words: ClaimWords;
  readonly weight: number;
};

export function findEnglishClaims(sentences: readonly Sentence[], kind: MaterialKind): Claim[] {
  const scenes = createScenes();
  return sentences.flatMap((sentence) => {
    scenes.enter(sentence);
    const place = placeOf(sentence, kind);
    const found = [
      ...statementsOf(sentence.clean, kind === 'cv' || sentence.isItem).flatMap((statement) => {
        const deed = deedOf(statement.verb) ?? (quietVerbs.test(statement.verb) ? null : 'do');
        const scene = scenes.sceneOf(deed, statement);
        return claimOf(statement, place, place ? {} : scene) ?? [];
      }),
      ...lessonsIn(sentence),
      ...failuresIn(sentence),
      ...plansIn(sentence),
      ...booksIn(sentence),
      ...skillsIn(sentence),
    ];
    const { start, end, sentence: text, block, before, after } = sentence;
    return found.map(({ type, deed, words, weight }) => ({
      type,
      deed: deed ?? null,
      words,
      weight,
      start,
      end,
      sentence: text,
      block,
      before,
      after,
    }));
  });
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
  /^(?:were|had|felt|thought|wanted|saw|went|came|received|applied|graduated|lived|enjoyed|liked|loved|believed|hoped|needed|knew|asked|became|got|joined|attended|earned|stayed|tried|decided|said|told|passed|returned|moved|did|spent|looked|heard|wished|remembered|used|took|gave|became|rose|fell|sat|visited|met)$/;

const people =
  /\b(?:team|teams|group|students|engineers|members|people|volunteers|club|colleagues|interns|staff|class)\b/;

/** What is written or published, but is no text. */
const software =
  /^you \w+ (?:\S+ ){0,4}?(?:scripts?|code|programs?|programmes?|software|tests?|quer(?:y|ies)|macros?|plugins?|apps?|games?|librar(?:y|ies)|packages?|tools?|parsers?|bots?)\b/;

function claimOf(
  { verb, did, doing, thing }: EnglishStatement,
  place: string | null,
  scene: ClaimWords,
): Found | null {
  const figure = figureIn(did);
  const words: ClaimWords = {
    did,
    ...(doing ? { doing } : {}),
    ...(thing ? { thing } : {}),
    ...(figure ? { figure } : {}),
    ...(place ? { place } : {}),
    ...scene,
  };
  if (doing === null) return { type: 'result', words, weight: 0.95 };
  const isTrained = /^you taught yourself\b/.test(did);
  // "led the migration" is work, "led a group of students" is a role.
  const isPhrasal = /^you (?:picked|took|made|brought) (?:up|out|down|off)\b/.test(did);
  const named =
    /^you worked (?:as|at|for|in)\b|^you were (?:responsible|in charge|(?:an? )?[\w -]+? (?:of|at|for|to)\b)/.test(
      did,
    )
      ? 'post'
      : ((isPhrasal ? null : deedOf(verb)) ??
        (did.length >= 34 && !quietVerbs.test(verb) ? 'other' : null));
  if (named === 'post') return { type: 'role', words, weight: 0.7 };
  if (named === 'other') return { type: 'action', deed: 'do', words, weight: 0.45 };
  const isMade = (named === 'write' || named === 'present') && software.test(did);
  const deed = isTrained
    ? 'train'
    : isMade
      ? 'make'
      : named === 'role' && !people.test(did)
        ? 'operate'
        : named;
  if (deed === null || deed === 'lesson') return null;
  const weight = (weights[deed] ?? 0.5) * (did.length >= 34 ? 1 : 0.75) + (figure ? 0.05 : 0);
  if (deed === 'role' || deed === 'failure') return { type: deed, words, weight };
  return { type: figure && deed === 'change' ? 'number' : 'action', deed, words, weight };
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

/** The employer of a CV, as a question may name it. */
function placeOf({ heading }: Sentence, kind: MaterialKind): string | null {
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
  if (parts.length === 1 && /^[A-Z][\w' -]{2,24}$/.test(named) && !postNames.test(named))
    return `the ${named} project`;
  if (parts.length < 2) return null;
  const place = parts.find((part) => !postNames.test(part));
  return place && place.length <= 32 && /^[A-Z]/.test(place) ? place : null;
}

function lessonsIn({ clean }: Sentence): Found[] {
  const lesson =
    /\bI (?:learned|learnt|realised|realized|understood) that (.{12,66}?)(?:[.,;]|$)/.exec(
      clean,
    )?.[1];
  if (!lesson || lesson.includes('[')) return [];
  return [{ type: 'lesson', words: { did: toReader(lesson) }, weight: 0.6 }];
}

function failuresIn({ clean }: Sentence): Found[] {
  const failure =
    /\b[Mm]y ((?:biggest|greatest|worst) (?:failure|mistake) was .{6,60}?)(?:[.,;]|$)/.exec(
      clean,
    )?.[1];
  if (!failure || failure.includes('[')) return [];
  return [{ type: 'failure', words: { did: `your ${toReader(failure)}` }, weight: 0.95 }];
}

function plansIn({ clean }: Sentence): Found[] {
  const wish =
    /\bI (?:want|would like|hope|plan|intend) to (?!apply|join|be considered|thank)(.{10,64}?)(?:[.,;]|$)/.exec(
      clean,
    )?.[1];
  const interest = /\bI am (?:\w+ )?interested in ([^.,;]{4,40})/.exec(clean)?.[1];
  const usable = (text: string | undefined) =>
    text !== undefined &&
    !text.includes('[') &&
    !/\b(?:it|this|your)\b/.test(text.split(' ').slice(0, 3).join(' '));
  return [
    ...(usable(wish)
      ? [{ type: 'plan', words: { did: toReader(wish!) }, weight: 0.6 } satisfies Found]
      : []),
    ...(usable(interest)
      ? [{ type: 'plan', words: { concept: interest! }, weight: 0.6 } satisfies Found]
      : []),
  ];
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

function skillsIn({ clean, heading }: Sentence): Found[] {
  if (heading === null || !/skills|technologies|tools/i.test(heading)) return [];
  const names = clean
    .split(/,\s*/)
    .map((name) =>
      name
        .replace(/\(.*\)/, '')
        .replace(/\.$/, '')
        .trim(),
    )
    .filter((name) => name.length > 1 && name.length <= 24 && !name.includes('['));
  return names.map((tech, index) => ({
    type: 'skill',
    words: { tech, ...(names[index + 1] ? { other: names[index + 1]! } : {}) },
    weight: 0.7 - index * 0.05,
  }));
}
