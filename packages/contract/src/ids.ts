import { z } from 'zod';
import { maxId } from './constants/storage.ts';

/** The ids of users, sessions, questions and answers. */
export const id = z.int().positive().max(maxId);

/** An id in an address or a multipart form, where it is text. */
export const idText = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(id);

/** An id as a number or as text. */
export const looseId = z.union([id, idText]);

/** The id of a session that the server did not start: with the sample questions, or without a network. */
export const clientSessionId = z
  .string()
  .max(100)
  .regex(/^session-\d+-[\w-]+$/);

/** How a client refers to a session: by the server's id or by its own. */
export const sessionRef = z.union([id, idText, clientSessionId]);

export type SessionRef = z.output<typeof sessionRef>;
