import type { PracticePlan } from '@daedap/contract/practice-plan';

type CalendarTexts = {
  readonly practice: string;
  readonly practiceText: string;
  readonly interview: string;
};

type CalendarInput = {
  readonly plan: PracticePlan;
  /** The present moment, and the calendar day of the user. */
  readonly now: Date;
  readonly today: string;
  /** Where the events lead to. */
  readonly address: string;
  readonly texts: CalendarTexts;
};

/** People practise in the evening. Every calendar lets them move it. */
const startTime = '200000';
const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/**
 * The plan as a file for calendars (RFC 5545): an event on each practice day, until the day before the interview, and the
 * interview itself. Times are without a zone: they mean the time of the place where the user is.
 */
export function calendarFile({ plan, now, today, address, texts }: CalendarInput): string {
  const stamp = `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const first = firstPracticeDay(plan.days, today);
  const lastDay = plan.interviewOn && dayBefore(plan.interviewOn);
  const until = lastDay ? `;UNTIL=${compact(lastDay)}T235959` : '';
  const practice =
    lastDay !== null && lastDay < first
      ? []
      : [
          'BEGIN:VEVENT',
          'UID:practice@daedap',
          stamp,
          `DTSTART:${compact(first)}T${startTime}`,
          `DURATION:PT${plan.minutes}M`,
          `RRULE:FREQ=WEEKLY;BYDAY=${plan.days.map((day) => dayNames[day]).join(',')}${until}`,
          `SUMMARY:${escaped(texts.practice)}`,
          `DESCRIPTION:${escaped(texts.practiceText)}`,
          `URL:${address}`,
          'END:VEVENT',
        ];
  const interview = plan.interviewOn
    ? [
        'BEGIN:VEVENT',
        'UID:interview@daedap',
        stamp,
        `DTSTART;VALUE=DATE:${compact(plan.interviewOn)}`,
        `SUMMARY:${escaped(texts.interview)}`,
        'END:VEVENT',
      ]
    : [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daedap//Practice plan//EN',
    ...practice,
    ...interview,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const dayMs = 86_400_000;
const compact = (day: string) => day.replaceAll('-', '');
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const dayBefore = (day: string) => shifted(day, -1);

/** The next practice day, today included. */
function firstPracticeDay(days: readonly number[], today: string): string {
  const weekday = new Date(today).getUTCDay();
  const wait = Math.min(...days.map((day) => (day - weekday + 7) % 7));
  return shifted(today, wait);
}

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** A line has at most 75 bytes; the next one goes on after a space. */
const longestLine = 75;

function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let out = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > longestLine) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += size;
  }
  return out;
}
