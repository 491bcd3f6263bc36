import { z } from 'zod';

export const defaultTimeZone = 'Asia/Seoul';

/**
 * The form of an IANA name. Offsets such as +09:00 are refused, because they ignore summer time. Abbreviations are
 * refused, because they are ambiguous. Browsers that do not know their zone say Etc/Unknown.
 */
export const timeZoneName = z
  .string()
  .max(60)
  .regex(/^(?!Etc\/Unknown$)(?:UTC|[A-Za-z_]+(?:\/[\w+-]+){1,2})$/);

export const timeZone = timeZoneName.refine(isTimeZone).default(defaultTimeZone);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws for unknown names.
    return false;
  }
}
