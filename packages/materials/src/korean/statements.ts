import { changed, finalOf } from './hangul.ts';
import { clausesOfItem } from './items.ts';
import { bareNouns, emptyHeads, isBalanced, withOwner } from './nouns.ts';
import { particleFor } from './particles.ts';
import { modifierOfPast, pastOf } from './verbs.ts';
import { isListComma, nounsIn자, segmentsOf, type Segment } from './segments.ts';
import type { Sentence } from '../text/sentences.ts';

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
const comfortable = 39;

const openers =
  /^(?:저는|저도|저의 경우|나는|제가|또한|또|그리고|그래서|하지만|그러나|특히|결국|이후로?는?|이후에는?|그 ?뒤로?|그 ?후|다만|반면|먼저|우선|처음에는|처음으로|결과적으로|그 결과|그러자|실제로는?|당시|인턴 당시|대학 시절|같은 프로젝트에서|이 과정에서|그 과정에서|이 일로|이를 통해|이를 위해|이 활동을 통해|이번|함께|직접|스스로|마침내|예상과 다른 결과의|발표 후|관찰 결과|단순히|무엇보다|비록|만약|따라서|즉|나아가|더 나아가|한편|이때|그때|그때부터|이때부터|그 ?이후로?|그로부터|그날 이후|이에|이처럼|그렇게)\s+/;
const pronouns =
  /(?:^|\s)(?:이|그|저|이런|그런|이러한|그러한|해당|위의?|이를|그를|이는|그것[을이은]?|이것[을이은]?|그들[의은이을]?|그중|여기|이곳|이들|이로|두 방식|세 가지|이와|그와|자신의|서로|두 방식\S*)(?:\s|$)/;
const otherPeople =
  /^(?:\S+\s){0,2}(?:팀원|점장님|민원인|농가|학생|손님|매니저|개발자|친구|아이|심사평|어르신|봉사자|선생님|아버지|어머니|부모님|교수님|급우|후배|선배|고객|사장님|대표님|팀장님|디자이너|상대방|반대 측|사용자|이용자|대부분|관객|주민|회원|직원|작업자)들?(?: (?:\d+|한|두|세|네|다섯|여러) ?(?:명|분|사람))?(?:은|는|이|가|께서는?|도)\s/;

export type Passage = Pick<Sentence, 'clean' | 'isItem' | 'before' | 'after'>;

/** Everything that a sentence says the writer did, wants or has, each part that can stand alone. */
export function statementsOf({ clean, isItem, before, after }: Passage): KoreanStatement[] {
  const clauses = isItem ? clausesOfItem(clean) : [clean];
  return clauses.flatMap((clause) => statementsIn(clause, `${before} / ${after}`));
}

/** "채권 1억 원을 분류하고 그중 70%를 회수" → "… 채권 1억 원 가운데 70%를 회수". */
const withWhole = (sentence: string) => {
  const whole = /^(.{3,22}\d\S*(?: ?(?:원|명|건|개|곳|편|부|종)))[을를은는이가] .*그중 /.exec(
    sentence,
  )?.[1];
  return whole ? sentence.replace('그중 ', `${whole} 가운데 `) : sentence;
};

