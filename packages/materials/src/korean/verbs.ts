import { changed, finalOf, isSyllable, vowelOf, type Vowel } from './hangul.ts';
import { particleFor } from './particles.ts';

/** What two vowels become when a stem meets 아/어: 보 + 았 → 봤, 배우 + 었 → 배웠. */
const contracted: Partial<Record<Vowel, Vowel>> = {
  ㅏ: 'ㅏ',
  ㅓ: 'ㅓ',
  ㅐ: 'ㅐ',
  ㅔ: 'ㅔ',
  ㅕ: 'ㅕ',
  ㅗ: 'ㅘ',
  ㅜ: 'ㅝ',
  ㅣ: 'ㅕ',
  ㅚ: 'ㅙ',
};

/** Stems whose past is irregular. */
const irregularPasts: Readonly<Record<string, string>> = {
  도우: '도왔',
  깨달: '깨달았',
  지: '졌',
  이르: '이르렀',
  따르: '따랐',
  치르: '치렀',
  들르: '들렀',
  짓: '지었',
  이어가: '이어갔',
};

/** The past of a stem, up to its ㅆ: 줄이 → 줄였, 찾 → 찾았, 기르 → 길렀. */
export function pastOf(stem: string): string {
  for (const [irregular, past] of Object.entries(irregularPasts))
    if (irregular.length > 1 && stem.endsWith(irregular))
      return stem.slice(0, -irregular.length) + past;
  const before = stem.slice(0, -1);
  const syllable = stem.at(-1)!;
  if (syllable === '하') return `${before}했`;
  const vowel = vowelOf(syllable);
  if (finalOf(syllable) !== '') return stem + (vowel === 'ㅏ' || vowel === 'ㅗ' ? '았' : '었');
  const previous = before.at(-1);
  const isBright = isSyllable(previous) && ['ㅏ', 'ㅗ'].includes(vowelOf(previous));
  if (syllable === '르' && isSyllable(previous) && finalOf(previous) === '')
    return before.slice(0, -1) + changed(previous, { final: 'ㄹ' }) + (isBright ? '랐' : '렀');
  if (vowel === 'ㅡ')
    return before + changed(syllable, { vowel: isBright ? 'ㅏ' : 'ㅓ', final: 'ㅆ' });
  const joined = contracted[vowel];
  return joined ? before + changed(syllable, { vowel: joined, final: 'ㅆ' }) : `${stem}었`;
}

/** The stem of a noun made of a verb, as school records end their sentences: 함 → 하, 만듦 → 만들, 찾음 → 찾. */
export function stemOfNominal(word: string): string | null {
  const syllable = word.at(-1);
  if (!isSyllable(syllable)) return null;
  const before = word.slice(0, -1);
  const previous = before.at(-1);
  if (word.endsWith('깨달음')) return before;
  if (syllable === '음' && isSyllable(previous) && finalOf(previous) !== '') return before;
  if (finalOf(syllable) === 'ㄻ') return before + changed(syllable, { final: 'ㄹ' });
  return finalOf(syllable) === 'ㅁ' ? before + changed(syllable, { final: '' }) : null;
}

/** Past syllables whose verb the letters do not tell: 썼 is of 쓰, 골랐 of 고르. */
const irregularModifiers: Readonly<Record<string, string>> = {
  했: '한',
  도왔: '도운',
  깨달았: '깨달은',
  골랐: '고른',
  길렀: '기른',
  올랐: '오른',
  불렀: '부른',
  눌렀: '누른',
  흘렀: '흐른',
  따랐: '따른',
  치렀: '치른',
  들렀: '들른',
  이르렀: '이른',
  썼: '쓴',
  컸: '큰',
  떴: '뜬',
  껐: '끈',
  지었: '지은',
  모았: '모은',
  됐: '된',
  되었: '된',
  하였: '한',
  나누었: '나눈',
  뛰었: '뛴',
  늘었: '늘어난',
  줄었: '줄어든',
  있었: '있었던',
  없었: '없었던',
};
/** These only as a whole word: 만들었 is no 들었. */
const irregularWords: Readonly<Record<string, string>> = {
  들었: '들은',
  걸었: '걸은',
  물었: '물은',
};

