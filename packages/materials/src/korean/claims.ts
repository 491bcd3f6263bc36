import { deeds, type Claim, type ClaimType, type ClaimWords, type Deed } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import { isBalanced, statementsOf, type KoreanStatement } from './statements.ts';

type Found = {
  readonly type: ClaimType;
  readonly deed?: Deed;
  readonly words: ClaimWords;
  readonly weight: number;
};

export function findKoreanClaims(sentences: readonly Sentence[], kind: MaterialKind): Claim[] {
  return sentences.flatMap((sentence) => {
    const found = [
      ...statementsOf(sentence.clean).flatMap(
        (statement) => claimOf(statement, sentence, kind) ?? [],
      ),
      ...booksIn(sentence),
      ...conceptsIn(sentence, kind),
      ...skillsIn(sentence),
      ...traitsIn(sentence, kind),
      ...turnsIn(sentence),
    ];
    const { start, end, sentence: text, block } = sentence;
    return found.map(({ type, deed, words, weight }) => ({
      type,
      deed: deed ?? null,
      words,
      weight,
      start,
      end,
      sentence: text,
      block,
    }));
  });
}

/** Which verbs tell of which deed. The first that fits counts. */
const verbs: readonly (readonly [Deed | ClaimType, RegExp])[] = [
  ['help', /(?:봉사|가르치는 활동)\S* .*(?:수행했|했)$/],
  ['persuade', /중재하는 역할을 .*맡았$/],
  ['result', /(?:오류|장애|문제|불량|사고|실수)\S* .*(?:않았|없었)$/],
  ['failure', /(?:지 못했|지 않았|탈락했|그쳤|실패했|파손됐|단락됐|벗어났|놓쳤|떨어뜨렸|불과했)$/],
  ['discuss', /(?:토론|토의)\S* (?:진행했|참여했|했)$|토론자로/],
  ['experiment', /실험\S* (?:설계했|계획했|진행했|했)$/],
  [
    'write',
    /(?:보고서|글|논문|기사|에세이|[가-힣]{2}문|칼럼|차트|점검표)\S* (?:\S+ )?(?:작성했|제출했|썼|제작했)$/,
  ],
  ['train', /(?:독학했|공부했|익혔)$/],
  ['choose', /(?:선택했|채택했|택했|골랐)$/],
  ['lesson', /(?:배웠|깨달았|느꼈|알게 됐|알았|실감했|확신하게 됐)$/],
  [
    'result',
    /(?:\d.*(?:모았|판매했|남겼|회수했|달성했)|늘었|늘어났|줄었|줄어들었|올랐|떨어졌|낮아졌|높아졌|많아졌|빨라졌|달라졌|향상됐|개선됐|단축됐|이르렀|증가했|감소했|성장했|\d+%였)$/,
  ],
  [
    'role',
    /(?:맡았|담당했|총괄했|선출됐|활동했|주도했|일했|근무했|(?:장|대표|리더|담당자|디자이너|개발자|인턴)(?:으로|로) 참여했)$/,
  ],
  ['persuade', /(?:설득했|합의했|조율했|중재했|조정했|협상했|합의를 이끌어 냈|갈등을 .*해결했)$/],
  ['survey', /(?:설문|조사|인터뷰|면담)\S* .*(?:실시했|진행했|했)$|(?:인터뷰했|면담했|설문했)$/],
  [
    'change',
    /(?:바꾸었|바꿨|개선했|단축했|줄였|낮추었|낮췄|높였|높일 수 있었|통합했|이전했|전환했|절감했|감량했|감소시켰|증가시켰|재설계했|재배치했|재정비했|재작성했|추가했|옮겼|늘렸|도입했|적용했|교체했|자동화했|최적화했|보완했|다시 설계했|추가하여 해결했)$/,
  ],
  [
    'find',
    /(?:발견했|찾아냈|알아냈|확인했|파악했|밝혀냈|결과를 얻었|원인을 .*찾았|방법을 찾\S* .*남겼)$/,
  ],
  [
    'propose',
    /(?:제안했|건의했|(?:방안|대안|보완책|제도|기준|조항|해결책|개선안)을? ?(?:함께 )?제시했)$/,
  ],
  ['argue', /(?:제시했|주장했|찬성했|반대했|지적했|강조했|찬성하는 글을 \S+ 작성했)$/],
  ['present', /(?:발표했|발표를 했|설명했|보고했|소개했|답변했|공유했|강의했|발표를 진행했)$/],
  [
    'study',
    /(?:측정했|분석했|비교했|탐구했|계산했|실험했|관찰했|구했|유도했|수집했|분류했|조사했|(?:농도|횟수|변화|수치|온도|무게)\S* .*기록했|검증했|검토했|연구했|보였)$/,
  ],
  ['help', /(?:가르쳤|가르쳐 줬|도왔|힘을 보탰|지도했|봉사를 했|만들어 드렸|멘토링했)$/],
  [
    'make',
    /(?:만들었|개발했|구현했|제작했|구축했|작성했|설계했|디자인했|기획했|계획했|편집했|썼|완성했|세웠|설치했)$/,
  ],
  [
    'operate',
    /(?:운영했|진행했|열었|판매했|배송했|모았|참여했|참가했|출전했|처리했|관리했|수행했|개최했|남겼|이어 갔|배부했|출시했|배포했|주행에 성공했)$/,
  ],
];

