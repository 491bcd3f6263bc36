import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import type { ReadText } from '../text/read-text.ts';
import { courtesy } from './empty-talk.ts';
import { findStrengths } from './praise.ts';
import { clauseAround, quotableClauses, quoteOf } from './quote.ts';
import { byOthers, isDone, notDone, sureMarks } from './sure-marks.ts';
import {
  bestFirst,
  contentWords,
  countContent,
  doubtful,
  isClaim,
  negated,
} from './telling-clauses.ts';
import type { QuestionKind } from '../question-kind.ts';

/** The words that a further question can be about: what the speaker did, would do or claims. The surest come first. */
export function askableClauses(reading: AnswerReading, kind: QuestionKind): readonly Mark[] {
  const { answer } = reading;
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
export const announces =
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

/** The first of some clauses that is not praised already. */
export function unpraised(
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

/** Whether some words of the answer are praised. */
export const praisesWords = (reading: AnswerReading, scores: AnswerScores) =>
  findStrengths(reading, scores).some(({ mark }) => mark);
