import { z } from 'zod';
import { sessionsPageSize } from './constants/interview.ts';

/** How many entries a page of the list has. */
export const pageSize = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(sessionsPageSize))
  .default(sessionsPageSize);

/** The end of the page before. Only the server can read it. */
export const cursor = z.string().min(1).max(200).optional();

/** null on the last page. */
export const nextCursor = z.string().nullable();

export const sessionSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;

export type SessionSort = (typeof sessionSorts)[number];
