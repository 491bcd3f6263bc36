import { meaningOf, nearness } from '../meaning/meaning.ts';
import type { RubricPoint } from '../question.ts';
import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import { clauseAround, quotableClauses, quoteOf } from './quote.ts';
import { contentWords, countContent, isHollow, tellingClauses } from './telling-clauses.ts';

/** Words that match a point by a cue are nearer to it than their meaning alone tells. */
const cueWorth = 0.15;
/** The words that are quoted for a point mean it at least this much. */
const meansFrom = 0.64;

/** From here on the words say the point itself, if it is one thing and not several. */
const saysFrom = 0.9;

type PointInWords = {
  readonly point: RubricPoint;
  readonly mark: Mark;
  /** Whether the words say the whole point, so that it can be named beside them. */
  readonly isWhole: boolean;
};

/** The points that an answer makes, each with the words that mean it most. Points without such words are left out. */
export function pointsInWords(reading: AnswerReading): PointInWords[] {
  const near = createNearness(reading);
  const clauses = quotableClauses(reading.answer);
  return reading.points
    .flatMap(({ point, degree, matches }, index) => {
      if (degree < 1) return [];
      const isMatched = ({ first, last }: Mark) =>
        matches.some(({ words }) => words.some((word) => word >= first && word <= last));
      const [best] = clauses
        .filter(
          (mark) => !denies.test(quoteOf(reading.answer, mark)) || denies.test(point.label.ko),
        )
        .map((mark) => ({ mark, worth: near(mark, index) + (isMatched(mark) ? cueWorth : 0) }))
        .toSorted((one, two) => two.worth - one.worth);
      if (!best || best.worth < meansFrom) return [];
      const isWhole = best.worth >= saysFrom && isMatched(best.mark) && !isSeveral(point);
      return [{ point, ...best, isWhole }];
    })
    .toSorted((one, two) => two.worth - one.worth);
}

/** Whether some words may say a point: then nobody asks for it right behind them. */
export function speaksOf(reading: AnswerReading, mark: Mark, point: RubricPoint): boolean {
  const index = reading.points.findIndex((each) => each.point.id === point.id);
  return createNearness(reading)(clauseAround(reading.answer, mark), index) >= mayMeanFrom;
}

const mayMeanFrom = 0.42;

/** The words that come nearest to a point that was not recognised: it may be said in them, and can be said more clearly. */
export function nearestTo(reading: AnswerReading, point: RubricPoint): Mark | null {
  const index = reading.points.findIndex((each) => each.point.id === point.id);
  const near = createNearness(reading);
  const [nearest] = tellingClauses(reading)
    .filter((mark) => countContent(reading, mark) >= contentWords && !isHollow(reading, mark))
    .map((mark) => ({ mark, worth: near(mark, index) }))
    .toSorted((one, two) => two.worth - one.worth);
  return nearest && nearest.worth >= mayMeanFrom ? nearest.mark : null;
}

/** A label that names several things is hardly ever said in one clause. */
const isSeveral = ({ label }: RubricPoint) =>
  /[,·]|[가-힣](과|와|하고|이나|거나|면서|고) |하거나|[은는]지.*[은는]지|등 /.test(label.ko) ||
  /,| and | or |:/.test(label.en);

/** Who denies something does not show it. */
const denies =
  /없(습|어|다|고|을)|않|아니|못 ?하|모르|\b(no|not|never|don't|doesn't|didn't|can't|won't)\b/i;

function createNearness({ answer, points }: AnswerReading) {
  const meaning = meaningOf(answer.language);
  return ({ first, last }: Mark, index: number) => {
    const place = points[index]?.place;
    return place ? nearness(meaning.placeOf(answer, first, last + 1), place) : 0;
  };
}
