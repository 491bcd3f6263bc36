import type { Language } from '@daedap/contract/languages';
import { meaningOf, nearness } from '../meaning/meaning.ts';
import type { AnswerReading } from '../reading.ts';
import { likelyEvades, likelyStrays } from '../scoring/likelihood.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { cruxStart } from './crux.ts';
import type { Gap } from './finding.ts';
import { lossOf } from './gains.ts';
import { beginningOf, firstPoint, lastAsked, startOf } from './open-questions.ts';
import { stretchesOf } from '../text/stretches.ts';
import { quotableClauses } from './quote.ts';
import { contentWords, countContent } from './telling-clauses.ts';

const thresholds = {
  /** From this likelihood on an answer is told that it strays. Who speaks about oneself may mention much: more is asked there. */
  straysFrom: { withRubric: 0.4, without: 0.6 },
  moreForSelf: 0.3,
  /** Who strays and begins as near as this to what answers are about has begun to answer. */
  beginsNear: 0.25,
  /** An answer with this score keeps to its question, whatever it tells beside it. */
  digressionBelow: 70,
  /** Words like "anyway" lead back to the question only if the answer may stray. */
  mayStray: 0.15,
  /** Before this share of an answer nobody has left the question yet. */
  beginning: 0.12,
  /** Who loses so many points by wording that is hard to follow jumps around, unless the answer is good all the same: 18 of the 20 kept answers that are told so do. */
  tangledFrom: 3,
  tangledBelow: 75,
} as const;

const weight = 11;

/** Where an answer wanders: where its speaker loses the thread, else where it probably leaves its question, or else that it jumps around. */
export function wandering(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const told = digression(reading, scores) ?? straying(reading) ?? tangled(reading, scores);
  return told ? [told] : [];
}

function probablyStrays(reading: AnswerReading): boolean {
  const { straysFrom, moreForSelf } = thresholds;
  const from = reading.known ? straysFrom.withRubric : straysFrom.without;
  return likelyStrays(reading) >= from + (reading.kind === 'self' ? moreForSelf : 0);
}

/** Whether an answer begins with its question and leaves it then: neither is it about something else, nor does it evade. */
export function straysLater(reading: AnswerReading): boolean {
  const { answer, answers } = reading;
  if (!probablyStrays(reading) || likelyStrays(reading) < likelyEvades(reading)) return false;
  const meaning = meaningOf(answer.language);
  const stretches = stretchesOf(answer);
  return stretches
    .slice(0, Math.ceil(stretches.length / 3))
    .some(
      ({ first, next }) =>
        nearness(meaning.placeOf(answer, first, next), answers) >= thresholds.beginsNear,
    );
}

/** Who has lost the thread says so. */
const lostThread: { readonly [language in Language]: RegExp } = {
  ko: /(질문이?|뭐|뭘|무슨 (말|얘기|이야기)[를을]?|어디까지).{0,10}(였죠|였지|였더라|물어보셨|물어보신|얘기했죠|하려고 했|하려 했|하려던|말하려|말했죠|했죠)|(말|얘기|이야기)(가|이) (좀 |조금 )?(샜|옆으로|딴)|딴 (얘기|소리)/,
  en: /\bwhat (was|were) (i|we|you|the question)\b|\bwhere was i\b|lost (my|the) (train|thread)|don't get me started|\boff (the )?(topic|subject)\b|sidetracked|\bi'm rambling\b/i,
};

/** Who comes back from something else says so. */
const comesBack: { readonly [language in Language]: RegExp } = {
  ko: /(?<![가-힣])(아무튼|하여튼|어쨌든|여튼|암튼)(?![가-힣])/,
  en: /\banyway\b/i,
};

/** The words that are furthest from the question, before the speaker comes back to it. */
function digression(reading: AnswerReading, { score }: AnswerScores): Gap | null {
  const { answer } = reading;
  if (score >= thresholds.digressionBelow) return null;
  const lost = lostThread[answer.language].exec(answer.raw);
  const back = lost ?? comesBack[answer.language].exec(answer.raw);
  if (!back || (!lost && likelyStrays(reading) < thresholds.mayStray)) return null;
  const mark = furthest(reading, (each) => {
    const isBefore = answer.words[each.last]!.end <= back.index;
    return isBefore && each.first > answer.words.length * thresholds.beginning;
  });
  if (!mark) return null;
  const gap = { kind: 'strays', weight, mark, point: null, remark: 'digression' } as const;
  return { ...gap, ...beginning(reading) };
}

/** The clause of the second half that is furthest from the question, in an answer that probably strays. */
function straying(reading: AnswerReading): Gap | null {
  const { answer, known } = reading;
  if (!probablyStrays(reading)) return null;
  const mark = furthest(reading, ({ first }) => first >= answer.words.length / 2);
  if (!mark) return null;
  const gap = { kind: 'strays', weight, mark, point: null } as const;
  if (!known) return { ...gap, open: goingOn(reading) };
  const open = cruxStart(reading);
  return open ? { ...gap, open } : { ...gap, core: firstPoint(reading) };
}

/** An answer that is hard to follow: it comes in the order of its thoughts, with detours and restarts. */
function tangled(reading: AnswerReading, scores: AnswerScores): Gap | null {
  const { tangledFrom, tangledBelow } = thresholds;
  if (scores.score >= tangledBelow || lossOf(reading, scores, 'wording') < tangledFrom) return null;
  const gap = { kind: 'tangled', weight, mark: null, point: null } as const;
  return { ...gap, ...beginning(reading) };
}

/** What an answer begins with, or without a rubric how it can go on. */
const beginning = (reading: AnswerReading): Pick<Gap, 'core' | 'open'> =>
  reading.known ? { core: beginningOf(reading.known) } : { open: goingOn(reading) };

/** Of some clauses with content, the one that is furthest from what answers to the question are about. */
function furthest(reading: AnswerReading, isMeant: (mark: Mark) => boolean): Mark | null {
  const { answer, answers } = reading;
  const near = ({ first, last }: Mark) =>
    nearness(meaningOf(answer.language).placeOf(answer, first, last + 1), answers);
  return (
    quotableClauses(answer)
      .filter((mark) => isMeant(mark) && countContent(reading, mark) >= contentWords)
      .toSorted((one, two) => near(one) - near(two))[0] ?? null
  );
}

/** How an answer without a rubric can go on: with what was asked last. */
function goingOn(reading: AnswerReading): NonNullable<Gap['open']> {
  const question = lastAsked(reading)?.text ?? null;
  return { question, start: startOf(question ?? reading.question.raw, reading) };
}
