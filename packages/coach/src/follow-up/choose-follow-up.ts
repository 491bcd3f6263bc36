import { quoteOf } from '../feedback/quote.ts';
import type { AnswerReading } from '../reading.ts';
import { wholeMark, type Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { hashOf } from '../seeded.ts';
import { followUpTexts, type FollowUpGap, type Tone } from './texts.ts';

export type FollowUpQuestion = {
  readonly text: string;
  /** The id of the rubric's point that it asks for, when there is one. */
  readonly point: string | null;
  /** The user's own words in it. */
  readonly quote: string | null;
};

/** An answer this relevant is worth quoting. */
const quotableFrom = 30;

/** What a good interviewer would ask next: after the largest gap. */
export function chooseFollowUp(reading: AnswerReading, scored: AnswerScores): FollowUpQuestion {
  const tone: Tone = reading.known?.mainCategory === 'pressure' ? 'sharp' : 'calm';
  const texts = followUpTexts[reading.language][tone];
  const seed = hashOf(reading.answer.raw);
  const pick = (variants: readonly string[]) => variants[seed % variants.length]!;
  const missing = missingFollowUp(reading);
  const mark = scored.relevance >= quotableFrom ? quotable(reading) : null;
  const quote = mark && quoteOf(reading.answer, mark);

  if (scored.relevance === 0 && !missing)
    return { text: pick(texts.gaps.nothing), point: null, quote: null };
  const question = missing ? missing.text[reading.language] : pick(texts.gaps[largestGap(reading)]);
  if (quote) {
    const text = pick(texts.quoting)
      .replace('{quote}', () => quote)
      .replace('{question}', () => question);
    return { text, point: missing?.point ?? null, quote };
  }
  const text = missing ? pick(texts.plain).replace('{question}', () => question) : question;
  return { text, point: missing?.point ?? null, quote: null };
}

/** The bank's question after the point that was got wrong, or else that was left out. */
function missingFollowUp({ known, points }: AnswerReading) {
  const open = points
    .filter(({ degree }) => degree < 1)
    .toSorted((one, two) => Number(!!two.wrong) - Number(!!one.wrong) || one.degree - two.degree);
  for (const { point } of open) {
    const found = known?.followUps.find((followUp) => followUp.point === point.id);
    if (found) return found;
  }
  return null;
}

function largestGap({ points, marks, questionType }: AnswerReading): FollowUpGap {
  if (points.some(({ wrong }) => wrong)) return 'wrong';
  const story = questionType === 'behavioral' || questionType === 'general';
  if (story && marks.ownAction.length + marks.plan.length === 0) return 'action';
  if (story && marks.result.length === 0) return 'result';
  if (marks.reason.length === 0) return 'reason';
  if (story && marks.number.length === 0) return 'number';
  if (story && marks.reflection.length === 0) return 'reflection';
  return 'alternative';
}

/** Words worth coming back to: a false statement, a point that was made, something done or a result. */
function quotable({ points, marks }: AnswerReading): Mark | null {
  const wrong = points.find((point) => point.wrong)?.wrong;
  if (wrong) return wholeMark(wrong.words);
  const made = points.find(({ matches }) => matches.length > 0)?.matches[0];
  return marks.result[0] ?? marks.ownAction[0] ?? (made ? wholeMark(made.words) : null);
}
