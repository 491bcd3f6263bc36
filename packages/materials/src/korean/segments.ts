import { changed, finalOf, isSyllable, vowelOf } from './hangul.ts';
import { deedNouns, pastOf, statementOf } from './verbs.ts';

/** A part of a sentence with one verb. */
export type Segment = {
  readonly words: readonly string[];
  /** The verb's clause as a past: "급식실 잔반을 줄이는 캠페인을 기획했". null if the part does not tell of a deed. */
  readonly past: string | null;
  readonly tense: 'past' | 'wish' | 'state' | null;
  /** Whether the part could be a sentence of its own: what is before it needs not be told. */
  readonly isIndependent: boolean;
};

/** Verbs that connect clauses, without their 고, 어 or 아. Nouns that end alike (재고, 광고) are not among them. */
const verbStems =
  '만들|세우|바꾸|나누|느끼|보이|줄이|늘리|높이|낮추|쪼개|맺|읽|쓰|듣|받|찾|찾아내|얻|모으|고르|키우|익히|갖|가지|주|보여 주|들|살리|빌리|맡|거치|옮기|밝히|나서|이끌|열|고치|적|붙이|올리|돕|묶|꾸리|그리|배우|잡|풀|넣|빼|심|짜|채우|비우|뽑|알아내|이루|던지|물어보|해 보|만나|익히|맞추|따라가|붙잡|지키|살피|엮|잇|누르|마치|끝내|치르|가르치|믿|세|찍|겪|만지|넘기|알리|던지';
const stemsWith고 = new RegExp(`(?:^|\\s)\\S*(?:${verbStems})고$`);
const stemsWith며 = new RegExp(`(?:${verbStems}|하|되|시키|이)(?:으?며|면서)$`);
/** 아/어 forms of the stems above. */
const joinedForms =
  /(?:하여|해|맡아|만들어|나누어|나눠|모아|찾아|찾아내어|바꾸어|바꿔|거쳐|밝혀|나서|이끌어|느껴|보여 주어|보여|살려|빌려|세워|고쳐|열어|쪼개|적어|붙여|올려|줄여|늘려|높여|낮춰|골라|받아|얻어|그려|묶어|옮겨|달리하여|읽어|읽히고|물어보고|풀어|짜서|꾸려|재어|되어|늘어나)(?:서)?$/;
/** After these the main clause begins, but they tell of no deed. */
const bare =
  /(?:위해|위하여|위해서|통해|통하여|대해|대하여|관해|자|니|으니|려고|고자|다가|도록|더니)$/;
const nounsIn자 =
  /(?:사용자|소비자|이용자|독자|기자|과자|상자|의자|환자|전자|원자|분자|입자|각자|혼자|문자|숫자|투자|여자|남자|학자|피자|유자|봉사자|담당자|지원자|참여자|참가자|방문자|구독자|개발자|사업자|노동자|근로자|관계자|보호자|응답자|개척자|설계자|연구자|작업자|시청자|관리자|기획자|제작자|시각자|배우자|이자|연기자|저자|화자|청자|적자|흑자)$/;
/** 몰리자, 바꾸자, 생기자: most other words in 자 are nouns. */
const verbsIn자 = /(?:하|되|지|리|이|기|우|나|오|꾸|뉘|치|르|가|늘|줄|주|보|들|받|않|없|있)자$/;
const nounsInBare =
  /(?:어머니|아주머니|바구니|언니|대니|^해|이해|피해|오해|손해|방해|견해|한해|올해|새해|문해|분해|용해)$/;

const endsWithPastConnective = (word: string) => {
  const match = /^(.*)(?:고|지만|으나|으며|는데|더니|으니|기에)$/.exec(word)?.[1];
  return (
    match !== undefined &&
    isSyllable(match.at(-1)) &&
    finalOf(match.at(-1)!) === 'ㅆ' &&
    !/[있겠]$/.test(match)
  );
};

/** "교체 시간 단축, 예약 완료율 증가": a line of a CV says several things. */
const endsList = new RegExp(`(?:${deedNouns}|감소|증가)$`);

/** "측정하고 비교하는 태도", "만들어 확인하는 학생": both verbs describe the noun. */
const describesNoun = (words: readonly string[], index: number) =>
  words
    .slice(index + 1, index + 3)
    .some((word) => /(?:하는|되는|시키는|[꾸리기우]는|주는|쓰는)$/.test(word)) &&
  !words[index]!.endsWith(',');

/** 바꾼, 학습한, 옮긴, 있을: a verb before a noun. */
const isModifier = (word: string | undefined) =>
  isSyllable(word?.at(-1)) && ['ㄴ', 'ㄹ'].includes(finalOf(word.at(-1)!));

type Boundary = 'finite' | 'deed' | 'bare' | null;

