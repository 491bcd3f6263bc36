import { hashOf } from '../seeded.ts';
import type { AnswerReading } from '../reading.ts';
import { likelyCareless, likelyWrong } from '../scoring/likelihood.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { askableClauses, praisesWords, unpraised } from './askable-clauses.ts';
import { mayBeCareless, subjectQuestion } from './crux.ts';
import type { Gap } from './finding.ts';
import { isUnderGuidelines, kindAsked, lastAsked, startOf } from './open-questions.ts';
import { isBeforeStraying } from './praise.ts';
import { quotableClauses, quoteOf } from './quote.ts';
import { irregularPasts } from '../lexicon/english.ts';
import { isDone, isTheirs } from './sure-marks.ts';
import {
  contentWords,
  countContent,
  doubtful,
  leastLeaning,
  leastSureClaim,
  negated,
  tellingClauses,
} from './telling-clauses.ts';
import { feedbackTexts, type NextQuestion } from './texts.ts';

const thresholds = {
  /** Below this score an answer of which nothing else is known says too little. */
  decentFrom: 42,
  /** From this score on, an answer is followed by another question. */
  soundFrom: 62,
} as const;

/** A step weighs less than everything that is missing. */
export const weightOfStep = 0.8;

/** What an interviewer asks next. */
export const nextStepGap = { weight: weightOfStep, point: null, isNext: true } as const;

/** Nobody knows what a middling answer without a rubric lacks: it is told what was asked last, which many leave out. */
export function directQuestion(reading: AnswerReading, { score }: AnswerScores): Gap | null {
  const asks = score < thresholds.soundFrom ? lastAsked(reading) : null;
  if (!asks?.isPart || uncheckedClaim(reading)) return null;
  const open = { question: asks.text, start: startOf(asks.text, reading) };
  return { kind: 'point', weight: weightOfStep, mark: null, point: null, remark: 'direct', open };
}

/** A question, and the words of the answer that it is about; null for the whole answer. */
type Candidate = {
  readonly next: Pick<NextQuestion, 'kind' | 'question' | 'start'>;
  readonly mark: Mark | null;
};

/**
 * What an interviewer asks after an answer of a kind: about words that only such a question fits, or else about the whole
 * answer.
 */
export function ownQuestion(reading: AnswerReading, scores: AnswerScores): Gap | null {
  if (isUnderGuidelines(reading)) return guideline(reading);
  const unchecked = uncheckedClaim(reading);
  if (unchecked) return { ...nextStepGap, kind: 'example', mark: unchecked, remark: 'unchecked' };
  const afterDeed = questionAboutDeed(reading);
  if (afterDeed) return { ...nextStepGap, kind: 'reason', mark: null, open: afterDeed };
  const chosen = chooseQuestion(reading, scores);
  if (!chosen) return null;
  const { kind, question, start } = chosen.next;
  return {
    ...nextStepGap,
    kind,
    mark: chosen.mark ?? tieToAnswer(reading, scores),
    open: { question, start },
  };
}

/** What is asked after a deed or a plan that may be careless: who did right and who did wrong can both say why. */
function questionAboutDeed(reading: AnswerReading): Gap['open'] | null {
  const { askedWhy, whoIsHurt } = feedbackTexts[reading.language];
  const kind = kindOfNext(reading);
  if (!mayBeCareless(reading) || (kind !== 'experience' && kind !== 'situation')) return null;
  return kind === 'experience' && likelyCareless(reading) >= ratherCareless
    ? whoIsHurt
    : askedWhy[kind];
}

/** From this likelihood on, who might have been harmed is asked. */
const ratherCareless = 0.35;

/** The question that fits best: the first list that has one, the best first. */
function chooseQuestion(reading: AnswerReading, scores: AnswerScores): Candidate | null {
  const { answer, question } = reading;
  const { nextQuestions, afterAny } = feedbackTexts[reading.language];
  const kind = kindOfNext(reading);
  const clauses = askableClauses(reading, kind);
  const open = nextQuestions[kind].filter(
    ({ after, unless, least }) =>
      (after?.test(question.raw) ?? true) &&
      !unless?.test(question.raw) &&
      clauses.length >= (least ?? 0),
  );
  const about = open.flatMap((next): Candidate[] => {
    const marks = next.about ? clauses.filter((mark) => invites(reading, next, mark)) : [];
    const mark = unpraised(reading, scores, marks) ?? marks[0];
    return mark ? [{ next, mark }] : [];
  });
  const whole = open.filter((next) => !next.about && !next.said.test(answer.raw));
  const unsaid = afterAny[kind].filter(({ said }) => !said?.test(answer.raw));
  const ofAnswer = (next: Candidate['next']): Candidate => ({ next, mark: null });
  // Who says too little is not prepared for more.
  const isDecent = scores.score >= thresholds.decentFrom;
  const subject = subjectQuestion(reading);
  const bySubject = subject ? [ofAnswer(subject)] : [];
  const lists = [
    isDecent || kind !== 'knowledge' ? bySubject : [],
    whole
      .filter(({ after }) => after)
      .slice(0, 1)
      .map(ofAnswer),
    about,
    whole.slice(0, likely).map(ofAnswer),
    isDecent ? whyThatStep(reading, scores) : [],
    isDecent ? unsaid.map(ofAnswer) : [],
  ];
  const choice = lists.find(({ length }) => length > 0) ?? [];
  return choice[hashOf(answer.raw) % choice.length] ?? null;
}

