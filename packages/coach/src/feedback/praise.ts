import type { Language } from '@daedap/contract/languages';
import { meaningOf, nearness } from '../meaning/meaning.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { RubricPoint } from '../question.ts';
import { irregularPasts } from '../lexicon/english.ts';
import type { AnswerReading } from '../reading.ts';
import { likelihoods, likelyCareless, likelyStrays } from '../scoring/likelihood.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import type { Finding } from './finding.ts';
import { kindAsked } from './open-questions.ts';
import { pointsInWords } from './points-in-words.ts';
import { clauseAround, isQuotable, quotableClauses, quoteOf } from './quote.ts';
import { sureWords, type WordedElement } from './sure-words.ts';
import {
  best,
  contentWords,
  countContent,
  doubtful,
  fullestClause,
  isHollow,
  isPlain,
  isSober,
  negated,
  tellingClauses,
} from './telling-clauses.ts';

/** The elements of depth that are praised. */
const praisedElements = [
  'ownAction',
  'plan',
  'situation',
  'result',
  'number',
  'reason',
  'example',
  'contrast',
  'reflection',
] as const;

type PraisedElement = (typeof praisedElements)[number];

export type StrengthKind =
  | PraisedElement
  | 'point'
  | 'core'
  | 'concrete'
  | 'stance'
  | 'pointFirst'
  | 'step'
  | 'complete'
  | 'fluent';

/** Something good in the answer. */
export type Strength = Finding<StrengthKind>;

/** What is rather careless than not is not praised. */
const carelessFrom = 0.5;
/** An answer with less is not praised: it does not answer the question. */
const praiseFrom = { relevance: 30, score: 40 } as const;
/** Below this score, words that match a point may be there by chance. */
const trustPointsFrom = 60;
/** Below this score, words that sound like content may mislead. */
const trustWordsFrom = 48;
/** Content that is neither a deed nor a reason may be beside the point below this score. */
const trustContentFrom = 56;
/** An answer with this score has something good in it, even if no element tells what. */
const goodFrom = 66;
/** An answer with this score that surely makes every point of its rubric is complete. */
const completeFrom = { score: 70, likelihood: 0.75, points: 3 } as const;
/** Words that are praised because they are near to the question have so many words of content: fewer are a scrap. */
const praisedWords = 4;
/** An answer with this much clarity, without fillers and hedges, is fluent. */
const fluentFrom = 75;

/** How much each strength matters, in points. A rarer element says more; what is only about form says the least. */
const strengthWeights = {
  point: 5.2,
  core: 4.9,
  number: 4.6,
  ownAction: 5,
  plan: 5,
  result: 4.8,
  reason: 4,
  contrast: 3,
  example: 4,
  reflection: 3.8,
  concrete: 3.5,
  stance: 3.6,
  pointFirst: 3.2,
  situation: 2.4,
  step: 2,
  complete: 1.5,
  fluent: 1,
} as const satisfies Record<StrengthKind, number>;

/** The strengths of an answer, the most important first. */
export function findStrengths(reading: AnswerReading, scores: AnswerScores): Strength[] {
  if (scores.relevance < praiseFrom.relevance || scores.score < praiseFrom.score) return [];
  if (likelyCareless(reading) >= carelessFrom) return [];
  const { answer, marks } = reading;
  const { measures, score } = scores;
  // What is false sounds like what is true: an explanation is praised for a point that it says in full, or for its form.
  const isExplaining = reading.kind === 'knowledge';
  const strengths: Strength[] = [];
  const add = (kind: StrengthKind, mark: Mark | null, point: RubricPoint | null = null) =>
    strengths.push({ kind, weight: strengthWeights[kind], mark, point });

  if (score >= trustPointsFrom)
    for (const { point, mark, isWhole } of pointsInWords(reading))
      if (
        isTheirs(reading, mark) &&
        (isWhole || !isExplaining) &&
        isSober(reading, mark) &&
        countContent(reading, mark) >= (isWhole ? contentWords : praisedWords)
      )
        add(isWhole ? 'point' : 'core', mark, point);
  for (const kind of praisedElements) {
    const mark = sureMark(reading, kind);
    const trusted =
      kind === 'number' && reading.kind === 'self' ? trustContentFrom : trustWordsFrom;
    if (mark && (score >= trusted || kind === 'ownAction') && isAboutQuestion(reading, mark))
      add(kind, mark);
  }
  if (score >= trustWordsFrom) {
    const fullest = score >= trustContentFrom ? fullestClause(reading) : null;
    if (
      fullest &&
      !isExplaining &&
      isTheirs(reading, fullest) &&
      isAboutQuestion(reading, fullest) &&
      (kindAsked(reading) !== 'situation' || tellsWhatToDo(reading, fullest))
    )
      add('concrete', fullest);
    const stance = takesSide(reading);
    if (stance) add('stance', stance);
    const opening = { first: 0, last: 0 };
    if (measures.conclusionFirst && makesPoint(reading) && isDirectAnswer(reading, opening))
      add('pointFirst', opening);
    const [first] = marks.step;
    if (
      first &&
      marks.step.length > 2 &&
      isQuotable(answer, first) &&
      beginsWithStep(reading, first)
    )
      add('step', first);
  }
  if (
    score >= trustContentFrom &&
    scores.clarity >= fluentFrom &&
    measures.fillers === 0 &&
    measures.hedges === 0
  )
    add('fluent', null);
  if (isComplete(reading, scores)) add('complete', null);
  const nearest = tellingClauses(reading).find(
    (mark) =>
      isTheirs(reading, mark) &&
      !isHollow(reading, mark) &&
      countContent(reading, mark) >= praisedWords,
  );
  if (nearest && score >= goodFrom && !isExplaining && strengths.every(({ mark }) => !mark))
    add('core', nearest);
  return strengths
    .filter(({ mark }) => !mark || isBeforeStraying(reading, mark))
    .toSorted((one, two) => two.weight - one.weight);
}

