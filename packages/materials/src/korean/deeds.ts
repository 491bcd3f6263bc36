import type { ClaimType, Deed } from '../claim.ts';
import type { Sentence } from '../text/sentences.ts';

/** Which verbs tell of which deed. The first that fits counts. */
const verbs: readonly (readonly [Deed | ClaimType, RegExp])[] = [
  ['help', /(?:봉사|가르치는 활동)\S* .*(?:수행했|했)$/],
  ['persuade', /중재하는 역할을 .*맡았$/],
  ['result', /\d[\d,.]*(?:천|만|억)* ?원\S* 절감했$/],
  ['result', /한 (?:건|번|명|차례)도 .*(?:않았|없었)$/],
  ['result', /(?:오류|장애|문제|불량|사고|실수)\S* .*(?:않았|없었)$/],
  ['failure', /(?:시험|면접|평가|심사|선발|오디션|공모전|예선)\S* (?:\S+ ){0,3}떨어졌$/],
  [
    'failure',
    /(?:응답 시간|대기 시간|오류|불만|민원|불량|비용|이탈률?|지연|폐기|반품|사고|고장|결함|하자|클레임|손실|적자|결석|지각|실수|오차|잔반|연체|퇴사|부상)[가-힣]{0,4}(?:이|가|은|는) (?:\S+ ){0,5}(?:늘었|늘어났|커졌|높아졌|많아졌|증가했)$|(?:만족도|점수|매출|판매량|성적|참여율|출석률|방문객|손님|신청자|회원|예약)[가-힣]{0,4}(?:이|가|은|는) (?:\S+ ){0,5}(?:줄었|줄어들었|떨어졌|낮아졌|감소했)$/,
  ],
  ['failure', /오히려 (?:\S+ ){0,3}(?:늘었|늘어났|줄었|떨어졌|높아졌|낮아졌|커졌)$/],
  ['failure', /(?:어야|아야|해야)만? 했$/],
  ['failure', /[을를] 잘못 (?:\S+ )?\S+$/],
  [
    'failure',
    /(?:지 못했|탈락했|그쳤|허비했|실수했|실패했|파손됐|단락됐|벗어났|놓쳤|떨어뜨렸|불과했)$/,
  ],
  ['role', /(?:실습|인턴십?|아르바이트|봉사활동|연수)[을를] (?:\S+ )?했$/],
  ['discuss', /(?:토론|토의)\S* (?:진행했|참여했|했)$|토론자로/],
  ['study', /(?:테스트|시험|검사|점검)\S* (?:진행했|실시했|수행했)$/],
  ['experiment', /실험\S* (?:설계했|계획했|진행했|했)$/],
  [
    'write',
    /(?:보고서|글|논문|기사|에세이|[가-힣]{2}문|칼럼|차트|점검표)\S* (?:\S+ )?(?:작성했|제출했|썼|제작했)$/,
  ],
  ['train', /(?:독학했|공부했|익혔|자격\S* (?:\S+ )?(?:취득했|땄))$/],
  [
    'choose',
    /(?:선택했|채택했|택했|골랐)$|(?:기준|원칙|규칙)\S* (?:\S+ )?(?:적용했|세웠|정했|두었|만들었|마련했)$/,
  ],
  [
    'trait',
    /(?:리더십|책임감|역량|능력|안목|자신감|인내심|사회성|소통|감각|태도|습관)\S* (?:\S+ )?(?:길렀|쌓았|키웠|높였|넓혔|익혔|갖췄|갖추었)$/,
  ],
  // "지게차를 배웠": a craft, and no insight.
  [
    'train',
    /(?<!것|점|사실|중요성|필요성|태도|자세|마음|법|힘|이유|까닭|가치|의미|방법|방식|원칙|습관|책임감|소통|협력|협업|배려|인내|음|함|임)[을를] (?:\S+ ){0,2}배웠$/,
  ],
  ['lesson', /(?:배웠|깨달았|느꼈|알게 됐|알았|실감했|확신하게 됐)$/],
  [
    'result',
    /(?:\d[\d,]*(?:여 )?(?:명|원|달러|표)\S* .*모았|\d[\d,]*(?:여 )?명을 모았|\d.*(?:판매했|남겼|회수했|달성했|확보했|유치했)|(?:줄어|늘어|올라|떨어져|낮아져|높아져) 있었|늘었|늘어났|바뀌었|줄었|줄어들었|올랐|떨어졌|낮아졌|높아졌|많아졌|빨라졌|달라졌|향상됐|개선됐|단축됐|이르렀|증가했|감소했|성장했|\d+%였|짧아졌|\d.*로 \S+(?:아졌|어졌|해졌))$/,
  ],
  [
    'role',
    /(?:맡았|(?:명|팀|회원|부원|조원|단원|모임|동아리|학생들)\S* (?:\S+ )?이끌었|담당했|총괄했|선출됐|활동했|주도했|일했|근무했|(?:장|대표|리더|담당자|디자이너|개발자|인턴)(?:으로|로) 참여했)$/,
  ],
  // An order or a temperature is adjusted, only opinions are brought together.
  ['persuade', /(?:의견|이견|입장|갈등|차이|이해관계)\S* (?:\S+ )?조정했$/],
  ['change', /[을를] (?:\S+ )?조정했$/],
  ['persuade', /(?:설득했|합의했|조율했|중재했|조정했|협상했|합의를 이끌어 냈|갈등을 .*해결했)$/],
  [
    'survey',
    /(?:설문|조사|인터뷰|면담)\S* .*(?:실시했|진행했|[을를] 했)$|(?:인터뷰했|면담했|설문했)$/,
  ],
  [
    'change',
    /(?:바꾸었|바꿨|개선했|단축했|줄였|낮추었|낮췄|높였|높일 수 있었|통합했|이전했|전환했|절감했|감량했|감소시켰|증가시켰|재설계했|재배치했|재정비했|재작성했|추가했|변경했|[가-힣]{2}화했|일원화했|옮겼|늘렸|올렸|도입했|적용했|교체했|자동화했|최적화했|보완했|없앴|다시 짰|다시 설계했|추가하여 해결했)$/,
  ],
  [
    'find',
    /(?:발견했|찾아냈|알아냈|확인했|파악했|밝혀냈|[다는]는 결과를 얻었|원인을 .*찾았|방법을 찾\S* .*남겼)$/,
  ],
  [
    'propose',
    /(?:제안했|건의했|(?:안|의견|아이디어)을 (?:\S+ )?냈|(?:안|책|제도|기준|조항|조건|방법|방식)(?:을|를)? ?(?:함께 )?제시했)$/,
  ],
  [
    'argue',
    /(?:(?:근거|의견|주장|반론|견해)\S* (?:\S+ )?제시했|주장했|찬성했|반대했|지적했|강조했|찬성하는 글을 \S+ 작성했)$/,
  ],
  ['present', /(?:발표했|발표를 했|설명했|보고했|소개했|답변했|공유했|강의했|발표를 진행했)$/],
  [
    'study',
    /(?:측정했|분석했|비교했|탐구했|계산했|실험했|관찰했|구했|유도했|수집했|분류했|조사했|(?:농도|횟수|변화|수치|온도|무게)\S* .*기록했|검증했|검토했|연구했|[음함임됨]을 보였)$/,
  ],
  [
    'make',
    /(?:표|카드|목록|책자?|문서|파일|노트|그래프|양식)(?:으로|로) (?:\S+ )?(?:정리했|엮었|옮겨 적었)$/,
  ],
  ['study', /(?:기사|자료|문헌|사례|논문|판례|통계|데이터)\S* (?:\S+ ){0,3}정리했$/],
  ['help', /(?:가르쳤|가르쳐 줬|도왔|힘을 보탰|지도했|교육했|봉사를 했|만들어 드렸|멘토링했)$/],
  [
    'make',
    /(?:만들었|개발했|구현했|제작했|구축했|작성했|설계했|디자인했|기획했|계획했|연출했|편집했|썼|완성했|세웠|설치했)$/,
  ],
  [
    'operate',
    /(?:운영했|진행했|열었|판매했|배송했|모았|참여했|참가했|출전했|처리했|관리했|수행했|개최했|개설했|주관했|유치했|상담했|안내했|응대했|남겼|이어 갔|배부했|출시했|배포했|주행에 성공했)$/,
  ],
];

