import { timeZoneName } from '@daedap/contract/time-zone';

/** The time zone that decides when the user's day ends. Values that the server would refuse are left to its default. */
export function browserTimeZone(): string | undefined {
  const parsed = timeZoneName.safeParse(currentTimeZone());
  return parsed.success ? parsed.data : undefined;
}

/** Temporal knows it at once. The first date format of a page takes a hundred milliseconds on a weak phone. */
const currentTimeZone = () =>
  'Temporal' in globalThis
    ? Temporal.Now.timeZoneId()
    : new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time at which a day of the user's calendar begins. The day comes without a time: 2026-11-05. */
export const startOf = (day: string) => new Date(`${day}T00:00`);

/** The user's calendar day, as the server writes one. */
export function localDate(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
