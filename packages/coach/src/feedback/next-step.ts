import type { Language } from '@daedap/contract/languages';
import { hashOf } from '../seeded.ts';
import type { AnswerReading } from '../reading.ts';
import { likelyWrong } from '../scoring/likelihood.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import type { ReadText } from '../text/read-text.ts';
import { furtherQuestion, isFact, mayBeCareless } from './crux.ts';
import { courtesy } from './empty-talk.ts';
import type { Gap } from './finding.ts';
import { pointGap } from './missed-elements.ts';
import {
  isLaidDown,
  kindAsked,
  lastAsked,
  missingPoints,
  startOf,
  surelyOpen,
} from './open-questions.ts';
import { findStrengths, isBeforeStraying } from './praise.ts';
import { clauseAround, quotableClauses, quoteOf } from './quote.ts';
import { byOthers, isDone, notDone, sureMarks } from './sure-marks.ts';
import {
  bestFirst,
  contentWords,
  countContent,
  doubtful,
  fullestClause,
  isClaim,
  leastLeaning,
  leastSureClaim,
  negated,
  tellingClauses,
} from './telling-clauses.ts';
import { feedbackTexts, type NextQuestion } from './texts.ts';
import { vagueAmount } from './vague-amounts.ts';

const thresholds = {
  /** Below this score a point that is probably missing is told by its name. */
  clearFrom: 60,
  /** Below this score an answer of which nothing else is known says too little. */
  decentFrom: 42,
  /** From this score on, an answer without a rubric is followed by another question. */
  soundFrom: 62,
  /** Behind this share of an answer its strongest words come late. */
  lateFrom: 0.45,
  /** From this share of its time limit on, an answer is told to become shorter. */
  overFrom: 1.1,
  /** In so few seconds nothing comes late. */
  shortSeconds: 15,
} as const;

/** A step weighs less than everything that is missing. */
const weight = 0.8;

/** What an interviewer asks next. */
const asked = { weight, point: null, isNext: true } as const;

/** What is left to say about an answer without any other gap: one step about what it says. */
export function nextStep(reading: AnswerReading, scores: AnswerScores): Gap {
  const over = secondsOver(reading);
  if (over > 0)
    return { kind: 'polish', weight, mark: null, point: null, remark: 'tooLong', count: over };
  const [missed] = missingPoints(reading, scores);
  if (missed && scores.score < thresholds.clearFrom)
    return pointGap(reading, { ...missed, question: null }, weight, false);
  const vague = vagueAmount(reading);
  if (vague) return { ...vague, weight };
  const said = scores.score >= thresholds.clearFrom ? apology(reading) : null;
  if (said) return { kind: 'fillers', weight, point: null, remark: 'apology', ...said };
  const known = bankQuestion(reading, scores);
  if (known) return known;
  const question = directQuestion(reading, scores) ?? ownQuestion(reading, scores);
  if (question) return question;
  const gap = { weight, mark: null, point: null } as const;
  if (scores.score < thresholds.decentFrom) return { ...gap, kind: 'short' };
  return isLate(reading, scores)
    ? { ...gap, kind: 'polish', remark: 'late' }
    : { ...gap, kind: 'polish', mark: pivot(reading, scores) };
}

/**
 * The bank's question about a point that a full answer has surely not made, or its deeper question. What decides the question
 * comes first where no words can be praised, and after an explanation: nobody can tell a right one from a wrong one in the
 * same words.
 */
function bankQuestion(reading: AnswerReading, scores: AnswerScores): Gap | null {
  const isTold =
    reading.prompts.crux && (isFact(reading) || !reading.known || !praisesWords(reading, scores));
  const before = isTold ? ({ tellsCrux: 'before' } as const) : {};
  const missing = surelyOpen(reading);
  if (missing) return { ...pointGap(reading, missing, weight, true), ...before };
  const further = furtherQuestion(reading);
  if (!further) return null;
  const { kind, ...open } = further;
  return { ...asked, kind, mark: null, open, ...before };
}

