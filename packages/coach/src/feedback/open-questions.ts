import type { Language } from '@daedap/contract/languages';
import type { QuestionKind } from '../question-kind.ts';
import type { RubricPoint, RubricQuestion } from '../question.ts';
import type { AnswerReading } from '../reading.ts';
import { onceForEach } from '../once-for-each.ts';
import { likelihoods } from '../scoring/likelihood.ts';
import type { AnswerScores } from '../scoring/score.ts';
import type { Gap, GapKind } from './finding.ts';
import { feedbackTexts } from './texts.ts';

/** Half a sentence that begins to answer a question. */
export function startOf(question: string, reading: AnswerReading): string {
  const { rules, byKind } = feedbackTexts[reading.language].starts;
  const last = question.trim().split(sentenceEnd).at(-1)!;
  for (const [how, start] of rules) {
    const asked = how.exec(last);
    if (asked)
      return sentenceCase(start.replaceAll(/\$(\d)/g, (_, group) => asked[Number(group)]!));
  }
  return byKind[kindAsked(reading)];
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a question asks for, also where its kind was only guessed. */
export function kindAsked({ kind, known, marks, question }: AnswerReading): QuestionKind {
  if (known) return kind;
  if (asksAboutSelf.test(question.raw)) return 'self';
  if (asksForView.test(question.raw)) return 'opinion';
  if ((kind === 'knowledge' || kind === 'opinion') && asksWhatToDo.test(question.raw))
    return 'situation';
  if (kind !== 'self') return kind;
  if (asksOpinion.test(question.raw)) return 'opinion';
  // Who is asked what they would do answers with plans.
  return asksPlan.test(question.raw) || marks.plan.length > marks.ownAction.length
    ? 'situation'
    : kind;
}

const asksAboutSelf =
  /\byour (weak|strength)|weaknesses|hire you|your friends say|about yourself|what you are like|본인의 (강점|약점|단점|장점)|자기소개|지원(한|하신|하게)|(회사|학교|학과|병원|연구실).{0,12}(까닭|이유)|why (us|this|our|do you want|do a|a phd)|\bwhy\b.{0,30}\b(our|this) (group|lab|team)|(this|our) (company|school|major)|towards this one/i;
/** The question itself, at its end, is about what to do. */
const asksWhatToDo =
  /(어떻게|무엇을|뭘|무엇부터)[^?.]{0,12}(하시겠|하겠|[할실릴을] (건|거|것|생각)|대처|대응|응대)[^?.]*\??$|\bwhat (would|do) you do( \w+)?\?$/i;
const asksForView = /^should (?!you\b)|어떻게 (보시|보십|보나|생각하)/i;
const asksOpinion =
  /^is it (ok|okay|right|fair|wrong|acceptable)\b|생각합니까|봅니까|\b(fair|right|wrong|agree)\?$/i;
const asksPlan = /대처해야|해야 하는지|what do you do\b/i;

/** Whether guidelines say what to do that the coach does not know. */
export const isUnderGuidelines = (reading: AnswerReading): boolean =>
  !reading.prompts.crux && isRegulated(reading);

/** Whether guidelines say what to do: who does not know them cannot praise an answer. */
export function isRegulated(reading: AnswerReading): boolean {
  const { known, question } = reading;
  if (known || !regulated.test(question.raw)) return false;
  const kind = kindAsked(reading);
  return kind !== 'opinion' && kind !== 'experience' && !asksAboutPerson.test(question.raw);
}

const regulated =
  /환자|간호|수혈|투약|의식이|쓰러지|응급|심정지|저혈당|낙상|지게차|안전(?!재고|자산|거래)|추락|감전|소방|화재|유통기한|식중독|위생|학대(?![학회상전])|유아|어린이집|요양|인슐린|교차오염|\b(insulin|diabet\w+|seizures?|chok(es|ing)|bleeds?|bleeding|leftovers?|cooked|reheat\w*|fridge|patients?|nurs(e|es|ing)|ward|medication|transfusion|blood|hypo\w*|cardiac|collapses?|unconscious|forklift|harness|at height|safety|(?<!-)safe|fire|allerg\w+|hygiene|safeguarding|care home|carer|toddlers?|nursery)\b/i;
const asksAboutPerson =
  /왜 |동기|지원(한|하신|했)|경험|적(이|은|도)? ?있|소개|힘든|힘들|자질|스트레스|배우|배웠|되고 싶|보람|각오|[장단강약]점|\bwhy\b|tell (me|us) about|yourself(?! safe)|\btime (you|when)\b|experience|qualit(y|ies)|stress/i;

const sentenceEnd = /(?<=[.?!]["”']?)\s+/;

/** What a question asks for last: who begins to answer often leaves it out. `isPart`: it asks for something else before. */
export function lastAsked({ question }: AnswerReading): { text: string; isPart: boolean } | null {
  const { language, raw } = question;
  const sentences = raw.trim().replaceAll(/["“”]/g, "'").split(sentenceEnd);
  const sentence = sentences.at(-1)!;
  const pieces = sentence.split(joined[language]);
  const { least, most } = lastLength[language];
  const asked = pieces.at(-1)!.length >= least ? pieces.at(-1)! : sentence;
  if (!asked.endsWith('?') || asked.length > most || asked.length < least) return null;
  const text = language === 'en' ? asked[0]!.toUpperCase() + asked.slice(1) : asked;
  const isPart = asked !== sentence || sentences.slice(0, -1).some((each) => each.endsWith('?'));
  return { text, isPart };
}

/** Where a question goes on to another one. Two sides of one question ("…까, …까?", "… or …?") stay together. */
const joined = {
  ko: /(?<=[가-힣](?:고|며|는지|라면|다면)), /,
  en: /,? and (?=(?:what|why|how|which|who|where|when|did|do|does|would|is|are)\b)|, (?=(?:what|why|how|which|who|where)\b)/i,
} as const satisfies Record<Language, RegExp>;

const lastLength = {
  ko: { least: 7, most: 56 },
  en: { least: 12, most: 96 },
} as const satisfies Record<Language, unknown>;

/** The part of a question that asks: the first of its sentences that does, from the last comma on if it is long. */
export function askedPart({ question }: AnswerReading): string | null {
  const { language, raw } = question;
  const { least, most } = askedLength[language];
  const sentences = raw.trim().replaceAll(/["“”]/g, "'").split(sentenceEnd);
  const asking = sentences.filter((sentence) => sentence.endsWith('?'));
  let asked = asking.find(({ length }) => length >= least) ?? asking.at(-1) ?? sentences.at(-1)!;
  if (asked.length < least && sentences.length > 1) asked = sentences.slice(-2).join(' ');
  if (asked.length > most) {
    const comma = asked.lastIndexOf(', ');
    const isOneSide = /[까요]$/.test(asked.slice(0, Math.max(0, comma)));
    const rest = asked.slice(comma + 2);
    const asks = language === 'ko' || beginsQuestion.test(rest);
    if (comma >= 0 && rest.length >= least && !isOneSide && asks) asked = rest;
  }
  if (asked.length > most || asked.length < least || !asked.endsWith('?')) return null;
  asked = asked.replace(/\.$/, '');
  // A quotation that was cut leaves one mark behind.
  if (language === 'ko' && asked.split("'").length % 2 === 0) asked = asked.replaceAll("'", '');
  return language === 'en' ? asked[0]!.toUpperCase() + asked.slice(1) : asked;
}

/** "…, in your opinion?" asks nothing by itself. */
const beginsQuestion =
  /^(and |but |so )?(what|why|how|which|who|where|when|did|do|does|would|will|is|are|was|were|can|could|should|have|has)\b/i;

/** A shorter part says too little, a longer one does not fit into a sentence. */
const askedLength = {
  ko: { least: 9, most: 34 },
  en: { least: 14, most: 72 },
} as const satisfies Record<Language, unknown>;

export type OpenPoint = {
  readonly point: RubricPoint;
  /** The bank's question about it, if there is one. */
  readonly question: string | null;
  readonly start: string;
  /** Its place in the rubric: what matters most comes first. */
  readonly index: number;
  /** From 0 to 1: how likely the answer says it. */
  readonly likelihood: number;
};

/** The points that an answer does not say: what it has surely not said comes first. */
export const openPoints = onceForEach((reading: AnswerReading): readonly OpenPoint[] => {
  const { known, points, language } = reading;
  if (!known) return [];
  const likely = likelihoods(reading);
  return points
    .flatMap(({ point, wrong }, index) => {
      const likelihood = likely[index]!;
      if (likelihood > mostLikely || wrong) return [];
      const followUp = known.followUps.find((each) => each.point === point.id);
      const question = askedQuestion(followUp?.text[language]);
      return [{ point, question, likelihood, index, start: point.start[language] }];
    })
    .toSorted((one, two) => worthOf(two) - worthOf(one));
});

/** A point that is more likely said is not open: of the first one below, five in six answers say nothing or only a part. */
const mostLikely = 0.35;

const decentFrom = 52;

/** In so few seconds, with so large a share of them used, there is no room for another sentence. */
const shortLimit = 15;
const usedUp = 0.7;
export const isShortAndFull = ({ durationSeconds, timeLimitSeconds }: AnswerReading) =>
  durationSeconds !== null &&
  timeLimitSeconds !== null &&
  timeLimitSeconds <= shortLimit &&
  durationSeconds >= usedUp * timeLimitSeconds;

/** A decent answer that has used up its few seconds has no room for more. */
export const hasNoRoom = (reading: AnswerReading, score: number) =>
  score >= decentFrom && isShortAndFull(reading);

/**
 * The points that an answer can be told to miss, in the order of the rubric, which begins with what matters most. A decent
 * answer that has used up its few seconds misses none.
 */
export const missingPoints = (reading: AnswerReading, { score }: AnswerScores): OpenPoint[] =>
  hasNoRoom(reading, score) ? [] : firstMissing(openPoints(reading));

/** Of two points that are open, the one with a question is told more naturally, and the earlier one matters more. */
const worthOf = ({ likelihood, question, index }: OpenPoint) =>
  (question ? askedWorth : 0) - likelihood - placeWorth * index;
const askedWorth = 0.06;
const placeWorth = 0.01;

/** A request such as "하나 들어 주시죠." is no question. */
const askedQuestion = (text: string | undefined) => (text?.trim().endsWith('?') ? text : null);

/** What is missing in the order of the rubric, which begins with what matters most. */
export const firstMissing = (open: readonly OpenPoint[]): OpenPoint[] =>
  open.toSorted((one, two) => one.index - two.index);

/** The first point of the rubric that the answer has probably not said, or else the least likely one. What comes later builds on it. */
export const corePoint = (reading: AnswerReading, mostSaid = probably): RubricPoint =>
  unsaidPoints(reading, mostSaid)[0]!;

/** The first point that a straying answer has not said: its start points to nothing that was said before. */
export function firstPoint(reading: AnswerReading): RubricPoint {
  const unsaid = unsaidPoints(reading, probably);
  return (
    unsaid.find(({ start }) => !pointsBack[reading.language].test(start[reading.language])) ??
    unsaid[0]!
  );
}

/** What an answer begins with: the first point of its rubric, in the words that open an answer. */
export function beginningOf({ points, opening }: RubricQuestion): RubricPoint {
  const first = points[0]!;
  return { ...first, start: opening ?? first.start };
}

const pointsBack = {
  ko: /^(다만|그 뒤|그래서|하지만|그다음|그런데|그렇다고|반대로)|(?<![가-힣])([그이](걸|것|게|건|쪽)|거기|그렇게|이 (?!일|회사|학교|질문))/,
  en: /^(and|but|so|next|then|since then|after|if)\b|\bon the other hand\b|\b(it|them|they|that|those|there|this|one of these)\b/i,
} as const satisfies Record<Language, RegExp>;

function unsaidPoints(reading: AnswerReading, mostSaid: number): RubricPoint[] {
  const likely = likelihoods(reading);
  const unsaid = reading.points.filter((_, index) => likely[index]! <= mostSaid);
  const least = reading.points[likely.indexOf(Math.min(...likely))]!;
  return (unsaid.length > 0 ? unsaid : [least]).map(({ point }) => point);
}

/** Of the points that are more likely than this, most were said. */
const probably = 0.35;

export type DeeperStep = NonNullable<Gap['open']> & { readonly kind: GapKind };

/** What the bank asks behind a full answer. */
export function deeperQuestion(reading: AnswerReading): DeeperStep | null {
  const { deeper } = reading.prompts;
  if (!deeper) return null;
  const { text, start } = deeper;
  const kind = deeperKinds.find(([, words]) => words.test(text.ko))?.[0] ?? 'example';
  return { kind, question: text[reading.language], start: start[reading.language] };
}

/** What a question behind a full answer asks for. */
const deeperKinds = [
  ['reason', /왜|이유|까닭|근거|기준/],
  [
    'otherSide',
    /반대|한계|위험|손해|잃|포기|틀린|틀렸|어긋|예외|부작용|대가|아쉬|후회|불리|약점|단점/,
  ],
  ['result', /결과|반년|나중|그 뒤|그 후|얼마나|효과|반응|달라|바뀌/],
  ['action', /어떻게|방법|무엇부터|먼저|뭐라고|확인/],
  ['result', /다면|라면/],
  ['otherSide', /없|않|못|아니|모르/],
  ['reflection', /본인|생각|느|믿/],
] as const satisfies readonly (readonly [GapKind, RegExp])[];

/** The bank's question about a point that a full answer has surely not made. */
export const surelyOpen = (reading: AnswerReading): OpenPoint | undefined =>
  openPoints(reading).find(
    ({ question, likelihood }) => question !== null && likelihood <= surelyNot,
  );

/** Of the points that are this unlikely, one in twenty was said. */
const surelyNot = 0.12;
