import { meaningOf } from '../meaning/meaning.ts';
import { onceForEach } from '../once-for-each.ts';
import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import { quotableClauses, quoteOf } from './quote.ts';

/** Courtesies are empty, and nobody minds. */
export const courtesy =
  /감사|이상입니다|안녕하|죄송|말씀드리|thank|please|good morning|sorry|honou?red/i;

const plainWords =
  /^(그런|이런|이러|많은|중요|솔직|정말|매우|굉장히|기본|당연|과정|단계|이해|파악|정확|good|nice|hard|honest|important|excel|ready|everyone|everybody|experience|natural)/;

/** How much a word about a virtue weighs against words that sound like content. */
const virtueWorth = 1.5;

/** The emptiest words of an answer: many virtues, little content. */
export const emptiestMark = onceForEach(
  ({ answer, marks, question }: AnswerReading): Mark | null => {
    const meaning = meaningOf(answer.language);
    /** A virtue that the question names is what it asks for, and some words are no virtue alone. */
    const isAsked = (word: number) =>
      plainWords.test(answer.words[word]!.surface) ||
      answer.words[word]!.tokens.some(({ key }) => question.byKey.has(key));
    const virtuesIn = ({ first, last }: Mark) =>
      marks.hollow.filter(
        (mark) => mark.first >= first && mark.last <= last && !isAsked(mark.first),
      ).length;
    const emptiness = (mark: Mark) =>
      virtueWorth * virtuesIn(mark) - meaning.concretenessOf(answer, mark.first, mark.last + 1);
    return (
      quotableClauses(answer)
        .filter((mark) => virtuesIn(mark) > 0 && !courtesy.test(quoteOf(answer, mark)))
        .map((mark) => ({ mark, worth: emptiness(mark) }))
        .toSorted((one, two) => two.worth - one.worth)[0]?.mark ?? null
    );
  },
);
