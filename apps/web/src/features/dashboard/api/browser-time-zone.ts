import { timeZone } from '@daedap/contract/time-zone';

/** The zone whose midnight ends the user's day. What the server would refuse is left to its default. */
export function browserTimeZone(): string | undefined {
  const parsed = timeZone.safeParse(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return parsed.success ? parsed.data : undefined;
}
