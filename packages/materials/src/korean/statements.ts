import type { Sentence } from '../text/sentences.ts';
import { isKnownDeed } from './deeds.ts';
import { clauseOfArrow, posts } from './items.ts';
import { particleFor } from './particles.ts';
import { bareNouns, emptyHeads, isBalanced } from './nouns.ts';
import { segmentsOf, type Segment } from './segments.ts';
import { modifierOfPast, statementOf } from './verbs.ts';

/** A clause of a paper, word for word, and what it says of its writer. */
export type KoreanStatement = {
  /** As it stands in the paper, without its full stop: "요양병원 전용 정기 배송 상품 기획". null if its own verb was changed. */
  readonly quote: string | null;
  /** The clause up to the last syllable of its verb, for those who look for words in it: "캠페인을 기획했". */
  readonly gist: string;
  /** The same, if its ending is sure: 다고, 는데 or 을 때 may follow. */
  readonly did: string | null;
  /** "캠페인을 기획한", if it is short enough to stand before a noun. */
  readonly doing: string | null;
  /** What was done: "급식실 잔반을 줄이는 캠페인". */
  readonly thing: string | null;
  readonly tense: 'past' | 'wish' | 'state';
};

/** A quote is at most a line of a printed page. */
const lineLength = 60;
/** Shorter clauses say too little to be understood without the paper. */
const leastLength = 12;
/** Longer clauses are hard to follow in front of a noun. */
const longestDoing = 38;

const openers =
  /^(?:첫째|둘째|셋째|넷째|본인은|저는|저도|저의 경우|나는|제가|또한|또|그리고|그래서|하지만|그러나|특히|결국|이후로?는?|이후에는?|그 ?뒤로?는?|그 ?뒤에는?|그 ?후로?는?|다만|반면에?|먼저|우선|결과적으로|그 결과|그러자|실제로는?|당시|같은 (?:프로젝트|활동|과제)에서|이 과정에서|그 과정에서|이 일로|이를 통해|이를 위해|이 활동을 통해|이 밖에|마침내|무엇보다|따라서|즉|나아가|더 나아가|한편|이때|그때|그때부터|이때부터|그 ?이후로?|그로부터|그날 이후|이에|이처럼|그렇게|솔직히|그 대신|대신|그런데|다음 (?:공모전|대회|시험|실험|학기|회의|행사|프로젝트|번)(?:에서는?|에는?))\s*,?\s+/;
const pronouns =
  /(?:^|\s)(?:이|그|저|이런|그런|이러한|그러한|해당|위의?|이를|그를|이는|그것\S*|이것\S*|그들\S*|그중|여기\S*|거기\S*|이곳\S*|그곳\S*|이들\S*|이로|두 방식|둘 다|둘은|양쪽\S*|세 가지|이와|그와|그분\S*|이분\S*|그녀\S*|그해|그날\S*|그때\S*|이때\S*|그러다\S*|그러면서|그랬\S*|그걸|이걸|그게|이게|이번\S*)(?:\s|$)|^같은\s/;
const firstPerson =
  /(?:^|\s)(?:제|저|저는|나는|저의|제가|저를|저에게|저도|저만|저희\S*|우리\S*|내|내가|나의|나를)(?:\s|$)/;
const otherPeople =
  /^(?:\S+\s){0,3}(?:사람들|팀원|점장님|민원인|농가|학생|손님|매니저|개발자|친구|아이|심사평|어르신|봉사자|선생님|아버지|어머니|할머니|할아버지|부모님|교수님|급우|후배|선배|고객|사장님|대표님|팀장님|조장님|반장님|과장님|부장님|디자이너|상대방|반대 측|사용자|이용자|대부분|관객|주민|회원|직원|작업자|환자|보호자|남성분|여성분|[가-힣]{2,4}분)들?(?: (?:\d+|한|두|세|네|다섯|여러) ?(?:명|분|사람))?(?:은|는|이|가|께서는?|도)\s/;
const organisations =
  /^(?:업체|회사|기업|학교|기관|병원|가게|주최 측|심사위원|바이어|고객사|거래처|귀사|귀 \S+)(?:은|는|이|가|에서는|께서는) /;
/** What somebody else did, or what the writer of a school record thinks. */
const notDeeds = /(?:셨|시었|돋보였|인상적였|볼 수 있었|훌륭했|뛰어났|우수했|독창적였|기대됐)$/;

type Passage = Pick<Sentence, 'clean' | 'isItem'>;

