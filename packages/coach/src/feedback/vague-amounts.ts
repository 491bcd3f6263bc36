import type { Language } from '@daedap/contract/languages';
import type { AnswerReading } from '../reading.ts';
import type { Gap } from './finding.ts';
import { kindAsked } from './open-questions.ts';
import { quotableClauses, quoteOf } from './quote.ts';

/** Words that stand where an amount could be told. */
const vagueWords: { readonly [language in Language]: RegExp } = {
  ko: /(?<![가-힣])(많이|많은|꽤|자주|여러|오랫동안|훨씬|대폭|다양한)(?![가-힣])/,
  en: /\b(a lot|lots of|many|several|often|quite a few|a bunch of|much (?:better|faster|more|less))\b/i,
};

/** Where an amount is already there, another one is not missed. */
const amounts: { readonly [language in Language]: RegExp } = {
  ko: /\d|(두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|서른|마흔|백|천|만) ?[가-힣]{1,3}|퍼센트|절반/,
  en: /\d|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|percent|too many|how many|how much)\b/i,
};

/** What is only meant in general has no amount. */
const inGeneral =
  /(비|눈|바람)(가|이|도) |싶|겠|않|못|없|배우|생각|느[꼈끼]|힘들|부족|죄송|감사|좋아|\b(would|will|want|don't|not|should|learn\w*|think|feel|felt|like|love|can|if)\b/i;

/** An amount that was told vaguely: who hears it wants to know how much it was. */
export function vagueAmount(reading: AnswerReading): Gap | null {
  const { answer } = reading;
  // Who gives figures has told how much it was.
  if (kindAsked(reading) !== 'experience' || reading.marks.number.length > 1) return null;
  for (const mark of quotableClauses(answer)) {
    const quote = quoteOf(answer, mark);
    const word = vagueWords[answer.language].exec(quote)?.[1];
    if (!word || amounts[answer.language].test(quote) || inGeneral.test(quote)) continue;
    if (!countable[answer.language].test(quote)) continue;
    return { kind: 'number', weight: 0, mark, point: null, remark: 'vague', quote, word };
  }
  return null;
}

/** What was done or what came of it can be counted. */
const countable: { readonly [language in Language]: RegExp } = {
  ko: /(고쳤|고치|만들었|바꿨|바꾸었|팔렸|팔았|모았|모였|왔|늘었|늘어|줄었|줄어|받았|올랐|올라|준비했|연습했|찾아[갔봤]|물어[봤보]|연락(했|드렸)|시도했|참여했|썼)/,
  en: /\b(came|grew|sold|bought|saved|fell|dropped|rose|made|built|wrote|called|asked|collected|practi[cs]ed|prepared|tried|joined|helped|got|received|fixed|changed|signed)\b/i,
};
