import { meaningOf, nearness } from '../meaning/meaning.ts';
import type { AnswerReading } from '../reading.ts';
import { likelyCareless, likelyEvades, likelyWrong } from '../scoring/likelihood.ts';
import { wholeMark, type Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { cruxStart, decidingPoint } from './crux.ts';
import { poorDelivery } from './delivery.ts';
import { emptiestMark } from './empty-talk.ts';
import type { Gap } from './finding.ts';
import { lossOf } from './gains.ts';
import { claim, hidesSpeaker, missedElements, pointGap } from './missed-elements.ts';
import { isPlanned } from './askable-clauses.ts';
import { nextStep } from './next-step.ts';
import {
  askedPart,
  beginningOf,
  corePoint,
  firstMissing,
  kindAsked,
  lastAsked,
  missingPoints,
  openPoints,
  startOf,
} from './open-questions.ts';
import { nearestTo } from './points-in-words.ts';
import { isQuotable, quotableClauses, quoteOf } from './quote.ts';
import { wandering, straysLater } from './straying.ts';
import {
  contentWords,
  countContent,
  isClaim,
  leastLeaning,
  leastSureClaim,
  mostGeneralMark,
  tellingClauses,
} from './telling-clauses.ts';
import { findTricks, isProbablyRight, weightOfFirst } from './tricks.ts';

/** From or up to these values a gap is worth mentioning. Scores are from 0 to 100, shares from 0 to 1. */
const thresholds = {
  /** With fewer points that an answer would gain without a gap, it is not worth mentioning. */
  leastGain: 0.7,
  /** From this score on nothing important is missing: the next question is worth preparing. */
  goodFrom: 75,
  /** An answer with this score has enough content. */
  emptyBelowScore: 65,
  /** Less than this many points may be lost by plain words. */
  emptyFrom: 3,
  /** Below this share of its scores that it keeps, an answer is nothing but empty talk. */
  emptyGate: 0.75,
  /** From this score on an answer about oneself that has a deed or a figure is not called thin. */
  shownFrom: 30,
  /** What so few words say is what the answer says. */
  fewWords: { ko: 14, en: 22 },
  /** A clause that is this far from what the question is about is not what the answer is about. */
  leastNearness: 0.3,
  /** In so few seconds nobody can say much more. */
  shortSeconds: 15,
  /** Below this score an answer that is too short is told so. */
  shortBelowScore: 52,
  /** Below this score an answer hardly answers the question. */
  weakBelow: 25,
  /** Below this score a reason to apply is told what such reasons lack, and plain words are called empty. */
  poorBelow: 42,
  /** Below this score an answer is told the first point of the rubric that it does not make. */
  coreBelow: { knowledge: 65, other: 52 },
  /** Below this score it is told so even if it comes near to the point. */
  basicBelow: 40,
  /** From this likelihood on an explanation is told to be checked, and what is told to be thought over. */
  wrongFrom: { withRubric: 0.5, without: { ko: 0.4, en: 0.7 }, poor: 0.3 },
  /** An explanation with less is poor in other ways, too. */
  poorExplanation: 35,
  carelessFrom: { withCrux: 0.5, without: 0.6 },
  /** What is told so well is hardly careless: its words may be misheard. */
  carelessBelowScore: 68,
  evadesFrom: 0.55,
  /** An answer that is put off, empty or hardly there says fewer of its points than they seem likely. */
  saidUnanswered: 0.5,
} as const;

/** How much the gaps weigh that cost no exact number of points. */
const weightOf = {
  unanswered: 20,
  doubtful: 12,
  careless: 12,
  ownPart: 6,
  weak: 3.5,
  general: 3,
  open: 2.4,
} as const;

/** How much of what it costs an empty or a short answer is worth: what is named and can be said comes first. */
const usefulness = { hollow: 0.5, short: 0.3 } as const;

/** The gaps of an answer: the one that matters most first. */
export function findGaps(reading: AnswerReading, scores: AnswerScores): Gap[] {
  if (scores.measures.words === 0)
    return [{ kind: 'silent', weight: weightOfFirst, mark: null, point: null }];
  const tricks = findTricks(reading, scores);
  // What is about something else from the beginning on does not stray.
  const isElsewhere = tricks.some(({ kind }) => kind === 'offTopic');
  const found = [
    ...unansweredQuestion(reading, scores),
    ...doubtfulClaim(reading, scores),
    ...carelessWords(reading, scores),
    ...(isElsewhere ? [] : wandering(reading, scores)),
    ...thinContent(reading, scores),
    ...decidingPoint(reading, scores),
    ...missedPoints(reading, scores),
    ...missedElements(reading, scores),
    ...poorDelivery(reading, scores),
  ]
    .filter(({ weight }) => weight >= thresholds.leastGain)
    .toSorted((one, two) => two.weight - one.weight);
  const falsehood = tricks.find(({ kind }) => kind === 'wrong');
  const told = [...tricks, ...found].map((gap) =>
    gap === falsehood ? withWhatIsRight(reading, gap) : withQuestion(reading, scores, gap),
  );
  // What decides the question is told once.
  const isTold = told.some(({ tellsCrux }) => tellsCrux === 'after');
  const gaps = isTold ? told.filter(({ kind }) => kind !== 'crux') : told;
  // How a good answer was said comes behind what to say next.
  const isGood = scores.score >= thresholds.goodFrom;
  const isOnlyDelivery = isGood && gaps.every(({ kind }) => deliveryKinds.has(kind));
  return gaps.length === 0 || isOnlyDelivery ? [nextStep(reading, scores), ...gaps] : gaps;
}

const deliveryKinds: ReadonlySet<Gap['kind']> = new Set(['fillers', 'runOn', 'slow', 'fast']);

/** Gaps that are closed by answering the question that was asked. */
const unanswered: ReadonlySet<Gap['kind']> = new Set([
  'demand',
  'gaveUp',
  'echo',
  'offTopic',
  'hollow',
  'weak',
  'short',
]);

/** With a rubric, they are told the missing point. Without one, nobody can tell whether the question was answered. */
const askedAgain: ReadonlySet<Gap['kind']> = new Set(['weak', 'short']);

/** A false statement is told with what is right. */
function withWhatIsRight(reading: AnswerReading, gap: Gap): Gap {
  const open = cruxStart(reading);
  if (!open) return gap;
  const { quote, ...told } = gap;
  // English words that are no clause break off in the middle.
  const isCut = quote !== undefined && reading.answer.language === 'en';
  return { ...(isCut ? { ...told, mark: null } : gap), tellsCrux: 'after', open };
}

function withQuestion(reading: AnswerReading, { score }: AnswerScores, gap: Gap): Gap {
  if (gap.open || !unanswered.has(gap.kind)) return gap;
  if (reading.known) {
    const isOpen =
      gap.remark === 'evasive' || gap.remark === 'unanswered' || !askedAgain.has(gap.kind);
    if (isOpen) return { ...gap, core: beginningOf(reading.known) };
    const isBare = score < thresholds.weakBelow;
    const core = corePoint(reading, isBare ? thresholds.saidUnanswered : undefined);
    // Who has hardly begun is told what the question wants to hear, beside what comes near to it.
    const open = { question: null, start: core.start[reading.language] };
    const mark = reading.kind === 'knowledge' ? null : nearestTo(reading, core);
    return { ...gap, mark, point: core, open };
  }
  if (askedAgain.has(gap.kind) && gap.remark !== 'unanswered') return withLastAsked(reading, gap);
  const question = askedPart(reading);
  return question ? { ...gap, open: { question, start: startOf(question, reading) } } : gap;
}

/** Who says too little about a question that asks for two things, in words that cannot be quoted, is told what was asked last. */
function withLastAsked(reading: AnswerReading, gap: Gap): Gap {
  const asked = gap.mark || gap.remark ? null : lastAsked(reading);
  if (!asked?.isPart) return gap;
  const open = { question: asked.text, start: startOf(asked.text, reading) };
  return { ...gap, remark: 'direct', open };
}

/** The points of the rubric that the answer leaves open. A weak answer is told first what matters most, by its name. */
function missedPoints(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const { score } = scores;
  const isWeak = score < thresholds.coreBelow[reading.kind === 'knowledge' ? 'knowledge' : 'other'];
  const own = ownPart(reading);
  if (own) return [pointGap(reading, { ...own, question: null }, weightOf.ownPart, false)];
  if (reading.known && score < thresholds.basicBelow) {
    const point = corePoint(reading);
    const start = point.start[reading.language];
    const gap = pointGap(reading, { point, start, question: null }, weightOf.open, false);
    return [{ ...gap, isBasic: true }];
  }
  // Nothing important is missing: what an interviewer may ask next is a step, not a gap.
  if (score >= thresholds.goodFrom) return [];
  return missingPoints(reading, scores)
    .slice(0, 2)
    .map(({ point, question, start }, index) => {
      const weight = weightOf.open - index / 10;
      const told = { point, start, question: isWeak ? null : question };
      return Object.assign(pointGap(reading, told, weight, false), { isBasic: isWeak });
    });
}

/** What the speaker did, if the answer tells only what a team did and the question wants to hear it. */
const ownPart = (reading: AnswerReading) =>
  hidesSpeaker(reading)
    ? firstMissing(openPoints(reading)).find(({ point }) => aboutDeeds.test(point.label.ko))
    : undefined;

const aboutDeeds = /직접|한 일|했는지|노력|방법|방식|역할|몫|행동|설득/;

/** An answer that is put off, or nothing but fine words, with the words that say least. */
function unansweredQuestion(reading: AnswerReading, { score }: AnswerScores): Gap[] {
  const { unanswered: weight } = weightOf;
  if (likelyEvades(reading) < thresholds.evadesFrom || score >= thresholds.emptyBelowScore)
    return [];
  if (straysLater(reading)) return [];
  return [
    {
      kind: 'weak',
      weight,
      mark: emptiestMark(reading) ?? mostGeneralMark(reading),
      point: null,
      remark: 'unanswered',
    },
  ];
}

/** Whether an answer mostly tells of one thing what is true of another: of a hundred good explanations one does. */
const mixesUp = ({ things }: AnswerReading) => things.wrong.length > things.right.length;

/** The claim of an explanation that is probably wrong: it is to be looked up. */
function doubtfulClaim(reading: AnswerReading, { score }: AnswerScores): Gap[] {
  const { answer, known, points, falsehoods, things, language } = reading;
  const { withRubric, without, poor } = thresholds.wrongFrom;
  const enough = known ? withRubric : without[answer.language];
  const least = score < thresholds.poorExplanation || mixesUp(reading) ? poor : enough;
  if (likelyWrong(reading) < least) return [];
  const [listed] = [...points, ...falsehoods].flatMap(({ wrong }) => wrong ?? []);
  // What is surely false is told as that.
  if (listed && !isProbablyRight(reading)) return [];
  const point = known ? corePoint(reading) : null;
  const crux = cruxStart(reading);
  const told = crux
    ? ({ point, tellsCrux: 'after', open: crux } as const)
    : { point, ...(point && { open: { question: null, start: point.start[language] } }) };
  const gap = { kind: 'weak', weight: weightOf.doubtful, ...told } as const;
  const [swapped] = things.swapped;
  if (swapped && mixesUp(reading)) {
    const mark = wholeMark([swapped.first, swapped.next - 1]);
    return [{ ...gap, remark: 'swapped', mark: isQuotable(answer, mark) ? mark : null }];
  }
  if (crux) return [{ ...gap, remark: 'unsure', mark: null }];
  const mark =
    listed && isQuotable(answer, wholeMark(listed.words))
      ? wholeMark(listed.words)
      : leastSureClaim(reading);
  return mark ? [{ ...gap, remark: 'unsure', mark }] : [];
}

/** What is probably selfish, dishonest or careless, in the words that sound most like it. */
function carelessWords(reading: AnswerReading, { score }: AnswerScores): Gap[] {
  const crux = cruxStart(reading);
  const { withCrux, without } = thresholds.carelessFrom;
  if (likelyCareless(reading) < (crux ? withCrux : without)) return [];
  if (score >= thresholds.carelessBelowScore) return [];
  const gap = { kind: 'careless', weight: weightOf.careless, point: null } as const;
  // What decides the question says what is wrong better than a clause that may be the wrong one.
  if (crux) return [{ ...gap, mark: null, tellsCrux: 'after', open: crux }];
  const mark = leastLeaning(reading, 'decency', tellingClauses(reading));
  return [{ ...gap, mark }];
}

/** Too little for the time, or talk that could be about anything. */
function thinContent(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const gaps: Gap[] = [];
  const { score, gates } = scores;
  if (score < thresholds.emptyBelowScore) {
    const empty = lossOf(reading, scores, 'concrete') + lossOf(reading, scores, 'virtues');
    const mark = emptiestMark(reading);
    const isEmpty = gates.empty < thresholds.emptyGate;
    const weight = (isEmpty ? 1 : usefulness.hollow) * empty;
    // Without a rubric, a remark about oneself in a fair answer may be what was asked for.
    const isSure = isEmpty || reading.known !== null || score < thresholds.poorBelow;
    if (mark && isSure && weight >= thresholds.emptyFrom)
      gaps.push({ kind: 'hollow', weight, mark, point: null });
  }
  const isGeneral = score >= thresholds.weakBelow && score < thresholds.shortBelowScore;
  // Who leaves out what was asked last is told that.
  const isPlain =
    isGeneral && !reading.known && reading.kind !== 'knowledge' && !lastAsked(reading)?.isPart;
  const general = isPlain ? mostGeneralMark(reading) : null;
  if (general) {
    const gap = { kind: 'hollow', weight: weightOf.general, point: null } as const;
    gaps.push({ ...gap, mark: general, remark: 'general' });
  }
  const hasMore = openPoints(reading).length > 0;
  const isWeak = score < thresholds.weakBelow;
  const loss = lossOf(reading, scores, 'volume') + lossOf(reading, scores, 'ideas');
  const hasTime = reading.capacity > thresholds.shortSeconds && score < thresholds.shortBelowScore;
  // What is empty without any fine words, or makes no point in all its time, is told as what is still missing.
  const isThin =
    isWeak &&
    (!hasMore ||
      gates.empty < thresholds.emptyGate ||
      (reading.capacity > thresholds.shortSeconds &&
        reading.points.every(({ degree }) => degree === 0)));
  // Without a rubric, a trait that is shown by something that was done or counted has what such answers lack.
  const isShown =
    !reading.known &&
    kindAsked(reading) === 'self' &&
    scores.measures.numbers + reading.marks.ownAction.length > 0 &&
    score >= thresholds.shownFrom;
  if (!isShown && (isThin || (!reading.known && hasTime && loss > 0)))
    gaps.push({
      kind: isWeak ? 'weak' : 'short',
      weight: isWeak ? weightOf.weak : usefulness.short * loss,
      mark: thinClause(reading),
      point: null,
    });
  return gaps;
}

/** What an answer that says too little is about. An opinion is told by its claim, a plan by its first step. */
function thinClause(reading: AnswerReading): Mark | null {
  const { answer } = reading;
  if (kindAsked(reading) === 'situation') {
    const plan = quotableClauses(answer).find(
      (mark) => isPlanned(answer, mark) && countContent(reading, mark) >= contentWords,
    );
    if (plan) return plan;
  }
  if (kindAsked(reading) === 'situation') return null;
  if (kindAsked(reading) === 'opinion')
    return quotableClauses(answer).find((mark) => claim.test(quoteOf(answer, mark))) ?? null;
  const clauses = tellingClauses(reading);
  if (kindAsked(reading) === 'knowledge')
    return clauses.find((mark) => isClaim(reading, mark)) ?? null;
  // What a few words say is quoted in any case. Of more, only what belongs to the question.
  return (
    clauses.find(
      (mark) =>
        answer.words.length <= thresholds.fewWords[answer.language] ||
        (ofSpeaker.test(quoteOf(answer, mark)) && isNearQuestion(reading, mark)),
    ) ?? null
  );
}

/** A clause about the speaker, or about something that happened. */
const ofSpeaker =
  /(?<![가-힣])(저|제)(는|가|도|의|를|한테)?(?![가-힣])|[았었했](습|어|고|는데|던)|\b(i|i'm|i've|i'd|my|me|we)\b/i;

/** Whether a clause is about what answers to the question are about. */
function isNearQuestion({ answer, answers }: AnswerReading, { first, last }: Mark): boolean {
  const place = meaningOf(answer.language).placeOf(answer, first, last + 1);
  return nearness(place, answers) >= thresholds.leastNearness;
}
