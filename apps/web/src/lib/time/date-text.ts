// Dates as `Intl` writes them, in the current language and in the time zone of the browser. Written by hand, because
// the first date format of a page takes more than a hundred milliseconds on a weak phone.
import { translate } from './texts.ts';

type MonthNames = 'months' | 'shortMonths' | 'monthsOfShortDates';
type Names = MonthNames | 'days' | 'shortDays';

const nameAt = (names: Names, place: number) => translate(`dates.${names}`).split(' ')[place] ?? '';

const partsOf = (time: Date, months: MonthNames) => ({
  year: time.getFullYear(),
  month: nameAt(months, time.getMonth()),
  day: time.getDate(),
});

/** 2026년 11월 5일, November 5, 2026. */
export const dateText = (time: Date) => translate('dates.date', partsOf(time, 'months'));

/** 2026. 11. 5., Nov 5, 2026. */
export const shortDateText = (time: Date) =>
  translate('dates.shortDate', partsOf(time, 'monthsOfShortDates'));

/** 오후 3:05, 3:05 PM. */
function timeText(time: Date): string {
  const hours = time.getHours();
  const hour = hours % 12 || 12;
  const minute = String(time.getMinutes()).padStart(2, '0');
  return translate(hours < 12 ? 'dates.morning' : 'dates.afternoon', { hour, minute });
}

/** 2026년 11월 5일 오후 3:05, November 5, 2026 at 3:05 PM. */
export const dateAndTimeText = (time: Date) =>
  translate('dates.dateAndTime', { date: dateText(time), time: timeText(time) });

/** 2026. 11. 5. 오후 3:05, Nov 5, 2026, 3:05 PM. */
export const shortDateAndTimeText = (time: Date) =>
  translate('dates.shortDateAndTime', { date: shortDateText(time), time: timeText(time) });

/** 11월 5일, November 5. */
export const dayOfMonthText = (time: Date) =>
  translate('dates.dayOfMonth', partsOf(time, 'months'));

/** 11월 5일, Nov 5. */
export const shortDayOfMonthText = (time: Date) =>
  translate('dates.dayOfMonth', partsOf(time, 'shortMonths'));

/** 2026년 11월, November 2026. */
export const monthOfYearText = (time: Date) =>
  translate('dates.monthOfYear', partsOf(time, 'months'));

/** 목, Thu. Sunday is 0. */
export const shortDayText = (day: number) => nameAt('shortDays', day);

/** 목요일, Thursday. Sunday is 0. */
export const dayText = (day: number) => nameAt('days', day);
