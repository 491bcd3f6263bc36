import type { Language } from '@daedap/contract/languages';
import { leaningOf, type LeaningName } from '../meaning/leanings.ts';
import { meaningOf, nearness } from '../meaning/meaning.ts';
import { onceForEach, onceForEachMark } from '../once-for-each.ts';
import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import type { Kind } from '../text/word.ts';
import { courtesy } from './empty-talk.ts';
import { clauseAround, familiarity, quotableClauses, quoteOf } from './quote.ts';

/** Words that sound this much like content are worth quoting for it. */
const concreteFrom = 3.6;

/** What is told with doubt, an excuse or a courtesy is not praised. */
export const doubtful =
  /applicant number|지원자 ?\d|죄송|감사|그냥|어쩔 수|이상하게|말씀드리(자|겠)|모르겠|잘 모|don't know|인가(?![가-힣])|였나|던가|이상입니다|sorry|thank|i guess|maybe|not sure|i think (about |around |it was )?(\d|(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half)\b)/i;

/** The clause with the most content among those that are understood well. */
export const best = (reading: AnswerReading, marks: readonly Mark[]): Mark | null =>
  bestFirst(reading, marks)[0] ?? null;

/** Some clauses, the one with the most content that is understood well first. */
export function bestFirst(reading: AnswerReading, marks: readonly Mark[]): Mark[] {
  const { answer } = reading;
  const meaning = meaningOf(answer.language);
  const worth = (mark: Mark) => {
    const clause = clauseAround(answer, mark);
    const closes = isClosed(reading, clause);
    return (
      meaning.concretenessOf(answer, clause.first, clause.last + 1) +
      understoodWorth * familiarity(answer, clause) +
      wordWorth * countContent(reading, clause) +
      (closes ? closedWorth : 0)
    );
  };
  return marks
    .map((mark) => ({ mark, worth: worth(mark) }))
    .toSorted((one, two) => two.worth - one.worth)
    .map(({ mark }) => mark);
}

/** A clause of words that the coach knows, and one that ends like a sentence, reads better as a quote. */
const understoodWorth = 3;
const closedWorth = 2.2;
/** A word of content adds so much: what says more is better to quote. */
const wordWorth = 0.3;

/** Whether a clause ends like a sentence. */
const isClosed = ({ answer }: AnswerReading, { last }: Mark) =>
  answer.words[last]!.closes || answer.words[last]!.tokens.at(-1)?.tag === 'EF';

/** Whether a clause can be praised for what it says as a whole: it does not lead on to what is said next. */
export function saysEnough(reading: AnswerReading, mark: Mark): boolean {
  const { answer } = reading;
  const clause = clauseAround(answer, mark);
  return answer.language === 'ko'
    ? isClosed(reading, clause) || answer.words[clause.last]!.surface.endsWith('요')
    : !/^i (said|say|mean)\b/i.test(quoteOf(answer, mark));
}

/** Neither empty talk nor, in an explanation, a claim without exception: who is wrong with confidence makes many. */
export const isSober = (reading: AnswerReading, mark: Mark) =>
  !isPlain(reading, mark) &&
  (reading.kind !== 'knowledge' || !withoutException.test(quoteOf(reading.answer, mark)));

const withoutException =
  /정설|절대|무조건|전혀|상관없|관계가 없|필요 ?없|항상|반드시|\b(never|always|no need|nothing to do|only|every|all)\b/i;

/** Words that sound like empty talk are not praised, whatever they have. */
export function isPlain({ answer, marks }: AnswerReading, mark: Mark): boolean {
  const { first, last } = clauseAround(answer, mark);
  return (
    meaningOf(answer.language).concretenessOf(answer, first, last + 1) < leastContent ||
    isHollow({ marks }, { first, last }) ||
    boast.test(quoteOf(answer, mark))
  );
}

/** What is always good says nothing. */
const boast =
  /(늘|항상|언제나) .*(좋|최선|열심|노력)|좋은 결과|최선을|[이가] 되겠습니다$|\b(always|good results?|great results?|my best|proud tradition|excellent)\b/i;

export const isHollow = ({ marks }: Pick<AnswerReading, 'marks'>, { first, last }: Mark) =>
  marks.hollow.some((hollow) => hollow.first >= first && hollow.last <= last);

const leastContent = 0.3;

export const negated =
  /않|못|없|안 |모르|실패|don't|didn't|never|\bnot\b|\bno\b|\bif\b|would have|couldn't|can't/i;