/** The modifier of a past: 줄였 → 줄인, 만들었 → 만든, 찾았 → 찾은. */
export function modifierOfPast(past: string): string {
  const word = past.slice(past.lastIndexOf(' ') + 1);
  const whole = irregularWords[word];
  if (whole) return past.slice(0, -word.length) + whole;
  if (/[\d%A-Za-z]였$|이었$/.test(past)) return `${past}던`;
  for (const [irregular, modifier] of Object.entries(irregularModifiers))
    if (past.endsWith(irregular)) return past.slice(0, -irregular.length) + modifier;
  const before = past.slice(0, -1);
  const syllable = past.at(-1)!;
  const previous = before.at(-1);
  if ((syllable === '았' || syllable === '었') && isSyllable(previous)) {
    const final = finalOf(previous);
    if (final === '' || final === 'ㄹ')
      return before.slice(0, -1) + changed(previous, { final: 'ㄴ' });
    return `${before}은`;
  }
  const stemVowels: Partial<Record<Vowel, Vowel>> = { ㅕ: 'ㅣ', ㅝ: 'ㅜ', ㅘ: 'ㅗ', ㅙ: 'ㅚ' };
  const vowel = vowelOf(syllable);
  return before + changed(syllable, { vowel: stemVowels[vowel] ?? vowel, final: 'ㄴ' });
}

/** Nouns that are verbs with 하다. Lines of a CV end with them. */
export const deedNouns =
  '개발|구현|설계|구축|제작|작성|도입|적용|개선|단축|절감|감축|감량|축소|확대|향상|증대|통합|이전|이관|전환|교체|재작성|재설계|재정비|재배치|정비|정리|분석|조사|측정|검증|점검|평가|비교|파악|발굴|발견|기획|제안|제시|수립|편성|집행|운영|관리|담당|총괄|주도|진행|수행|참여|지원|협업|조율|협상|설득|발표|보고|강의|교육|지도|멘토링|출시|배포|달성|회수|판매|수상|수료|이수|취득|처리|신고|채택|선정|탐구|실험|관찰|기록|제출|해결|완료|수집|분류|공유|촬영|편집|디자인|자동화|최적화|표준화|문서화|리팩터링|유지보수|마이그레이션|면담|인터뷰|활동|근무|복무|연출|섭외|안내|상담|대응|정착|변경|준수|번역|통역|채용|납품|발주|진열|개척|유치|확보|체결|개설|개최|주최|주관|창업|설립|구성|훈련|조립|시공|감독|검수|홍보|모집|응대|건의|요청|유지';
/** 일원화, 표준화: nouns of change are verbs with 하다 as well. */
const isChangeNoun = /(?<!문|영|전|대|만|동|신|은|소|진|천)화$/;
export const isDeedNoun = new RegExp(`(?:${deedNouns})$`);
/** With an object these become causative: 건수를 감소 → 감소시켰. */
const intransitiveNouns =
  /(?:감소|증가|상승|하락|성장|성공|실패|발생|입상|합격|탈락|출전|참가|선출)$/;

export type Statement = {
  /** The clause up to the last syllable of its verb: "캠페인을 기획했", "개발하고 싶". Followed by 다고, 는데, 을 때. */
  readonly stem: string;
  readonly tense: 'past' | 'wish' | 'state';
  /** Whether the clause has its own verb, or a noun with a particle in front of it. Without one, the particle was guessed. */
  readonly isSure: boolean;
};

