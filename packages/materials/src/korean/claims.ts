import { claimsFrom, deeds, type Claim, type ClaimWords, type Deed, type Found } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import { verbOf, weights, type Verb } from './deeds.ts';
import { booksIn, conceptsIn, skillsIn, traitsIn } from './mentions.ts';
import { lacksOwner, needsScene } from './nouns.ts';
import { placeOf } from './places.ts';
import { createScenes } from './scenes.ts';
import { quoteOf, statementsOf, type KoreanStatement } from './statements.ts';

export function findKoreanClaims(sentences: readonly Sentence[], kind: MaterialKind): Claim[] {
  const scenes = createScenes(kind);
  return sentences.flatMap((sentence) => {
    scenes.enter(sentence);
    // "단점: 가끔 서두름": what somebody says of himself, and nothing that was done.
    const isNames =
      namesOnly.test(sentence.section ?? '') ||
      /^[장단]점$/.test(sentence.heading ?? '') ||
      /^[장단]점\s?[:：]/.test(sentence.clean);
    const thoughts = isNames ? [] : thoughtsIn(sentence);
    const statements = isNames || thoughts.length > 0 ? [] : statementsOf(sentence);
    const known = statements.map((statement) => ({
      statement,
      verb: verbOf(statement, sentence),
    }));
    const told = known.flatMap(({ statement, verb }) => {
      const scene = scenes.sceneOf(verb ?? '', statement, sentence);
      return verb === null ? [] : (claimOf(verb, statement, scene, sentence, kind) ?? []);
    });
    const mentioned = [
      ...booksIn(sentence),
      ...conceptsIn(sentence, kind),
      ...skillsIn(sentence),
      ...traitsIn(sentence, kind),
    ];
    const found = [...told, ...thoughts, ...mentioned];
    // What has a known verb and gave no claim says too little.
    const isOver =
      isNames ||
      liking.test(sentence.clean) ||
      found.length > 0 ||
      known.some(({ verb }) => verb !== null);
    const remarks = isOver ? [] : remarksIn(sentence, kind, scenes.around(sentence));
    return claimsFrom(sentence, [...found, ...remarks]);
  });
}

/** What somebody likes about a company has no course. */
const liking = /와 ?닿았습니다|관심을 가지고 있었습니다/;

/** Parts of a CV that list names or wishes: nothing in them was done. */
const namesOnly =
  /^(?:자격|면허|보유 ?기술|기술|사용 ?(?:도구|기술)|기술 ?스택|어학|외국어|컴퓨터|학력|병역|인적|기본 ?정보|희망|수상|취미|특기(?!사항)|연락처|추천인|독서)/;

const isDeedName = (name: string): name is Deed => deeds.some((deed) => deed === name);

