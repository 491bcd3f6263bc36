import { z } from 'zod';

export const defaultTimeZone = 'Asia/Seoul';

/**
 * An IANA name. Offsets such as +09:00 are refused, because they ignore summer time. Abbreviations are refused,
 * because they are ambiguous.
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
    // Intl throws for unknown names.
    return false;
  }
}
