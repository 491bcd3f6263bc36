import { changed, finalOf } from './hangul.ts';
import { modifierOfPast, pastOf } from './verbs.ts';
import { segmentsOf, type Segment } from './segments.ts';

/** A thing that a paper says of its writer, in the forms that questions need. */
export type KoreanStatement = {
  /** "캠페인을 기획했": 다고, 는데 or 을 때 may follow. */
  readonly did: string;
  /** "캠페인을 기획한". null for a plan. */
  readonly doing: string | null;
  /** What was done: "급식실 잔반을 줄이는 캠페인". */
  readonly thing: string | null;
  readonly tense: 'past' | 'wish' | 'state';
};

/** A quote is at most one line. */
export const lineLength = 40;
/** Shorter clauses say too little to be understood without the paper. */
const leastLength = 9;
const longestAlone = 24;
/** A clause gets the one before it as long as both are not longer than this. */
const comfortable = 36;

const openers =
  /^(?:저는|저도|저의 경우|나는|제가|또한|또|그리고|그래서|하지만|그러나|특히|결국|이후로?|이후에는?|그 ?뒤로?|그 ?후|다만|반면|먼저|우선|처음에는|처음으로|결과적으로|그 결과|그러자|실제로는?|당시|인턴 당시|대학 시절|같은 프로젝트에서|이 과정에서|그 과정에서|이 일로|이를 통해|이를 위해|이 활동을 통해|이번|함께|직접|스스로|마침내|예상과 다른 결과의|발표 후|관찰 결과|단순히|무엇보다|비록|만약|따라서|즉|나아가|더 나아가|한편|이때|그때|이에|이처럼|그렇게)\s+/;
const pronouns =
  /(?:^|\s)(?:이|그|저|이런|그런|이러한|그러한|해당|위의?|이를|그를|이는|그것[을이은]?|이것[을이은]?|그들[의은이을]?|그중|여기|이곳|이들|이로|두 방식|세 가지|이와|그와|자신의|서로|두 방식\S*)(?:\s|$)/;
const otherPeople =
  /^(?:\S+\s){0,2}(?:팀원|점장님|민원인|농가|학생|손님|매니저|개발자|친구|아이|심사평|어르신|봉사자|선생님|아버지|어머니|부모님|교수님|급우|후배|선배|고객|사장님|대표님|팀장님|디자이너|상대방|반대 측|사용자|이용자|대부분|관객|주민|회원|직원|작업자)들?(?: \d+명)?(?:은|는|이|가|께서는?|도)\s/;

/** Everything that a sentence says the writer did, wants or has, each part that can stand alone. */
export function statementsOf(sentence: string): KoreanStatement[] {
  const segments = segmentsOf(sentence);
  const found = segments.flatMap((segment, index) => {
    if (segment.past === null || segment.tense === null) return [];
    const did = withContext(segments, index);
    if (did === null) return [];
    const told = couldToDid(did);
    return [
      {
        did: told,
        doing: modifierOf(told, segment.tense),
        thing: thingOf(told),
        tense: segment.tense,
      },
    ];
  });
  return [...found, ...reportedIn(sentence)];
}

/** "비율이 34%에서 19%로 줄었음을 사진으로 보고함": what was reported. */
function reportedIn(sentence: string): KoreanStatement[] {
  const clause = /^(.*[가-힣])음을 /.exec(sentence)?.[1];
  if (!clause || finalOf(clause.at(-1)!) !== 'ㅆ') return [];
  const own = segmentsOf(`${clause}다`).at(-1)?.past;
  const did = own ? shortened(cleaned(own)) : null;
  if (did === null || !isUnderstandable(did)) return [];
  return [{ did, doing: modifierOfPast(did), thing: null, tense: 'past' }];
}

/** "3배 높일 수 있었" → "3배 높였". */
const couldToDid = (did: string) =>
  did.replace(/([가-힣]+) 수 있었$/, (all, verb: string) => {
    const last = verb.at(-1)!;
    return finalOf(last) === 'ㄹ' ? pastOf(verb.slice(0, -1) + changed(last, { final: '' })) : all;
  });

