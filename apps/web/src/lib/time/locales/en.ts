import type { ko } from './ko.ts';

export const en: typeof ko = {
  dates: {
    months: 'January February March April May June July August September October November December',
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    monthsOfShortDates: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    shortDays: 'Sun Mon Tue Wed Thu Fri Sat',
    date: '{{month}} {{day}}, {{year}}',
    shortDate: '{{month}} {{day}}, {{year}}',
    dayOfMonth: '{{month}} {{day}}',
    monthOfYear: '{{month}} {{year}}',
    morning: '{{hour}}:{{minute}} AM',
    afternoon: '{{hour}}:{{minute}} PM',
    dateAndTime: '{{date}} at {{time}}',
    shortDateAndTime: '{{date}}, {{time}}',
  },
};
