import type { Language } from '@daedap/contract/languages';
import type { QuestionKind } from '../question-kind.ts';
import type { RubricPoint } from '../question.ts';
import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import type { PartName } from '@daedap/contract/score-effects';
import type { AnswerScores } from '../scoring/score.ts';
import { courtesy } from './empty-talk.ts';
import type { Gap } from './finding.ts';
import { gainOf } from './gains.ts';
import { kindAsked, type OpenPoint } from './open-questions.ts';
import { nearestTo } from './points-in-words.ts';
import { isQuotable, quotableClauses, quoteOf } from './quote.ts';
import { isDone, sureMark } from './sure-marks.ts';
import { hintingWords } from './sure-words.ts';
import { tellingClauses } from './telling-clauses.ts';

type ElementGap = 'action' | 'result' | 'number' | 'reason' | 'example' | 'reflection';

/** The elements whose absence is a gap, the part of the score that they belong to, and the questions that ask for them. */
const wantedElements = [
  ['action', 'deeds', ['experience']],
  ['result', 'deeds', ['experience']],
  ['reflection', 'deeds', ['experience']],
  ['number', 'figures', ['experience']],
  ['reason', 'reasons', ['situation', 'opinion']],
  ['example', 'reasons', ['opinion', 'knowledge', 'self']],
] as const satisfies readonly (readonly [ElementGap, PartName, readonly QuestionKind[]])[];

/** What one mention of a missing element adds to its part. */
const oneMention = 0.5;
/** An element that few questions ask for by name is worth less; least if the rubric of the question does not have it. */
const unasked = 0.6;
const importance = {
  action: 1,
  result: 1,
  number: 1,
  reason: unasked,
  example: unasked,
  reflection: unasked,
} as const satisfies Record<ElementGap, number>;

const shortSeconds = 15;
const enoughForTheTime = 50;

/** The elements that are missing without doubt. */
export function missedElements(reading: AnswerReading, scores: AnswerScores): Gap[] {
  // A rubric knows what is missing.
  if (reading.known) return [];
  // In so little time there is no room for everything.
  const isFull = reading.capacity <= shortSeconds && scores.score >= enoughForTheTime;
  return wantedElements.flatMap(([kind, part, kinds]) => {
    if (isFull && !(kind === 'result' && asksForResult.test(reading.question.raw))) return [];
    if (!kinds.some((wanted) => wanted === kindAsked(reading))) return [];
    if (kind === 'reflection' && !asksForLesson.test(reading.question.raw)) return [];
    if (isAsked(reading, kind) || isThere(reading, scores, kind)) return [];
    const gain = importance[kind] * finish(kind, scores) * gainOf(reading, part, oneMention);
    const weight = kind === 'action' && hidesSpeaker(reading) ? Math.max(hiddenWeight, gain) : gain;
    const mark = anchorOf(reading, kind);
    if (kind === 'number' && !mark) return [];
    return [{ kind, weight, mark, point: null }];
  });
}

/** The words that an element is missing beside: what was claimed, done or met with. */
function anchorOf(reading: AnswerReading, kind: ElementGap): Mark | null {
  const { answer, marks } = reading;
  if (kind === 'number')
    return (
      marks.ownAction.find(
        (mark) => isQuotable(answer, mark) && isRepeatable(quoteOf(answer, mark)),
      ) ?? null
    );
  const clauses = quotableClauses(answer).filter((mark) => !courtesy.test(quoteOf(answer, mark)));
  if (kind === 'result' || kind === 'reflection')
    return (
      sureMark(reading, 'ownAction') ??
      tellingClauses(reading).find((mark) => isDone(reading, mark)) ??
      null
    );
  const claimed =
    kind === 'reason' || kind === 'example'
      ? clauses.find((mark) => claim.test(quoteOf(answer, mark)))
      : undefined;
  return claimed ?? clauses[0] ?? null;
}

/** What is done more than once or takes time can be counted. */
const isRepeatable = (quote: string) =>
  /매일|매주|계속|꾸준|여러|많이|자주|오래|준비|연습|모았|만들|조사|every|kept|many|often|practi[cs]ed|prepared|collected|built|made|trained/i.test(
    quote,
  );