/** From this likelihood on, the second half of an answer may be about something else; from this one on, all but its beginning. */
const mayStrayFrom = 0.25;
const straysFrom = 0.4;

/** Whether some words stand where the answer surely is still about the question. */
export function isBeforeStraying(reading: AnswerReading, { first }: Mark): boolean {
  const strays = likelyStrays(reading);
  const share = first / reading.answer.words.length;
  return strays < mayStrayFrom || share < (strays < straysFrom ? 1 / 2 : 1 / 3);
}

/** Whether an answer surely makes every point of a rubric. */
const isComplete = (reading: AnswerReading, { score }: AnswerScores) =>
  score >= completeFrom.score &&
  !reading.isOwn &&
  reading.points.length >= completeFrom.points &&
  likelihoods(reading).every((likelihood) => likelihood >= completeFrom.likelihood);

/** In a story, only what the speaker is part of is praised: what others did, and a scene that leads on, is background. */
function isTheirs(reading: AnswerReading, mark: Mark): boolean {
  const kind = kindAsked(reading);
  const quote = quoteOf(reading.answer, mark);
  if (quote.endsWith('는데') || pointsBack.test(quote) || sad.test(quote)) return false;
  if (kind !== 'experience' && kind !== 'self') return true;
  return reading.answer.language === 'ko'
    ? !byOthers.test(quote) && !/하셨(어요|습니다|고요?)$/.test(quote)
    : /\b(i|i'd|i've|i'm|we|we'd|my|me|our|us)\b/i.test(quote);
}

/** What is sad is not praised for how it was told. */
const sad =
  /돌아가셨|쓰러|이혼|해고|잘렸|아프셔|암으로|사고로|헤어졌|\b(died|death|split up|divorced?|lost (his|her|my|their) job|fired|cancer|accident|funeral)\b/i;

/** Words whose sense lies in the sentence before them, or that lead on to the next one, say little alone. */
const pointsBack = /^(이걸|그걸|이것|그것|이거|그거)|보니까$|^(that|this|it) (is|was)\b/i;

/** Whether a clause is about what to do now, and neither a memory nor about what others might do. */
const tellsWhatToDo = ({ answer }: AnswerReading, mark: Mark) =>
  answer.language === 'ko'
    ? !/[았었했였](습|어|거|는|고)/.test(quoteOf(answer, mark))
    : /\b(i|i'd|i'll|we|we'd|we'll)\b/i.test(quoteOf(answer, mark));

/** An order is praised by its first step: "second" alone may count anything. */
const beginsWithStep = ({ answer }: AnswerReading, mark: Mark) =>
  /^(먼저|우선|일단|첫|처음|first|to start|to begin)/i.test(quoteOf(answer, mark));

/** Without a point of the rubric, a direct answer may be a wrong one. */
const makesPoint = ({ known, points }: AnswerReading) =>
  !known || points.some(({ degree }) => degree >= 1);

/** Words that have nothing to do with any point of the rubric are beside the question, however concrete they are. */
function isAboutQuestion({ answer, known }: AnswerReading, mark: Mark): boolean {
  const meaning = meaningOf(answer.language);
  const places = known && meaning.pointsOf(known.id);
  if (!places) return true;
  const { first, last } = clauseAround(answer, mark);
  const place = meaning.placeOf(answer, first, last + 1);
  return places.some((point) => nearness(place, point) >= leastNearness);
}

const leastNearness = 0.2;

