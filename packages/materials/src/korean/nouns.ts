import { finalOf, isSyllable } from './hangul.ts';

const pairs = ['()', '‘’', '“”', '「」', '『』', '<>', '[]'];

/** Most clauses have no brackets and no quotation marks. */
export const isBalanced = (text: string) =>
  !/[()‘’“”「」『』<>[\]'"]/.test(text) ||
  (pairs.every(([open, close]) => text.split(open!).length === text.split(close!).length) &&
    ["'", '"'].every((mark) => text.split(mark).length % 2 === 1));

/** Heads that say nothing without the sentence. */
export const emptyHeads =
  /^(?:비율|절반|정도|개수|이상|것|점|사실|수|일|말|때|바|데|중|문제|방법|결과|과정|노력|경험|모습|역할|이유|원인|생각|의견|질문|도움|관심|흥미|기준|차이|활동|작업|주제|내용|시간|표|글|참여|호응|이해|방식)$/;

/** Nouns whose last syllable looks like a particle or an ending. */
export const bareNouns =
  /(?:농도|속도|온도|강도|제도|지도|태도|시도|의도|정도|빈도|각도|한도|만족도|완성도|신뢰도|정확도|예측도|전도도|중요도|원가|평가|가격|국가|차이|길이|높이|나이|놀이|어린이|재고|보고|광고|창고|사고|문서|순서|질서|부서|보고서|언어|단어|제어|용어|영어|국어|도로|경로|회로|진로|통로|이해|피해|효과|공고|참여|기여|부여|수여|아이|데이터|시간|구간|공간|기간|인간|주간|월간|연간|중간|식이|요가|작가|전문가)$/;

/** Measures of something: 농도 of what? */
const measures =
  /^(?:함량|농도|비율|비중|손실률|전도도|온도|습도|속도|속력|질량|무게|부피|크기|각도|오차|편차|저항|전압|전류|압력|수치|값|측정값|계수|변수|대상|재질|밀도|성분|효율|정확도|길이|높이|두께|간격|원리|차이|변화|영향|특징|구조|링크)$/;
/** Counts of something that goes on: 판매량 of which shop? */
const counts =
  /(?:^(?:수|매출|이익|수익|물량|구성|가격|비용|일정|양식|인원|성적|점수|불만|팔로워|회원|방문객|이용자|구독자|신청자|참가자|거래|주문|품목|꾸러미)$|[가-힣](?:률|율|량)$)/;
/** These do not say of what: "환기 전후의 농도", "평균 속력". */
const weakModifiers =
  /^(?:\d+(?:주|일|개월|년|시간|분)간|전후의|당시의|이전의|평균|최종|전체|첫|총|하루|월|연간|처음|각|표준|그|이|두|세|네|다섯|매월|매주|매일|뒤|후|전|때|동안|직접|새로|다시|오히려|크게|가장|전체의)$/;

const particle = /(?:으로|에서|부터|까지|에게|[을를이가은는의에로와과도])$/;

const bare = (word: string) => word.replace(/,$/, '').replace(particle, '');

export const isRelational = (noun: string) => measures.test(noun) || counts.test(noun);

/** A word that belongs to the noun behind it. */
const modifies = (word: string | undefined) =>
  word !== undefined &&
  !weakModifiers.test(word) &&
  (/[의는]$/.test(word) ||
    bareNouns.test(word) ||
    (isSyllable(word.at(-1)) &&
      ['ㄴ', 'ㄹ'].includes(finalOf(word.at(-1)!)) &&
      !/[은는]$/.test(word)) ||
    !/(?:으로|에서|부터|까지|에게|마다|보다|골라|잘라|눌러|[을를이가은는에로도고며여해서어아]|,)$/.test(
      word,
    ));

const adjectives = /^(?:작은|큰|높은|낮은|많은|적은|좋은|짧은|새로운)$/;

/** The word that says whose a noun is: "환자의 작은 변화". */
const describing = (words: readonly string[], index: number) =>
  words[adjectives.test(words[index - 1] ?? '') ? index - 2 : index - 1];

/** Whether a noun of a clause lacks what it belongs to. */
const looseNoun = (clause: string): boolean => {
  const words = clause.split(' ');
  return words.some(
    (word, index) =>
      word !== bare(word) && isRelational(bare(word)) && !modifies(ownerOf(words, index)),
  );
};

/** "2주간 질량 변화를": a measure of a measure needs an owner as well. */
function ownerOf(words: readonly string[], index: number): string | undefined {
  const owner = describing(words, index);
  return owner !== undefined && owner === words[index - 1] && measures.test(owner)
    ? describing(words, index - 1)
    : owner;
}

/** "함량이 15%를 넘으면": of what? */
export const lacksOwner = (clause: string) => {
  const [first = '', second = ''] = clause.split(' ');
  return [first, weakModifiers.test(first) ? second : first].some((word) =>
    measures.test(bare(word)),
  );
};

/** Whether a clause is understood only by somebody who knows what is going on: "사흘째부터 구성을 바꾸었". */
export const needsScene = (clause: string) =>
  looseNoun(clause) ||
  /^(?:(?:조사|설문|실험|분석|최종) )?(?:결과|내용|자료|값|원인|이유|해결책|문항|녹취록|기사)(?:를|을|는|은|이|가|도) /.test(
    clause,
  ) ||
  /^(?:[가-힣]+째(?:부터|에|에는)? |남은 |이틀 |사흘 |나흘 |닷새 |열흘 |나머지 |다음 달 |다음 날 |이듬해 |며칠 |(?:한|두|세|석|넉|\d+) ?(?:달|개월|주|년) (?:뒤|후)|한 학기가 |첫 달|첫 주)/.test(
    clause,
  );