export const claim =
  /생각|봅니다|봐요|같(아|습)|편(입|이)|쪽|겠(습|어)|해야|입니다|\b(think|believe|would|should|am|i'm)\b/i;

/** Who asks for the result wants to hear it, however short the time is. */
const asksForResult =
  /결과|반응은|어떻게 됐|what happened next|how did it (land|end|turn out)|outcome/i;

/** Lessons are missed only where they are asked for. */
const asksForLesson = /배우|배운|느낀|느끼|얻은|교훈|깨달|learn|lesson|take away|took from/i;

/** Results, lessons and figures round off a story. Below this score there is hardly one. */
const storyFrom = 45;
const finish = (kind: ElementGap, { score }: AnswerScores) =>
  score < storyFrom && kind !== 'action' && kind !== 'reason' && kind !== 'example' ? 0.2 : 1;

/** Whether the rubric has a point for an element: then the point is told, in its own words. */
const isAsked = (reading: AnswerReading, kind: ElementGap) =>
  reading.points.some(({ point }) => kindOfPoint(reading, point) === kind);

function isThere(reading: AnswerReading, { measures }: AnswerScores, kind: ElementGap): boolean {
  const { answer, marks } = reading;
  if (kind === 'action')
    return (
      !hidesSpeaker(reading) &&
      (marks.ownAction.length + marks.plan.length > 0 || tellsDeeds(reading))
    );
  if (
    kind === 'example' &&
    (measures.situation || measures.numbers > 0 || marks.ownAction.length > 0)
  )
    return true;
  if (kind === 'result' && endsInThePast(reading)) return true;
  return marks[kind].length > 0 || hintingWords[answer.language][kind].test(answer.raw);
}

/** Who tells only what a team did is asked for the own part before anything else. */
const hiddenWeight = 6;

/** Whether a story tells what a team did and what came of it, and nothing that the speaker did. */
export const hidesSpeaker = (reading: AnswerReading) =>
  kindAsked(reading) === 'experience' &&
  reading.answer.words.length >= storyWords[reading.answer.language] &&
  together[reading.answer.language].test(reading.answer.raw) &&
  !alone[reading.answer.language].test(reading.answer.raw);

/** In fewer words there is no story. */
const storyWords = { ko: 10, en: 18 } as const;

const together = {
  ko: /(?<![가-힣])(저희|우리|팀(은|이|에서|원들)|다 같이|다같이|모두|함께)/,
  en: /\b(we|our|the team|a team|everyone|everybody)\b/i,
} as const satisfies Record<Language, RegExp>;

/** The speaker is in the story; to join a team, to think and to guess are no part in what it did. */
const alone = {
  ko: /(?<![가-힣])(제가|저는|저도|저만|저 혼자|저한테|저에게|제 (손|역할|몫|담당|생각)|혼자|직접|내가|나는)(?! (들어|생각|봤을|보기))/,
  en: /\b(i|i'd|i've|i'm|i'll)\b(?! (think|guess|mean|believe|suppose|joined|was (in|on|part)))|\b(my (part|role|job|task|idea|share)|myself)\b/i,
} as const satisfies Record<Language, RegExp>;

const pastVerb = /[았었했갔봤렸졌냈꼈웠켰뒀줬왔썼됐녔](습|어|고|는|더|을|지)/;

/** Whether something is told in the past, whatever verb it has. */
const tellsDeeds = ({ answer }: AnswerReading) =>
  answer.language === 'ko'
    ? answer.words.some(({ surface }) => pastVerb.test(surface))
    : /\b(i|we) (\w+ )?\w+ed\b/i.test(answer.raw);

type PointGap = ElementGap | 'otherSide';

/** An answer that ends with something that happened may end with a result. */
const endingWords = 12;
const endsInThePast = ({ answer }: AnswerReading) =>
  answer.words
    .slice(-endingWords)
    .some(({ tokens }) => tokens.some(({ tag, key }) => tag === 'EP' && /^[았었였]$/.test(key)));

/** What the label of a point is about, by its words. The first that fits counts. */
const pointWords = [
  ['reflection', /배운|배웠|교훈|깨달|습관|그 뒤로? (세운|시작|쓰게)/],
  ['reason', /이유|까닭|근거|왜|원인|계기|원리/],
  ['result', /결과|변화|달라진|효과|반응|성과|바뀐/],
  ['example', /사례|장면|예$|예시|경험$|실제 일|구체적인 일/],
  ['otherSide', /한계|단점|반대|대가|위험|부작용|예외|비용|피해|손해|의문|걱정|부담/],
  [
    'action',
    /행동|한 일$|했는지$|노력|시도|방법$|방식$|조치|한 것$|본인의 (역할|몫)|기$|는 것$|확인|순서|요청|제안|대처|점검/,
  ],
] as const satisfies readonly (readonly [PointGap, RegExp])[];

/** Opinions are not asked for deeds or results, explanations not for feelings. */
const pointKinds: { readonly [kind in QuestionKind]: readonly PointGap[] } = {
  experience: ['reflection', 'reason', 'result', 'example', 'otherSide', 'action'],
  self: ['reason', 'example', 'otherSide', 'action'],
  situation: ['reason', 'otherSide', 'action'],
  opinion: ['reason', 'example', 'otherSide'],
  knowledge: ['reason', 'example', 'otherSide'],
};

/** The gap of a point that an answer leaves open. `isNext` if nothing important is missing. */
export const pointGap = (
  reading: AnswerReading,
  { point, question, start }: Pick<OpenPoint, 'point' | 'question' | 'start'>,
  weight: number,
  isNext: boolean,
): Gap => ({
  kind: kindOfPoint(reading, point),
  weight,
  // What is told by its name may be said in other words: it is asked for beside them. What is false is not built on.
  mark: question === null && reading.kind !== 'knowledge' ? nearestTo(reading, point) : null,
  point,
  open: { question, start },
  isNext,
});

/** The kind of gap that a missing point is: the element that it is about, or just a point. */
function kindOfPoint({ kind }: AnswerReading, { label }: RubricPoint): PointGap | 'point' {
  const found = pointWords.find(
    ([element, words]) => pointKinds[kind].includes(element) && words.test(label.ko),
  );
  return found?.[0] ?? 'point';
}
