import type { Language } from '@daedap/contract/languages';
import type { Claim } from './claim.ts';
import { employerOf as englishEmployerOf } from './english/posts.ts';
import type { Sentence } from './text/sentences.ts';

/** A range of months in a CV. */
type Period = {
  /** Months since the year 0. */
  readonly from: number;
  /** null if it goes on. */
  readonly to: number | null;
  readonly start: number;
  readonly end: number;
  readonly line: string;
  /** Whether its beginning and its end are known by their years only. */
  readonly isRoughFrom: boolean;
  readonly isRoughTo: boolean;
  /** Whether it stands under a heading for what goes along with a post. */
  readonly isBeside: boolean;
};

/** A time without any post, school or project is worth a question from this many months on. */
const gapMonths = 6;
/** Nobody asks about a gap that ended more than ten years before the last entry, or about the time after school. */
const oldMonths = 120;
const secondarySchool = /고등학교|고교|\b(?:High School|A-levels|GCSE)/i;
/** Two posts overlap if they do so for at least this many months: handing over takes some weeks. */
const overlapMonths = 3;

const korean =
  /((?:19|20)\d{2})\s?[.년/-]\s?(\d{1,2})월?\s?[~–-]\s?(?:((?:19|20)\d{2})\s?[.년/-]\s?(\d{1,2})월?|(현재|재직 ?중|재학 ?중))/;
const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];
const english =
  /(?:([A-Z][a-z]{2})[a-z]*\.? |(?:\b(\d{2})[./]))?((?:19|20)\d{2})\s?(?:[–—-]|to|until)\s?(?:(?:([A-Z][a-z]{2})[a-z]*\.? |(?:(\d{2})[./]))?((?:19|20)\d{2})|([Pp]resent|[Nn]ow|[Cc]urrent|[Oo]ngoing|[Tt]oday|(?:[Tt]ill |[Tt]o )?date))/;

/** Finds gaps between the periods of a CV, and posts that overlap. */
export function findPeriodClaims(
  sentences: readonly Sentence[],
  text: string,
  language: Language,
): Claim[] {
  const periods = periodsIn(text, language).toSorted((one, two) => one.from - two.from);
  const blockAt = (at: number) => sentences.find(({ start }) => start >= at)?.block ?? 0;
  const gaps = gapsIn(periods, newestIn(periods, text, language), language).filter(
    ({ words }) => language === 'ko' || !hasSchoolIn(text, words),
  );
  return [...gaps, ...overlapsIn(periods, language)].map(
    ({ type, start, end, sentence, words }): Claim => ({
      type,
      deed: null,
      start,
      end,
      sentence,
      words,
      gist: '',
      weight: 1,
      block: blockAt(start),
      before: sentence,
      after: sentence,
    }),
  );
}

/** "B.Sc Dialysis Tech.   2017": a school that ended inside of a gap, whose beginning no line gives. */
const schoolYear =
  /\b(?:B\.?\s?(?:Sc|A|E|Tech|Com)|M\.?\s?(?:Sc|A|E|Tech)|Ph\.?D|Bachelor|Master|Associate of|Diploma|Degree|College|University|Polytechnic|Institute|School)\b.*?\b((?:19|20)\d{2})\b/g;

function hasSchoolIn(text: string, { from = '', to = '' }: Claim['words']): boolean {
  const [first, last] = [from, to].map((month) => Number(month.slice(-4)));
  return [...text.matchAll(schoolYear)].some(
    ([, year]) => Number(year) >= first! && Number(year) <= last!,
  );
}

