import { meaningOf, nearness } from '../meaning/meaning.ts';
import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import { comfortablePace, hasLongSentences } from '../scoring/measures.ts';
import type { AnswerScores } from '../scoring/score.ts';
import type { Gap, GapKind } from './finding.ts';
import { gainOf, lossOf } from './gains.ts';
import { isQuotable } from './quote.ts';

const thresholds = {
  /** Compared with the comfortable pace. */
  slowBelow: 0.75,
  fastOver: 1.1,
  /** Only a longer answer has to come to the point at once. */
  pointLateOverSeconds: 20,
  pointLateOverWords: 25,
  /** An opening whose meaning is this near to the question's answers it. */
  openingFrom: 0.25,
  /** Who says a filler now and then speaks like everyone. */
  fillersFrom: 6,
  /** In a weaker answer what is said matters more than how. */
  contentFirstBelow: 64,
} as const;

/** How much more the coming to the point is worth than the points that it costs. */
const pointLateWorth = 1.5;

/** What could be better in how an answer was said. */
export function poorDelivery(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const { answer } = reading;
  const { measures } = scores;
  const { from, to } = comfortablePace[answer.language];
  const { pace } = measures;
  const gap = (kind: GapKind, weight: number, more: Partial<Gap> = {}): Gap => ({
    kind,
    weight: weight * deliveryWorth,
    mark: null,
    point: null,
    ...more,
  });
  const fillers = fillersOf(reading);
  const isFull = scores.score >= thresholds.contentFirstBelow;
  const opening = { first: 0, last: 0 };
  return [
    gap(
      'fillers',
      isFull && fillers.count >= thresholds.fillersFrom ? lossOf(reading, scores, 'fillers') : 0,
      fillers,
    ),
    gap(
      'runOn',
      isFull && hasLongSentences(answer, measures) ? lossOf(reading, scores, 'longSentences') : 0,
    ),
    gap(
      'slow',
      isFull && pace !== null && pace < from * thresholds.slowBelow
        ? gainOf(reading, 'pace', 0.6)
        : 0,
    ),
    gap(
      'fast',
      isFull && pace !== null && pace > to * thresholds.fastOver ? gainOf(reading, 'pace', 0.6) : 0,
    ),
    gap(
      'pointLate',
      isQuotable(answer, opening) && comesLate(reading, scores)
        ? pointLateWorth * gainOf(reading, 'opening', 1)
        : 0,
      { mark: opening },
    ),
  ];
}

/** What can be done at once the next time is worth more than the points that it costs. */
const deliveryWorth = 1.5;

const comesLate = (reading: AnswerReading, { measures }: AnswerScores) =>
  (reading.kind === 'opinion' || reading.kind === 'situation') &&
  !measures.conclusionFirst &&
  !answersAtOnce(reading) &&
  beginsWithBackground(reading) &&
  openingNearness(reading) < thresholds.openingFrom &&
  reading.capacity > thresholds.pointLateOverSeconds &&
  measures.words > thresholds.pointLateOverWords;

/** "It's the going home." So short a first sentence is the answer, unless it is a courtesy. */
const answersAtOnce = ({ answer }: AnswerReading): boolean => {
  const [first] = answer.sentences;
  return (
    answer.sentences.length > 1 &&
    first !== undefined &&
    first.next <= shortSentence[answer.language] &&
    !courtesies.test(answer.raw)
  );
};
const shortSentence = { ko: 4, en: 8 } as const;
const courtesies =
  /^(네|예|안녕|답변|말씀드리|감사|좋은 질문|ok|okay|sure|yeah|yes|hi|hello|thank|good (morning|afternoon)|that('s| is) (a|an)|great question|um|uh|so)(?![가-힣a-z])/i;

/** How near the first words of an answer are to its question. */
function openingNearness({ answer, question }: AnswerReading): number {
  const meaning = meaningOf(answer.language);
  if (question.language !== answer.language) return 0;
  const opening = Math.min(answer.words.length, openingWords[answer.language]);
  return nearness(
    meaning.placeOf(answer, 0, opening),
    meaning.placeOf(question, 0, question.words.length),
  );
}

/** 일단 … 해야죠: what is to be done is the answer itself. */
const saysWhatToDo =
  /[해봐가둬줘]야|겠|^(일단|우선|먼저|생각에는|생각엔)$|^(i'd|i'll|should|would|must)$/;

/** Whether an answer begins with something that happened. */
function beginsWithBackground({ answer }: AnswerReading): boolean {
  const opening = answer.words.slice(0, openingWords[answer.language]);
  if (opening.some(({ surface }) => saysWhatToDo.test(surface))) return false;
  return opening.some(({ surface, tokens }) =>
    answer.language === 'ko'
      ? tokens.some(({ tag, key }) => tag === 'EP' && /^[았었였]$/.test(key))
      : /^(was|were|had|did|used|started|[a-z]{3,}ed)$/.test(surface),
  );
}

const openingWords = { ko: 14, en: 26 } as const;

/** Answering yes is no filler. */
const yes = new Set(['네', '예', '넵']);

/** The most frequent fillers, as a quote: `음", "어` or `um" and "uh`, and how often these are there. */
function fillersOf({ answer, marks }: AnswerReading): {
  quote: string;
  count: number;
  mark: Mark | null;
} {
  const counts = new Map<string, number>();
  const counted = marks.filler.filter(({ first }) => !yes.has(answer.words[first]!.surface));
  for (const { first } of counted) {
    const { surface } = answer.words[first]!;
    counts.set(surface, (counts.get(surface) ?? 0) + 1);
  }
  const frequent = [...counts].toSorted(([, one], [, two]) => two - one).slice(0, 2);
  return {
    quote: frequent.map(([surface]) => surface).join(answer.language === 'ko' ? '", "' : '" and "'),
    count: frequent.reduce((sum, [, times]) => sum + times, 0),
    mark: counted[0] ?? null,
  };
}