/** A question about the whole answer is tied to it by some of its words, unless praise quotes some already. */
const tieToAnswer = (reading: AnswerReading, scores: AnswerScores): Mark | null =>
  praisesWords(reading, scores)
    ? null
    : ([...askableClauses(reading, kindOfNext(reading)), ...tellingClauses(reading)].find((mark) =>
        isBeforeStraying(reading, mark),
      ) ?? null);

/** Why somebody takes a step that is told without its reason. */
function whyThatStep(reading: AnswerReading, scores: AnswerScores): Candidate[] {
  const kind = kindOfNext(reading);
  if (kind !== 'situation' && kind !== 'self') return [];
  const next = feedbackTexts[reading.language].whyThat[kind];
  const unexplained = stepsOf(reading).filter(
    (mark) =>
      isBeforeStraying(reading, mark) && !next.said.test(placeOfAnswer(reading, next, mark)),
  );
  const mark = unpraised(reading, scores, unexplained);
  return mark ? [{ next, mark }] : [];
}

/** The clauses that tell how somebody goes about something. */
const stepsOf = (reading: AnswerReading): readonly Mark[] =>
  quotableClauses(reading.answer).filter((mark) => {
    const quote = quoteOf(reading.answer, mark);
    return (
      isHabit(reading, mark) &&
      countContent(reading, mark) >= contentWords &&
      !doubtful.test(quote) &&
      !negated.test(quote) &&
      isTheirs(reading, mark)
    );
  });

/** Whether a clause tells what somebody does or would do, and not what was done once. */
function isHabit(reading: AnswerReading, mark: Mark): boolean {
  const { answer } = reading;
  const quote = quoteOf(answer, mark);
  if (answer.language === 'ko') return politeEnding.test(quote) && !isDone(reading, mark);
  const [, verb = 'was'] = /^(?:then |and |so )?(?:i|i'd|i'll|we|you) (\w+)/i.exec(quote) ?? [];
  return !idle.test(verb) && !verb.endsWith('ed') && !irregularPasts.has(verb.toLowerCase());
}

const politeEnding = /(니다|어요|아요|해요|고요)$/;
const idle =
  /^(was|were|am|is|are|had|have|did|do|think|mean|know|guess|like|love|want|prefer|feel|can|could)$/i;

/** What to compare with the guidelines: the clause that sounds most careless, or least true. */
function guideline(reading: AnswerReading): Gap {
  const clauses = askableClauses(reading, kindOfNext(reading));
  const mark = leastLeaning(
    reading,
    mayBeCareless(reading) ? 'decency' : 'truth',
    clauses.length > 0 ? clauses : quotableClauses(reading.answer),
  );
  const { guidelines } = feedbackTexts[reading.language];
  return { ...nextStepGap, kind: 'action', mark, open: guidelines };
}

/** The claim to look up in an explanation that the bank knows nothing about, if it may well be wrong. */
const uncheckedClaim = (reading: AnswerReading): Mark | null =>
  kindOfNext(reading) === 'knowledge' && likelyWrong(reading) >= maybeWrong
    ? leastSureClaim(reading)
    : null;

/** From this likelihood on, three in four wrong explanations and a quarter of the right ones are asked to be looked up. */
const maybeWrong = 0.3;

/** Whether a clause has the words that a question is about, and the answer does not answer it. */
const invites = (reading: AnswerReading, next: NextQuestion, mark: Mark): boolean =>
  next.about!.test(quoteOf(reading.answer, mark)) &&
  !next.said.test(placeOfAnswer(reading, next, mark));

/** The questions that fit most answers of a kind come first: one of so many is asked. */
const likely = 2;

/** Some questions about knowledge ask what to do with it. */
export function kindOfNext(reading: AnswerReading) {
  const kind = kindAsked(reading);
  const { raw } = reading.question;
  return kind === 'knowledge' && (asksToAct.test(raw) || !asksForFacts.test(raw))
    ? 'situation'
    : kind;
}

/** A question that is guessed to ask for an explanation does so in these words. */
const asksForFacts =
  /차이|다른가|다릅|비교|뜻|의미|정의|개념|원리|설명|무엇|뭐|뭔|란\b|왜|까닭|어떻게 (되|작동|동작|계산|구하)|일어나|\bwhat('s| is| are| does| do\b)|\bdiffer|\bexplain|\bhow (does|do|is|are|would you (explain|describe|define))\b|\bwhy\b|\bdefine\b|\bmean/i;

const asksToAct =
  /하시겠|겠습니까|대처|대응|풀어 가|\b(would you(?! (explain|describe|define|use|choose|apply))|do you (do|say|handle|answer|deal)|how do you(?! (calculate|compute|work out|explain|define|tell|know|measure|find|get)))\b/i;

/** Where an answer to a question would stand: a reason beside what it explains, everything else anywhere. */
function placeOfAnswer({ answer }: AnswerReading, { kind }: NextQuestion, { first }: Mark): string {
  if (kind !== 'reason') return answer.raw;
  const at = answer.sentences.findIndex(({ next }) => first < next);
  const start = answer.sentences[Math.max(0, at - 1)]!.start;
  return answer.raw.slice(start, answer.sentences[at + 1]?.end ?? answer.raw.length);
}