/** Verbs of which there is nothing to ask, or that tell of no deed. */
const quietVerbs =
  /(?:보았|봤|들었|생각했|전공했|복수전공했|이수했|받았|원했|지원했|입학했|편입했|졸업했|꿈꿨|꿈꾸었|꿈을 꾸었|꿈을 꿨|꿈을 키웠|좋아했|몰랐|됐|있었|없었|싶었|기억했|남았|생겼|말했|다녔|지냈|살았|였|이었|졌|났|왔|갔|컸|많았|높았|같았|어려웠|썼더니|향했|가졌|품었|갈렸|늦었|나뉘었|적혔)$/;

/** Whether a clause ends with a verb that questions know. */
export const isKnownDeed = (did: string) => verbs.some(([, pattern]) => pattern.test(did));

/** A clause in the past, a wish or a state. */
type Told = { readonly gist: string; readonly tense: 'past' | 'wish' | 'state' };

/** The deed or the type of a statement. A verb that no list has is something done, if it has an object. */
export function verbOf({ gist: did, tense }: Told, { clean }: Sentence) {
  if (tense !== 'past') return tense;
  if (/(?:의견|생각|입장|마음)[을를] 바(?:꿨|꾸었)$|(?:달|년|개월|일)[을를] (?:\S+ )?했$/.test(did))
    return null;
  const verb = verbs.find(([, pattern]) => pattern.test(did))?.[0];
  if (verb !== undefined) return verb;
  // Only a past that stands in the sentence itself: the letters of an unknown verb may mislead.
  const isWritten = clean.includes(did.slice(-2));
  const isDone = /[을를] (?:\S+ ){0,2}\S+$/.test(did);
  return isDone && isWritten && did.length >= 16 && !quietVerbs.test(did) ? ('do' as const) : null;
}

export type Verb = NonNullable<ReturnType<typeof verbOf>>;

/** How much there is to ask about each. */
export const weights: Readonly<Record<string, number>> = {
  failure: 0.85,
  lesson: 0.55,
  result: 0.9,
  role: 0.7,
  persuade: 0.9,
  survey: 0.85,
  change: 0.95,
  find: 0.85,
  propose: 0.85,
  present: 0.65,
  study: 0.85,
  help: 0.7,
  make: 0.95,
  operate: 0.8,
  argue: 0.85,
  write: 0.85,
  experiment: 0.95,
  discuss: 0.85,
  choose: 0.95,
  train: 0.65,
};