function boundaryAfter(words: readonly string[], index: number): Boundary {
  const word = words[index]!.replace(/,$/, '');
  if (endsWithPastConnective(word)) return 'finite';
  const isLooking = word === '보고' && /[을를]$/.test(words[index - 1] ?? '');
  if (
    /[,:]$/.test(words[index]!) &&
    !isLooking &&
    endsList.test(word.replace(/:$/, '')) &&
    index > 0
  )
    return 'finite';
  const two = `${words[index - 1] ?? ''} ${word}`;
  const next = words[index + 1]?.replace(/[.,]$/, '') ?? '';
  // 해 보다, 만들어 드리다, 늘어나는 것을, 하고 있다: one verb of two words.
  if (
    /^(?:보|봤|본|주|줬|준|드리|드렸|드림|있|싶|나갔|냈|냄|내|왔|온|감|갔|둔|두었|버|놓|달라|가며|오던|보인|보임|줌|쓰는|먹는)/.test(
      next,
    ) &&
    !words[index]!.endsWith(',')
  )
    return null;
  if (/(?:으로|로) (?:하여|해)$/.test(two) || nounsInBare.test(word))
    return words[index]!.endsWith(',') ? 'bare' : null;
  if (/(?:하고|하며|하여|해|고|어|아)$/.test(word) && describesNoun(words, index)) return null;
  if (/(?:하고|하며|하면서)$/.test(word) && word.length > 2) return 'deed';
  if (stemsWith고.test(word) || stemsWith며.test(word)) return 'deed';
  if (/(?:위해|통해|대해|관해)$/.test(word)) return 'bare';
  if (word.endsWith('따라')) return null;
  if (joinedForms.test(word) && word.length > 1) return 'deed';
  // 기록을 보고, …: one who looks, not one who reports.
  if (isLooking) return 'bare';
  if (word.endsWith('자') && (!verbsIn자.test(word) || nounsIn자.test(word) || word.length < 3))
    return null;
  if (/^(?:뒤|후|때|다음)$/.test(word) && isModifier(words[index - 1])) return 'bare';
  if (bare.test(word)) return /^(?:합니다|한다|함|했)/.test(next) ? null : 'bare';
  return /[가-힣]{2,},$/.test(words[index]!) && !isListComma(words, index) ? 'bare' : null;
}

/** "나무, 플라스틱, 금속으로": nouns in a row. */
const isListComma = (words: readonly string[], index: number) =>
  /^(?:['‘"]?[가-힣A-Za-z0-9%]{1,8}|[\d.%]+),$/.test(words[index]!) &&
  !/(?:고|며|서|자|면|나|해|여|어|아),$/.test(words[index]!);

/** 기획하여 → 기획했, 맡아 → 맡았, 만들고 → 만들었. */
function pastOfConnective(clause: string): string | null {
  const text = clause.replace(/,$/, '').replace(/(?<!나)서$/, '');
  if (/(?:하여|하고|하며|하면|해)$/.test(text))
    return text.replace(/(?:하여|하고|하며|하면|해)$/, '했');
  const stem = /^(.*[가-힣])(?:고|으며|며|면서)$/.exec(text)?.[1];
  if (stem) return pastOf(stem);
  const last = text.at(-1);
  if (!isSyllable(last) || finalOf(last) !== '') return null;
  if (!['ㅏ', 'ㅓ', 'ㅕ', 'ㅝ', 'ㅘ', 'ㅐ', 'ㅙ'].includes(vowelOf(last))) return null;
  return (text.slice(0, -1) + changed(last, { final: 'ㅆ' })).replace(/되었$/, '됐');
}

/** Divides a sentence where one verb ends and the next clause begins. */
export function segmentsOf(sentence: string): Segment[] {
  const words = sentence
    .replace(/[.!?]+["'”’)]*$/, '')
    .split(' ')
    .filter(Boolean);
  const segments: Segment[] = [];
  let first = 0;
  let isIndependent = true;
  for (let index = 0; index < words.length; index += 1) {
    const isLast = index === words.length - 1;
    const boundary = isLast ? 'finite' : boundaryAfter(words, index);
    if (boundary === null) continue;
    const own = words.slice(first, index + 1);
    const clause = own.join(' ').replace(/[,:]$/, '');
    const statement = boundary === 'finite' ? statementOf(clause) : null;
    const past = boundary === 'deed' ? pastOfConnective(clause) : (statement?.stem ?? null);
    const tense = boundary === 'deed' ? 'past' : (statement?.tense ?? null);
    segments.push({ words: own, past, tense: past === null ? null : tense, isIndependent });
    isIndependent = boundary === 'finite';
    first = index + 1;
  }
  // "방법을 익히고, 모델을 만들고 싶습니다": what comes before a wish is one as well.
  const isWish = segments.at(-1)?.tense === 'wish';
  return isWish
    ? segments.map((each) => (each.tense === 'past' ? { ...each, past: null, tense: null } : each))
    : segments;
}
