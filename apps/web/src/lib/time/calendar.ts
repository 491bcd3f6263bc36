import { timeZone } from '@daedap/contract/time-zone';

/** The time zone that decides when the user's day ends. Values that the server would refuse are left to its default. */
export function browserTimeZone(): string | undefined {
  const parsed = timeZone.safeParse(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return parsed.success ? parsed.data : undefined;
}

/** The user's calendar day, as the server writes one. */
export function localDate(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
