import { hashOf } from '../seeded.ts';
import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import type { ReadText } from '../text/read-text.ts';
import { courtesy } from './empty-talk.ts';
import type { Gap } from './finding.ts';
import { pointGap } from './missed-elements.ts';
import { deeperQuestion, kindAsked, openPoints, surelyOpen } from './open-questions.ts';
import {
  byOthers,
  findStrengths,
  isDone,
  notDone,
  type StrengthKind,
  sureMarks,
} from './praise.ts';
import { pointsInWords } from './points-in-words.ts';
import { clauseAround, quotableClauses, quoteOf } from './quote.ts';
import {
  bestFirst,
  contentWords,
  countContent,
  doubtful,
  fullestClause,
  isClaim,
  negated,
  tellingClauses,
} from './telling-clauses.ts';
import { feedbackTexts, type NextQuestion } from './texts.ts';
import { vagueAmount } from './vague-amounts.ts';

const thresholds = {
  /** Below this score a point that is probably missing is told by its name. */
  clearFrom: 60,
  /** Behind this share of an answer its strongest words come late. */
  lateFrom: 0.45,
  /** From this share of its time limit on, an answer is told to become shorter. */
  overFrom: 1.1,
  /** From this share of its time, and so many seconds, what an answer left unused is worth mentioning; not of a longer limit. */
  leftFrom: 0.4,
  fewestLeft: 10,
  longLimit: 90,
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
    return { kind: 'polish', weight, mark: null, point: null, isTooLong: true, count: over };
  const [missed] = openPoints(reading);
  if (missed && scores.score < thresholds.clearFrom)
    return pointGap(reading, { ...missed, question: null }, weight, false);
  const vague = vagueAmount(reading);
  if (vague) return { ...vague, weight };
  const said = apology(reading);
  if (said) return { kind: 'fillers', weight, point: null, isApology: true, ...said };
  const left = secondsLeft(reading);
  const missing = surelyOpen(reading);
  if (missing) return pointGap(reading, missing, weight, true);
  const deeper = deeperQuestion(reading);
  if (deeper) {
    const { kind, ...open } = deeper;
    return { ...asked, kind, mark: null, open, ...(left > 0 && { count: left }) };
  }
  const own = ownQuestion(reading, scores);
  const isPraised = findStrengths(reading, scores).some(({ mark }) => mark);
  if (!own) return lastStep(reading, scores);
  const { about, kind, question, start } = own.next;
  return {
    ...asked,
    kind,
    // What fits the whole answer is asked about words of it only if nothing else is quoted.
    mark: about || !isPraised ? own.mark : null,
    open: { question, start },
    ...(left > 0 && { count: left }),
  };
}

/** Words with which a speaker apologises for the answer itself. */
function apology({ answer }: AnswerReading): { quote: string; mark: Mark } | null {
  const found = apologises[answer.language].exec(answer.raw);
  if (!found) return null;
  const first = answer.words.findIndex(({ end }) => end > found.index);
  return { quote: found[0], mark: { first, last: first } };
}

/** An apology that is told, to a customer or to a friend, is part of the answer. */
const apologises = {
  ko: /(?<![가-힣])죄송합니다(?=[,.…\s]|$)(?! *(하고|라고|하며|말씀))/,
  en: /(?<!\b(?:say|said|says|am|i'm|really|so|be|feel|felt|to|a|was|first) )\bsorry\b(?! (for|to|that|but|no|about|sir|ma'am|we|i can't|i cannot)\b)/i,
} as const;

/** What an interviewer asks after an answer of a kind, about words that it fits, if the answer has not said it. */
function ownQuestion(reading: AnswerReading, scores: AnswerScores) {
  const { language, answer, question } = reading;
  const clauses = askableClauses(reading);
  const fitting = feedbackTexts[language].nextQuestions[kindOfNext(reading)].flatMap((next) => {
    if (next.after && !next.after.test(question.raw)) return [];
    if (next.unless?.test(question.raw) || clauses.length < (next.least ?? 0)) return [];
    const { about } = next;
    const marks = clauses.filter(
      (mark) =>
        (!about || about.test(quoteOf(answer, mark))) &&
        !next.said.test(placeOfAnswer(reading, next, mark)),
    );
    const mark = unpraised(reading, scores, marks) ?? marks[0];
    return mark ? [{ next, mark }] : [];
  });
  // A question that only such words invite comes before one that fits all of them.
  const about = fitting.filter(({ next }) => next.about);
  const usual = fitting.filter(({ next }) => !next.isLast).slice(0, likely);
  const choice = [about, usual, fitting].find((each) => each.length > 0) ?? [];
  return choice[hashOf(answer.raw) % choice.length] ?? null;
}

/** The questions that fit most answers of a kind come first: one of so many is asked. */
const likely = 2;

/** Some questions about knowledge ask what to do with it. */
function kindOfNext(reading: AnswerReading) {
  const kind = kindAsked(reading);
  return kind === 'knowledge' && asksWhatToDo.test(reading.question.raw) ? 'situation' : kind;
}

const asksWhatToDo =
  /하시겠|겠습니까|대처|대응|풀어 가|\b(would you|do you (do|say|handle|answer|deal)|how do you)\b/i;

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
      !negated.test(quote)
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

/** The words that carry an answer. */
const pivot = (reading: AnswerReading, scores: AnswerScores): Mark | null =>
  unpraised(reading, scores, [
    ...pointsInWords(reading).map(({ mark }) => mark),
    ...askableClauses(reading),
    fullestClause(reading),
    ...tellingClauses(reading),
  ]);

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

/** The seconds that an answer left unused; 0 if it used most of its time, or had more than anybody needs. */
function secondsLeft({ durationSeconds, timeLimitSeconds }: AnswerReading): number {
  if (durationSeconds === null || timeLimitSeconds === null) return 0;
  const left = timeLimitSeconds - durationSeconds;
  const { leftFrom, fewestLeft, longLimit } = thresholds;
  const isMuch = left >= leftFrom * timeLimitSeconds && left >= fewestLeft;
  return isMuch && timeLimitSeconds <= longLimit ? Math.round(left) : 0;
}

/** A good answer is told to begin with what is best in it. Otherwise it is asked what fits every answer of its kind, or about its words. */
function lastStep(reading: AnswerReading, scores: AnswerScores): Gap {
  const { answer, capacity, language, question } = reading;
  const gap = { kind: 'polish', weight, mark: null, point: null } as const;
  const [best] = findStrengths(reading, scores);
  const isLate =
    capacity > thresholds.shortSeconds &&
    best?.mark &&
    leadingStrengths.has(best.kind) &&
    best.mark.first > answer.words.length * thresholds.lateFrom;
  if (isLate) return { ...gap, isLate };
  const next = feedbackTexts[language].nextQuestions[kindOfNext(reading)].find(
    ({ about, after, unless, least, said }) =>
      !about && !after && !least && !unless?.test(question.raw) && !said.test(answer.raw),
  );
  if (!next) return { ...gap, mark: pivot(reading, scores) };
  const open = { question: next.question, start: next.start };
  return { ...gap, kind: next.kind, open, isNext: true };
}

/** What an answer can begin with. A deed needs its story before it. */
const leadingStrengths: ReadonlySet<StrengthKind> = new Set([
  'number',
  'result',
  'stance',
  'reflection',
]);