/** How much there is to ask about each. */
const weights: Readonly<Record<string, number>> = {
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

const isDeedName = (name: string): name is Deed => deeds.some((deed) => deed === name);

function claimOf(statement: KoreanStatement, sentence: Sentence, kind: MaterialKind): Found | null {
  const { did, doing, thing, tense } = statement;
  const place = placeOf(sentence.heading, kind);
  if (tense === 'wish')
    return did.length < 14
      ? null
      : { type: 'plan', words: { did: withoutStart(did) }, weight: 0.6 };
  if (tense === 'state') return null;
  const verb = verbs.find(([, pattern]) => pattern.test(did))?.[0];
  if (verb === undefined || isVague(did)) return null;
  const isResult = verb === 'result' || verb === 'failure';
  const told = isResult ? withSubject(did) : did;
  const figure = figureIn(told);
  const words: ClaimWords = {
    did: told,
    ...(doing === null ? {} : { doing: isResult ? withSubject(doing) : doing }),
    ...(thing === null ? {} : { thing }),
    ...(figure === null ? {} : { figure }),
    ...(place === null ? {} : { place }),
  };
  const weight = weightOf(verb, told, figure);
  if (!isDeedName(verb)) return { type: verb, words, weight };
  const isNamed = verb === 'make' && /['‘][^'’]+['’]/.test(did);
  const type = figure && verb === 'change' ? 'number' : isNamed ? 'project' : 'action';
  return { type, deed: verb, words, weight };
}

/** Longer clauses and figures tell more. */
const weightOf = (verb: string, did: string, figure: string | null) =>
  (weights[verb] ?? 0.5) * (did.length >= 18 ? 1 : did.length >= 14 ? 0.8 : 0.55) +
  (figure ? 0.05 : 0);

/** "논리적으로 설명했", "진로 보고서를 제출했": nobody knows what about. */
const isVague = (did: string) =>
  did.split(' ').length < 3 ||
  /^(?:급우들|모둠원|친구들?|사람들|담당)\S*(?:에게|께) \S+$/.test(did) ||
  (/(?:\d+주간 이어 갔|결론을 내리지 못했|하지 못했)$/.test(did) && did.length < 14) ||
  /^(?:신규|새로운|다양한) \S+ \S+$/.test(did) ||
  /방법을 .*진행했$|아 \d+[가-힣]를 (?:\S+ )?\S+했$/.test(did);

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

const subjectName = /^(?:\d학년 )?[가-힣·]{1,8}(?: [가-힣]{1,3})?[가-힣·\s]{0,6}[ⅠⅡⅢI]{0,3}$/;
const notSubjects =
  /활동|특기|의견|상황|동기|경험|과정|포부|계획|문항|성격|요약|결과|배경|배운|보호자|지원|독서/;

/** The subject of a school record or the employer of a CV, as a question may name it. */
function placeOf(heading: Sentence['heading'], kind: MaterialKind): string | null {
  if (heading === null || heading.includes('[')) return null;
  if (kind === 'school-record')
    return subjectName.test(heading) && !notSubjects.test(heading) ? heading : null;
  if (kind !== 'cv' || !/(?:19|20)\d{2}/.test(heading)) return null;
  const [employer] = heading
    .replace(/^(?:19|20)\d{2}[\d.\s~–-]*/, '')
    .split(/\s*[/|(]\s*|\s(?:19|20)\d{2}/);
  const name = heading.startsWith('(주)')
    ? `(주)${heading
        .slice(3)
        .split(/\s*[/|(]/)[0]!
        .trim()}`
    : employer?.trim();
  const short = name?.replace(
    / (?:사원|대리|과장|차장|부장|주임|팀원|인턴|인턴사원|현장실습생|연구원|매니저|개발자|엔지니어)$/,
    '',
  );
  return short && short.length >= 2 && short.length <= 22 && isBalanced(short) ? short : null;
}

const listedBook = /(?:^|,\s*)(?:\([^()]{1,12}\)\s*)?([^,()『』]{1,30}?)\s?\(([^()]{2,20})\)/g;
const quotedBook =
  /[『「<'‘]([^』」>'’]{1,30})[』」>'’](?:\([^()]{2,20}\))?(?:을|를)?\s(?:읽|완독|탐독)/g;

function booksIn({ clean, heading }: Sentence): Found[] {
  const isList = heading !== null && /독서/.test(heading) && !/다[.]?$|함[.]?$/.test(clean);
  const titles = [...clean.matchAll(isList ? listedBook : quotedBook)].map(([, title]) =>
    title!.trim(),
  );
  return titles
    .filter((title) => title.length > 1 && !title.includes('['))
    .map((book) => ({ type: 'book', words: { book }, weight: 0.8 }));
}

const noun = "['‘]?(?:[가-힣A-Za-zⅠⅡ0-9·]+ ){0,3}?[가-힣A-Za-zⅠⅡ0-9·]+['’]?";
const learned = new RegExp(`(?:^|[.,] |하며 |하고 )(${noun})(?:을|를) (?:학습|배우|공부|익히)`);
const unitOf = new RegExp(`(?:^|[.,] )(${noun}) 단원(?:에서|을)`);
const applied = new RegExp(
  `(?:^|\\s)((?:[가-힣A-Za-z0-9]+ )?[가-힣A-Za-z0-9]+(?:과|와)? ?[가-힣A-Za-z0-9]*)(?:을|를) (?:적용|활용|이용|도입)(?:한|하여|해|했)`,
);
const vagueConcepts =
  /방법$|과정$|기준$|수첩$|^(?:자료|센서|프로그램|이를|그래프)$|단원|수업|영향$|매크로$|로딩$/;

/** What a school record says was applied is a concept only if it is a piece of theory. */
const theory = /(?:제어|함수|정리|법칙|알고리즘|원리|이론|모델|방정식|수열|확률|통계|미분|적분)$/;

function conceptsIn({ clean, heading }: Sentence, kind: MaterialKind): Found[] {
  const isRecord = kind === 'school-record';
  const found =
    (isRecord ? (unitOf.exec(clean) ?? learned.exec(clean)) : null) ??
    (isRecord && !theory.test(applied.exec(clean)?.[1] ?? '') ? null : applied.exec(clean));
  const isUnit = isRecord && unitOf.test(clean);
  const concept = found?.[1]?.trim();
  if (!concept || concept.length < 2 || concept.length > 18 || vagueConcepts.test(concept))
    return [];
  if (
    /[[\]]/.test(concept) ||
    !isBalanced(concept) ||
    /(?:은|는|에서|으로|하여|하고|의|[을를이가])(?: |$)/.test(
      `${concept} `.replace(/ [^ ]+ $/, ' '),
    )
  )
    return [];
  const place = placeOf(heading, kind);
  return [
    {
      type: 'subject',
      words: { concept, ...(isUnit ? { other: '단원' } : {}), ...(place ? { place } : {}) },
      weight: isRecord ? 0.9 : 0.75,
    },
  ];
}

const skillHeading = /보유 ?기술|기술 ?스택|사용 ?기술|핵심 ?기술|활용 ?능력|skills/i;

function skillsIn({ clean, heading }: Sentence): Found[] {
  if (heading === null) return [];
  if (/자격/.test(heading) && !/수상.*:/.test(clean)) {
    const names = clean.split(/,\s*/).map((name) => name.replace(/\s?\(.*$/, '').trim());
    return names
      .filter((name) => /^[가-힣A-Za-z0-9 ]{4,14}$/.test(name) && !/수상|대상$|상$/.test(name))
      .slice(0, 2)
      .map((trait) => ({ type: 'skill', words: { tech: trait, trait: '자격' }, weight: 0.45 }));
  }
  if (!skillHeading.test(heading)) return [];
  const names = clean
    .split(/[,/·]\s*/)
    .map((name) => name.replace(/\(.*\)/, '').trim())
    .filter((name) => name.length > 1 && name.length <= 20 && !name.includes('['));
  return names.map((tech, index) => ({
    type: 'skill',
    words: { tech, ...(names[index + 1] ? { other: names[index + 1]! } : {}) },
    weight: 0.7 - index * 0.05,
  }));
}

function traitsIn({ clean }: Sentence, kind: MaterialKind): Found[] {
  const strength = /(?:장점|강점)은 (.{6,36}?)(?:입니다|이다|임)/.exec(clean)?.[1];
  if (strength) return [{ type: 'trait', words: { trait: strength }, weight: 0.75 }];
  const weakness =
    /(?:^|반면 |하지만 |다만 )(.{4,30}?) (?:단점|약점)이 있/.exec(clean)?.[1] ??
    /(?:단점|약점)은 (.{4,30}?)(?:입니다|이다|임)/.exec(clean)?.[1];
  if (weakness && !weakness.includes('['))
    return [
      {
        type: 'trait',
        words: { weakness: weakness.replace(/^(?:반면|하지만|다만) /, '') },
        weight: 0.8,
      },
    ];
  if (kind !== 'school-record') return [];
  const seen = /^(.{8,36}?) 학생(?:임|으로)/.exec(clean)?.[1]?.replace(/^[가-힣]{2,5}지만 /, '');
  return seen && !seen.includes('[')
    ? [{ type: 'trait', words: { opinion: `${seen} 학생` }, weight: 0.75 }]
    : [];
}

/** "처음에는 …했지만 …": what one did first, and then no longer. */
function turnsIn({ clean }: Sentence): Found[] {
  if (!/(?:처음|초반|초기|학기 초)\S*/.test(clean) || !/[가-힣](?:지만|으나)[ ,]/.test(clean))
    return [];
  const [before] = statementsOf(clean);
  if (!before || before.did.length < 10 || !clean.includes(before.did.slice(-5, -1))) return [];
  const did = before.did
    .replace(/^(?:처음 |처음에는 |초반에는 |\d학기 초에는 )/, '')
    .replace(/^(?:한|두|첫) (?:달|주|해)은 /, '');
  return [{ type: 'contradiction', words: { did }, weight: 0.85 }];
}
