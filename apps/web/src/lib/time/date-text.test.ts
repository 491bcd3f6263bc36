import { beforeEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import {
  dateAndTimeText,
  dateText,
  dayOfMonthText,
  dayText,
  monthOfYearText,
  shortDateAndTimeText,
  shortDateText,
  shortDayOfMonthText,
  shortDayText,
} from './date-text.ts';

/** Every month, the days around its ends, and hours around noon and midnight. */
const times = Array.from({ length: 12 }, (_, month) =>
  [1, 9, 10, 28].flatMap((day) =>
    [0, 1, 11, 12, 13, 23].map((hour) => new Date(2026, month, day, hour, (month * 7 + day) % 60)),
  ),
).flat();

const styles: [(time: Date) => string, Intl.DateTimeFormatOptions][] = [
  [dateText, { dateStyle: 'long' }],
  [shortDateText, { dateStyle: 'medium' }],
  [dateAndTimeText, { dateStyle: 'long', timeStyle: 'short' }],
  [shortDateAndTimeText, { dateStyle: 'medium', timeStyle: 'short' }],
  [dayOfMonthText, { month: 'long', day: 'numeric' }],
  [shortDayOfMonthText, { month: 'short', day: 'numeric' }],
  [monthOfYearText, { year: 'numeric', month: 'long' }],
];

/** Some versions of its tables have a narrow space before PM, and no Korean word for it in a date with a time. */
const plain = (text: string) =>
  text
    .replaceAll(/\s/gu, ' ')
    .replace(/^(.*\d[일.] )AM /, '$1오전 ')
    .replace(/^(.*\d[일.] )PM /, '$1오후 ');

describe.each(['ko', 'en'] as const)('%s', (language) => {
  beforeEach(() => changeLanguage(language));

  test('writes dates and times as Intl does', () => {
    for (const [write, style] of styles) {
      const format = new Intl.DateTimeFormat(language, style);
      expect(times.map(write)).toEqual(times.map((time) => plain(format.format(time))));
    }
  });

  test('writes days of the week as Intl does', () => {
    const sunday = new Date(2026, 10, 1);
    for (const [write, weekday] of [
      [dayText, 'long'],
      [shortDayText, 'short'],
    ] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday });
      for (let day = 0; day < 7; day += 1) {
        const time = new Date(sunday.getFullYear(), sunday.getMonth(), sunday.getDate() + day);
        expect(write(day)).toBe(format.format(time));
      }
    }
  });
});