/** What a sentence says: as a whole, or as far as the last of its clauses that still fits on a line. */
export function statementsOf({ clean, isItem }: Passage): KoreanStatement[] {
  const text = withoutOpeners(
    clean.replace(/[.!?]+["'”’)]*$/, '').replaceAll(/\s*\((?:19|20)\d{2}[^()]*\)/g, ''),
  );
  if (!isItem) return statementIn(text.length > lineLength ? text.replace(dates, '') : text);
  const changes = partsOf(text).flatMap((part) => clauseOfArrow(part, text) ?? []);
  return changes.length > 0
    ? changes.flatMap((change) => ownStatement(change, null, true))
    : itemStatement(text);
}

/** A whole sentence that is understood alone. */
export function quoteOf(clean: string): string | null {
  const text = withoutOpeners(clean.replace(/[.!?]+["'”’)]*$/, ''));
  return isQuotable(text) ? text : null;
}

/** When a long sentence took place: "2022년 7월부터 2024년 1월까지 18개월간". */
const dates =
  /^(?:(?:\d{4}년 )?\d{1,2}월부터 (?:(?:\d{4}년 )?\d{1,2}월까지 )?|\d{4}년(?: \d{1,2}월)?에?는? )/;

function withoutOpeners(text: string): string {
  let rest = text.trim();
  for (let match = openers.exec(rest); match; match = openers.exec(rest))
    rest = rest.slice(match[0].length);
  return rest;
}

/** A Korean clause ends with its verb, so that everything from the start of a sentence to one of its verbs is complete. */
function statementIn(text: string): KoreanStatement[] {
  const segments = segmentsOf(text);
  const foreign = segments.findIndex(({ words }) => isOfOthers(`${words.join(' ')} `));
  const own = foreign < 0 ? segments : segments.slice(0, foreign);
  if (own.length === segments.length && text.length <= lineLength) return wholeStatement(text);
  // "옮기고 … 정리하자고 제안했다": what was only proposed was not done.
  if (/(?:제안|건의|권유|요청|부탁|권|말씀드)\S*$|[았었했였]어야 했/.test(text)) return [];
  const ends = own.flatMap((segment, index) =>
    isCoordinate(segment) && textOf(own, index).length <= lineLength ? [index] : [],
  );
  // The longest beginning, if there is something to ask about its verb.
  const last = ends.findLast((index) => isKnownDeed(textOf(own, index))) ?? ends.at(-1);
  if (last === undefined) return [];
  const did = textOf(own, last);
  return ownStatement({ gist: did, tense: own[last]!.tense! }, null, true);
}

/** "선배들은 …라고 했지만 저는 …": the writer's own deed comes after it. */
const isOfOthers = (text: string) =>
  !/(?:지만|는데|으나),? (?:저는|제가) /.test(text) &&
  (otherPeople.test(text) ||
    organisations.test(text) ||
    /[가-힣](?:셨고|셨는데|셨지만|셔서|시자|주셨)/.test(text));

/** "했지만", "는데": what follows says the opposite, or what matters. */
const isCoordinate = ({ past, tense, words }: Segment) =>
  past !== null &&
  tense === 'past' &&
  // "교육실습을 하였는데": where it took place is complete.
  (!/(?:지만|으나|는데|면서|(?<![았었했였렸졌됐]으)며),?$/.test(words.at(-1)!) ||
    /(?:실습|인턴십?|아르바이트|봉사활동)[을를] (?:했|하였)$/.test(past));

/** The words of the first clauses, the last one as a past. */
const textOf = (segments: readonly Segment[], last: number) =>
  [...segments.slice(0, last).flatMap(({ words }) => words), segments[last]!.past].join(' ');

function wholeStatement(text: string): KoreanStatement[] {
  const found = statementOf(text);
  if (found === null) return [];
  return ownStatement({ gist: found.stem, tense: found.tense }, text, found.isSure);
}

/** Lines of a list: "성과: 반품 40% 감소" says what came of something, "요양 시설 안내서 제작" what was done. */
function itemStatement(text: string): KoreanStatement[] {
  const bare = text
    .replace(/^[가-힣A-Za-z ]{2,12}\s?[:：]\s+/, '')
    .replaceAll(/\s*\([^()]*\)/g, '');
  if (/[가-힣](?:다|[함음됨임])$/.test(bare)) return statementIn(bare);
  const parts = partsOf(bare);
  for (const told of parts.length === 2 && !/[:：]/.test(bare) ? [bare, ...parts] : parts) {
    const found = told.length <= lineLength ? statementOf(told) : null;
    const statements = found
      ? ownStatement({ gist: found.stem, tense: found.tense }, told, found.isSure)
      : [];
    if (statements.length > 0) return statements;
  }
  if (!posts.test(bare) || !bare.includes(' ') || bare.length > lineLength) return [];
  const held = { gist: `${bare}${particleFor(bare, '을/를')} 맡았`, tense: 'past' } as const;
  return ownStatement(held, bare, true);
}

const partsOf = (text: string) => text.split(/,\s+|[:：]\s+|;\s+|\.\s+|\s[—–]\s/);

type Clause = Pick<KoreanStatement, 'gist' | 'tense'>;

function ownStatement({ gist, tense }: Clause, text: string | null, isSure: boolean) {
  if (!isUnderstandable(gist) || (text !== null && !isQuotable(text))) return [];
  const speaks = !firstPerson.test(gist);
  const did = isSure && speaks ? gist : null;
  if (did === null && text === null) return [];
  const statement: KoreanStatement = {
    quote: text,
    gist,
    did,
    doing:
      did !== null && tense === 'past' && did.length <= longestDoing && !hasTopic.test(did)
        ? modifierOfPast(did)
        : null,
    thing: thingOf(gist),
    tense,
  };
  return [statement];
}

/** "모둠 실험에서는 … 측정한 과정": a topic belongs to a whole sentence. */
const hasTopic = /^(?:\S+ ){0,3}\S*(?:에서|에|때|으로|후|뒤|부터)는 /;

/** "처음에는 제가 대신 써 주었지만": wrote what? */
const midStory = /^처음(?:에|에는|엔) (?!.*[을를] )/;

const isQuotable = (text: string) => text.length <= lineLength && isUnderstandable(text);

function isUnderstandable(text: string): boolean {
  if (text.length < leastLength || text.length > lineLength + 2) return false;
  if (
    /[[\]"“”→⇒➔]|->/.test(text) ||
    pronouns.test(text) ||
    midStory.test(text) ||
    isOfOthers(`${text} `)
  )
    return false;
  return !notDeeds.test(text) && isBalanced(text);
}

/** A verb that describes a noun, at the start of a phrase that lost the verb's own words. */
const lostModifiers =
  /^(?:나온|다룬|쓰인|만든|받은|남긴|가린|나눈|적은|모은|섞은|찍은|옮긴|살린|배운|느낀|얻은|본|된|한|인|큰|작은|같은|다른|많은|여러|그|이|저|세|두|네|원의)$/;

/** The object of a clause with what describes it. */
function thingOf(clause: string): string | null {
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
