import { quoteOf } from '../feedback/quote.ts';
import type { AnswerReading } from '../reading.ts';
import { likelihoods } from '../scoring/likelihood.ts';
import { wholeMark, type Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { hashOf } from '../seeded.ts';
import { followUpTexts, type FollowUpGap, type Tone } from './texts.ts';

export type FollowUpQuestion = {
  readonly text: string;
  /** The id of the rubric's point that it asks for, if any. */
  readonly point: string | null;
  /** The user's own words in it. */
  readonly quote: string | null;
};

/** An answer with this much relevance is worth quoting. */
const quotableFrom = 30;

/** Chooses what a good interviewer would ask next: about the largest gap. */
export function chooseFollowUp(reading: AnswerReading, scores: AnswerScores): FollowUpQuestion {
  const tone: Tone = reading.known?.mainCategory === 'pressure' ? 'sharp' : 'calm';
  const texts = followUpTexts[reading.language][tone];
  const seed = hashOf(reading.answer.raw);
  const pick = (variants: readonly string[]) => variants[seed % variants.length]!;
  const missing = findBankFollowUp(reading);
  const mark = scores.relevance >= quotableFrom ? quotable(reading) : null;
  const quote = mark && quoteOf(reading.answer, mark);

  if (scores.relevance === 0 && !missing)
    return { text: pick(texts.gaps.nothing), point: null, quote: null };
  const deeper = isFull(reading) && !reading.saysDeeper ? reading.prompts.deeper : null;
  const asked = missing ?? deeper;
  const question = asked ? asked.text[reading.language] : pick(texts.gaps[largestGap(reading)]);
  if (quote) {
    const text = pick(texts.quoting)
      .replace('{quote}', () => quote)
      .replace('{question}', () => question);
    return { text, point: missing?.point ?? null, quote };
  }
  const text = asked ? pick(texts.plain).replace('{question}', () => question) : question;
  return { text, point: missing?.point ?? null, quote: null };
}

/** Whether an answer has probably said all that its rubric asks for; without one, nothing better is known to ask. */
const isFull = (reading: AnswerReading) =>
  likelihoods(reading).every((likelihood) => likelihood > probably);

/** A point that is more likely was probably said. */
const probably = 0.5;

/** The bank's question about a point that was wrong, or else about one that was left out. */
function findBankFollowUp(reading: AnswerReading) {
  const { known, points } = reading;
  const likely = likelihoods(reading);
  const open = points
    .map(({ point, wrong }, index) => ({ point, wrong, likelihood: likely[index]! }))
    .filter(({ wrong, likelihood }) => wrong || likelihood <= probably)
    .toSorted(
      (one, two) => Number(!!two.wrong) - Number(!!one.wrong) || one.likelihood - two.likelihood,
    );
  for (const { point } of open) {
    const followUp = known?.followUps.find((candidate) => candidate.point === point.id);
    if (followUp) return followUp;
  }
  return null;
}

function largestGap({ points, marks, questionType }: AnswerReading): FollowUpGap {
  if (points.some(({ wrong }) => wrong)) return 'wrong';
  const isStory = questionType === 'behavioral' || questionType === 'general';
  if (isStory && marks.ownAction.length + marks.plan.length === 0) return 'action';
  if (isStory && marks.result.length === 0) return 'result';
  if (marks.reason.length === 0) return 'reason';
  if (isStory && marks.number.length === 0) return 'number';
  if (isStory && marks.reflection.length === 0) return 'reflection';
  return 'alternative';
}

/** Words worth quoting: a false statement, a result, an action, or a point that was made. */
function quotable({ points, marks }: AnswerReading): Mark | null {
  const wrong = points.find((point) => point.wrong)?.wrong;
  if (wrong) return wholeMark(wrong.words);
  const made = points.find(({ matches }) => matches.length > 0)?.matches[0];
  return marks.result[0] ?? marks.ownAction[0] ?? (made ? wholeMark(made.words) : null);
}
