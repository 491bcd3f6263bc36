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
  const about = isPlaced || verb === 'lesson' ? {} : scene;
  if (needsScene(did) && place === null && Object.keys(about).length === 0) return null;
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
  const weight = weightOf(verb, told, figure) * (verb === 'role' && kind === 'cv' ? 0.8 : 1);
  if (!isDeedName(verb)) return { type: verb, words, weight };
  const isNamed = verb === 'make' && /['‘][^'’]+['’]/.test(did);
  const type = figure && verb === 'change' ? 'number' : isNamed ? 'project' : 'action';
  return { type, deed: verb, words, weight };
}

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
  // Whom?
  (did.endsWith('설득했') && !/(?:[을를]|자고|도록|기로|게) (?:\S+ ){0,1}설득했$/.test(did));

const withoutStart = (did: string) => did.replace(/^(?:입사 후에?는?|앞으로|향후|장차)\s/, '');

/** "팔로워는 …으로 늘었" → "팔로워가 …으로 늘었": inside a quotation a subject is no topic. */
const withSubject = (did: string) =>
  did.replace(
    /^((?:\S+ ){0,6}?)([가-힣]{2,})(은|는)(?= (?!하지))/,
    (all, before: string, noun: string, particle: string) =>
      /[을를] $/.test(before) ||
      (/(?:하|되|있|없|오시|않|리|쓰|읽|주|르|드|치|받|꾸|이|우|기|나)$/.test(noun) &&
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