const modifierOf = (did: string, tense: NonNullable<Segment['tense']>) =>
  tense === 'past' ? modifierOfPast(did) : null;

/** The clause of a segment, with as much of what stands before it as fits. */
function withContext(segments: readonly Segment[], index: number): string | null {
  const own = segments[index]!.past!;
  let [text, longest] = [own, own];
  // What failed is understood only together with what was tried.
  const canCross = /(?:못했|않았|그쳤|탈락했|실패했)$/.test(own) && own.length < longestAlone;
  for (let before = index - 1; before >= 0; before -= 1) {
    if (segments[before + 1]!.isIndependent && !canCross) break;
    const longer = `${segments[before]!.words.join(' ')} ${text}`;
    if (cleaned(longer).length > (canCross ? lineLength : comfortable)) break;
    longest = longer;
    // A verb without its object tells nothing: "바꾸자 폐기율이 떨어졌".
    if (segments[before]!.words.length > 1) text = longest;
  }
  return (
    [text, own]
      .map((each) => shortened(cleaned(each)))
      .find((each) => each !== null && isUnderstandable(each)) ?? null
  );
}

function cleaned(text: string): string {
  let rest = text.trim();
  for (let match = openers.exec(rest); match; match = openers.exec(rest))
    rest = rest.slice(match[0].length);
  return rest
    .replace(/^(\S+ )때는 /, '$1때 ')
    .replace(/^(?:다음|이번|지난|그|이) \S+에서는? /, '')
    .replace(/^(?:[가-힣]+ ){1,2}단원에서는? /, '')
    .replaceAll(/(^|\s)(?:저는|저도|나는)\s/g, '$1')
    .replaceAll(/(^|\s)(?:제가|내가)(?=\s)/g, '$1본인이')
    .replaceAll(/(^|\s)(?:제|저의|나의|내)(?=\s)/g, '$1본인의')
    .replace(/^,\s*/, '')
    .trim();
}

/** Words may be dropped before a long clause after an adverbial of place, time or person. */
const cutAfter =
  /(?:에서|에서는|에게|께|동안|때|마다|부터|씩|에는|로서|으로서|간|뒤|후|하며|면서|하고|하여|,)$/;

/** If nothing else helps, what describes a noun is dropped, or the first of two nouns. */
const cutAfterAtWorst =
  /(?:[가-힣](?:과|와)|및|[가-힣]의|주제로|하는|되는|있는|[가-힣]한|[가-힣]된|[가-힣]던)$/;

function shortened(text: string): string | null {
  if (text.length <= lineLength) return text;
  const words = text.split(' ');
  for (const places of [cutAfter, cutAfterAtWorst])
    for (let index = 0; index < words.length - 2; index += 1) {
      const rest = cleaned(words.slice(index + 1).join(' '));
      if (rest.length < leastLength) break;
      const isFree =
        places.test(words[index]!) &&
        !/^\d.*에서$/.test(words[index]!) &&
        !startsInsidePhrase(words[index + 1]!);
      if (rest.length <= lineLength && isFree && isUnderstandable(rest)) return rest;
    }
  return null;
}

/** A verb that modifies a noun lost what it belongs to: "늘어나는 것을". */
const startsInsidePhrase = (word: string) =>
  /(?:하는|되는|있는|없는|[가-힣]던|하지|않는|못하는|이라는|다는|까지|[가-힣]자|하여|하고|하며|도와|따라)$/.test(
    word,
  ) || emptyHeads.test(word.replace(/(?:으로|에서|[을를이가은는의에도])$/, ''));

/** What somebody else did, or what the writer of a school record thinks. */
const notDeeds = /(?:셨|돋보였|인상적였|볼 수 있었|훌륭했|뛰어났)$/;

function isUnderstandable(text: string): boolean {
  if (text.length < leastLength || text.includes('[')) return false;
  if (pronouns.test(text) || otherPeople.test(text) || notDeeds.test(text)) return false;
  if (startsInsidePhrase(text.split(' ')[0]!)) return false;
  return isBalanced(text);
}