function statementsIn(text: string, around: string): KoreanStatement[] {
  const sentence = withWhole(text);
  const segments = segmentsOf(sentence);
  const whom = opponent.exec(sentence)?.[1];
  const isForeign = foreignSegments(segments);
  const found = segments.flatMap((segment, index) => {
    if (segment.past === null || segment.tense === null || isForeign[index]) return [];
    const did = withContext(segments, index, around);
    if (did === null) return [];
    const told = withWhom(couldToDid(did), whom);
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

/** "개발자는 달력을 유지하자고 했지만": who had to be persuaded. */
const opponent = /^([가-힣]{2,6})(?:은|는|이|가) .*(?:자고|다고|라고) (?:했|하였|주장했|말했|하)/;

const withWhom = (did: string, whom: string | undefined) =>
  whom && did.endsWith(' 설득했') && !/[을를] 설득했$/.test(did)
    ? did.replace(/설득했$/, `${whom}${particleFor(whom, '을/를')} 설득했`)
    : did;

/** Which parts somebody else is the subject of: "업체는 견본을 보냈고 첫 주문을 따냈". */
function foreignSegments(segments: readonly Segment[]): boolean[] {
  let isForeign = false;
  return segments.map(({ words }, index) => {
    const text = `${words.join(' ')} `;
    const before = segments[index - 1]?.words.at(-1) ?? '';
    if (/^(?:저는|제가|나는|저희는|우리는) /.test(text) || /(?:지만|으나|자|는데),?$/.test(before))
      isForeign = false;
    if (otherPeople.test(text) || others.test(text)) isForeign = true;
    return isForeign;
  });
}

const others =
  /^(?:업체|회사|기업|학교|기관|병원|가게|주최 측|심사위원|바이어|고객사|거래처)(?:은|는|이|가|에서는) /;

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
function withContext(segments: readonly Segment[], index: number, around: string): string | null {
  const own = segments[index]!.past!;
  let [text, longest] = [own, own];
  // What failed is understood only together with what was tried.
  const canCross = /(?:못했|않았|그쳤|탈락했|실패했)$/.test(own) && own.length < longestAlone;
  for (let before = index - 1; before >= 0; before -= 1) {
    if (segments[before + 1]!.isIndependent && !canCross) break;
    const longer = `${segments[before]!.words.join(' ')} ${longest}`;
    if (cleaned(longer).length > (canCross ? lineLength : comfortable)) break;
    longest = longer;
    // A verb without its object tells nothing: "바꾸자 폐기율이 떨어졌".
    if (segments[before]!.words.length > 1) text = longest;
  }
  return (
    [text, own]
      .map((each) => shortened(cleaned(each)))
      .map((each) => each && withOwner(each, around))
      .find((each) => each && each.length <= lineLength && isUnderstandable(each)) ?? null
  );
}

function cleaned(text: string): string {
  let rest = text.trim();
  for (let match = openers.exec(rest); match; match = openers.exec(rest))
    rest = rest.slice(match[0].length);
  return (
    rest
      // "인쇄비는 광고를 유치해 마련했": inside a quotation a topic is no object.
      .replace(/^[가-힣]+(?:비|료|금|률|율|량)[은는] (?=.*[을를] )/, '')
      .replace(/^\S+까지 남은 (?:\S+ )?\S+ 동안 /, '')
      .replace(/^(\S+ )때는 /, '$1때 ')
      .replace(/^((?:\S+ )?\S+에서)는 /, '$1 ')
      .replace(/^(?:다음|이번|지난) (\S+에서)는? /, '$1 ')
      .replace(/^(?:그|이|같은|해당) \S+에서는? /, '')
      .replace(/^(?:[가-힣]+ ){1,2}단원에서는? /, '')
      .replace(/^(?:참가한|출전한|참여한|나간) /, '')
      .replaceAll(/(^|\s)(?:저는|저도|나는)\s/g, '$1')
      .replaceAll(/(^|\s)(?:제가|내가)(?=\s)/g, '$1본인이')
      .replaceAll(/(^|\s)(?:제|저의|나의|내)(?=\s)/g, '$1본인의')
      .replace(/^,\s*/, '')
      // "바꾼 뒤 통과율이 올랐": what was changed stood before.
      .replace(/^([가-힣]+) (?:뒤|후|다음)(?:에|로|에는)? /, (all, verb: string) =>
        finalOf(verb.at(-1)!) === 'ㄴ' ? '' : all,
      )
      .trim()
  );
}

/** Words may be dropped before a long clause after an adverbial of place, time or person. */
const cutAfter =
  /(?:에서|에서는|에게|께|동안|때|마다|부터|씩|에는|로서|으로서|간|뒤|후|하며|면서|하고|하여|,)$/;

function shortened(text: string): string | null {
  if (text.length <= lineLength) return text;
  const words = text.split(' ');
  for (let index = 0; index < words.length - 2; index += 1) {
    const rest = cleaned(words.slice(index + 1).join(' '));
    if (rest.length < leastLength) break;
    const isFree =
      cutAfter.test(words[index]!) &&
      !/^\d.*에서$/.test(words[index]!) &&
      !isListComma(words, index) &&
      !startsInsidePhrase(words[index + 1]!);
    if (rest.length <= lineLength && isFree && isUnderstandable(rest)) return rest;
  }
  return null;
}

/** A verb that modifies a noun lost what it belongs to: "늘어나는 것을". */
const startsInsidePhrase = (word: string) =>
  !nounsIn자.test(word) &&
  (/^[가-힣]는$|^(?:오히려|더욱|더)$|(?:[았었했였]지만|[았었했였]고|[았었했였]으나|하는|되는|있는|없는|[가-힣]던|하지|않는|못하는|이라는|다는|까지|[가-힣]자|하여|하고|하며|도와|따라)$/.test(
    word,
  ) ||
    emptyHeads.test(word.replace(/(?:으로|에서|[을를이가은는의에도])$/, '')));

/** What somebody else did, or what the writer of a school record thinks. */
const notDeeds = /(?:셨|돋보였|인상적였|볼 수 있었|훌륭했|뛰어났)$/;

/** "다섯 번 반복하여 …", "자원 단위로 나누어야 …": the verb's object stood in front of it. */
const lostObject =
  /^(?:[가-힣]+|\d+) ?(?:번|차례|회) 반복|^(?:\S+ )?\S+로 \S+(?:어야|아야|해야|으면|하면) |^(?:단계별|유형별|항목별)로 /;

/** "소리 내어 외우는 연습을": what was learned by heart? */
const lostInner =
  /^(?:(?!\S*(?:을|를|이|가|에|로|와|과|의|도) )\S+ ){0,3}\S+[하되꾸리우이기]는 (?:연습|습관|훈련|과정|방법|방식|작업|일|활동|기능)[을를] /;

function isUnderstandable(text: string): boolean {
  if (text.length < leastLength || text.includes('[') || lostInner.test(text)) return false;
  if (pronouns.test(text) || otherPeople.test(text) || notDeeds.test(text)) return false;
  if (startsInsidePhrase(text.split(' ')[0]!) || lostObject.test(text)) return false;
  return isBalanced(text);
}

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
  // "뉴스 12건": the news is the thing.
  if (phrase.length > 2 && /^\d[\d,]*여?[가-힣]{1,2}$/.test(phrase.at(-1)!)) phrase.pop();
  const thing = phrase.join(' ');
  const head = phrase.at(-1)!;
  if (
    (emptyHeads.test(head) && phrase.length < 4) ||
    lostModifiers.test(phrase[0]!) ||
    /(?:음|됨|함)$/.test(head)
  )
    return null;
  if (phrase.length === 1 && head.length < 5 && !/['A-Z]/.test(head)) return null;
  if (/^\d+[가-힣]$/.test(head)) return null;
  return thing.length <= 26 && isBalanced(thing) && !thing.includes('[') ? thing : null;
}