function claimOf(
  verb: Verb,
  { quote, gist, did, doing }: KoreanStatement,
  scene: ClaimWords,
  sentence: Sentence,
  kind: MaterialKind,
): Found | null {
  if (verb === 'state' || isVague(gist)) return null;
  const told: ClaimWords = {
    ...(quote === null ? {} : { quote }),
    ...(did === null ? {} : { did }),
  };
  if (
    verb === 'wish' &&
    /최선을|열심히|무엇이든|뽑아|성실히|도움이 되|기여하|보탬|(?:보완|발전|성장|노력|개선)해 ?나가|노력하|감사|(?:자세|마음|태도)로 임하/.test(
      gist,
    )
  )
    return null;
  if (verb === 'wish') return { type: 'plan', words: told, gist, weight: 0.6 };
  if (verb === 'trait')
    return { type: 'trait', words: { ...told, trait: gist }, gist, weight: 0.45 };
  const isRecord = kind === 'school-record';
  const place =
    isRecord || kind === 'cv'
      ? (placeOf(sentence.heading, kind) ?? (isRecord ? null : placeOf(sentence.section, kind)))
      : null;
  const about = place === null ? scene : {};
  const isSet = place !== null || Object.keys(about).length > 0;
  // The subject of a school record does not say whose measure it is.
  if (needsScene(gist) && (isRecord || !isSet)) return null;
  // Where it took place does not say either of what it is the share.
  if ('where' in about && lacksOwner(gist)) return null;
  const figure = figureIn(gist);
  if (verb === 'result' && (!hasFigure(gist) || !hasOwner.test(gist))) return null;
  if ((verb === 'make' || verb === 'change' || verb === 'write') && !hasObject(gist)) return null;
  const paper = verb === 'write' ? written.exec(gist)?.[1] : undefined;
  const isResult = verb === 'result' || verb === 'failure';
  const words: ClaimWords = {
    ...told,
    ...(paper ? { other: paper } : {}),
    ...(doing === null || isResult ? {} : { doing }),
    ...(figure === null ? {} : { figure }),
    ...(place === null ? {} : { place }),
    ...about,
  };
  const weight =
    weightOf(verb, gist, figure) * (verb === 'role' && kind === 'cv' ? 0.8 : 1) -
    doubtOf(sentence, isSet || verb === 'lesson');
  if (!isDeedName(verb)) return { type: verb, words, gist, weight };
  const isNamed = verb === 'make' && /['‘][^'’]+['’]/.test(gist);
  const isGoal = figure !== null && !input.test(gist);
  const type = isGoal && verb === 'change' ? 'number' : isNamed ? 'project' : 'action';
  return { type, deed: verb, words, gist, weight };
}

/**
 * How unsure it is that a clause is understood without its paper. One that names its setting, or opens its paragraph, is;
 * one from the middle of a paragraph may need what was there.
 */
const doubtOf = ({ clean, before, isItem }: Sentence, isSet: boolean) =>
  isSet || isItem || before.length <= clean.length ? 0 : 0.2;

/** A figure that one set, not one that one reached: "분산 시간을 2시간에서 12시간으로 늘렸". */
const input = /(?:바꾸었|바꿨|조정했|옮겼|추가했)$|(?:위해|\d(?:시간|분|초|회|번|도)\S*) .*늘렸$/;

/** What was written: "그 보고서에서". */
const written = /(보고서|글|논문|기사|에세이|[가-힣]{1,3}문|칼럼)[을를] (?:\S+ )?\S+$/;

/** Longer clauses and figures tell more. */
const weightOf = (verb: string, did: string, figure: string | null) =>
  (weights[verb] ?? 0.5) * (did.length >= 18 ? 1 : did.length >= 14 ? 0.8 : 0.55) +
  (figure ? 0.05 : 0);

/** "2학기에는 향상됐": a time is no figure. */
const hasFigure = (gist: string) =>
  /\d|절반|한 (?:건|명|번|차례)도/.test(
    gist.replaceAll(/\d+(?:학기|학년|차시|월|년|주차|일 차|년 차)/g, ''),
  );
/** "월 40건대로 줄었": what? */
const hasOwner = /[가-힣A-Za-z0-9%)'’](?:이|가|을|를|도|(?<!에|에서|으로|하|있|없|되|않)[은는]) /;

/** "논리적으로 설명했", "진로 보고서를 제출했": nobody knows what about. */
const isVague = (gist: string) =>
  gist.split(' ').length < 3 ||
  early.test(gist) ||
  // What was learned?
  /(?:(?:많은|여러|다양한) (?:것|점)들?[을를]|많이) (?:배웠|느꼈|깨달았|경험했)$/.test(gist) ||
  // What one writes to learn by heart is no work that others use.
  /(?:암기|약물|단어|오답|요약|복습|공식)\S* ?(?:카드|노트|메모)[을를] (?:\S+ )?(?:만들었|작성했|정리했)$/.test(
    gist,
  ) ||
  /(?:부원|회원|단원|일원)(?:으로|로)서? (?:\S+ )?활동했$/.test(gist) ||
  /(?:기본|기초) (?:자세|동작|기능|기술|개념|용어)\S* (?:\S+ )?(?:익혔|이해했|배웠|습득했|연습했)$/.test(
    gist,
  ) ||
  /(?:교육|특강|강연|캠프|체험|견학|답사)\S* .*(?:소감문|감상문)/.test(gist) ||
  /(?:교육|특강|강연|연수)(?: 등)?(?:에|을|를) (?:\S+ )?(?:참여|수강|이수|참석)했$/.test(gist) ||
  /(?:감상문|소감문|보고서|과제|일지|노트)[을를] (?:성실히|꾸준히|열심히|잘) /.test(gist) ||
  (gist.length < 20 && /(?:일했|근무했|(?<!장으로 |대표로 )활동했)$/.test(gist)) ||
  /잊지 (?:못했|않았)$|(?:워|어|아|해)한다는 .*알게 됐$/.test(gist) ||
  /^(?:급우들|모둠원|친구들?|사람들|담당)\S*(?:에게|께) \S+$/.test(gist) ||
  /^(?:신규|새로운|다양한) \S+ \S+$/.test(gist) ||
  // Which side of what, and which conflict?
  (/(?:찬성|반대) 측|토론자로/.test(gist) && !/['‘]|주제|대[한해]|관한|여부|찬반/.test(gist)) ||
  (/(?:갈등|이견|의견 차이|문제)[을를] (?:\S+ )?(?:해결|중재|조율|조정)했$/.test(gist) &&
    !/(?:의|간|한|된|는|로|인|른|던|사이|생긴|관련) (?:갈등|이견|의견 차이|문제)[을를]/.test(
      gist,
    )) ||
  // "일주일만 해 보자고 설득했": to do what?
  (/[가-힣] 보자고 설득했$/.test(gist) && !/[을를] /.test(gist)) ||
  // Whom?
  (gist.endsWith('설득했') &&
    !/[자다라]고 (?:했|하|주장|반대)/.test(gist) &&
    !/(?:[을를]|자고|도록|기로|게) (?:\S+ ){0,1}설득했$/.test(gist));

const told =
  /[았었했였렸졌됐랐겼쳤갔왔났냈봤줬켰썼섰]습니다$|[가-힣](?:[함됨림춤킴줌짐냄감]|[았었했였]음)$/;

/** Phrases that every letter has. */
const empty = /여러 ?가지|두루|다양한 경험|전반적인|많은 것을|원만|좋은 추억|뜻깊은|소중한/;
/** Nobody asks how somebody was born. */
const early = /태어났|태어나 |자랐|자라났|졸업했|졸업하였|입학했/;

/** Whole sentences that tell something, but nothing that was done by one verb. */
function remarksIn({ clean, section }: Sentence, kind: MaterialKind, scene: ClaimWords): Found[] {
  if (kind === 'school-record') return [];
  const place = kind === 'cv' ? placeOf(section, kind) : null;
  const quote = quoteOf(clean);
  if (quote === null || quote.length < 24 || !told.test(quote) || early.test(quote)) return [];
  if (empty.test(quote)) return [];
  if (needsScene(quote) && place === null && Object.keys(scene).length === 0) return [];
  const type = /실수였|잘못이었|제 탓|부족했|[을를] 잘못 /.test(quote) ? 'failure' : 'remark';
  return [
    { type, words: { quote, ...(place === null ? scene : { place }) }, gist: quote, weight: 0.4 },
  ];
}

/** What somebody thinks, and why somebody came here: no deed that could have been done otherwise. */
function thoughtsIn({ clean, before }: Sentence): Found[] {
  // "청렴이라고 생각합니다": the sentence before says of what.
  const quote = /[은는이가을를] /.test(clean) ? quoteOf(clean) : quoteOf(before);
  if (quote === null) return [];
  const isMotive =
    /(?:싶어서?|때문에|위해서?|고자|느껴|끌려|이유로) .*(?:지원|전과|진학|결심|전공|선택|찾았|입사|편입|도전)\S*$|(?:때문입니다|때문이다|계기였습니다|계기가 되었습니다|지원하게 되었습니다)$|(?:^|\s)저를 .*이끌었습니다$/.test(
      quote,
    );
  if (isMotive) return [{ type: 'motive', words: { quote }, weight: 0.6 }];
  if (!/[은는이가을를] /.test(quote)) return [];
  return /(?:생활 ?신조|좌우명|신조|가치관)[은는] .*(?:입니다|이다)$|(?:다고|라고) (?:믿|생각|봅|여깁|자부)\S*$|(?:맞는|어울린)다고 느꼈습니다$|(?:믿습니다|중요합니다|중요하다고 봅니다)$/.test(
    quote,
  )
    ? [{ type: 'view', words: { quote }, weight: 0.55 }]
    : [];
}

/** "지적을 받아 두 번 다시 만들었": made what? The last verb needs an object of its own. */
const hasObject = (gist: string) => {
  const words = gist.split(' ').slice(0, -1);
  const last = words.findLastIndex((word) =>
    /(?:하여|해서?|아서?|어서?|[가-힣]고|며|자|니),?$/.test(word),
  );
  return words.slice(last + 1).some((word) => /(?:[을를로]|에서?|['’])$/.test(word));
};

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
