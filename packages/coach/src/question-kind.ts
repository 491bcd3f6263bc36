import type { Language } from '@daedap/contract/languages';
import { detectLanguage } from './text/detect-language.ts';
import type { BankQuestion } from './question.ts';

/**
 * What a question asks for: something done, what one would do, what is true, what one thinks, or who one is. Each needs
 * something else in an answer.
 */
export const questionKinds = ['experience', 'situation', 'knowledge', 'opinion', 'self'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const opinionTopics: ReadonlySet<string> = new Set(['values', 'trends']);

/** The kind of a question of the bank. */
export function kindOfBank({
  questionType,
  topic,
}: Pick<BankQuestion, 'questionType' | 'topic'>): QuestionKind {
  if (questionType === 'behavioral') return 'experience';
  if (questionType === 'situational') return 'situation';
  if (questionType === 'technical') return 'knowledge';
  return opinionTopics.has(topic) ? 'opinion' : 'self';
}

/** The kind of a question that the user brings: its type says it, unless it is a general one. */
export function kindOfOwn({
  questionType,
  text,
}: {
  readonly questionType?: BankQuestion['questionType'] | null | undefined;
  readonly text: string;
}): QuestionKind {
  return questionType && questionType !== 'general'
    ? kindOfBank({ questionType, topic: 'values' })
    : guessKind(text);
}

/** How each kind is asked. The first kind whose words are there counts. */
const askedBy: { readonly [language in Language]: readonly (readonly [QuestionKind, RegExp])[] } = {
  ko: [
    [
      'experience',
      /경험|적이? ?있(나|습|으|었|는|다)|겪은|겪었|해 ?(본|봤)|(했|였|었|았|렸|졌|냈|꼈|웠|켰)던|사례(가|를)|일화|그때 어떻게|어떻게 (극복|해결|대처|설득|수습)(했|하셨)|(하셨|됐|했|였)(습니까|나요|는지|죠)|하게 된 (계기|과정|이유)|게 된 (계기|과정)|맡았/,
    ],
    [
      'knowledge',
      /설명|차이|원리|개념|정의|공정|(이)?란 무엇|어떤 영향|아시나요|알고 (계|있)|비교해|구조가|순서(를|대로)|과정을|기준은|특징을|방법에는|얼마인가|어떻게 (작동|동작|계산|구하|이루어|나뉘|다르|다른)|증명|장단점/,
    ],
    [
      'situation',
      /(다면|라면|았을 때|었을 때|됐다고|치고|합시다|상황(입니다|이라면|에서)|했어요|했습니다|왔어요|왔습니다)[^가-힣]{0,3}.{0,50}(겠|할래|건가|실래|뭐부터|무엇부터|어쩌|어떻게)|어떻게 (하시겠|하겠|할|대응|대처|처리|응대|말씀하시겠)|하시겠(어요|습니까)|무엇부터|뭐부터|가정해|상상해/,
    ],
    [
      'opinion',
      /생각(하|해|은|이)|보(십니까|시나요|시는지|시죠)|봅니까|의견|견해|입장|찬성|반대|동의|옳|바람직|정당|허용|어느 쪽|까요\?|더 중요|덕목|조건|느낌/,
    ],
  ],
  en: [
    [
      'experience',
      /\b(a|the|last|first) time\b|have you (ever|been|had|done|made|worked)|\b(did|were) you\b|example of|describe a (situation|project|moment|conflict|failure|mistake|time)|your experience|(biggest|hardest|toughest|proudest|worst).{0,30}(you|your)|walk me through (a|how you)|tell me about (a|one|something)/i,
    ],
    [
      'situation',
      /(what|how) would you|would you (do|say|handle|react|tell|start|go)|\b(suppose|imagine|assume)\b|\bif (you|your|a|an|the|two|one|someone)\b|how do you (handle|react|respond|deal|spend)/i,
    ],
    [
      'opinion',
      /do you (think|believe|agree|feel|see)|your (view|opinion|take|position|thoughts)|\bagree\b|\bshould\b|is it (ever|right|fair|ethical|wrong|better)|more important|are you for|in favou?r|what makes a good/i,
    ],
    [
      'knowledge',
      /explain|difference between|what (is|are|does)\b|how (does|do|is|are)\b|why (does|do|is|are)\b|define|what happens|compare|trade-?offs?|pros and cons|calculate/i,
    ],
  ],
};

/** Guesses what a question asks for that the bank does not have. */
export function guessKind(text: string): QuestionKind {
  const language = detectLanguage(text, 'ko');
  return askedBy[language].find(([, asked]) => asked.test(text))?.[0] ?? 'self';
}