/** A short line without a mark of a list or an end of a sentence. */
const sectionOf = /^(?:#+\s*|[■□◆▣[]\s*)?[가-힣A-Za-z][가-힣A-Za-z &/·]{1,22}[\]:]?\s*$/;
const beside =
  /프로젝트|교육|학력|동아리|대외|봉사|수상|활동|자격|project|education|volunteer|activit|award|training|thesis/i;

type Dates = Pick<Period, 'from' | 'to' | 'isRoughFrom' | 'isRoughTo'>;

function periodsIn(text: string, language: Language): Period[] {
  const periods: Period[] = [];
  let start = 0;
  let isBeside = false;
  for (const line of text.split('\n')) {
    const period = language === 'ko' ? koreanPeriod(line) : englishPeriod(line);
    const from = start + (line.length - line.trimStart().length);
    if (!period && sectionOf.test(line)) isBeside = beside.test(line);
    if (period)
      periods.push({
        ...period,
        isBeside,
        start: from,
        end: from + line.trim().length,
        line: line.trim(),
      });
    start += line.length + 1;
  }
  return periods;
}

function koreanPeriod(line: string): Dates | null {
  const match = korean.exec(line);
  if (!match) return null;
  const [, year, month, toYear, toMonth] = match;
  return {
    from: monthsOf(year!, Number(month)),
    to: toYear ? monthsOf(toYear, Number(toMonth)) : null,
    isRoughFrom: false,
    isRoughTo: false,
  };
}

/** A year without a month is taken as a whole, so that no gap is invented. */
function englishPeriod(line: string): Dates | null {
  const match = english.exec(line);
  if (!match) return null;
  const [, word, digits, year, toWord, toDigits, toYear] = match;
  const number = (name: string | undefined) => {
    if (name && /^\d/.test(name)) return Number(name);
    const index = monthNames.indexOf(name?.toLowerCase() ?? '');
    return index < 0 ? null : index + 1;
  };
  const [month, toMonth] = [number(word ?? digits), number(toWord ?? toDigits)];
  return {
    from: monthsOf(year!, month ?? 1),
    to: toYear ? monthsOf(toYear, toMonth ?? 12) : null,
    isRoughFrom: month === null,
    isRoughTo: toYear !== undefined && toMonth === null,
  };
}

const yearOf = (months: number) => `${Math.floor(months / 12)}`;

const monthsOf = (year: string, month: number) => Number(year) * 12 + month - 1;

function monthName(months: number, language: Language): string {
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  if (language === 'ko') return `${year}년 ${month}월`;
  const name = monthNames[month - 1]!;
  const full = {
    jan: 'January',
    feb: 'February',
    mar: 'March',
    apr: 'April',
    may: 'May',
    jun: 'June',
    jul: 'July',
    aug: 'August',
    sep: 'September',
    oct: 'October',
    nov: 'November',
    dec: 'December',
  }[name];
  return `${full} ${year}`;
}

type Found = Pick<Claim, 'type' | 'start' | 'end' | 'sentence' | 'words'>;

/** The newest date of a CV. A post that goes on has no end: the years of other lines tell how long. */
function newestIn(periods: readonly Period[], text: string, language: Language): number {
  const years = language === 'ko' ? [] : [...text.matchAll(/\b(?:19|20)\d{2}\b/g)];
  return Math.max(
    ...periods.map(({ from, to }) => to ?? from),
    ...years.map(([year]) => monthsOf(year, 1)),
  );
}

function gapsIn(periods: readonly Period[], latest: number, language: Language): Found[] {
  const gaps: Found[] = [];
  let covered: Period | null = null;
  for (const period of periods) {
    if (
      covered !== null &&
      covered.to !== null &&
      period.from - covered.to > gapMonths &&
      latest - period.from <= oldMonths &&
      !secondarySchool.test(covered.line)
    )
      gaps.push({
        type: 'gap',
        start: period.start,
        end: period.end,
        sentence: period.line,
        words:
          covered.isRoughTo || period.isRoughFrom
            ? { from: yearOf(covered.to), to: yearOf(period.from) }
            : { from: monthName(covered.to, language), to: monthName(period.from, language) },
      });
    if (covered === null || (covered.to !== null && (period.to === null || period.to > covered.to)))
      covered = period;
  }
  return gaps;
}

const markOf = (line: string) => /^[□■◇◆▪▫•·○●*-]/.exec(line)?.[0] ?? '';

/** Schools and projects go along with anything. */
const besides =
  /대학|고등|학교|학과|학부|프로젝트|군 ?복무|동아리|설계|디자인|인턴|실습|University|College|School|BSc|BA|MSc|project|volunteer|treasurer/i;

function overlapsIn(periods: readonly Period[], language: Language): Found[] {
  const posts = periods.filter(
    ({ line, isRoughFrom, isRoughTo, isBeside }) =>
      !isRoughFrom && !isRoughTo && !isBeside && !besides.test(line),
  );
  return posts.slice(1).flatMap((post, index) => {
    const before = posts[index]!;
    const shared = Math.min(before.to ?? Infinity, post.to ?? Infinity) - post.from;
    if (shared < overlapMonths) return [];
    // "□ 설비 매칭 (…)" below "1) 한빛기계 | …": a project of the post above it.
    if (markOf(before.line) !== markOf(post.line)) return [];
    const words = { from: employerOf(before.line), to: employerOf(post.line) };
    if (words.from.length < 2 || words.to.length < 2 || words.from === words.to) return [];
    const { start, end, line: sentence } = post;
    return [{ type: 'contradiction', start, end, sentence, words } satisfies Found];
  });

  function employerOf(line: string): string {
    if (language === 'en') return englishEmployerOf([line]) ?? '';
    const name = line
      .replace(korean, '')
      .replace(/^[\s\d).·•-]+/, '')
      .split(/\s*[/|(,]\s*/)[0]!;
    return name.trim().length <= 30 ? name.trim() : '';
  }
}
