import type { QuestionKind } from '../question-kind.ts';
import { irregularPasts } from '../lexicon/english.ts';
import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import { kindAsked } from './open-questions.ts';
import { clauseAround, isQuotable, quoteOf } from './quote.ts';
import { sureWords, type WordedElement } from './sure-words.ts';
import { best, contentWords, countContent, doubtful, isPlain, negated } from './telling-clauses.ts';

/** The elements of depth that can be told without doubt. */
export const praisedElements = [
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

export type PraisedElement = (typeof praisedElements)[number];

/** The questions whose answers are praised for an element. */
const askedIn: { readonly [kind in PraisedElement]: readonly QuestionKind[] } = {
  ownAction: ['experience', 'self'],
  plan: ['situation'],
  situation: ['experience'],
  result: ['experience'],
  number: ['experience', 'self'],
  reason: ['situation', 'opinion', 'knowledge'],
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
    if (kind === 'number' && howLong.test(quote)) return false;
    if (kind === 'ownAction')
      return (
        isDone(reading, mark) &&
        !isHearsay(reading, mark) &&
        !negated.test(quote) &&
        !byOthers.test(quote) &&
        !notDone.test(quote) &&
        !failed.test(quote) &&
        !leadsOn.test(quote) &&
        !isBackground.test(quote) &&
        !states.test(quote) &&
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
  !/^왜냐|\bi know (that|this) because\b|보니까|(물으|여쭈|들으|가)니까$/i.test(quote) &&
  (!/[가-힣]/.test(quote) || /(때문|니까|므로)[가-힣]*$/.test(quote));

/** What is false sounds like what is true: an explanation is praised only if it makes points of the rubric. */
const isTrusted = ({ kind, points }: AnswerReading) =>
  kind !== 'knowledge' || points.filter(({ degree }) => degree >= 1).length >= trustedPoints;

const trustedPoints = 2;

/** English verbs that only look like the past, that only notice something, or that something is done to the speaker. */
export const notDone =
  /^(then )?(i|we)('d| had)?( (first|just|also|really|only|always|never|even|suddenly|finally))? (lived|stayed|grew|saw|see|seen|noticed|heard|felt|thought|knew|was|were|had|have|care|like|stopped|learned|learnt|graduated|majored|joined|spent|bought|quit|left|walked out|gave up|dropped)\b|\b(i think|can|could|will|want|when needed|(was|were|am|been|got) \w+ed|is called|are called)\b/i;

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
    /백 점|개 중에 골라|\d층|\d ?[dD](?![a-z])|^[^\d]*\d학년 [^\d]*$|\bnumber (\d|[a-z]+)|\b(later|ago)\b/i.test(
      quote,
    )
  )
    return false;
  if (kind === 'number')
    return !dates.test(quote) && (/\d/.test(quote) || tellingNumber.test(quote));
  if (kind !== 'result' && kind !== 'reason') return true;
  return !/으면|겠|싶|않|못|없|would|'d |will|could|might|if |don't|didn't|never/.test(quote);
}

/** A year, an age or a time of day shows no size. */
export const dates =
  /(?<!\d)(19|20)\d\d ?년|(이천|천구백)[가-힣]* ?년|살(이|인|에|부터|때|까지)|(오전|오후|새벽|저녁|아침|밤) ?[가-힣\d]{1,3} ?시|\b(19|20)\d\d\b|\byears old\b|\byear (seven|eight|nine|ten|eleven|twelve|thirteen|\d+)\b|\bi'm (\d+|twenty|thirty|forty|fifty|[a-z]+teen)|\b(after|before|until|till|by|at) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (percent|weeks|days|months|years|hours|minutes|people))/i;

/** How long somebody has worked somewhere shows no size either. */
const howLong = /\b(worked|was|were|been|lived|did)\b[^,%\d]{0,40}\b(for|about|like) \S+ years?\b/i;

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

/** How something was is no deed. */
const states = /(달랐|같았|많았|컸|작았|좋았|나빴|힘들었|어려웠|비슷했)[가-힣]*$/;

/** Where somebody worked, studied or lived is where the story begins. */
const isBackground =
  /^(then )?i (worked|studied|lived|interned|volunteered) (\w+ )?(at|in|for|as|on|near|outside)\b|(일했|근무했|다녔|재학했|살았)(습니다|어요|고요?|거든요)$/i;

/** English verbs in the past that tell no action, or look the same in the present. */
const idleVerbs = new Set(
  'let had did said thought knew felt meant put read cut hit set fit spread was got stuck kept realized realised lost failed went came became heard saw learned learnt noticed stayed tried needed wanted liked loved hated believed hoped seemed happened ended'.split(
    ' ',
  ),
);

/** In a story, only what the speaker is part of is praised: what others did, and a scene that leads on, is background. */
export function isTheirs(reading: AnswerReading, mark: Mark): boolean {
  const kind = kindAsked(reading);
  const quote = quoteOf(reading.answer, mark);
  if (leadsOn.test(quote) || pointsBack.test(quote) || sad.test(quote)) return false;
  if (restates.test(quote)) return false;
  if (kind !== 'experience' && kind !== 'self') return true;
  return reading.answer.language === 'ko'
    ? !byOthers.test(quote) && !/하셨(어요|습니다|고요?)$/.test(quote)
    : /\b(i|i'd|i've|i'm|we|we'd|my|me|our|us)\b/i.test(quote);
}

/** What is sad is not praised for how it was told. */
const sad =
  /돌아가셨|쓰러|이혼|해고|잘렸|아프셔|암으로|사고로|헤어졌|\b(died|passed away|death|split up|divorced?|lost (his|her|my|their) job|fired|cancer|accident|funeral)\b/i;

/** 안 맞았던 적이 있어요: that there was such a case tells nothing of it yet. */
const restates = /적이? ?있(어요|습니다|었습니다|었어요)$/;

/** 영상 만드는 동아리였는데요: the scene of what comes next. */
const leadsOn = /는데요?$/;

/** Words whose sense lies in the sentence before them, or that lead on to the next one, say little alone. */
const pointsBack = /^(이걸|그걸|이것|그것|이거|그거)|보니까$|^(that|this|it) (is|was)\b/i;