/** The clause in which an opinion is stated. */
function takesSide(reading: AnswerReading): Mark | null {
  const { answer } = reading;
  if (kindAsked(reading) !== 'opinion' || !makesPoint(reading)) return null;
  return best(
    reading,
    quotableClauses(answer).filter((mark) => {
      const quote = quoteOf(answer, mark);
      return (
        sideWords[answer.language].test(quote) && !doubtful.test(quote) && !isHollow(reading, mark)
      );
    }),
  );
}

const sideWords = {
  ko: /(쪽입니다|쪽이에요|쪽인데요?|[라다]고 (봅니다|봐요|생각합니다|생각해요|생각하는데요?)|동의합니다|동의하지 않습니다|찬성합니다|반대합니다)$/,
  en: /^(i (think|believe|agree|disagree|prefer|would)|i'd (say|go|choose|protect|keep)|it's fair|it isn't)\b/i,
} as const satisfies Record<Language, RegExp>;

/** The questions whose answers are praised for an element. */
const askedIn: { readonly [kind in PraisedElement]: readonly QuestionKind[] } = {
  ownAction: ['experience', 'self'],
  plan: ['situation'],
  situation: ['experience'],
  result: ['experience'],
  number: ['experience', 'self'],
  reason: ['situation', 'opinion', 'knowledge', 'self'],
  example: ['opinion', 'knowledge', 'self'],
  contrast: ['opinion', 'knowledge', 'situation'],
  reflection: ['experience'],
};

/** The clause in which an element is there without doubt: of several, the one that says the most and is heard best. */
export const sureMark = (reading: AnswerReading, kind: PraisedElement): Mark | null =>
  best(reading, sureMarks(reading, kind));

/** The clauses in which an element is there without doubt. */
export function sureMarks(reading: AnswerReading, kind: PraisedElement): readonly Mark[] {
  const { answer, marks } = reading;
  if (!askedIn[kind].includes(kindAsked(reading)) || !isTrusted(reading)) return [];
  return marks[kind].filter((mark) => {
    if (!isQuotable(answer, mark) || isPlain(reading, mark)) return false;
    if (countContent(reading, clauseAround(answer, mark)) < contentWords) return false;
    const quote = quoteOf(answer, mark);
    if (doubtful.test(quote) || pointsBack.test(quote)) return false;
    if (kind === 'reason' && !isWholeReason(quote)) return false;
    if (
      kind === 'number' &&
      answer.language === 'en' &&
      !isTheirs(reading, mark) &&
      !measures.test(quote)
    )
      return false;
    if (kind === 'number' && (byOthers.test(quote) || negated.test(quote) || /시는|셨/.test(quote)))
      return false;
    if (kind === 'ownAction')
      return (
        isDone(reading, mark) &&
        !isHearsay(reading, mark) &&
        !negated.test(quote) &&
        !byOthers.test(quote) &&
        !notDone.test(quote) &&
        !failed.test(quote) &&
        !quote.endsWith('는데') &&
        !/\bwould\b|'d\b|겠/i.test(quote) &&
        (answer.language === 'ko' || /^(then )?i /i.test(quote))
      );
    if (kind === 'plan') return !negated.test(quote) && !byOthers.test(quote);
    if (kind === 'situation')
      return (
        mark.first < answer.words.length * beginning &&
        timeOrPlace.test(quote) &&
        !byOthers.test(quote)
      );
    return (
      sureWords[answer.language][kind satisfies WordedElement].test(quote) &&
      isStated(quote, kind) &&
      isInPlace(reading, mark, kind)
    );
  });
}

/** Whether a sentence goes on to say that somebody told it: then the deed is theirs. */
function isHearsay({ answer }: AnswerReading, { last }: Mark): boolean {
  const following = answer.words.slice(last, last + hearsayReach).map(({ surface }) => surface);
  return following.some((word) => /[다았었했]대요?$|래요$/.test(word));
}

const hearsayReach = 9;

/** A scene is set at the beginning. */
const beginning = 0.3;

/** A scene is set by a time or a place. */
const timeOrPlace =
  /때|에서|당시|작년|재작년|지난|년|학기|학년|여름|겨울|인턴|수업|과제|프로젝트|대회|\b(when|at|in|during|last|while)\b/i;

/** A reason in fewer words says too little to be praised. */
const reasonWords = 4;

/** A Korean reason ends with what marks it; otherwise only its beginning is quoted. */
const isWholeReason = (quote: string) =>
  quote.split(' ').length >= reasonWords &&
  !/^왜냐|보니까/.test(quote) &&
  (!/[가-힣]/.test(quote) || /(때문|니까|거든|므로)[가-힣]*$/.test(quote));

/** What is false sounds like what is true: an explanation is praised only if it makes points of the rubric. */
const isTrusted = ({ kind, points }: AnswerReading) =>
  kind !== 'knowledge' || points.filter(({ degree }) => degree >= 1).length >= trustedPoints;

const trustedPoints = 2;

/** English verbs that only look like the past, that only notice something, or that something is done to the speaker. */
export const notDone =
  /^(then )?(i|we)('d| had)?( (first|just|also|really|only|always|never|even|suddenly|finally))? (lived|stayed|grew|saw|see|seen|noticed|heard|felt|thought|knew|was|were|had|have|care|like|stopped|learned|learnt|graduated)\b|\b(i think|can|could|will|want|when needed|(was|were|am|been|got) \w+ed|is called|are called)\b/i;

/** What went wrong is no deed to praise. */
const failed =
  /떨어졌|망쳤|놓쳤|틀렸|날렸|망가뜨|\b(broke|wiped|forgot|missed|ruined|wrong|should have|should've)\b/i;

/** Somebody else acts in the clause. */
export const byOthers =
  /둘이|다 같이|말을 들|들었|있었|알았|알게|느꼈|생각했|깨달|좋아했|싫어했|을 때|어릴 때|(님|분|친구|아저씨|아주머니|할머니|할아버지|이모|고모|삼촌|사장|담당자|교수|선배|후배|동기|팀원|어머니|아버지|엄마|아빠|사람들|애들|다들|누나|형|언니|동생|손님|고객|학생들)(이|가|께서|은|는|도|들이|들은|들도)(?= )|\b(he|she|they|people|everyone|somebody|nobody) /i;

/** A result that is only hoped for, or a figure that is only counted along, is none. */
function isStated(quote: string, kind: WordedElement): boolean {
  if (
    kind === 'number' &&
    /백 점|개 중에 골라|\d층|^[^\d]*\d학년 [^\d]*$|\bnumber (\d|[a-z]+)|\b(later|ago)\b/i.test(
      quote,
    )
  )
    return false;
  if (kind === 'number') return !/^(?:(?!\d).)*$/.test(quote) || tellingNumber.test(quote);
  if (kind !== 'result' && kind !== 'reason') return true;
  return !/으면|겠|싶|않|못|없|would|'d |will|could|might|if |don't|didn't|never/.test(quote);
}

/** What is measured is told with words like these. */
const measures =
  /\b(took|lasted|grew|fell|rose|dropped|went|cost|sold|saved|got|came|became|reached|percent|from .{1,20} to)\b/i;

/** A number in words that is more than "one", "two" or "once". */
const tellingNumber =
  /퍼센트|프로|절반|(네|다섯|여섯|일곱|여덟|아홉|열|스무|스물|서른|마흔|쉰|예순|일흔|여든|아흔|십|백|천|만|억)[가-힣]{0,4} ?(명|건|개|번|달|주|년|시간|분|일|원|배|권|장|곳|초|살|점|세대|통|판|벌|팀|줄|미터|킬로|쪽)|사흘|나흘|보름|(세|넉|석|두) (달|시간|주|배)|\b(four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|dozen|percent)\b/i;

/** Results and lessons stand at the end of a story. */
const isInPlace = ({ answer }: AnswerReading, { first }: Mark, kind: WordedElement) =>
  (kind !== 'result' && kind !== 'reflection') || first > answer.words.length * endFrom;

const endFrom = 0.4;

/** Whether an action is told as done: its verb is in the past. */
export function isDone({ answer }: AnswerReading, { last }: Mark): boolean {
  const { surface, tokens } = answer.words[last]!;
  if (answer.language === 'ko')
    return tokens.some(({ tag, key }) => tag === 'EP' && ['았', '었', '였'].includes(key));
  const isPast = /[a-z]{3}ed$/.test(surface) || irregularPasts.has(surface);
  return isPast && !idleVerbs.has(surface);
}

/** English verbs in the past that tell no action, or look the same in the present. */
const idleVerbs = new Set(
  'let had did said thought knew felt meant put read cut hit set fit spread was got stuck kept realized realised lost failed went came became heard saw learned learnt noticed stayed tried needed wanted liked loved hated believed hoped seemed happened ended'.split(
    ' ',
  ),
);

/** Whether the first clause takes a side or says what one would do. */
const isDirectAnswer = (reading: AnswerReading, opening: Mark) =>
  (reading.kind === 'opinion' || reading.kind === 'situation') &&
  isQuotable(reading.answer, opening) &&
  !doubtful.test(quoteOf(reading.answer, opening)) &&
  /쪽입니다|쪽이에요|생각합니다|봅니다|겠습니다|않습니다|동의|찬성|반대|맞다고|i think|i would|i'd|i agree|i disagree|i believe|\byes\b|\bno\b/i.test(
    quoteOf(reading.answer, opening),
  );
