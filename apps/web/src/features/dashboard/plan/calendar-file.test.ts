import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const texts = { practice: '면접 연습', practiceText: '하나, 둘; 셋', interview: '면접' };
// A Monday.
const input = {
  now: new Date('2026-11-16T03:04:05.678Z'),
  today: '2026-11-16',
  address: 'https://daedap.test/dashboard',
  texts,
};
const plan = { days: [2, 4], minutes: 20, interviewOn: '2026-12-01' } as const;

test('has the practice days until the interview, and the interview', () => {
  const file = calendarFile({ ...input, plan: { ...plan, days: [...plan.days] } });
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daedap//Practice plan//EN',
    'BEGIN:VEVENT',
    'UID:practice@daedap',
    'DTSTAMP:20261116T030405Z',
    'DTSTART:20261117T200000',
    'DURATION:PT20M',
    'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261130T235959',
    'SUMMARY:면접 연습',
    String.raw`DESCRIPTION:하나\, 둘\; 셋`,
    'URL:https://daedap.test/dashboard',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:interview@daedap',
    'DTSTAMP:20261116T030405Z',
    'DTSTART;VALUE=DATE:20261201',
    'SUMMARY:면접',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('goes on without an end where the day is not known, and begins today on a practice day', () => {
  const file = calendarFile({ ...input, plan: { days: [1], minutes: 60, interviewOn: null } });
  expect(file).toContain('DTSTART:20261116T200000\r\n');
  expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO\r\n');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test('has no practice on or after the day of the interview', () => {
  const file = calendarFile({
    ...input,
    plan: { days: [2], minutes: 10, interviewOn: '2026-11-17' },
  });
  expect(file).not.toContain('RRULE');
  expect(file).toContain('DTSTART;VALUE=DATE:20261117');
});

test('folds long lines after 75 bytes, without cutting a letter', () => {
  const long = '가'.repeat(60);
  const file = calendarFile({
    ...input,
    texts: { ...texts, practice: long },
    plan: { days: [1], minutes: 10, interviewOn: null },
  });
  const lines = file.split('\r\n');
  // A letter of three bytes more would be too long.
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(74);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${long}`);
});
