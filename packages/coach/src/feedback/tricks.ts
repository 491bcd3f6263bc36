import type { GateName } from '@daedap/contract/score-effects';
import type { AnswerReading } from '../reading.ts';
import { likelihoods, soundsWrong } from '../scoring/likelihood.ts';
import { wholeMark, type Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { emptiestMark } from './empty-talk.ts';
import type { Gap, GapKind } from './finding.ts';
import { kindAsked } from './open-questions.ts';
import { clauseAround, familiarity, isQuotable } from './quote.ts';
import { straysLater } from './straying.ts';

/** Gaps that make everything else pointless come first, in this order. */
const firstOfAll = [
  'silent',
  'otherLanguage',
  'demand',
  'repetition',
  'list',
  'nonsense',
  'gaveUp',
  'denial',
  'echo',
  'offTopic',
  'wrong',
] as const satisfies readonly GapKind[];
export const weightOfFirst = 1_000;

const thresholds = {
  /** Asking for a score is forgiven in an answer with this score. */
  demandBelowScore: 60,
  gaveUpBelowScore: 52,
  denialBelowScore: 60,
  /** Who says something false in an answer with this score may only quote it. */
  wrongBelowScore: 62,
  /** … and so may one that sounds wrong less than this, apart from what the bank lists: nine in ten above it are wrong. */
  wrongFrom: 0.3,
  /** A clause of so many words is too long to name. */
  longClause: { ko: 13, en: 22 },
  /** Below this share that the answer keeps, a gate is worth mentioning. */
  gateBelow: 0.75,
  /** An answer is an echo if this share of its words has words of the question, and it has few of its own. */
  echoFrom: 0.5,
  echoOwnWords: 2,
  /** In a list, no more than this share of the words has a particle, an ending or a small word beside it. */
  listJoined: 0.35,
  /** Fewer words may be about the question without using any word of it. */
  offTopicFromWords: { ko: 10, en: 16 },
  /** Below this score, too: a good answer in pictures may be far from the words of its question. */
  offTopicBelowScore: 15,
  /** Below this relevance an answer is about something else, if it surely makes none of the points. */
  elsewhereBelow: 15,
  mostLikely: 1 / 3,
  /** Below this share that it keeps, an answer is about something else, whatever its words match. */
  surelyElsewhere: 0.2,
  /** In a longer answer, who says not to know at the beginning goes on all the same. */
  gaveUpWords: { ko: 22, en: 35 },
  /** … unless no more words than these follow. */
  wordsAfter: 2,
  /** Who denies an experience does so in the first words. */
  denialWords: 30,
  /** An answer with this score, or with so many words, says more than that it depends. */
  evasiveBelowScore: 42,
  evasiveWords: { ko: 40, en: 60 },
} as const;

/** What makes a text no answer at all, or a false one. */
export function findTricks(
  reading: AnswerReading,
  { gates, score, relevance, measures }: AnswerScores,
): Gap[] {
  const { marks, points, answer, known } = reading;
  const isGated = (name: GateName) => gates[name] < thresholds.gateBelow;
  const asksForScore = marks.demand.find((mark) => {
    const said = rawOf(reading, mark);
    return scoreWords.test(said) && askingWords.test(said);
  });
  const denied = score < thresholds.denialBelowScore ? findDenial(reading) : undefined;
  const found: Partial<Record<(typeof firstOfAll)[number], Mark | null>> = {
    ...(answer.language !== reading.language && { otherLanguage: null }),
    ...(asksForScore &&
      isGated('demand') &&
      score < thresholds.demandBelowScore && { demand: asksForScore }),
    ...(isGated('repeated') && { repetition: null }),
    ...(isGated('list') && isList(reading) && { list: null }),
    ...(isGated('nonsense') && { nonsense: null }),
    ...(score < thresholds.gaveUpBelowScore && hasGivenUp(reading) && { gaveUp: null }),
    ...(denied && { denial: isClear(reading, denied) ? denied : null }),
    ...(isGated('echo') && isEcho(reading) && { echo: null }),
  };
  if (
    isGated('otherSubject') &&
    score < thresholds.offTopicBelowScore &&
    relevance < thresholds.elsewhereBelow &&
    // Empty talk is told as what it is, if its words show it.
    (!isGated('empty') || (!known && emptiestMark(reading) === null)) &&
    (gates.otherSubject < thresholds.surelyElsewhere ||
      likelihoods(reading).every((likelihood) => likelihood <= thresholds.mostLikely)) &&
    measures.words >= thresholds.offTopicFromWords[answer.language] &&
    !straysLater(reading) &&
    Object.keys(found).length === 0
  )
    found.offTopic = null;
  const weightOf = (kind: (typeof firstOfAll)[number]) => weightOfFirst - firstOfAll.indexOf(kind);
  const putOff = score < thresholds.evasiveBelowScore ? findEvasion(reading) : undefined;
  if (putOff && Object.keys(found).length === 0)
    return [{ kind: 'weak', weight: weightOfFirst, mark: putOff, point: null, remark: 'evasive' }];
  const gaps: Gap[] = firstOfAll.flatMap((kind) => {
    const mark = found[kind];
    return mark === undefined ? [] : [{ kind, weight: weightOf(kind), mark, point: null }];
  });
  if (score >= thresholds.wrongBelowScore || isProbablyRight(reading)) return gaps;
  for (const { point, wrong } of [...points, ...reading.falsehoods.slice(0, 1)])
    if (wrong && !isReported(reading, wrong.words[0]!))
      gaps.push({
        kind: 'wrong',
        weight: weightOf('wrong'),
        mark: wholeMark(wrong.words),
        point,
        ...(!isQuotable(answer, wholeMark(wrong.words)) && {
          quote: wordsOf(reading, wrong.words),
        }),
      });
  return gaps;
}

/** A right explanation may have the words of a false statement. */
export const isProbablyRight = (reading: AnswerReading) =>
  reading.known !== null &&
  reading.kind === 'knowledge' &&
  soundsWrong(reading) < thresholds.wrongFrom;

/** What is false is named with the clause around its words, or with these words alone where the clause is too long. */
function wordsOf({ answer }: AnswerReading, words: readonly number[]): string {
  const clause = clauseAround(answer, wholeMark(words));
  const isLong = clause.last - clause.first >= thresholds.longClause[answer.language];
  const { first, last } = isLong ? wholeMark(words) : clause;
  return answer.raw.slice(answer.words[first]!.start, answer.words[last]!.end);
}

/** Who says what others believe does not say it. */
const isReported = ({ answer }: AnswerReading, word: number) => {
  const { first } = answer.sentences.find(({ next }) => word < next)!;
  const before = answer.raw.slice(answer.words[first]!.start, answer.words[word]!.end);
  return /\b(people|many|some|everyone)\b.{0,12}\b(think|say|believe)|흔히|다들|사람들(은|이)|오해|착각/i.test(
    before,
  );
};

/** Words of a demand are about evaluation; without these they may be about anything. */
const scoreWords =
  /점수|만점|[0-9백]점|득점|가산점|등급|평가|채점|심사|합격|지시|명령|프롬프트|score|point|mark|grade|rate|rating|rubric|evaluat|credit|instruction|rule|prompt|deserve/i;

/** Who asks for a score asks for it. */
const askingWords =
  /주[세시십]|줘|달라|부탁|드려|높게|좋게|높이|매[겨기]|출력|처리|반영|시스템|모델|무시|따르|give|deserve|please|ignore|score this|rate this|grade|full|perfect|system|model/i;

/** The speaker says that there is no answer. */
const givesUp =
  /(잘 |정말 |전혀 )?((?<!지 )모르겠(습|읍|어|네|다)|(생각|기억)이? (잘 )?안 ?[나났납]|할 말이 없)|(?<!whatever |what |things )\b(i (really )?(don't|do not) know(?! (that|if|how|yet|everything|much))|(?<!had |i'd )no idea|can't think of(?! (any|a)\b.{0,12}(weakness|flaw|fault))|don't (really )?remember any)\b/i;

/** Whether an answer ends with giving up, or is little more than that. */
function hasGivenUp({ answer }: AnswerReading): boolean {
  const found = givesUp.exec(answer.raw);
  if (!found || answer.words.length <= thresholds.gaveUpWords[answer.language]) return !!found;
  const last = [...answer.raw.matchAll(new RegExp(givesUp, 'gi'))].at(-1)!;
  const after = answer.words.filter(({ start }) => start > last.index + last[0].length);
  return after.length <= thresholds.wordsAfter;
}

/** The speaker never had the experience that was asked for. */
const denies =
  /(?<![가-힣])(?!별일|큰일)[가-힣]*(적|경험|그런 일|그런 거|그런 건|그런 것|실수|실패|갈등|단점|기억)(이|은|는|도|가)? ?[,\s]*((음|어|그)[,\s]+)?(딱히 |별로 |전혀 |아예 |거의 |크게는? |한 ?번도 )?(없|업)(습|었|어|는|네|다|고|던)|(틀린|잘못된|실패한|어긴) (거|것|건)(는|은|이)?[,\s]*((음|어|그)[,\s]+)?(딱히|별로|크게는?) ?없(습|었|어|는)|\b(i|we|i've|we've) (have |really |actually )?never (had|made|been|failed|done|experienced|lost|fought|worked)\b|\b(don't|didn't|do not|haven't) (really )?(have|had|been|made) (any|a|an|one|such|that|much)?\b.{0,20}(experience|mistake|problem|conflict|time|failure)|nothing like that/i;

function findDenial(reading: AnswerReading): Mark | undefined {
  const { answer, kind, question } = reading;
  const isAboutFaults = kindAsked(reading) === 'self' && faults.test(question.raw);
  if (kind !== 'experience' && !isAboutFaults) return undefined;
  const end = answer.words[thresholds.denialWords]?.start ?? answer.raw.length;
  return markOf(reading, (isAboutFaults ? deniesFaults : denies).exec(answer.raw.slice(0, end)));
}

const faults = /단점|약점|부족한 점|고치고 싶|\b(weakness|weaknesses|flaws?|faults?)\b/i;

/** The speaker claims to have nothing to improve. */
const deniesFaults =
  /(단점|약점|부족한 (점|것|게)|고칠 (점|것|게))[가-힣]{0,2} ?[,\s]*((음|어|그)[,\s]+)?(딱히|별로|전혀|거의|특별히|크게)? ?(없|안 떠오르|떠오르지 않)|\b(can't (really |honestly )?think of (one|any) that|(can't (really )?think of|don't (really )?have|no) (any |a |real |big |major )*(weakness|weaknesses|flaws?|faults?))\b/i;

/** Words that put the answer off, leave it to others or to the day. */
const putsOff =
  /그때 가 ?(봐야|서|보면)|(상황|경우|사람)(에 따라|마다|에 따라서)[가-힣]? ?(다르|다를|다릅|달라)|(?<![가-힣])(회사|면접관|그쪽|선배|교수|상사|팀장|윗분)[가-힣]{0,4} (판단|결정)하실|시키(는|시는) 대로 (하|할|따)|(대답|답변|답|말씀)[가-힣]{0,4} ?(좀 |조금 )?(어렵|곤란|애매)|생각해 ?(본|보지)( 적)?[이은도]? ?(없|않|못)|뭐라고? (말씀|대답)[가-힣]* ?(어렵|모르|애매)|\b(it (all |really )?depends\b(?! on)|see how (i feel|it goes)|hard to say|up to you|for you to (decide|judge)|never (really )?thought about|haven't (really )?thought|rather not (say|answer)|play it by ear|cross that bridge|figure it out (then|when))/i;

/** Where an answer is put off, if it hardly says anything else. */
function findEvasion(reading: AnswerReading): Mark | undefined {
  const { answer } = reading;
  if (answer.words.length > thresholds.evasiveWords[answer.language]) return undefined;
  return markOf(reading, putsOff.exec(answer.raw));
}

/** The first word of a match. */
function markOf({ answer }: AnswerReading, found: RegExpExecArray | null): Mark | undefined {
  const first = found ? answer.words.findIndex((word) => word.end > found.index) : -1;
  return first < 0 ? undefined : { first, last: first };
}

/** Words that may be misheard are not held against the speaker. */
const isClear = ({ answer }: AnswerReading, mark: Mark) =>
  isQuotable(answer, mark) && familiarity(answer, clauseAround(answer, mark)) === 1;

const rawOf = ({ answer }: AnswerReading, { first, last }: Mark) =>
  answer.raw.slice(
    answer.words[first]!.start,
    answer.words[Math.min(last + reach, answer.words.length - 1)]!.end,
  );

/** Asking may take so many words more than what is asked for. */
const reach = 3;

/** Half of the words, and nearly all that have a meaning of their own, come from the question. */
const isEcho = ({ answer, question }: AnswerReading) =>
  answer.words.filter(({ tokens }) => tokens.some(({ key }) => question.byKey.has(key))).length >=
    answer.words.length * thresholds.echoFrom &&
  new Set(
    answer.words.flatMap(({ tokens }) =>
      tokens
        .filter(({ kind, key }) => kind === 'content' && !question.byKey.has(key))
        .map(({ key }) => key),
    ),
  ).size <= thresholds.echoOwnWords;

/** Speech recognition runs words together, so the joins are looked for in the letters as well. */
const joined =
  /[가-힣](은|는|이|가|을|를|에|서|도|로|고|요|다|면|지|게|한|데|니까|까|의|과|와|만|나|며|던|할|된|된|해|어)$|^(저는|제가|그|안|더|잘)$/;

const isList = ({ answer }: AnswerReading) =>
  answer.words.filter(
    ({ surface, tokens }) =>
      joined.test(surface) || tokens.some(({ kind, tag }) => kind === 'function' && tag === ''),
  ).length <=
  answer.words.length * thresholds.listJoined;
