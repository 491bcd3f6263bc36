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

/** How each kind is asked. The first kind whose words are there counts, so that what is surely one kind comes first. */
const askedBy: { readonly [language in Language]: readonly (readonly [QuestionKind, RegExp])[] } = {
  ko: [
    [
      'experience',
      /경험|적(이|은|도)? ?있(나|습|으|었|는|다)|일(이|은|도)? ?있(나|습|으면|었|다면)|겪은|겪었|해 ?(본|봤)|(했|였|었|았|렸|졌|냈|꼈|웠|켰|랐|갔|왔|됐|났|봤)던|(했|였|었|았|렸|졌|냈|웠|켰|랐|갔|됐|셨)(습니까|나요|는지|죠)|사례(가|를)|일화|그때|어떻게 (극복|해결|대처|설득|수습)(했|하셨)|하게 된 (계기|과정|이유)|게 된 (계기|과정)|맡았|떠올려|되돌아|돌이켜|(은|한|던) (순간|때|날|일)(이|을|은)? (언제|하나|꼽|골라|들려|이야기|말)/,
    ],
    [
      'knowledge',
      /설명해|차이(가|는|를|점)|원리|개념|정의(는|를|가)|공정(이|은|을)|(이)?란 무엇|어떤 영향|아시나요|알고 (계|있)|비교해|구조가|과정을 설명|특징을|방법에는|얼마인가|어떻게 (작동|동작|계산|구하|이루어|나뉘|다르|다른|달라|움직이|됩니까|되나)|무슨 뜻|무엇이 다른|구분해|구별해|증명|장단점|왜 그(럴까|런가|렇)|생기는 (까닭|이유)|(까닭|이유)(이|은|가) (뭘까|무엇|뭔가)|공식|상충|오류로/,
    ],
    [
      'situation',
      /(다면|라면|았을 때|었을 때|됐다고|치고|합시다|하겠습니다|상황(입니다|이라면|에서)|했어요|했습니다|왔어요|왔습니다|니다\.|어요\.)[^가-힣]{0,3}.{0,60}(겠|할래|건가|실래|뭐부터|무엇부터|어쩌|어떻게|어디부터)|어떻게 (하시겠|하겠|할|대응|대처|처리|응대|말씀하시겠|움직이시|풀어 가)|(하|쓰|하실|가|치|내|나서|보내)시겠(어요|습니까)|실 건가요|무엇부터|뭐부터|어떤 순서로|가정해|상상해/,
    ],
    [
      'opinion',
      /생각(하|해|은|이)|보(십니까|시나요|시는지|시죠)|봅니까|의견|견해|입장|찬성|반대|동의|옳|바람직|정당|허용|어느 쪽|까요\?|더 중요|덕목|조건|느낌/,
    ],
  ],
  en: [
    [
      'knowledge',
      /\bexplain\b|differences? between|\btell .{0,40} apart|in terms of|what separates|\b(analyse|analyze|unpack|diagnose|define)\b|pros and cons|trade-?offs?|calculate|what (is|are) (the )?(meaning|definition)/i,
    ],
    [
      'experience',
      /\b(a|the|last|first) time\b|\bhave you\b(?! any)|\bha(s|ve) .{0,60}\bever\b|you('ve| have) (ever|surely|probably|had|kept|seen|brought)|\b(did|were) (you|your|yours|a)\b|example of|describe (a|an|the|one|your first|how you)\b|your experience|(biggest|hardest|toughest|proudest|worst|longest|fondest).{0,30}(you|your)|walk me through (a|how you)|tell me (about (a|one|something)|how you)|\bthink (back|of)\b|\brecall\b|\b(is|was) there (a|an|any|anything|something|one)\b.{0,70}\byou|\b(pick|choose|take|give me|of)( me)? (a|an|one|something|the)\b.{0,90}\b(you|your)\b.{0,40}(ed|had|did|made|felt|lost|won|stood|ran|took|wrote|led|where)\b|what (have you|had you|was that|did it)|when (did|was)|your story|hear about|there must (have been|be) something/i,
    ],
    [
      'situation',
      /(what|how) would you|would you (do|say|handle|react|tell|start|go)|\bif (you|your|a|an|the|two|one|someone)\b.{0,80}\b(you|your)\b|how do you (handle|react|respond|deal|spend|decide|move|sort|fill|carry|proceed|work your|answer|act|start)|what do you (do|decide|choose|say|put|get|tell|answer)\b|what now|(your|the) (next|first) (move|step|words|ten)|your (move|choice|call|decision|answer)\b|what('s| is) your (move|choice|call|decision|answer)|what call do you|(in what|which) order do you|how does your conversation|\bimagine (you|that you|your)/i,
    ],
    [
      'opinion',
      /do you (think|believe|agree|feel|see)|your (view|opinion|take|position|thoughts)|\bagree\b|\bshould\b|is (it|the|that) (ever|right|fair|ethical|wrong|better|criticism)|more important|are you for|in favou?r|what makes a good|\bgood or bad\b|\bto you\?/i,
    ],
    [
      'knowledge',
      /what (is(?! your)|are(?! (your|you))|does|justifies|explains|causes|happens|goes wrong|might|do (those|these|they)|has to be|can go wrong)\b|how (does|do(?! you)|is|are(?! you)|can|might)\b|why (does|do(?! you)|is|are(?! you))\b|compare|weigh (it )?up|walk me through (its|how)|take me through the|set out for me|trace how|which (measure|values)|\b(suppose|assume)\b/i,
    ],
  ],
};

/** Guesses what a question asks for that the bank does not have. */
export function guessKind(text: string): QuestionKind {
  const language = detectLanguage(text, 'ko');
  return askedBy[language].find(([, asked]) => asked.test(text))?.[0] ?? 'self';
}
