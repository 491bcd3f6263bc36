import { z } from 'zod';
import { sessionsPageSize } from './constants/interview.ts';

/** How many entries of a list are asked for. */
export const pageSize = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(sessionsPageSize))
  .default(sessionsPageSize);

/** Where the page before ended; only the server reads it. */
export const cursor = z.string().min(1).max(200).optional();

/** null on the last page. */
export const nextCursor = z.string().nullable();

export const sessionSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;

export type SessionSort = (typeof sessionSorts)[number];