/** Reads how a clause ends: in a letter, a school record or a list of a CV. */
export function statementOf(clause: string): Statement | null {
  const text = clause.replace(/[\s.,;!?"'”’]+$/, '');
  const isSure = true;
  const finite = /^(.*?)(?:습니다|다|음|는데|고|지만|으며|으나|더니|어요|네요)$/.exec(text)?.[1];
  if (finite && isSyllable(finite.at(-1)) && finalOf(finite.at(-1)!) === 'ㅆ') {
    if (finite.endsWith('겠')) return { stem: finite, tense: 'wish', isSure };
    if (finite.endsWith('있')) return { stem: finite, tense: 'state', isSure };
    return { stem: uncontracted(finite), tense: 'past', isSure };
  }
  const wish = /^(.*[가-힣]고 싶)(?:습니다|다|음|어요)$/.exec(text)?.[1];
  if (wish) return { stem: wish, tense: 'wish', isSure };
  const plain = /^(.*[을를]) 함$/.exec(text)?.[1];
  if (plain) return { stem: `${plain} 했`, tense: 'past', isSure };
  const intent = /^(.*고자) (?:합니다|한다|함)$/.exec(text)?.[1];
  if (intent) return { stem: `${intent.replace(/고자$/, '')}겠`, tense: 'wish', isSure };
  // "사진 붙인 기준판 제작함": a noun without its particle, as in lists.
  const noted = /^(.*[가-힣A-Za-z0-9](?<![을를이가은는에로고여해서])) ([가-힣]{2,4})함$/.exec(text);
  const listed =
    noted && isDeedNoun.test(noted[2]!) && !/[을를] (?:\S+ ){0,2}\S+$/.test(text)
      ? listStatement(`${noted[1]} ${noted[2]}`)
      : null;
  return listed ?? listStatement(text) ?? nominalStatement(text);
}

/** 하였 → 했, 되었 → 됐: the short forms are those that people say. */
const uncontracted = (past: string) => past.replace(/하였$/, '했').replace(/되었$/, '됐');

/** Nouns that look like 함, 음 or 줌. */
const falseNominals =
  /(?:^|\s)(?:\S*(?:마음|다음|처음|얼음|믿음|도움|모음|이름|그림|느낌|웃음|어려움|모임|게임|책임|선임|프로그램|시스템|플랫폼|팀|여름|구름|분리배출함|아이템|문제점)|폼|힘|꿈|봄|함|음)$/;

function nominalStatement(text: string): Statement | null {
  if (!/[가-힣]$/.test(text)) return null;
  if (falseNominals.test(text) && !/(?:급우들의|친구의|이해를|적응을) 도움$/.test(text))
    return null;
  if (/(?:학생|태도|모습)임$/.test(text)) return null;
  const stem = stemOfNominal(text);
  if (stem === null || stem.length < 2) return null;
  // "온도 알림 장치 설치함": the object has no particle, so the line is quoted as it stands.
  const isBare =
    /[가-힣]함$/.test(text) &&
    !/[을를] (?:\S+ ){0,2}\S+$/.test(text) &&
    !/[을를은는이가에로서고며여해게히도만씩간,] \S+$/.test(text);
  return { stem: uncontracted(pastOf(stem)), tense: 'past', isSure: !isBare };
}

/** "로딩 시간을 1.7초로 단축" → "로딩 시간을 1.7초로 단축했", "외부 감사 대응 총괄" → "외부 감사 대응을 총괄했". */
function listStatement(text: string): Statement | null {
  const words = text.split(' ');
  const verb = words.at(-1)!;
  const object = words.slice(0, -1);
  if (intransitiveNouns.test(verb)) return intransitiveStatement(object, verb);
  if (!(isDeedNoun.test(verb) || isChangeNoun.test(verb)) || object.length === 0) return null;
  const conjunct = object.lastIndexOf('및');
  // "편집자 관리 및 기준서 작성" are two deeds, "촬영 허가 및 안전 계획 담당" is one.
  const isSecond =
    conjunct > 0 &&
    // "재고 관리 및 발주 담당": somebody in charge of both.
    conjunct < object.length - (/^(?:담당|총괄)$/.test(verb) ? 2 : 1) &&
    isDeedNoun.test(object[conjunct - 1]!);
  const own = isSecond ? object.slice(conjunct + 1) : object;
  // "교육 과정 개편 및 강의" → "교육 과정을 개편하고 강의했".
  if (conjunct > 1 && conjunct === object.length - 1) {
    const first = withObject(object.slice(0, conjunct - 1), object[conjunct - 1]!);
    return first && { ...first, stem: `${first.stem.replace(/했$/, '하고')} ${verb}했` };
  }
  if (own.some((word) => /[을를]$/.test(word))) {
    const before = own.at(-1)!;
    // "…을 세워 그중 70%를 회수": the object stands right before its verb.
    const isJoined = /(?:을|를|로|에|에서|에게|하여|해|고|게)$/.test(before);
    return isJoined
      ? { stem: `${own.join(' ')} ${verb}했`, tense: 'past', isSure: true }
      : withObject(own, verb);
  }
  return withObject(own, verb);
}

function withObject(object: readonly string[], verb: string): Statement | null {
  const noun = object.at(-1)!;
  if (/(?:\d|%|회|건|명|개|배|초|분|시간)$/.test(noun) && /\d/.test(noun)) {
    const counted = object.at(-2);
    if (!counted || !isSyllable(counted.at(-1))) return null;
    // "주 6시간 절감": a time says how often.
    if (/^(?:주|월|연|일|하루|매주|매월|약|총|최대)$/.test(counted))
      return {
        stem: `${object.join(' ')}${particleFor(noun, '을/를')} ${verb}했`,
        tense: 'past',
        isSure: false,
      };
    const isMarked = /[을를]$/.test(counted);
    const before = [
      ...object.slice(0, -2),
      isMarked ? counted : `${counted}${finalOf(counted.at(-1)!) ? '을' : '를'}`,
    ];
    return { stem: `${before.join(' ')} ${noun} ${verb}했`, tense: 'past', isSure: false };
  }
  // "처리 기간 9일에서 4일로 단축"
  const from = object.findIndex((word) => /^\d.*에서$/.test(word));
  if (from > 0 && isSyllable(object[from - 1]!.at(-1)) && !/[을를이가]$/.test(object[from - 1]!)) {
    const thing = object.slice(0, from).join(' ');
    const rest = object.slice(from).join(' ');
    return {
      stem: `${thing}${particleFor(thing, '을/를')} ${rest} ${verb}했`,
      tense: 'past',
      isSure: false,
    };
  }
  // "도입 TF 참여": one takes part in something.
  if (/^(?:참여|기여|합류)$/.test(verb) && !/[을를에]$/.test(noun))
    return { stem: `${object.join(' ')}에 ${verb}했`, tense: 'past', isSure: false };
  if (/[자다라]고$/.test(noun))
    return { stem: `${object.join(' ')} ${verb}했`, tense: 'past', isSure: true };
  if (/(?:에서|에게|[가-힣]로|하여|하고|[가-힣]해)$/.test(noun))
    return { stem: `${object.join(' ')} ${verb}했`, tense: 'past', isSure: false };
  return {
    stem: `${object.join(' ')}${particleFor(noun, '을/를')} ${verb}했`,
    tense: 'past',
    isSure: false,
  };
}

function intransitiveStatement(object: readonly string[], verb: string): Statement | null {
  const noun = object.at(-1);
  if (noun === undefined) return null;
  if (
    /[을를]$/.test(noun) ||
    (/[을를] .*(?:에서|으?로)$/.test(object.join(' ')) && /(?:감소|증가|상승|하락)$/.test(verb))
  )
    return { stem: `${object.join(' ')} ${verb}시켰`, tense: 'past', isSure: false };
  if (/\d/.test(noun)) {
    const counted = object.at(-2);
    if (!counted || !isSyllable(counted.at(-1))) return null;
    const before = [...object.slice(0, -2), `${counted}${finalOf(counted.at(-1)!) ? '이' : '가'}`];
    return { stem: `${before.join(' ')} ${noun} ${verb}했`, tense: 'past', isSure: false };
  }
  if (!isSyllable(noun.at(-1))) return null;
  const particle = /(?:성공|실패|참가|출전|합격|탈락)$/.test(verb)
    ? '에'
    : finalOf(noun.at(-1)!)
      ? '이'
      : '가';
  const joined = /[을를이가에로]$/.test(noun) ? noun : `${noun}${particle}`;
  return {
    stem: `${[...object.slice(0, -1), joined].join(' ')} ${verb}했`,
    tense: 'past',
    isSure: false,
  };
}
