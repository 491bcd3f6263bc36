import { deeds, type Claim, type ClaimType, type ClaimWords, type Deed } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import { verbOf, weights, type Verb } from './deeds.ts';
import { booksIn, conceptsIn, skillsIn, traitsIn } from './mentions.ts';
import { needsScene } from './nouns.ts';
import { placeOf } from './places.ts';
import { createScenes } from './scenes.ts';
import { statementsOf, type KoreanStatement } from './statements.ts';

/** What was found in a sentence. */
export type Found = {
  readonly type: ClaimType;
  readonly deed?: Deed;
  readonly words: ClaimWords;
  readonly weight: number;
};

export function findKoreanClaims(sentences: readonly Sentence[], kind: MaterialKind): Claim[] {
  const scenes = createScenes(kind);
  return sentences.flatMap((sentence) => {
    scenes.enter(sentence);
    const turns = turnsIn(sentence, scenes.current);
    // Of what was first done in another way, only the last part counts.
    const statements = statementsOf(sentence).slice(turns.length > 0 ? -1 : 0);
    const found = [
      ...statements.flatMap((statement, index) => {
        const verb = verbOf(statement, sentence);
        const scene = scenes.sceneOf(verb ?? '', statement, sentence);
        if (verb === null) return [];
        const claim = claimOf(verb, statement, scene, sentence, kind);
        // In a line of a list, what comes last is what the others were done for.
        const isStep = sentence.isItem && index < statements.length - 1;
        return claim === null ? [] : [isStep ? { ...claim, weight: claim.weight * 0.75 } : claim];
      }),
      ...booksIn(sentence),
      ...conceptsIn(sentence, kind),
      ...skillsIn(sentence),
      ...traitsIn(sentence, kind),
      ...turns,
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

const isDeedName = (name: string): name is Deed => deeds.some((deed) => deed === name);

function claimOf(
  verb: Verb,
  { did, doing, thing }: KoreanStatement,
  scene: ClaimWords,
  sentence: Sentence,
  kind: MaterialKind,
): Found | null {
  const place = placeOf(sentence.heading, kind);
  if (verb === 'state') return null;
  if (verb === 'wish')
    return did.length < 14
      ? null
      : { type: 'plan', words: { did: withoutStart(did) }, weight: 0.6 };
  if (isVague(did) || (verb === 'lesson' && ofOthers.test(did))) return null;
  // A subject of a school record says enough before a long clause.
  const isPlaced = place !== null && (kind !== 'school-record' || did.length > 28);
  const isBare = isPlaced || verb === 'lesson';
  const about =
    isBare || Object.keys(scene).length > 0
      ? isBare
        ? {}
        : scene
      : cutPlaceOf(sentence.clean, did);
  if (needsScene(did) && place === null && Object.keys(about).length === 0) return null;
  // "변호인 역할을 맡았" at the end of a long sentence: in what?
  if (did.length < 20 && place === null && Object.keys(about).length === 0)
    if (isTorn(sentence.clean, did)) return null;
  const isResult = verb === 'result' || verb === 'failure';
  const told = isResult ? withSubject(did) : did;
  const figure = figureIn(told);
  const paper = verb === 'write' ? written.exec(did)?.[1] : undefined;
  const words: ClaimWords = {
    did: told,
    ...(paper ? { other: paper } : {}),
    ...(doing === null ? {} : { doing: isResult ? withSubject(doing) : doing }),
    ...(thing === null ? {} : { thing }),
    ...(figure === null ? {} : { figure }),
    ...(place === null ? {} : { place }),
    ...about,
  };
  const isSet = place !== null || Object.keys(about).length > 0;
  const weight =
    weightOf(verb, told, figure) * (verb === 'role' && kind === 'cv' ? 0.8 : 1) -
    doubtOf(sentence, did, isSet || verb === 'lesson');
  if (!isDeedName(verb)) return { type: verb, words, weight };
  const isNamed = verb === 'make' && /['‘][^'’]+['’]/.test(did);
  const isGoal = figure !== null && !input.test(did);
  const type = isGoal && verb === 'change' ? 'number' : isNamed ? 'project' : 'action';
  return { type, deed: verb, words, weight };
}

/** "교환학생으로 머문 대만에서" before a clause that was too long to be quoted as a whole. */
const cutPlace =
  /(?:^|[,고며여해서어아] )((?:[가-힣A-Za-z0-9'’]+ ){0,3}[가-힣A-Za-z0-9'’]{2,})에서는? (?!.*에서)/;
const noCutPlace =
  /(?:점|수준|상황|단원|입장|관점|가운데|사이|시간|처음|곳|[가-힣]는 과정|이 과정|그 과정|\d+\S?)$|^(?:이|그|같은|해당|저는|제가)(?: |$)|[을를이가은는에]\s/;

function cutPlaceOf(clean: string, did: string): ClaimWords {
  const at = startOf(clean, did);
  if (at < 0) return {};
  const where = cutPlace.exec(clean.slice(0, at).replace(/^(?:저는|또한|특히) /, ''))?.[1];
  return where && where.length >= 4 && where.length <= 20 && !noCutPlace.test(where)
    ? { where }
    : {};
}

/** Where the words of a clause begin in its sentence, or -1. */
const startOf = (clean: string, did: string) => clean.indexOf(did.split(' ').slice(0, 2).join(' '));

/** A short clause that lost the start of its sentence. */
const isTorn = (clean: string, did: string) => did.length < 30 && startOf(clean, did) > 14;

/**
 * How unsure it is that a clause is understood without its paper. One that names its setting, or opens its paragraph as
 * a whole, is; one from the middle of a paragraph, or one that lost the start of its sentence, may need what was there.
 */
function doubtOf({ clean, before, isItem }: Sentence, did: string, isSet: boolean) {
  const isFirst = before.length <= clean.length;
  if (isSet) return isTorn(clean, did) ? 0.08 : 0;
  return (isFirst || isItem ? 0 : 0.25) + (isTorn(clean, did) ? 0.25 : 0);
}

/** A figure that one set, not one that one reached: "분산 시간을 2시간에서 12시간으로 늘렸". */
const input = /(?:바꾸었|바꿨|조정했|옮겼|추가했)$|(?:위해|\d(?:시간|분|초|회|번|도)\S*) .*늘렸$/;

/** What was written: "그 보고서에서". */
const written = /(보고서|글|논문|기사|에세이|[가-힣]{1,3}문|칼럼)[을를] (?:\S+ )?\S+$/;

/** Longer clauses and figures tell more. */
const weightOf = (verb: string, did: string, figure: string | null) =>
  (weights[verb] ?? 0.5) * (did.length >= 18 ? 1 : did.length >= 14 ? 0.8 : 0.55) +
  (figure ? 0.05 : 0);

/** "부담스러워한다는 것을 알게 됐": somebody else does. */
const ofOthers = /(?:워|어|아|해)한다는/;

/** "논리적으로 설명했", "진로 보고서를 제출했": nobody knows what about. */
const isVague = (did: string) =>
  did.split(' ').length < 3 ||
  /잊지 (?:못했|않았)$/.test(did) ||
  /^(?:급우들|모둠원|친구들?|사람들|담당)\S*(?:에게|께) \S+$/.test(did) ||
  (/(?:\d+주간 이어 갔|결론을 내리지 못했|하지 못했)$/.test(did) && did.length < 14) ||
  /^(?:신규|새로운|다양한) \S+ \S+$/.test(did) ||
  /방법을 .*진행했$|아 \d+[가-힣]를 (?:\S+ )?\S+했$/.test(did) ||
  // Which side of what, and which conflict?
  (/(?:찬성|반대) 측|토론자로/.test(did) && !/['‘]|주제|대[한해]|관한|여부|찬반/.test(did)) ||
  (/(?:갈등|이견|의견 차이|문제)[을를] (?:\S+ )?(?:해결|중재|조율|조정)했$/.test(did) &&
    !/(?:의|간|한|된|는|로|인|른|던|사이|생긴|관련) (?:갈등|이견|의견 차이|문제)[을를]/.test(
      did,
    )) ||
  // Whom?
  (did.endsWith('설득했') && !/(?:[을를]|자고|도록|기로|게) (?:\S+ ){0,1}설득했$/.test(did));

const withoutStart = (did: string) => did.replace(/^(?:입사 후에?는?|앞으로|향후|장차)\s/, '');

/** "팔로워는 …으로 늘었" → "팔로워가 …으로 늘었": inside a quotation a subject is no topic. */
const withSubject = (did: string) =>
  did.replace(
    /^((?:\S+ ){0,6}?)([가-힣]{2,})(은|는)(?= (?!하지))/,
    (all, before: string, noun: string, particle: string) =>
      /[을를] $/.test(before) ||
      (/(?:하|되|있|없|오시|않|리|쓰|읽|주|르|드|치|받|꾸|이|우|기|나|다|라|자)$/.test(noun) &&
        particle === '는')
        ? all
        : `${before}${noun}${particle === '은' ? '이' : '가'}`,
  );

const unit =
  '(?:%p?|퍼센트|배|명|건|초|ms|분|시간|개|kg|만 원|억 원|원|ppm|부|편|종|위|점|등급|회|GB|TB|MB|km|단계|영업일|곳|일)';
const fromTo = new RegExp(
  `(\\d[\\d,.]*\\s?${unit}?)에서 (?:[가-힣]{1,3} )?(\\d[\\d,.]*\\s?${unit})(?:으로|로)`,
);
const share = /(?:절반 이하|\d[\d,.]*\s?(?:%|배))/;
const count = new RegExp(`\\d[\\d,.]*(?:여)?\\s?(?:ms|초|명|건|만 원|부|위)`);

function figureIn(did: string): string | null {
  const change = fromTo.exec(did);
  if (change) return `${change[1]!.trim()}에서 ${change[2]!.trim()}`;
  return (share.exec(did) ?? count.exec(did))?.[0] ?? null;
}

/** "처음에는 …했지만 …": what one did first, and then no longer. */
function turnsIn(sentence: Sentence, sceneOf: (did: string) => ClaimWords): Found[] {
  const { clean } = sentence;
  if (!/(?:처음|초반|초기|학기 초)\S*/.test(clean) || !/[가-힣](?:지만|으나)[ ,]/.test(clean))
    return [];
  const [before] = statementsOf(sentence);
  // "처음에는 제가 대신 써 주었지만 불만이 커졌": the part before 지만 says too little.
  const turnAt = clean.search(/[가-힣](?:지만|으나)[ ,]/);
  if (before && clean.indexOf(before.did.slice(-5, -1)) > turnAt) return [];
  if (!before || before.did.length < 10 || !clean.includes(before.did.slice(-5, -1))) return [];
  const did = before.did
    .replace(/^(?:처음 |처음에는 |초반에는 |\d학기 초에는 )/, '')
    .replace(/^(?:한|두|첫) (?:달|주|해)은 /, '');
  return [{ type: 'contradiction', words: { ...sceneOf(did), did }, weight: 0.85 }];
}