/** Words with which a speaker apologises for the answer itself, more than twice. A few seconds have more important faults. */
function apology(reading: AnswerReading): { quote: string; mark: Mark } | null {
  const { answer } = reading;
  const [found, , third] = [...answer.raw.matchAll(apologises[answer.language])];
  if (!found || !third || reading.capacity <= thresholds.shortSeconds) return null;
  const first = answer.words.findIndex(({ end }) => end > found.index);
  return { quote: found[0], mark: { first, last: first } };
}

/** An apology that is told, to a customer or to a friend, is part of the answer. */
const apologises = {
  ko: /(?<![가-힣])죄송합니다(?=[,.…\s]|$)(?! *(하고|라고|하며|말씀|해요|합니다|하면))/g,
  en: /(?<!\b(?:say|said|says|am|i'm|really|so|be|feel|felt|to|a|was|first) )\bsorry\b(?! (for|to|that|but|no|about|sir|ma'am|we|i can't|i cannot)\b)/gi,
} as const;

/** Nobody knows what a middling answer without a rubric lacks: it is told what was asked last, which many leave out. */
function directQuestion(reading: AnswerReading, { score }: AnswerScores): Gap | null {
  const asks = score < thresholds.soundFrom ? lastAsked(reading) : null;
  if (!asks?.isPart || uncheckedClaim(reading)) return null;
  const open = { question: asks.text, start: startOf(asks.text, reading) };
  return { kind: 'point', weight, mark: null, point: null, remark: 'direct', open };
}

/**
 * What an interviewer asks after an answer of a kind: about words that only such a question fits, or else about the whole
 * answer.
 */
function ownQuestion(reading: AnswerReading, scores: AnswerScores): Gap | null {
  const { language, answer, question } = reading;
  const { nextQuestions, afterAny, seenByOthers } = feedbackTexts[language];
  if (isLaidDown(reading)) return guideline(reading);
  const clauses = askableClauses(reading);
  const unchecked = uncheckedClaim(reading);
  if (unchecked) return { ...asked, kind: 'example', mark: unchecked, remark: 'unchecked' };
  const kind = kindOfNext(reading);
  // What may be careless is looked at from the other side: that helps whoever told it well, too.
  if (mayBeCareless(reading) && (kind === 'experience' || kind === 'situation'))
    return { ...asked, kind: 'otherSide', mark: null, open: seenByOthers[kind] };
  const open = nextQuestions[kind].filter(
    ({ after, unless, least }) =>
      (after?.test(question.raw) ?? true) &&
      !unless?.test(question.raw) &&
      clauses.length >= (least ?? 0),
  );
  const about = open.flatMap((next) => {
    const marks = next.about ? clauses.filter((mark) => invites(reading, next, mark)) : [];
    const mark = unpraised(reading, scores, marks) ?? marks[0];
    return mark ? [{ next, mark }] : [];
  });
  // What fits the whole answer is asked about no single words of it.
  const whole = open
    .filter((next) => !next.about && !next.said.test(answer.raw))
    .map((next) => ({ next, mark: null }));
  // It is tied to the answer by some of its words, unless praise quotes some already.
  const tied = praisesWords(reading, scores)
    ? null
    : ([...clauses, ...tellingClauses(reading)].find((mark) => isBeforeStraying(reading, mark)) ??
      null);
  const fitting = whole.filter(({ next }) => next.after);
  // Who says too little is not prepared for more.
  const isDecent = scores.score >= thresholds.decentFrom;
  const any = isDecent
    ? afterAny[kind]
        .filter(({ said }) => !said?.test(answer.raw))
        .map((next) => ({ next, mark: null }))
    : [];
  const choice =
    [fitting.slice(0, 1), about, whole.slice(0, likely), any].find(({ length }) => length > 0) ??
    [];
  const chosen = choice[hashOf(answer.raw) % choice.length];
  if (!chosen) return null;
  const { next } = chosen;
  return {
    ...asked,
    kind: next.kind,
    mark: chosen.mark ?? tied,
    open: { question: next.question, start: next.start },
  };
}

/** What to compare with the guidelines: the clause that sounds most careless, or least true. */
function guideline(reading: AnswerReading): Gap {
  const clauses = askableClauses(reading);
  const mark = leastLeaning(
    reading,
    mayBeCareless(reading) ? 'decency' : 'truth',
    clauses.length > 0 ? clauses : quotableClauses(reading.answer),
  );
  const { guidelines } = feedbackTexts[reading.language];
  return { ...asked, kind: 'action', mark, open: guidelines };
}

/** Whether some words of the answer are praised. */
const praisesWords = (reading: AnswerReading, scores: AnswerScores) =>
  findStrengths(reading, scores).some(({ mark }) => mark);

/** The claim to look up in an explanation that the bank knows nothing about, if it may well be wrong. */
const uncheckedClaim = (reading: AnswerReading): Mark | null =>
  kindOfNext(reading) === 'knowledge' && likelyWrong(reading) >= maybeWrong[reading.answer.language]
    ? leastSureClaim(reading)
    : null;

/** From these likelihoods on, four in five wrong explanations and two in five right ones are asked to be looked up. */
const maybeWrong = { ko: 0.15, en: 0.2 } as const satisfies Record<Language, number>;

/** Whether a clause has the words that a question is about, and the answer does not answer it. */
const invites = (reading: AnswerReading, next: NextQuestion, mark: Mark): boolean =>
  next.about!.test(quoteOf(reading.answer, mark)) &&
  !next.said.test(placeOfAnswer(reading, next, mark));

/** The questions that fit most answers of a kind come first: one of so many is asked. */
const likely = 2;

/** Some questions about knowledge ask what to do with it. */
function kindOfNext(reading: AnswerReading) {
  const kind = kindAsked(reading);
  const { raw } = reading.question;
  return kind === 'knowledge' && (asksWhatToDo.test(raw) || !asksForFacts.test(raw))
    ? 'situation'
    : kind;
}

/** A question that is guessed to ask for an explanation does so in these words. */
const asksForFacts =
  /차이|다른가|다릅|비교|뜻|의미|정의|개념|원리|설명|무엇|뭐|뭔|란\b|왜|까닭|어떻게 (되|작동|동작|계산|구하)|일어나|\bwhat('s| is| are| does| do\b)|\bdiffer|\bexplain|\bhow (does|do|is|are|would you (explain|describe|define))\b|\bwhy\b|\bdefine\b|\bmean/i;

const asksWhatToDo =
  /하시겠|겠습니까|대처|대응|풀어 가|\b(would you(?! (explain|describe|define|use|choose|apply))|do you (do|say|handle|answer|deal)|how do you(?! (calculate|compute|work out|explain|define|tell|know|measure|find|get)))\b/i;

/** Where an answer to a question would stand: a reason beside what it explains, everything else anywhere. */
function placeOfAnswer({ answer }: AnswerReading, { kind }: NextQuestion, { first }: Mark): string {
  if (kind !== 'reason') return answer.raw;
  const at = answer.sentences.findIndex(({ next }) => first < next);
  const start = answer.sentences[Math.max(0, at - 1)]!.start;
  return answer.raw.slice(start, answer.sentences[at + 1]?.end ?? answer.raw.length);
}

/** The words that a further question can be about: what the speaker did, would do or claims. The surest come first. */
function askableClauses(reading: AnswerReading): readonly Mark[] {
  const { answer } = reading;
  const kind = kindOfNext(reading);
  const clauses = quotableClauses(answer).filter((mark) => {
    const quote = quoteOf(answer, mark);
    return (
      countContent(reading, mark) >= contentWords &&
      !doubtful.test(quote) &&
      !courtesy.test(quote) &&
      !negated.test(quote) &&
      !announces.test(quote)
    );
  });
  const isDeed = (mark: Mark) =>
    isDone(reading, mark) &&
    !byOthers.test(quoteOf(answer, mark)) &&
    !notDone.test(quoteOf(answer, mark)) &&
    !quoteOf(answer, mark).endsWith('는데') &&
    (answer.language === 'ko' || /^(then )?i /i.test(quoteOf(answer, mark)));
  const isClaimed = (mark: Mark) => claimed[answer.language].test(quoteOf(answer, mark));
  const found = {
    experience: [...sureMarks(reading, 'ownAction'), ...clauses.filter(isDeed)],
    situation: [
      ...sureMarks(reading, 'plan'),
      ...clauses.filter((mark) => isPlanned(answer, mark)),
    ],
    self: [
      ...sureMarks(reading, 'ownAction'),
      ...clauses.filter(isDeed),
      ...clauses.filter(isClaimed),
    ],
    opinion: clauses.filter(isClaimed),
    // What happened once is an example, not the explanation.
    knowledge: clauses.filter((mark) => isClaim(reading, mark) && !isDone(reading, mark)),
  };
  const distinct = new Map(
    found[kind].map((mark) => [`${clauseAround(answer, mark).first}`, mark] as const),
  );
  return bestFirst(reading, [...distinct.values()]);
}

/** Words that announce what comes next. */
const announces =
  /[한두세네몇] ?가지|다음과 같|\b(two|three|several|a few) (reasons|things|parts|points|ways)\b/i;

/** What somebody thinks. */
const claimed = {
  ko: /생각합니다|생각해요|[다라]고 (봅니다|봐요|믿)|것 같|거 같|해야|쪽(입|이)|맞(습|아|다)|(입니다|이에요|예요)$/,
  en: /\b(think|believe|would|should|am|i'm|is|are)\b/i,
} as const;

/** Whether a clause says what somebody would do. */
export const isPlanned = (answer: ReadText, mark: Mark) =>
  planned[answer.language].test(quoteOf(answer, mark));

const planned = {
  ko: /겠(습니다|어요|고|는데)|(볼|할|낼|갈|줄|릴|둘|쓸|을|알릴|드릴) ?(것|거|겁|게요|생각|예정)|드립니다|(?<!생각)합니다$|볼게요|할게요/,
  en: /^(then |first |and )?(i'd|i would|i'll|i will)\b/i,
} as const;

/** The words that carry an answer: what can be asked about and is nearest to the question comes first. */
function pivot(reading: AnswerReading, scores: AnswerScores): Mark | null {
  const { answer } = reading;
  const askable = new Set(askableClauses(reading).map(({ first }) => first));
  const telling = tellingClauses(reading);
  return unpraised(
    reading,
    scores,
    [
      ...telling.filter(({ first }) => askable.has(first)),
      ...askableClauses(reading),
      fullestClause(reading),
      ...telling,
    ].filter(
      (mark) =>
        mark !== null &&
        isBeforeStraying(reading, clauseAround(answer, mark)) &&
        !announces.test(quoteOf(answer, mark)),
    ),
  );
}

/** The first of some clauses that is not praised already. */
function unpraised(
  reading: AnswerReading,
  scores: AnswerScores,
  marks: readonly (Mark | null)[],
): Mark | null {
  const { answer } = reading;
  const praised = findStrengths(reading, scores)[0]?.mark;
  const said = praised && quoteOf(answer, praised);
  const isNew = (mark: Mark) => {
    const quote = quoteOf(answer, mark);
    return !said || (!quote.includes(said) && !said.includes(quote));
  };
  return marks.find((mark) => mark !== null && isNew(mark)) ?? null;
}

/** The seconds that an answer went over its limit; 0 if it went hardly over. */
function secondsOver({ durationSeconds, timeLimitSeconds }: AnswerReading): number {
  if (durationSeconds === null || timeLimitSeconds === null) return 0;
  const isOver = durationSeconds >= thresholds.overFrom * timeLimitSeconds;
  return isOver ? Math.round(durationSeconds - timeLimitSeconds) : 0;
}

/** Whether an opinion states its position late. */
function isLate(reading: AnswerReading, scores: AnswerScores): boolean {
  const [best] = findStrengths(reading, scores);
  return (
    reading.capacity > thresholds.shortSeconds &&
    best?.kind === 'stance' &&
    best.mark !== null &&
    best.mark.first > reading.answer.words.length * thresholds.lateFrom
  );
}
