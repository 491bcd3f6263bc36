import { z } from 'zod';

export const defaultTimeZone = 'Asia/Seoul';

/**
 * An IANA name. Offsets such as +09:00 are none, since they know no summer time; nor are abbreviations, which mean
 * different zones to different people.
 */
export const timeZone = z
  .string()
  .max(60)
  .regex(/^(?:UTC|[A-Za-z_]+(?:\/[\w+-]+){1,2})$/)
  .refine(isTimeZone)
  .default(defaultTimeZone);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws at names that it does not know, which is what is asked here.
    return false;
  }
}