export const isBalanced = (text: string) =>
  [
    ['(', ')'],
    ['‘', '’'],
    ['“', '”'],
    ['「', '」'],
    ['『', '』'],
    ['<', '>'],
    ['[', ']'],
  ].every(([open, close]) => text.split(open!).length === text.split(close!).length) &&
  ["'", '"'].every((mark) => text.split(mark).length % 2 === 1);

/** Heads that say nothing without the sentence. */
const emptyHeads =
  /^(?:비율|절반|정도|개수|이상|것|점|사실|수|일|말|때|바|데|중|문제|방법|결과|과정|노력|경험|모습|역할|이유|원인|생각|의견|질문|도움|관심|흥미|기준|차이|활동|작업|주제|내용|시간|표|글|참여|호응|이해)$/;

/** Nouns whose last syllable looks like a particle or an ending. */
const bareNouns =
  /(?:농도|속도|온도|강도|제도|지도|태도|시도|의도|정도|빈도|각도|한도|만족도|완성도|신뢰도|정확도|예측도|전도도|중요도|원가|평가|가격|국가|차이|길이|높이|나이|놀이|어린이|재고|보고|광고|창고|사고|문서|순서|질서|부서|보고서|언어|단어|제어|용어|영어|국어|도로|경로|회로|진로|통로|이해|피해|효과|공고|참여|기여|부여|수여|아이|데이터|시간|구간|공간|기간|인간|주간|월간|연간|중간|식이|요가|작가|전문가)$/;

/** A verb that describes a noun, at the start of a phrase that lost the verb's own words. */
const lostModifiers =
  /^(?:나온|다룬|쓰인|만든|받은|남긴|가린|나눈|적은|모은|섞은|찍은|옮긴|살린|배운|느낀|얻은|본|된|한|인|큰|작은|같은|다른|많은|여러|그|이|저|세|두|네|원의)$/;

/** The object of a clause with what describes it. */
export function thingOf(clause: string): string | null {
  const words = clause.split(' ');
  const at = words
    .slice(0, -1)
    .findLastIndex((word) => /[가-힣A-Za-z0-9'’)]{2,}[을를]$/.test(word) && !word.endsWith('마을'));
  if (at < 0) return null;
  const phrase = [words[at]!.replace(/[을를]$/, '')];
  let isRelative = false;
  for (let index = at - 1; index >= 0; index -= 1) {
    const word = words[index]!;
    const isModifier =
      /(?:하는|되는|있는|없는|한|된|던|적인|위한|대한|관한|따른|의|과|와|및|시킨|주는|이는|꾸는|리는|[가-힣]는|할|은)$/.test(
        word,
      ) && !/(?:에서는|에는|으로는|[저나]는)$/.test(word);
    if (/^(?:함께|직접|매주|매일|매월|새로|다시|먼저)$/.test(word)) break;
    const isBare =
      bareNouns.test(word) ||
      !/(?:에서|에게|으로|로|을|를|이|가|은|는|에|도|만|게|고|며|여|해|서|히|어|아|씩|간|동안|후|뒤|만나|,)$/.test(
        word,
      );
    if (isModifier && !/(?:의|과|와|및)$/.test(word)) isRelative = true;
    if (isModifier || isBare || (isRelative && !/(?:하여|고|며|동안|,)$/.test(word)))
      phrase.unshift(word);
    else break;
  }
  const thing = phrase.join(' ');
  const head = phrase.at(-1)!;
  if (emptyHeads.test(head) || lostModifiers.test(phrase[0]!) || /(?:음|됨|함)$/.test(head))
    return null;
  if (phrase.length === 1 && head.length < 5 && !/['A-Z]/.test(head)) return null;
  if (/^\d+[가-힣]$/.test(head)) return null;
  return thing.length <= 26 && isBalanced(thing) && !thing.includes('[') ? thing : null;
}