/** The clause that sounds most like content, if one does. */
export const fullestClause = onceForEach((reading: AnswerReading): Mark | null => {
  const { answer } = reading;
  const meaning = meaningOf(answer.language);
  return best(
    reading,
    quotableClauses(answer).filter(
      (mark) =>
        meaning.concretenessOf(answer, mark.first, mark.last + 1) >= concreteFrom &&
        countContent(reading, mark) >= contentWords &&
        !negated.test(quoteOf(answer, mark)) &&
        !doubtful.test(quoteOf(answer, mark)) &&
        !isPlain(reading, mark),
    ),
  );
});

/** The clauses of an answer, whether they deserve praise or not: the nearest to the question first. */
export const tellingClauses = onceForEach((reading: AnswerReading): readonly Mark[] => {
  const { answer, answers } = reading;
  const meaning = meaningOf(answer.language);
  const clauses = quotableClauses(answer).filter((mark) => {
    const quote = quoteOf(answer, mark);
    return !doubtful.test(quote) && !courtesy.test(quote);
  });
  const full = clauses.filter((mark) => countContent(reading, mark) >= heardWords);
  return (full.length > 0 ? full : clauses)
    .map((mark) => ({
      mark,
      worth:
        nearness(meaning.placeOf(answer, mark.first, mark.last + 1), answers) +
        contentWorth * countContent(reading, mark) +
        (isClosed(reading, mark) ? closedBonus : 0),
    }))
    .toSorted((one, two) => two.worth - one.worth)
    .map(({ mark }) => mark);
});

/** What a word of content, and a whole sentence, add to the nearness of a clause. */
const contentWorth = 0.06;
const closedBonus = 0.15;

/** A clause that is repeated to the speaker has so many words of content, if there is one. */
const heardWords = 3;

/** Whether a clause claims something about the matter, and not about the speaker. */
export function isClaim(reading: AnswerReading, mark: Mark): boolean {
  const quote = quoteOf(reading.answer, mark);
  return (
    countContent(reading, mark) >= contentWords &&
    !doubtful.test(quote) &&
    !courtesy.test(quote) &&
    !aboutOneself.test(quote)
  );
}

/** The claim of an explanation that leans least to what is right: if one is false, it is probably this one. */
export const leastSureClaim = (reading: AnswerReading): Mark | null =>
  leastLeaning(
    reading,
    'truth',
    quotableClauses(reading.answer).filter((mark) => isClaim(reading, mark)),
  );

/** The clause that leans least to something. */
export function leastLeaning(
  { answer }: AnswerReading,
  name: LeaningName,
  marks: readonly Mark[],
): Mark | null {
  const lean = ({ first, last }: Mark) => leaningOf(name, answer, first, last + 1);
  return marks.toSorted((one, two) => lean(one) - lean(two))[0] ?? null;
}

const aboutOneself =
  /(?<![가-힣])(저|제|저희|우리|나|내)(는|가|도|를|의)?(?![가-힣])|겠|싶|[았었했]습니다|\b(i|i'm|i'd|i'll|i've|we|my|me|our|us)\b/i;

/** A clause that is quoted for its content has so many different words of content. */
export const contentWords = 3;

export const countContent = ({ answer }: AnswerReading, mark: Mark) => contentIn(answer, mark);

const contentIn = onceForEachMark(({ words }, { first, last }): number => {
  const tokens = words.slice(first, last + 1).flatMap((word) => word.tokens);
  return new Set(tokens.filter(({ kind }) => carrying.has(kind)).map(({ key }) => key)).size;
});

const carrying: ReadonlySet<Kind> = new Set(['content', 'name', 'number']);

/** Up to this concreteness a clause could be about anything. */
const generalUpTo = 1.5;
/** A clause that says something has so many words of content. */
const fewestWords = 2;

/** The clause that says least, if it could be about anything. */
export function mostGeneralMark(reading: AnswerReading): Mark | null {
  const { answer } = reading;
  const meaning = meaningOf(answer.language);
  const [least] = quotableClauses(answer)
    .filter((mark) => {
      const quote = quoteOf(answer, mark);
      const isMeant = !courtesy.test(quote) && !withoutContent[answer.language].test(quote);
      return isMeant && countContent(reading, mark) >= fewestWords;
    })
    .map((mark) => ({ mark, worth: meaning.concretenessOf(answer, mark.first, mark.last + 1) }))
    .toSorted((one, two) => one.worth - two.worth);
  return least && least.worth <= generalUpTo ? least.mark : null;
}

/** Who says not to know, or what something is not, is not asked to say it in more detail. */
const withoutContent: { readonly [language in Language]: RegExp } = {
  ko: /모르|기억|공부(를|해|도)|긴장|떨|부족|어렵|없(습|어|는|다)|아니(에|라|고)|않(습|아|았|을)|(?<![가-힣])안 |배우겠|입사하/,
  en: /\b(don't|didn't|not|never|no|can't|wouldn't|nervous|remember|sorry|hard to|difficult)\b/i,
};
